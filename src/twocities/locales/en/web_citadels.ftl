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
web-citadels-draft-you-second = your second
web-citadels-your-first = Your first
web-citadels-your-character = Your character
web-citadels-nobody-yet = Nobody yet
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
web-citadels-did-power = Used the ability
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
web-citadels-watch-own = You are choosing.
web-citadels-watch-draft = { $player } is choosing in secret.
web-citadels-watch-drafts = The characters go round.
web-citadels-watch-call = The ranks are called.
web-citadels-watch-turn = { $player } plays as { $character }.
web-citadels-watch-asked = { $player } is asked.

web-citadels-offer-gold = Gather { gold }
web-citadels-offer-cards = { $all ->
        [yes] Draw { $cards } cards and keep them
       *[no] Draw { $drawn } cards, keep { $cards }
    }
web-citadels-offer-income = { $kind ->
        [gold] Take the income: { gold }
        [cards] Take the income: { income-cards }
       *[share] Take the income: { $share }, in gold or cards
    }
web-citadels-offer-extra_gold = Take the extra { gold }
web-citadels-offer-extra_cards = Take the extra { income-cards }
web-citadels-offer-collect = Take the taxes: { gold }
web-citadels-offer-bribe = Pay { $player } { gold }
web-citadels-offer-unmask = { $real ->
        [yes] Turn it over, take { gold }
       *[no] Turn it over: it is false
    }
web-citadels-offer-pass-unmasking = Leave it
web-citadels-offer-pass-confiscating = Let it stand
web-citadels-offer-pass-taking_from_holder = Take nothing
web-citadels-offer-pass-recovering = Leave it
web-citadels-caption-bribe = half, rounded down: you keep { $left }, the threat is gone
web-citadels-caption-refuse = { $player } may turn it over: if it is real you lose all { $gold }, if it is false nothing
web-citadels-caption-unmask = { $real ->
        [yes] you know it is real; everybody then knows that the other is false
       *[no] you know it is false: it brings nothing
    }
web-citadels-caption-pass-unmasking = the gold stays there, and nobody learns which one was real
web-citadels-caption-confiscate = it stands in your city for nothing; { $player } gets { gold } back
web-citadels-caption-take_card = by chance
web-citadels-caption-bought = pay { gold }, you keep { $left }
web-citadels-then = you then have { gold }
web-citadels-left = You keep { gold }.
web-citadels-pay = pay { $gold }
web-citadels-pays = pay
web-citadels-free = free
web-citadels-price = price { $gold }
web-citadels-result-destroy = { $who ->
        [you] You lose the { $district } and have { $left } of { $goal }.
       *[other] { $player } loses the { $district } and has { $left } of { $goal }.
    }
web-citadels-result-seize = { $gold ->
        [0] { $player } gets nothing for the { $district }.
       *[other] { $player } gets { gold } for the { $district }.
    }
web-citadels-result-demand = { $gold ->
        [0] { $player } gets nothing on top.
       *[other] { $player } gets { gold } on top.
    }
web-citadels-result-swap = { $player } gets your whole hand.
web-citadels-result-crown = { $who ->
        [you] You call the ranks from now on and choose first in the next round.
       *[other] { $player } calls the ranks from now on and chooses first in the next round.
    }
web-citadels-result-spy = You see the hand of { $player }. Each such card brings a gold of theirs and a card from the deck.
web-citadels-threats = { $count ->
        [0] No other threat lies on the table.
       *[other] Another threat lies on the { $character }. One of the two is real.
    }
web-citadels-only-confiscate = You cannot confiscate it: { $reason }. You are asked all the same: silence would tell.
web-citadels-row-swap = { $own } for { $cards ->
        [0] none
       *[other] { $cards }
    }
web-citadels-row-tithe = has the most
web-citadels-row-built = { $count } of { $goal } built
web-citadels-row-spy = up to { gold }, { $cards }
web-citadels-row-spy-poor = no gold, up to { $cards }
web-citadels-row-spy-nothing = has no cards
web-citadels-spy-whose = Whose hand?
web-citadels-spy-type = Which type of cards?
web-citadels-spy-standing = { $count } in the city
web-citadels-own-folded = { $count ->
        [0] nothing possible, show
       *[other] { $count } possible, show
    }
web-citadels-aim = Choose { $player }
web-citadels-or-deck = Or exchange cards of your own with the deck
web-citadels-end-left = You have not taken all that is yours:
web-citadels-end-gold = Take { gold } and end
web-citadels-end-cards = Take { income-cards } and end
web-citadels-end-both = Take { gold } and { income-cards } and end
web-citadels-end-share = Take the income first
web-citadels-end-without = End without
web-citadels-end-setting = A setting takes it by itself.

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

web-citadels-recap-title = Round { $number }, told by the town crier
web-citadels-recap-away = { $count ->
        [1] While you were away: round { $first }
        [2] While you were away: rounds { $first } and { $last }
       *[other] While you were away: rounds { $first } to { $last }
    }
web-citadels-recap-told = Told by the town crier
web-citadels-recap-since = What happened since you chose the { $characters }
web-citadels-recap-to-you = To you
web-citadels-recap-nothing = Nobody did anything to you.
web-citadels-recap-brief = { $more ->
        [0] Round { $number }: { $deed }
       *[other] Round { $number }: { $deed } And { $more } more.
    }
web-citadels-recap-in-town = In the town
web-citadels-recap-quiet = All was quiet.
web-citadels-recap-more = { $count ->
        [one] and { $count } more in the log
       *[other] and { $count } more in the log
    }
web-citadels-recap-cities = Built and burnt
web-citadels-recap-next = Next: { $player } chooses first.
web-citadels-recap-next-you = Next: you choose first.
web-citadels-recap-last = Last round: a city is complete.
web-citadels-recap-draft = On to the draft
web-citadels-recap-go-on = Go on

web-citadels-recap-built = { $gold ->
        [0] for nothing
       *[other] for { $gold }
    }
web-citadels-recap-burnt = destroyed
web-citadels-recap-came = { $who ->
        [you] from you
       *[other] from { $player }
    }
web-citadels-recap-left = { $who ->
        [you] to you
       *[other] to { $player }
    }
web-citadels-recap-unchanged = nothing built

web-citadels-recap-as = As { $character }.
web-citadels-recap-as-price = { $gold ->
        [0] As { $character }, for nothing.
       *[other] As { $character }, for { gold }.
    }
web-citadels-recap-as-named = As { $character }, { $seat } had named the { $named }: you.
web-citadels-recap-as-named-own = As { $character }, you had named the { $named }.
web-citadels-recap-with = With the { $district }, for nothing.

web-citadels-recap-you-character-killed = You were killed by { $seat } and missed your turn as { $character }.
web-citadels-recap-you-character-bewitched = { $seat } bewitched your { $character } and played on in your place.
web-citadels-recap-you-district-destroyed = { $seat } destroyed your { $district }.
web-citadels-recap-you-district-seized = { $seat } seized your { $district } and paid you { gold }.
web-citadels-recap-you-district-confiscated = { $seat } confiscated your { $district }. You got { gold } back.
web-citadels-recap-you-districts-exchanged = { $gold ->
        [0] { $seat } took your { $got } and gave you { $district } for it.
       *[other] { $seat } took your { $got } and gave you { $district } and { gold } for it.
    }
web-citadels-recap-you-gold-stolen = { $gold ->
        [0] { $seat } robbed you, but you had no gold.
       *[other] { $seat } robbed you of { gold }.
    }
web-citadels-recap-you-threat-unmasked = The threat was real: { $seat } took your { gold }.
web-citadels-recap-you-hands-swapped = { $seat } swapped hands with you.
web-citadels-recap-you-card-taken = { $seat } took a card out of your hand: { $district }.
web-citadels-recap-you-spy-reported = { $gold ->
        [0] { $seat } looked for { $type } cards in your hand, but you had no gold.
       *[other] { $seat } looked for { $type } cards in your hand and took { gold }.
    }
web-citadels-recap-you-gold-taken = { $seat } took { gold } from you.
web-citadels-recap-you-gold-borrowed = { $seat } took { gold } from you, for a card each.
web-citadels-recap-you-tax-taken = { $seat } took a tax of { gold } from you.
web-citadels-recap-you-bribe-paid = You paid { $seat } a bribe of { gold }.
web-citadels-recap-you-characters-exchanged = { $seat } exchanged characters with you. You got the { $character }.
web-citadels-recap-you-bluff-unmasked = The threat of { $seat } was false.
web-citadels-recap-you-hand-seen = { $seat } looked at your hand.
web-citadels-recap-you-character-robbed = { $seat } named your { $character }, but could not rob you.
web-citadels-recap-you-warrants-placed = A warrant of { $seat } lay on your character.
web-citadels-recap-you-threats-placed = A threat of { $seat } lay on your character.

web-citadels-recap-won-district-seized = You seized the { $district } of { $victim } for { gold }.
web-citadels-recap-won-district-confiscated = You confiscated the { $district } of { $victim }.
web-citadels-recap-won-districts-exchanged = You gave { $victim } your { $district } for the { $got }.
web-citadels-recap-won-gold-stolen = { $gold ->
        [0] You robbed { $victim }, who had no gold.
       *[other] You robbed { $victim } of { gold }.
    }
web-citadels-recap-won-threat-unmasked = { $victim } paid no bribe; your threat was real: you took { gold }.
web-citadels-recap-won-bribe-paid = { $victim } paid you a bribe of { gold }.
web-citadels-recap-won-hands-swapped = You swapped hands with { $victim }.
web-citadels-recap-won-card-taken = You took a card out of the hand of { $victim }: { $district }.
web-citadels-recap-won-spy-reported = You looked for { $type } cards in the hand of { $victim } and took { gold }.
web-citadels-recap-won-gold-taken = You took { gold } from { $victim }.
web-citadels-recap-won-gold-borrowed = You took { gold } from { $victim }, for a card each.
web-citadels-recap-won-tax-taken = You took a tax of { gold } from { $victim }.
web-citadels-recap-won-card-given = { $seat } gave you a card: { $district }.
web-citadels-recap-won-crown-moved = You took the crown.

web-citadels-recap-town-character-killed = { $who ->
        [you] You killed the { $character }.
       *[other] { $seat } killed the { $character }.
    }
web-citadels-recap-town-character-bewitched = { $who ->
        [you] You bewitched the { $character }.
       *[other] { $seat } bewitched the { $character }.
    }
web-citadels-recap-town-gold-stolen = { $gold ->
        [0] { $seat } robbed { $victim }, who had no gold.
       *[other] { $seat } robbed { $victim } of { gold }.
    }
web-citadels-recap-town-threat-unmasked = { $seat } unmasked a real threat and took { gold } from { $victim }.
web-citadels-recap-town-bluff-unmasked = { $who ->
        [you] Your threat to { $victim } was false.
       *[other] The threat of { $seat } to { $victim } was false.
    }
web-citadels-recap-town-district-confiscated = { $seat } confiscated the { $district } of { $victim }.
web-citadels-recap-town-hands-swapped = { $seat } swapped hands with { $victim }.
web-citadels-recap-town-crown-moved = { $seat } took the crown.

web-citadels-know = What I know
web-citadels-know-caption = Who may have which character
web-citadels-know-out = out
web-citadels-know-yours = yours
web-citadels-know-sure = sure
web-citadels-know-may = may be
web-citadels-know-guess = my guess
web-citadels-know-struck = struck by you
web-citadels-know-rub-out = Rub out
web-citadels-know-back = Back to: { $question }
web-citadels-know-hint = Press a ring to pencil in a guess. Nobody sees it.
web-citadels-know-seat-certain = { $player } is the { $character }
web-citadels-know-seat-possible = { $player } may be the { $character }
web-citadels-know-seat-impossible = { $player } is not the { $character }
web-citadels-know-out-certain = Nobody has the { $character }
web-citadels-know-out-possible = The { $character } may be out
web-citadels-know-out-impossible = Somebody has the { $character }
web-citadels-know-fact-silent = { $count ->
        [one] Nobody has this character: { $characters }.
       *[other] Nobody has these characters: { $characters }.
    }
web-citadels-know-fact-exchanged = { $players } have exchanged characters.
web-citadels-know-fact-passed = You passed { $characters } on to { $players }.
web-citadels-know-fact-laid = You laid face down: { $characters }.
web-citadels-know-fact-share = { $characters }: with { $players }, or face down.
web-citadels-know-fact-hold = { $players } have { $characters } between them.
web-citadels-know-remembered = { $count ->
        [one] One thing remembered
       *[other] { $count } things remembered
    }
web-citadels-know-hand = In the hand of { $player }: { $cards }.
web-citadels-know-was = { $player } was { $characters }.
web-citadels-know-in-round = { $character } (round { $round })
web-citadels-target-own = is you
web-citadels-target-killed = killed by { $player }
web-citadels-target-bewitched = bewitched by { $player }
web-citadels-target-nobody = nobody has it
web-citadels-target-marked = has a marker
web-citadels-target-first = rank { $rank }: cannot be
web-citadels-target-called = called before
web-citadels-target-refused = cannot be chosen
web-citadels-target-many = { $count } players may be
web-citadels-target-holder = { $player } { $gold }
web-citadels-target-holders = { $holders } gold
