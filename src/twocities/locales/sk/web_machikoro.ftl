# Stôl hry Machi Koro v prehliadači.

web-machi-own-town = Vaše mestečko
web-machi-town-label = { $player }, mince: { $coins }, dominanty: { $landmarks } zo 4, karty: { $cards }
web-machi-show-town = { $player }: ukázať mestečko
web-machi-on-turn = na ťahu
web-machi-bot = bot
web-machi-coins = Mince:
web-machi-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } kariet
    }

web-machi-market = Ponuka
web-machi-left = { $count ->
        [0] vypredané
        [one] zostáva { $count }
        [few] zostávajú { $count }
        [many] zostáva { $count }
       *[other] zostáva { $count }
    }
web-machi-card-label = { $card }, { $colour } karta, hod { $roll }, cena { $price }
web-machi-tile-label = { $card }, { $colour } karta, hod { $roll }, ×{ $count }
web-machi-landmark-built = { $card }, dominanta, už stojí
web-machi-landmark-open = { $card }, dominanta, cena { $price }
web-machi-may-build = môžete ju postaviť
web-machi-legend = Kto zarobí
web-machi-legend-blue = všetci, vždy
web-machi-legend-green = vo svojom ťahu
web-machi-legend-red = od toho, kto hodil
web-machi-legend-purple = vo svojom ťahu, po jednej

web-machi-dice = Kocky a príjmy
web-machi-income = Príjmy
web-machi-not-rolled = Ešte nikto nehodil.
web-machi-rolled = hádže { $player }
web-machi-you-rolled = hádžete
web-machi-sum = Súčet:
web-machi-nothing = Pri hode { $sum } nikto nič nedostáva.
web-machi-earned = { $player } { $coins }
web-machi-paid = { $victim } → { $player }: { $coins }

web-machi-roll = Hodiť

web-machi-build-hint = Vyberte rozsvietenú kartu v ponuke alebo svoju dominantu a potvrďte tlačidlom, ktoré ju postaví.
web-machi-build-nothing = Nestavať
web-machi-exchange-nothing = Nemeniť
web-machi-give = 1. Dávate
web-machi-take = 2. Beriete
web-machi-take-from = 2. Beriete ({ $player })
web-machi-gap = vyberte kartu
web-machi-exchange-act = Dať: { $card }, vziať: { $got } ({ $player })
web-machi-back = Späť

web-machi-log = Priebeh a chat
web-machi-close = Zavrieť
