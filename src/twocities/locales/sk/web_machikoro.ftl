# Stôl hry Machi Koro v prehliadači.

web-machi-own-town = Vaše mestečko
web-machi-town-label = { $player }, mince: { $coins }, dominanty: { $landmarks } zo 4, karty: { $cards }
web-machi-show-town = { $player }: ukázať mestečko
web-machi-town-of = Mestečko: { $player }
web-machi-landmarks = Dominanty
web-machi-landmarks-built = { $built } zo 4
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
    .short = { $count } ks
web-machi-sold-out = vypredané
web-machi-missing = chýba { $coins }
    .short = chýba { $coins }
web-machi-owned = už ju máte, len jedna v meste
    .short = máte
web-machi-deck = { $count ->
        [one] { $count } karta lícom nadol
        [few] { $count } karty lícom nadol
        [many] { $count } karty lícom nadol
       *[other] { $count } kariet lícom nadol
    }
web-machi-deck-about = Keď sa niektorá karta vypredá, otáčajú sa ďalšie, kým ich zase neleží desať rôznych.
web-machi-card-label = { $card }, { $colour } karta, hod { $roll }, cena { $price }
web-machi-tile-label = { $card }, { $colour } karta, hod { $roll }, ×{ $count }
web-machi-landmark-built = { $card }, dominanta, už stojí
web-machi-landmark-open = { $card }, dominanta, cena { $price }
web-machi-may-build = môžete ju postaviť

web-machi-dice = Kocky a príjmy
web-machi-income = Príjmy
web-machi-rolled = hádže { $player }
web-machi-you-rolled = hádžete
web-machi-sum = Súčet:
web-machi-nothing = Pri hode { $sum } nikto nič nedostáva.
web-machi-earned = { $player } { $coins }
web-machi-paid = { $victim } → { $player }: { $coins }
web-machi-more = A ešte { $count }, +{ $coins }

web-machi-roll = Hodiť
web-machi-auto-roll = Hádzať automaticky
web-machi-your-roll = Váš hod
web-machi-throw = stlačte a hoďte
web-machi-in-air = Kocky letia.
web-machi-not-final = ešte neplatí
web-machi-would = Ak hod zostane:

web-machi-chart-own = Čo vám ktorý hod prinesie
web-machi-chart-of = { $player }: čo vám tieto hody prinesú
web-machi-chart-to = { $player }: zisk z vašich hodov
web-machi-chart-self = { $player }: zisk z vlastných hodov
web-machi-chart-all = všetci hráči
web-machi-chart-roll = { $roll }: { $coins }, šanca { $percent } %
web-machi-chart-best = Najlepšie je { $roll }: { $coins }.
web-machi-chart-worst = O mince prídete pri { $rolls }.
web-machi-chart-with = { $card }: { $new } za ťah namiesto { $old }.
web-machi-average = asi { $coins }
web-machi-earn-chance = šanca na zisk { $percent } %
web-machi-forecast = Čo ktorý hod prinesie
web-machi-forecast-about = Mince po všetkých platbách, ako mestečká práve stoja
web-machi-forecast-mine = Hádžete vy
web-machi-forecast-of = Hádže { $player }
web-machi-forecast-head = Hod a šanca s jednou / dvoma kockami
web-machi-forecast-note = Televízne štúdio sa počíta tak, že berie najbohatšiemu, Kancelárska budova bez výmeny.
web-machi-one-die = jedna kocka
web-machi-two-dice = dve kocky
web-machi-again-brings = asi { $coins }, lepší v { $percent } %
web-machi-end-with = { $coins ->
        [one] zostane vám { $coins } minca
        [few] zostanú vám { $coins } mince
        [many] zostane vám { $coins } mince
       *[other] zostane vám { $coins } mincí
    }
web-machi-leaves = { $coins ->
        [one] ostane vám { $coins } minca
        [few] ostanú vám { $coins } mince
        [many] ostane vám { $coins } mince
       *[other] ostane vám { $coins } mincí
    }

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
