# The browser client: the pages around the table.

web-friendly-names = Robin Wren Finch Heron Linnet Martin Merlin Swift
web-language = Language
web-no-connection = There is no connection to the server just now.
web-not-affiliated = An independent fan project, not affiliated with the publishers of Citadels and Machi Koro.

web-nav = Pages
web-nav-menu = Menu of pages
web-nav-rules = Rules and cards
web-nav-statistics = Statistics
web-nav-settings = Settings
web-nav-about = About
web-nav-come-in = Come in
web-nav-start = To the start page

web-hero-citadels = Pick a face in secret, be called by rank, and raise your city before the others burn it.
web-hero-machikoro = Roll, earn, build. Be the first to light up all four landmarks of your little town.
web-play-now = Play now
    .about = with 3 bots, about { $minutes } minutes
web-learn = Learn at the table
web-set-up = Set up
web-open-tables = Open tables
web-open-tables-free = { $count ->
        [one] { $count } waits for players
       *[other] { $count } wait for players
    }
web-open-a-table = Open a table
web-no-open-tables = Nobody waits for players just now. Open a table and invite somebody, or play with bots.
web-find-tables = Find a player
web-more-tables = Show more tables
web-no-tables-found = Nobody of that name sits at an open table.
web-my-games = My games
    .about = on every device
web-my-games-all = Show all { $count }
web-my-games-waiting = { $count ->
        [one] { $count } waits for you
       *[other] { $count } wait for you
    }
web-no-games = Your games will be listed here until they are over.

web-come-in-title = Looking for company?
web-come-in-why = With a name you see the open tables, and your games and statistics are kept. A guest needs no password.
web-come-in = Come in as a guest
web-your-name = Your name
web-have-account = Do you have an account?

web-just-now = just now
web-line-free-seat = free seat
web-line-free = { $free ->
        [one] { $free } seat is free
       *[other] { $free } seats are free
    }
web-line-host = { $player }’s table
web-line-playing = being played
web-line-asked = it is { $player }’s turn
web-line-with = with { $players }
web-line-moved = last move { $when }
web-line-waits-for-me = it is your turn
web-line-over = finished { $when }
web-line-place = { $place ->
        [1] 1st, { $when }
        [2] 2nd, { $when }
        [3] 3rd, { $when }
       *[other] { $place }th, { $when }
    }
web-line-sit = Sit down
web-line-watch = Watch
web-line-play = Play
web-line-open = Open
web-line-replay = Replay

web-new-table = A new table
web-setup-game = Game
web-setup-edition = Edition
web-with-metropole = with Metropolis
web-how-it-feels = How should it feel?
web-own-mix = Own mix
    .about = The characters and districts that you have picked.
web-surprise = Surprise
    .about = Chance chooses the characters; you see them when the game begins.
web-saved = Saved set-ups
web-setup-save-this = Save this set-up
web-saved-name = What should it be called?
web-setup-save = Save
web-forget = Delete “{ $name }”
web-setup-seats = { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }

web-cast = The cast
    .about = One for each rank.
web-cast-ninth-must = With { $seats } players there is a rank 9.
web-cast-ninth-may = Rank 9 is a matter of taste with { $seats } players.
web-cast-ninth-no = With { $seats } players there is no rank 9.
web-cast-hidden = Nobody knows the cast yet. Pick a character to choose for yourself.
web-roll-cast = Random balanced cast
web-temper = { $name }: { $value } of 5
web-temper-attack = Attack
web-temper-income = Income
web-temper-bluff = Bluff
web-why-seats = { $seats ->
        [one] for { $seats } or more
       *[other] for { $seats } or more
    }
web-why-no-ninth = not with { $seats }
web-why-ranks = Pick a character for each rank; missing: { $ranks }.
web-why-districts = { $count ->
        [one] Pick { $count } more unique district; a deck has { $all }.
       *[other] Pick { $count } more unique districts; a deck has { $all }.
    }
web-why-needs = needs: { $character }
web-why-full = The deck has its { $all } already; take one out first.
web-districts-count = { $count } of { $all }
web-districts-filled = { $count } of { $all }; chance adds the others
web-districts-chance = Chance chooses them when the game begins.
web-districts-whole = All those of the box are in the deck.
web-districts-mixed = { $count ->
        [one] All those of the box, and { $count } new one.
       *[other] { $count ->
            [0] All those of the box, and three new ones by chance.
           *[other] Those of the box, and { $count } new ones.
        }
    }
web-districts-change = Change …
web-districts-done = Done
web-by-chance = by chance
web-setup-market = The market
web-setup-market-whole = all piles lie open from the start
web-setup-market-limited = ten different piles lie open, new ones come as they sell out

web-setup-table = At the table
web-setup-players = Players
web-setup-you = you
web-setup-seat = Seat { $number }
web-setup-bot = bot, { $level }
web-setup-fill = Fill with bots
web-setup-pace = Pace
web-setup-pace-untimed = no time limit
    .about = Nobody looks at the clock.
web-setup-pace-live = live
    .about = Everybody has so much time for the whole game, and gets some more after every turn.
web-setup-pace-days = days
    .about = For a game along the way: everybody has so many days for a turn.
web-setup-bank = For the game
web-setup-increment = After a turn
web-setup-per-turn = For a turn
web-setup-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-setup-seconds = { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
web-setup-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-setup-public = Public table
    .about = Listed for everybody; otherwise only those with the link come in.
web-setup-auto-start = Starts by itself when full
web-setup-start = Start the game
web-open-the-table = Open the table
web-setup-length = about { $minutes } minutes
web-setup-full = every seat is taken

web-invitation = Invitation
web-invited = You are invited to a table
web-invited-by = { $host } invites you to a table
web-invited-known = You come in as { $name }. At the table you can take a seat or watch.
web-invited-sits = You come in as { $name } and sit down at once. You can still stand up and watch.
web-invited-new = Say what you want to be called; nothing else is needed.
web-accept = Go to the table
web-accept-sit = Sit down at the table

web-howto = How to play
web-howto-goal = The goal
web-howto-start = The beginning
web-howto-draft = Choosing in secret
web-howto-call = The call
web-howto-gather = Gathering
web-howto-build = Building
web-howto-powers = Abilities
web-howto-crown = The crown
web-howto-unique = Unique districts
web-howto-score = The score
web-howto-secret = What is secret
web-howto-roll = The roll
web-howto-pay = Paying
web-howto-earn = Earning
web-cards = Cards
web-cards-search = Search names and rules
web-cards-found = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-cards-characters = Characters
web-cards-districts = Unique districts
web-cards-basic = Basic districts
web-cards-establishments = Establishments
web-cards-landmarks = Landmarks
    .about = whoever has all four wins
web-nothing-found = No card speaks of that.
web-card-costs = costs { $price }
web-card-rank = rank { $rank }
web-card-rolls = on a roll of { $roll }

web-looks = Looks and sound
web-setting-theme = Theme
web-setting-theme-system = as the device
web-setting-theme-light = day
web-setting-theme-dark = night
web-setting-motion = Animation
web-setting-motion-full = full
web-setting-motion-none = none
web-setting-speed = Speed
    .about = How quickly acts of others are shown
web-setting-speed-calm = calm
web-setting-speed-usual = usual
web-setting-speed-quick = quick
web-setting-speed-instant = at once
web-setting-recap = Recap of a round
web-setting-recap-always = after every round
web-setting-recap-mine = when something was done to me
web-setting-recap-never = never
web-setting-sound = Sound: { $volume } %
web-habits = At the table
web-setting-confirm = Confirm every choice
    .about = Also what would otherwise be sent with one press, such as the end of a turn.
web-setting-take-income = Take income when ending a turn
    .about = Income and extra gold that are left are taken before the turn ends, without asking.
web-setting-auto-roll = Roll the die without a press
    .about = In Machi Koro, as long as you have one die. Two dice are always asked for.
web-setting-chat = Show the chat
    .about = If it is off, nothing that others write is sent to you.
web-account = Name and account
web-account-of = You are logged in as { $name }. The name of an account stays as it is.
web-account-name = Name
web-account-password = Password
web-account-register = Make an account
    .about = With an account you find your games on every device. What you have played as a guest stays yours.
web-account-enter = Log in
    .about = Come in with the name and password of your account.
web-account-leave = Log out
web-old-password = Old password
web-new-password = New password
web-change-password = Change the password
web-rename = Use this name
web-kept = Saved.

web-is-guest = guest
web-has-account = player with an account
web-no-standings = There is no finished game yet. The first one takes less than half an hour.
web-stat-games-won = played { $games }, won { $wins }
web-stat-games = Games
web-stat-won = Won
web-stat-won-line = The dashed line is what chance alone would bring.
web-stat-place = Average place
web-stat-points = Average points
web-stat-best = Most points
web-history = Finished games
web-history-more = Show older games

web-about-what = Citadels and Machi Koro in the browser, with friends and bots, in four languages.
web-about-how = The rules live on the server. Your browser shows what you may see and offers what you may do, and nothing else is ever sent to it.
web-credits = Credits
web-credit-icons = The pictures are by Lorc, Delapouite and contributors of
web-credit-icons-licence = They are cut out and coloured by us, under the licence
web-credit-fonts = The letters are Alegreya, Source Sans 3 and Nunito, under the
web-about-rights = Whose games these are
web-about-own-words = Citadels is a game by Bruno Faidutti, Machi Koro one by Masao Suganuma. All texts and drawings here are our own; buy the boxes, they are beautiful.
web-about-fair = Fair shuffles
    .about = Every table shows a hash before the cards are dealt. When the game is over, anybody can check that the shuffle was fixed before it began.
web-missing = There is nothing here
    .about = There is no page at this address. Perhaps the table was closed, or the link was cut short.
