# The table of Citadels in the browser.

web-citadels-round = Round { $number }
web-citadels-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-citadels-log = Log, chat and notes
web-citadels-close = Close

web-citadels-track = Call of the ranks
web-citadels-rank = { $rank }, { $character }: { $state }
web-citadels-rank-coming = to be called
web-citadels-rank-now = is called
web-citadels-rank-answered = answered
web-citadels-rank-silent = no answer
web-citadels-rank-open = laid open
web-citadels-rank-killed = killed
web-citadels-yours = yours, in secret
web-citadels-rank-number = Rank { $rank }

web-citadels-seat = { $player }, { $character }, { $gold }, { $cards }, { $built }
web-citadels-city-of = City: { $player }
web-citadels-in-secret = in secret
web-citadels-revealed = revealed
web-citadels-on-turn = on turn
web-citadels-is-asked = is asked
web-citadels-has-crown = holds the crown
web-citadels-complete = complete city
web-citadels-bot = bot
web-citadels-away = away
web-citadels-cards = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
web-citadels-built = { $count } of { $goal } districts
web-citadels-empty-city = Nothing has been built here yet.

web-citadels-middle = Middle of the table
web-citadels-in-deck = in the deck
web-citadels-laid-open = laid open, not in play
web-citadels-face-down = { $count ->
        [one] laid face down
       *[other] laid face down
    }
web-citadels-calls = calls the ranks
web-citadels-you-call = call the ranks
web-citadels-gold-waits = gold waits here
web-citadels-last-round = Last round: a city is complete ({ $player }).

web-citadels-own = Your things
web-citadels-your-city = Your city
web-citadels-hand = Your hand
web-citadels-no-cards = No cards in hand.
web-citadels-unfold = Show your city with names
web-citadels-card = { $district }, { $type }, costs { $cost }
web-citadels-card-lit = { $district }, { $type }, costs { $cost }, you can choose it
web-citadels-card-off = { $district }, { $type }, costs { $cost }: { $reason }
web-citadels-face-down-district = A district face down
web-citadels-type = District type: { $type }
web-citadels-character = { $character }, rank { $rank }
web-citadels-character-rule = { $character }, rank { $rank }. { $rule }

web-citadels-draft = The secret draft
web-citadels-draft-title = Choose in secret
web-citadels-draft-second = Choose your second
web-citadels-draft-put-title = Put one away
web-citadels-draft-put = It goes face down on the table; nobody else will see it.
web-citadels-draft-pass = { $count ->
        [one] Keep one. The other goes on to { $player }.
       *[other] Keep one. The other { $count } go on to { $player }.
    }
web-citadels-draft-last = Keep one. What is left stays face down.
web-citadels-draft-wait = The cards come round to everybody in secret.
web-citadels-draft-order = Order of choosing
web-citadels-draft-done = has chosen
web-citadels-draft-now = choosing
web-citadels-draft-next = is next
web-citadels-draft-waits = waits
web-citadels-draft-you-done = have chosen
web-citadels-draft-you-now = choosing
web-citadels-draft-you-next = are next
web-citadels-draft-you-waits = wait
web-citadels-draft-open = Laid open
web-citadels-draft-not-in-play = not in play
web-citadels-draft-down = { $count ->
        [one] Face down
       *[other] { $count } face down
    }
web-citadels-draft-nobody-knows = in secret
web-citadels-draft-lies-open = Laid open: { $characters }.
web-citadels-draft-lies-down = { $count ->
        [one] { $count } lies face down.
       *[other] { $count } lie face down.
    }
web-citadels-keep = Keep the { $character }
web-citadels-draft-choose = Choose a character
web-citadels-draft-quiet = nobody is told; you may change your mind until you press
web-citadels-see-table = See the table
web-citadels-back-to-draft = Back to the draft

web-citadels-did-gather = Gathered
web-citadels-did-income = Took the income
web-citadels-did-power = Used the power
web-citadels-did-build = { $count ->
        [one] Built { $count } district
       *[other] Built { $count } districts
    }
web-citadels-next-gather = First, gather gold or cards.
web-citadels-next-build = Build: pick a lit card.
web-citadels-next-power = There is more you may do.
web-citadels-next-end = Nothing is left: end the turn.
web-citadels-back = Back
web-citadels-ways = How to pay for it?
web-citadels-not-sent = Nothing is sent until you press.
web-citadels-out-of-turn = You are asked, out of turn
web-citadels-others-see = The others see only that you are asked.
web-citadels-about-confiscating = It would stand in your city for nothing. The builder gets the gold back.
web-citadels-about-recovering = It would come into your hand.
web-citadels-about-razing = It is paid for with a district of your own.
web-citadels-about-paying_with_cards = It is paid for with cards.
web-citadels-about-building_taken = You have just taken it.
web-citadels-watch-draft = { $player } is choosing in secret.
web-citadels-watch-drafts = The characters go round.
web-citadels-watch-call = The ranks are called.
web-citadels-watch-turn = { $player } plays as { $character }.
web-citadels-watch-asked = { $player } is asked.

web-citadels-group-kill = Kill a character
web-citadels-group-rob = Rob a character
web-citadels-group-bewitch = Bewitch a character
web-citadels-group-warrant = Lay warrants on characters
web-citadels-group-sign = Sign a warrant
web-citadels-group-threaten = Lay threats on characters
web-citadels-group-real = Choose the real threat
web-citadels-group-replace = Bring a character into the game
web-citadels-group-give_character = Give a character away
web-citadels-group-put_away = Put a character away
web-citadels-group-pick = Choose a character
web-citadels-group-spy = Spy on a hand
web-citadels-group-swap = Swap hands with a player
web-citadels-group-look = Look at a hand
web-citadels-group-crown = Hand the crown on
web-citadels-group-tithe = Take 1 gold from one of the richest
web-citadels-group-theater = Exchange characters with a player
web-citadels-group-partner = Choose a partner
web-citadels-group-destroy = Destroy a district
web-citadels-group-seize = Seize a district
web-citadels-group-offer = Exchange a district
web-citadels-group-demand = Take a district in return
web-citadels-group-beautify = Beautify a district
web-citadels-group-raze = Destroy a district of your own
web-citadels-group-attach = Protect a district
web-citadels-group-keep = Keep a card
web-citadels-group-take = Take a card
web-citadels-group-split = Share the income out
web-citadels-group-hide = Hide gold
web-citadels-group-fetch = Take gold back
web-citadels-group-declare = Choose a type

web-citadels-gap = still to choose
web-citadels-choose-in-hand = Choose in your hand.
web-citadels-act-warrants = Warrants for { $first }, { $second } and { $third }; the signed one is { $real }
web-citadels-act-threats = Threats to { $first } and { $second }; the real one is { $real }
web-citadels-act-redraw = Exchange with the deck: { $cards }
web-citadels-act-exchange = Give { $given } to { $player } for { $taken }
web-citadels-act-borrow = Build { $district } with gold from { $player }, and give { $cards } for it
web-citadels-act-razing = Build { $district } and destroy { $razed } for it
web-citadels-act-giving = Give back: { $cards }
web-citadels-act-laboratory = Laboratory: give { $card } for gold
web-citadels-act-museum = Museum: put { $card } under it
web-citadels-act-armory = Give up the Armory to destroy { $razed } of { $player }
web-citadels-act-paying = Build { $district } and pay with cards: { $cards }
web-citadels-act-crown = Hand the crown to { $player } and take { $price }
web-citadels-act-crown-take_gold = Hand the crown to { $player } and take 1 gold
web-citadels-act-crown-take_card = Hand the crown to { $player } and take a random card
web-citadels-act-crown-pass = Hand the crown to { $player } and take nothing
web-citadels-did-build-of = Built { $count } of { $limit } districts
web-citadels-stands = Stands here: { $players }
web-citadels-ruin = Destroying it costs { $gold } gold.
