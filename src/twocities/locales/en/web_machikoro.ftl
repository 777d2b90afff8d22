# The table of Machi Koro in the browser.

web-machi-own-town = Your town
web-machi-town-label = { $player }, coins: { $coins }, landmarks: { $landmarks } of 4, cards: { $cards }
web-machi-show-town = { $player }: show the town
web-machi-town-of = { $player }’s town
web-machi-landmarks = Landmarks
web-machi-landmarks-built = { $built } of 4
web-machi-on-turn = on turn
web-machi-bot = bot
web-machi-coins = Coins:
web-machi-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

web-machi-market = Market
web-machi-left = { $count ->
        [0] none left
       *[other] { $count } left
    }
    .short = { $count } left
web-machi-sold-out = sold out
web-machi-missing = { $coins } more needed
    .short = { $coins } more
web-machi-owned = yours already, one per town
    .short = yours
web-machi-deck = { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
web-machi-deck-about = When a kind is sold out, cards are turned up until ten kinds lie open again.
web-machi-card-label = { $card }, { $colour }, roll { $roll }, costs { $price }
web-machi-tile-label = { $card }, { $colour }, roll { $roll }, ×{ $count }
web-machi-landmark-built = { $card }, landmark, built
web-machi-landmark-open = { $card }, landmark, costs { $price }
web-machi-may-build = you can build it

web-machi-dice = Dice and income
web-machi-income = Income
web-machi-rolled = { $player } rolled
web-machi-you-rolled = you rolled
web-machi-sum = Sum:
web-machi-nothing = Nobody earns on { $sum }.
web-machi-earned = { $player } { $coins }
web-machi-paid = { $victim } → { $player }: { $coins }
web-machi-more = And { $count } more, +{ $coins }

web-machi-roll = Roll
web-machi-auto-roll = Roll automatically
web-machi-your-roll = Your roll
web-machi-throw = press to throw
web-machi-in-air = The dice are in the air.
web-machi-not-final = not final
web-machi-would = If it is kept:

web-machi-chart-own = What each roll brings you
web-machi-chart-of = What { $player }’s rolls bring you
web-machi-chart-to = What your rolls bring { $player }
web-machi-chart-self = What { $player }’s rolls bring { $player }
web-machi-chart-all = all players
web-machi-chart-roll = { $roll }: { $coins }, chance { $percent } %
web-machi-chart-best = Best: { $roll } brings { $coins }.
web-machi-chart-worst = You lose coins on { $rolls }.
web-machi-chart-with = With { $card_object }: { $new } a turn instead of { $old }.
web-machi-average = about { $coins }
web-machi-earn-chance = { $percent } % to earn
web-machi-forecast = What each roll brings
web-machi-forecast-about = Coins after all payments, as the towns stand now
web-machi-forecast-mine = I roll
web-machi-forecast-of = { $player } rolls
web-machi-forecast-head = Roll, and chance with one / two dice
web-machi-forecast-note = The TV Station is counted as taken from the richest, the Business Center as no exchange.
web-machi-one-die = one die
web-machi-two-dice = two dice
web-machi-again-brings = about { $coins }, better in { $percent } %
web-machi-end-with = { $coins ->
        [one] you end with { $coins } coin
       *[other] you end with { $coins } coins
    }
web-machi-leaves = { $coins ->
        [one] leaves you { $coins } coin
       *[other] leaves you { $coins } coins
    }

web-machi-build-hint = Choose a lit card of the market or a landmark of yours, then press the button that builds it.
web-machi-build-nothing = Build nothing
web-machi-exchange-nothing = Exchange nothing
web-machi-give = 1. You give
web-machi-take = 2. You take
web-machi-take-from = 2. You take from { $player }
web-machi-gap = choose a card
web-machi-exchange-act = Give { $card } to { $player }, take { $got }
web-machi-back = Back

web-machi-log = Log and chat
web-machi-close = Close
