# The table page: waiting room, log, notices, score sheet, replay.

web-title-your-turn = Your turn: { $game }
web-to-start = To the start page
web-home = Two Cities: start page
web-loading = Coming to the table …
web-close = Close
web-menu = Menu of the table
web-side = Beside the table
web-tab-log = Log
web-tab-chat = Chat
web-tab-notes = Notes
web-spectator = You are watching.
web-waiting-room = { $seats ->
        [one] A table for { $seats } player
       *[other] A table for { $seats } players
    }
web-at-the-table = At the table
web-watching-count = { $count ->
        [0] Nobody else is here.
        [one] { $count } more person is here.
       *[other] { $count } more people are here.
    }
web-bot-level = Bots
web-fill-with-bots = Fill with bots
web-start = Start
web-seats-free = { $count ->
        [one] { $count } seat is free
       *[other] { $count } seats are free
    }
web-start-about = everybody is here, deal the cards
web-take-a-seat = Take a free seat, or just watch.
web-wait-for-host = The game begins when the host starts it.
web-seat-you = you
web-seat-host = host
web-seat-bot = bot, { $level }
web-seat-free = Free seat
web-seat-here = is here
web-seat-away = is away
web-sit = Sit here
web-sit-at = Sit here: seat { $seat }
web-put-bot = Bot
web-seat-bot-at = Bot at seat { $seat }
web-stand = Stand up
web-kick = Send away
web-kick-player = Send away: { $player }
web-invite = Invite others
web-invite-about = Send the link, or let the others scan the picture.
web-invite-qr = The invitation as a QR code
web-invite-link = Link of the invitation
web-invite-code = Code:
web-copy = Copy
web-copied = Copied
web-rules-of-table = What is played
web-pace = Pace
web-pace-untimed = no time limit
web-pace-live = real time, { $minutes } min + { $seconds } s
web-pace-days = { $days ->
        [one] { $days } day for each turn
       *[other] { $days } days for each turn
    }
web-watchers = Table
web-public = open to everybody
web-private = by invitation
web-start-when = Starts
web-start-full = when all seats are taken
web-start-host = when the host says so
web-tell-me = Tell me when it is my turn
web-telling = You will be told when it is your turn.
web-copy-invitation = Copy the invitation
web-keys = All keys
web-rules = Rules and cards
web-settings = Settings
web-leave = Leave for now
web-leave-about = a bot plays on until you come back
web-leave-last = the game waits until you come back
web-resign = Resign
web-resign-about = a bot plays on to the end
web-resign-sure = Give this game up for good? A bot plays on in your seat.
web-play-on = Play on
web-close-table = Close this table
web-close-game = Close this game
web-close-game-about = it ends without a result
web-close-game-sure = Close this game for good? It ends without a result.
web-space = Space
web-key-tab = go from region to region
web-key-arrows = go from card to card
web-key-enter = choose; again: send
web-key-escape = back
web-key-gold = gather gold
web-key-cards = gather cards
web-key-roll = roll the die
web-key-dice = roll one die or two
web-key-reroll = keep the dice or roll again
web-key-forecast = what each roll brings
web-key-hand = a card of the hand
web-key-table = see the table during the draft
web-key-know = who may have which character
web-key-undo = take the last choice back
web-key-end = end the turn
web-key-log = open the log
web-key-skip = skip the animation
web-key-keys = this list
web-connection-lost = The connection is lost. Trying to reach the table …
web-act-unanswered = The table has not answered yet. Your choice is kept.
web-bots-busy = The bots have much to think about just now. It goes on in a moment.
web-bot-plays-for-you = A bot plays for you.
web-return = Take my seat back
web-resigned = You have resigned. A bot plays to the end.
web-late-you = Your time is up. Choose before the others let a bot play for you.
web-late = { $player }’s time is up.
web-slow = { $player } has not chosen for a while.
web-vote-wait = Wait
web-vote-bot = Let a bot play on
web-voted-wait = You want to wait.
web-voted-bot = You want a bot to play on.
web-stopped = This table was closed
web-clock = Time left
web-clock-days = { $days } d { $hours } h
web-clock-waits = Waits until the question can be seen
web-clock-runs = Your time is running
web-round = Round { $number }
web-rank = Rank { $rank }
web-log-turn = { $character } · { $player }
web-log-draft = Choice of characters
web-log-silence = { $character }: nobody answers
web-log-killed = { $character }, killed: nobody answers
web-log-empty = Nothing has happened yet.
web-log-taken-back = Taken back:
web-log-undid = { $player } took the last choice back.
web-log-handed = { $player } is the new host.
web-log-quieted = { $chat ->
        [closed] The chat is closed.
       *[other] The chat is open again.
    }
web-log-late = { $player }’s time is up.
web-log-voted = { $wish ->
        [bot] { $player } wants a bot for { $late }.
       *[other] { $player } wants to wait for { $late }.
    }
web-log-waited = { $player } gets more time.
web-log-replaced = { $why ->
        [resigned] { $player } has resigned; a bot plays on.
       *[other] A bot plays for { $player }.
    }
web-log-returned = { $player } is back.
web-log-stopped = { $reason ->
        [closed] The host closed the table.
        [abandoned] Nobody came back to it.
        [administrator] An administrator closed it.
       *[other] Something went wrong on the server; we are sorry.
    }
web-costs = costs { $price }
web-no-rule = A plain card without a rule of its own.
web-open-rules = All about this card
web-chat-say = Write a message
web-chat-send = Send
web-chat-empty = Nobody has written anything yet.
web-chat-off = You have switched the chat off in the settings.
web-chat-quiet = The host has closed the chat.
web-chat-close = Close the chat
web-chat-open = Open the chat
web-chat-unread = { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
web-notes-label = Only you see these.
web-notes-loading = Loading …
web-notes-kept = Saved
web-notes-writing = Not saved yet
web-notes-failed = Could not be saved; write on to try again.
web-notices = Done to you
web-seen = Seen
web-all-seen = All seen
web-notice-character-killed = { $player } kills your { $character }: you miss this turn.
web-notice-character-bewitched = { $player } bewitches your { $character }.
web-notice-character-robbed = { $player } will rob your { $character } when it is called.
web-notice-warrants-placed = A warrant of { $player } lies on your character.
web-notice-threats-placed = A threat of { $player } lies on your character.
web-notice-gold-stolen = { $gold ->
        [0] { $player } robs you, but finds no gold.
       *[other] { $player } robs you of { $gold } gold.
    }
web-notice-threat-unmasked = The threat was real: { $player } takes your { $gold } gold.
web-notice-district-confiscated = { $player } confiscates your { $district }. You get { $gold } gold back.
web-notice-hands-swapped = { $player } swaps hands with you.
web-notice-hand-seen = { $player } looks at your hand.
web-notice-card-taken = { $player } takes a card from your hand: { $district }.
web-notice-spy-reported = { $player } spies on your hand ({ $type }) and takes { $gold } gold.
web-notice-gold-taken = { $player } takes { $gold } gold from you.
web-notice-gold-borrowed = { $player } takes { $gold } gold from you, for a card each.
web-notice-tax-taken = { $player } takes a tax of { $gold } gold from you.
web-notice-district-destroyed = { $player } destroys your { $district }.
web-notice-district-seized = { $player } seizes your { $district } and pays you { $gold } gold.
web-notice-districts-exchanged = { $player } takes your { $got } and gives you the { $district } for it.
web-notice-characters-exchanged = { $player } exchanges characters with you. Yours is now: { $character }.
web-notice-cards-exchanged = { $player } takes your { $got } and gives you { $card_object } for it.
web-notice-coins-taken = { $coins ->
        [one] { $player } takes { $coins } coin from you: { $card }.
       *[other] { $player } takes { $coins } coins from you: { $card }.
    }
web-score-sheet = Score sheet
web-won-you-city = The city is yours, { $player }
web-won-you-town = The town is yours, { $player }
web-won = { $player } wins
web-won-together = A shared victory: { $players }
web-your-place = { $place ->
        [2] You came second
        [3] You came third
       *[other] You came { $place }th
    }
web-tie = Equal points:
web-tie-rank = the higher rank in the last round decides.
web-tie-districts = the dearer districts decide, then the gold.
web-tie-shared = equal in everything, the place is shared.
web-won-about = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } { $rounds ->
        [one] { $rounds } round was played.
       *[other] { $rounds } rounds were played.
    }
web-won-about-town = All four landmarks stand.
web-cities-as-they-stood = The cities as they stood
web-last-character = last: { $characters }
web-score-districts = Districts
web-score-types = Five types
web-score-completed = Completed
web-score-also = also
web-score-first = first
web-score-special = Special
web-score-total = Points
web-score-landmarks = Landmarks
web-score-blue = Blue cards
web-score-green = Green cards
web-score-red = Red cards
web-score-purple = Purple cards
web-score-paid = Paid to others
web-score-coins = Coins left
web-check-shuffle = Check the shuffle
web-share = Share
web-see-the-table = See the table
web-watch-replay = Watch the replay
web-rematch = Rematch with everyone
web-go-to-rematch = To the rematch
web-fair-about = The hash was shown before the first card was dealt. Seed and salt were secret until the end; together they give the hash. The shuffle is mixed from the seed and from what players’ devices drew.
web-fair-seed = Seed
web-fair-salt = Salt
web-fair-commitment = Hash (SHA-256 of seed:salt)
web-fair-share = Share of { $player }’s device
web-fair-shared = This device’s share is in the shuffle, and nothing that was promised before the deal has changed.
web-fair-not-shared = This device’s share is not in the shuffle as it was promised!
web-fair-wrong = Seed and salt do not give this hash!
web-fair-unknown = This page cannot compute hashes over an unsafe connection. Download the replay to check it.
web-download-replay = Download the replay
web-replay = Replay
web-replay-title = Replay: { $game }
web-replay-move-back = One move back
web-replay-move-on = One move on
web-replay-turn-back = One turn back
web-replay-turn-on = One turn on
web-replay-round-back = One round back
web-replay-round-on = One round on
web-replay-play = Play by itself
web-replay-pause = Stop
web-replay-move = Move { $move } of { $moves }
web-replay-eyes = Seen by
web-replay-spectator = a spectator
web-replay-link = Link to this move
web-replay-nothing = Nothing that could be seen.

## What is told before the next question
web-turn-of = It is { $player }’s turn
web-story-next = Next scene
web-story-next-key = any key
web-story-skip = Skip to my turn
web-story-end = Skip to the end
web-key-story = Skip to my turn
web-recap-again = What happened in round { $number }
