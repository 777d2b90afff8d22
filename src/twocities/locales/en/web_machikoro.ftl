# The table of Machi Koro in the browser.

web-machi-own-town = Your town
web-machi-town-label = { $player }, coins: { $coins }, landmarks: { $landmarks } of 4, cards: { $cards }
web-machi-show-town = { $player }: show the town
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
web-machi-card-label = { $card }, { $colour }, roll { $roll }, costs { $price }
web-machi-tile-label = { $card }, { $colour }, roll { $roll }, ×{ $count }
web-machi-landmark-built = { $card }, landmark, built
web-machi-landmark-open = { $card }, landmark, costs { $price }
web-machi-may-build = you can build it
web-machi-legend = Who earns
web-machi-legend-blue = all, any turn
web-machi-legend-green = own turn
web-machi-legend-red = from the roller
web-machi-legend-purple = own turn, one each

web-machi-dice = Dice and income
web-machi-income = Income
web-machi-not-rolled = Nobody has rolled yet.
web-machi-rolled = { $player } rolled
web-machi-you-rolled = you rolled
web-machi-sum = Sum:
web-machi-nothing = Nobody earns on { $sum }.
web-machi-earned = { $player } { $coins }
web-machi-paid = { $victim } → { $player }: { $coins }

web-machi-roll = Roll

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
