# Slova hry Machi Koro.

game-machikoro = Machi Koro
plot-rounds = tahy všech míst dohromady

card-wheat-field = Pšeničné pole
    .effect = 1 mince za hod kohokoli
    .rule = Padne-li komukoli 1, majitel získá 1 minci z banku.
card-ranch = Statek
    .effect = 1 mince za hod kohokoli
    .rule = Padne-li komukoli 2, majitel získá 1 minci z banku.
card-forest = Les
    .effect = 1 mince za hod kohokoli
    .rule = Padne-li komukoli 5, majitel získá 1 minci z banku.
card-mine = Důl
    .effect = 5 mincí za hod kohokoli
    .rule = Padne-li komukoli 9, majitel získá 5 mincí z banku.
card-apple-orchard = Jabloňový sad
    .effect = 3 mince za hod kohokoli
    .rule = Padne-li komukoli 10, majitel získá 3 mince z banku.
card-bakery = Pekárna
    .object = Pekárnu
    .effect = 1 mince za vlastní hod
    .rule = Hodí-li majitel 2 nebo 3, získá 1 minci z banku.
card-convenience-store = Samoobsluha
    .object = Samoobsluhu
    .effect = 3 mince za vlastní hod
    .rule = Hodí-li majitel 4, získá 3 mince z banku.
card-cheese-factory = Mlékárna
    .object = Mlékárnu
    .effect = vlastní hod: 3 mince za krávu
    .rule = Hodí-li majitel 7, získá z banku 3 mince za každou kartu se znakem krávy ve svém městě: Statek.
card-furniture-factory = Továrna na nábytek
    .object = Továrnu na nábytek
    .effect = vlastní hod: 3 za ozubené kolo
    .rule = Hodí-li majitel 8, získá z banku 3 mince za každou kartu se znakem ozubeného kola ve svém městě: Les a Důl.
card-fruit-and-vegetable-market = Obchodní dům
    .short = Obchodní dům
    .effect = vlastní hod: 2 mince za klas
    .rule = Hodí-li majitel 11 nebo 12, získá z banku 2 mince za každou kartu se znakem klasu ve svém městě: Pšeničné pole a Jabloňový sad.
card-cafe = Kavárna
    .object = Kavárnu
    .effect = 1 mince od toho, kdo hází
    .rule = Soupeř, který hodí 3, zaplatí majiteli 1 minci ještě před všemi příjmy.
card-family-restaurant = Restaurace
    .object = Restauraci
    .effect = 2 mince od toho, kdo hází
    .rule = Soupeř, který hodí 9 nebo 10, zaplatí majiteli 2 mince ještě před všemi příjmy.
card-stadium = Stadión
    .effect = 2 mince od každého soupeře
    .rule = Hodí-li majitel 6, každý soupeř mu zaplatí 2 mince. Ve městě smí být jen jeden.
card-tv-station = Televizní studio
    .effect = 5 mincí od jednoho soupeře
    .rule = Hodí-li majitel 6, jeden soupeř podle jeho volby mu zaplatí 5 mincí. Ve městě smí být jen jedno.
card-business-center = Kancelářská budova
    .object = Kancelářskou budovu
    .effect = výměna karty se soupeřem
    .rule = Hodí-li majitel 6, může vyměnit svůj objekt za objekt soupeře. Žádný z nich nesmí být fialový. Ve městě smí být jen jedna.
card-train-station = Nádraží
    .effect = jedna kostka, nebo dvě
    .rule = Majitel si každý tah vybere, zda hodí jednou kostkou, nebo dvěma.
card-shopping-mall = Nákupní centrum
    .effect = chléb a šálky vynášejí o 1 víc
    .rule = Každá majitelova karta se znakem šálku nebo chleba vynáší o 1 minci více, v tahu kteréhokoli hráče.
card-amusement-park = Zábavní park
    .effect = stejná čísla: ještě jeden tah
    .rule = Po dvou stejných kostkách má majitel další celý tah.
card-radio-tower = Vysílač
    .effect = jednou za tah nový hod
    .rule = Jednou za tah smí majitel hodit znovu, stejným počtem kostek. Platí poslední hod.

colour-blue = modrá
    .about = vynáší v tahu kohokoli
colour-green = zelená
    .about = vynáší ve vlastním tahu
colour-red = červená
    .about = bere od hráče, který hodil
colour-purple = fialová
    .about = působí ve vlastním tahu, ve městě jen jednou
colour-landmark = dominanta
    .about = kdo má všechny čtyři, vítězí

icon-wheat = klas
icon-cow = kráva
icon-gear = ozubené kolo
icon-bread = chléb
icon-factory = továrna
icon-fruit = ovoce
icon-cup = šálek
icon-tower = věž

fact-roll = Hod
fact-price = Cena
fact-colour = Barva
fact-icon = Znak
fact-copies = V krabici

turn = Na tahu: { $seat }
deck-left = balíček: { $count }
coins = { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }
    .object = { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }
copies = { $count ->
        [1] { $card }
       *[other] { $card } ×{ $count }
    }
price-coins = { $price ->
        [one] { $price } minci
        [few] { $price } mince
        [many] { $price } mince
       *[other] { $price } mincí
    }

score-landmarks = Dominanty

rule-base = základní hra
    .about = Hra, jak je: všech 15 hromádek objektů leží od začátku v nabídce.
rule-limited-supply = omezená nabídka
    .about = Objekty jsou zamíchané; v nabídce leží jen deset různých a nové se otáčejí, jak se vyprodávají.
rule-beginner = pro začátečníky
    .about = Nikdo nesmí mít více než dva stejné objekty, ani stavbou, ani výměnou. Hodí se pro první hry.
rule-random-start = náhodný začátek
    .about = Kdo začne, určí náhoda; jinak začíná první místo u stolu.
rule-asks-roll = vlastní hody
    .about = Každý hází svou kostkou sám; jinak padne sama. Platí u stolů, kde hrají lidé.

topic-dice = Jedna kostka, nebo dvě?
topic-reroll = Nechat hod, nebo hodit znovu?
topic-rival = { $card }: kdo zaplatí 5 mincí?
topic-offer = { $card }: kterou kartu dát?
topic-demand = Kterou kartu vzít výměnou? Dáváte: { $card }
topic-building = Co postavit?
topic-roll = Hoďte kostkou

action-roll = { $dice ->
        [1] Hodit jednou kostkou
       *[other] Hodit dvěma kostkami
    }
action-keep = Nechat hod
action-reroll = Hodit znovu
action-pass = Nic, pokračovat
action-build = Postavit { $card_object }
action-collect = Vzít mince ({ $seat })
action-offer = Dát { $establishment_object }
action-demand = Vzít { $establishment_object } ({ $seat })

event-turn-began = { $extra ->
        [0] Na tahu je { $seat }
       *[other] Stejné kostky: { $seat } hraje znovu (Zábavní park)
    }
    .you = { $extra ->
        [0] Jste na tahu
       *[other] Stejné kostky: hrajete znovu (Zábavní park)
    }
event-dice-rolled = { $dice ->
        [1] { $again ->
            [0] { $seat } hází { $sum }
           *[other] { $seat } hází znovu: { $sum }
        }
       *[other] { $again ->
            [0] { $seat } hází { $first } + { $second } = { $sum }
           *[other] { $seat } hází znovu: { $first } + { $second } = { $sum }
        }
    }
    .you = { $dice ->
        [1] { $again ->
            [0] Házíte { $sum }
           *[other] Házíte znovu: { $sum }
        }
       *[other] { $again ->
            [0] Házíte { $first } + { $second } = { $sum }
           *[other] Házíte znovu: { $first } + { $second } = { $sum }
        }
    }
event-roll-raised = { $seat } přičítá k hodu { $more }
    .you = Přičítáte k hodu { $more }
event-coins-earned = { $coins ->
        [0] { $seat } nedostává nic, chybějí znaky: { copies }
       *[other] { $seat } dostává { coins.object }: { copies }
    }
    .you = { $coins ->
        [0] Nedostáváte nic, chybějí znaky: { copies }
       *[other] Dostáváte { coins.object }: { copies }
    }
event-coins-taken = { $lost ->
        [0] { $seat } dostává { coins.object }, platí { $victim }: { $card }
       *[other] { $coins ->
            [0] { $seat } nedostává nic místo { $due }, { $victim } nic nemá: { $card }
           *[other] { $seat } dostává jen { coins.object } místo { $due }, víc { $victim } nemá: { $card }
        }
    }
    .you = { $lost ->
        [0] Dostáváte { coins.object }, platí { $victim }: { $card }
       *[other] { $coins ->
            [0] Nedostáváte nic místo { $due }, { $victim } nic nemá: { $card }
           *[other] Dostáváte jen { coins.object } místo { $due }, víc { $victim } nemá: { $card }
        }
    }
    .to-you = { $lost ->
        [0] { $seat } vám bere { coins.object }: { $card }
       *[other] { $coins ->
            [0] { $seat } od vás nedostává nic místo { $due }, nic nemáte: { $card }
           *[other] { $seat } vám bere jen { coins.object } místo { $due }, víc nemáte: { $card }
        }
    }
event-card-built = { $seat } staví { $card_object } za { price-coins }
    .you = Stavíte { $card_object } za { price-coins }
event-nothing-built = { $able ->
        [0] { $seat } nemá co postavit
       *[other] { $seat } nic nestaví
    }
    .you = { $able ->
        [0] Nemáte co postavit
       *[other] Nic nestavíte
    }
event-cards-exchanged = { $seat } dává { $card_object }, { $other } za to dává { $got_object }
    .you = Dáváte { $card_object }, { $other } za to dává { $got_object }
    .to-you = { $seat } vám bere { $got_object } a dává { $card_object }
event-card-closed = { $seat } má prozatím zavřeno: { $card }
    .you = Máte prozatím zavřeno: { $card }
event-card-reopened = { $seat } má znovu otevřeno: { $card }
    .you = Máte znovu otevřeno: { $card }
event-card-turned-up = V nabídce je nově { $card }
event-game-won = { $seat } vítězí: všechny čtyři dominanty stojí!
    .you = Vítězíte: všechny čtyři dominanty stojí!

howto-goal = Každý hráč staví své město. Kdo má jako první postavené všechny čtyři dominanty, okamžitě vítězí.
howto-start = Každý začíná s kartami Pšeničné pole a Pekárna a se 3 mincemi. Uprostřed leží nabídka: číslo za × říká, kolik karet ještě zbývá.
howto-roll = Tah začíná hodem jednou kostkou; s Nádražím si vyberete, zda jednou, nebo dvěma. U dvou kostek platí součet.
howto-pay = Potom putují mince. Nejprve hráč, který hodil, platí červené karty ostatních, jednomu po druhém proti směru hodinových ručiček; kdo má málo, dá, co má, a zbytek propadá.
howto-earn = Pak vynášejí modré karty všem a zelené hráči na tahu; nakonec přijdou jeho karty fialové. Každý kus karty se počítá.
howto-build = Na konci tahu můžete za plnou cenu postavit jednu kartu z nabídky nebo jednu svou dominantu.
howto-screen = Tabulka řadí karty podle hodu: ● modrá, ■ zelená, ◆ červená, ★ fialová, ▲ dominanta. ◎ je cena v mincích. Sloupce hráčů ukazují, kolik takových karet stojí v jejich městě. ▸ označuje, co spustil poslední hod.

why-not-price = stojí { $price }, máte { $coins }
why-not-built = už stojí
why-not-owned = víc jich město mít nesmí
why-not-gone = žádná nezbyla
why-not-locked = zatím ne: nejdřív musí stát něco jiného
