# Stůl hry Machi Koro v prohlížeči.

web-machi-own-town = Vaše městečko
web-machi-town-label = { $player }, mince: { $coins }, dominanty: { $landmarks } ze 4, karty: { $cards }
web-machi-show-town = { $player }: ukázat městečko
web-machi-town-of = Městečko: { $player }
web-machi-landmarks = Dominanty
web-machi-landmarks-built = { $built } ze 4
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
    .short = { $count } ks
web-machi-sold-out = vyprodáno
web-machi-missing = chybí { $coins }
    .short = chybí { $coins }
web-machi-owned = už ji máte, jen jedna ve městě
    .short = máte
web-machi-deck = { $count ->
        [one] { $count } karta lícem dolů
        [few] { $count } karty lícem dolů
        [many] { $count } karty lícem dolů
       *[other] { $count } karet lícem dolů
    }
web-machi-deck-about = Když se některá karta vyprodá, otáčejí se další, až jich zase leží deset různých.
web-machi-card-label = { $card }, { $colour } karta, hod { $roll }, cena { $price }
web-machi-tile-label = { $card }, { $colour } karta, hod { $roll }, ×{ $count }
web-machi-landmark-built = { $card }, dominanta, už stojí
web-machi-landmark-open = { $card }, dominanta, cena { $price }
web-machi-may-build = můžete ji postavit

web-machi-dice = Kostky a příjmy
web-machi-income = Příjmy
web-machi-rolled = hází { $player }
web-machi-you-rolled = házíte
web-machi-sum = Součet:
web-machi-nothing = Při hodu { $sum } nikdo nic nedostává.
web-machi-earned = { $player } { $coins }
web-machi-paid = { $victim } → { $player }: { $coins }
web-machi-more = A ještě { $count }, +{ $coins }

web-machi-roll = Hodit
web-machi-auto-roll = Házet automaticky
web-machi-your-roll = Váš hod
web-machi-throw = stiskněte a hoďte
web-machi-in-air = Kostky letí.
web-machi-not-final = ještě neplatí
web-machi-would = Když hod zůstane:

web-machi-chart-own = Co vám který hod přinese
web-machi-chart-of = { $player }: co vám tyto hody přinesou
web-machi-chart-to = { $player }: zisk z vašich hodů
web-machi-chart-self = { $player }: zisk z vlastních hodů
web-machi-chart-all = všichni hráči
web-machi-chart-roll = { $roll }: { $coins }, šance { $percent } %
web-machi-chart-best = Nejlepší je { $roll }: { $coins }.
web-machi-chart-worst = O mince přijdete při { $rolls }.
web-machi-chart-with = { $card }: { $new } za tah místo { $old }.
web-machi-average = asi { $coins }
web-machi-earn-chance = šance na zisk { $percent } %
web-machi-forecast = Co který hod přinese
web-machi-forecast-about = Mince po všech platbách, jak městečka právě stojí
web-machi-forecast-mine = Házíte vy
web-machi-forecast-of = Hází { $player }
web-machi-forecast-head = Hod a šance s jednou / dvěma kostkami
web-machi-forecast-note = Televizní studio se počítá tak, že bere nejbohatšímu, Kancelářská budova bez výměny.
web-machi-one-die = jedna kostka
web-machi-two-dice = dvě kostky
web-machi-again-brings = asi { $coins }, lepší v { $percent } %
web-machi-end-with = { $coins ->
        [one] zůstane vám { $coins } mince
        [few] zůstanou vám { $coins } mince
        [many] zůstane vám { $coins } mince
       *[other] zůstane vám { $coins } mincí
    }
web-machi-leaves = { $coins ->
        [one] zbude vám { $coins } mince
        [few] zbudou vám { $coins } mince
        [many] zbude vám { $coins } mince
       *[other] zbude vám { $coins } mincí
    }

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
