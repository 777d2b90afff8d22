# Stůl hry Machi Koro v prohlížeči.

web-machi-own-town = Vaše městečko
web-machi-town-label = { $player }, mince: { $coins }, dominanty: { $landmarks } ze 4, karty: { $cards }
web-machi-show-town = { $player }: ukázat městečko
web-machi-on-turn = na tahu
web-machi-bot = bot
web-machi-coins = Mince:
web-machi-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }

web-machi-market = Nabídka
web-machi-left = { $count ->
        [0] vyprodáno
        [one] zbývá { $count }
        [few] zbývají { $count }
        [many] zbývá { $count }
       *[other] zbývá { $count }
    }
web-machi-card-label = { $card }, { $colour } karta, hod { $roll }, cena { $price }
web-machi-tile-label = { $card }, { $colour } karta, hod { $roll }, ×{ $count }
web-machi-landmark-built = { $card }, dominanta, už stojí
web-machi-landmark-open = { $card }, dominanta, cena { $price }
web-machi-may-build = můžete ji postavit
web-machi-legend = Kdo vydělá
web-machi-legend-blue = všichni, vždy
web-machi-legend-green = ve svém tahu
web-machi-legend-red = od toho, kdo hodil
web-machi-legend-purple = ve svém tahu, po jedné

web-machi-dice = Kostky a příjmy
web-machi-income = Příjmy
web-machi-not-rolled = Ještě nikdo nehodil.
web-machi-rolled = hází { $player }
web-machi-you-rolled = házíte
web-machi-sum = Součet:
web-machi-nothing = Při hodu { $sum } nikdo nic nedostává.
web-machi-earned = { $player } { $coins }
web-machi-paid = { $victim } → { $player }: { $coins }

web-machi-roll = Hodit

web-machi-build-hint = Vyberte rozsvícenou kartu v nabídce nebo svou dominantu a potvrďte tlačítkem, které ji postaví.
web-machi-build-nothing = Nestavět
web-machi-exchange-nothing = Neměnit
web-machi-give = 1. Dáváte
web-machi-take = 2. Berete
web-machi-take-from = 2. Berete ({ $player })
web-machi-gap = vyberte kartu
web-machi-exchange-act = Dát: { $card }, vzít: { $got } ({ $player })
web-machi-back = Zpět

web-machi-log = Průběh a chat
web-machi-close = Zavřít
