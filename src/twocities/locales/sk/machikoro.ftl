# Slová hry Machi Koro.

game-machikoro = Machi Koro
plot-rounds = ťahy všetkých miest spolu

card-wheat-field = Pšeničné pole
    .effect = 1 minca za hod kohokoľvek
    .rule = Ak ktokoľvek hodí 1, majiteľ získa 1 mincu z banku.
card-ranch = Farma
    .object = Farmu
    .effect = 1 minca za hod kohokoľvek
    .rule = Ak ktokoľvek hodí 2, majiteľ získa 1 mincu z banku.
card-forest = Les
    .effect = 1 minca za hod kohokoľvek
    .rule = Ak ktokoľvek hodí 5, majiteľ získa 1 mincu z banku.
card-mine = Baňa
    .object = Baňu
    .effect = 5 mincí za hod kohokoľvek
    .rule = Ak ktokoľvek hodí 9, majiteľ získa 5 mincí z banku.
card-apple-orchard = Jabloňový sad
    .effect = 3 mince za hod kohokoľvek
    .rule = Ak ktokoľvek hodí 10, majiteľ získa 3 mince z banku.
card-bakery = Pekáreň
    .effect = 1 minca za vlastný hod
    .rule = Ak majiteľ hodí 2 alebo 3, získa 1 mincu z banku.
card-convenience-store = Potraviny
    .effect = 3 mince za vlastný hod
    .rule = Ak majiteľ hodí 4, získa 3 mince z banku.
card-cheese-factory = Syráreň
    .effect = vlastný hod: 3 mince za kravu
    .rule = Ak majiteľ hodí 7, získa z banku 3 mince za každú kartu so znakom kravy vo svojom meste: Farma.
card-furniture-factory = Továreň na nábytok
    .effect = vlastný hod: 3 za ozubené koleso
    .rule = Ak majiteľ hodí 8, získa z banku 3 mince za každú kartu so znakom ozubeného kolesa vo svojom meste: Les a Baňa.
card-fruit-and-vegetable-market = Trh s ovocím a zeleninou
    .short = Trh so zeleninou
    .effect = vlastný hod: 2 mince za klas
    .rule = Ak majiteľ hodí 11 alebo 12, získa z banku 2 mince za každú kartu so znakom klasu vo svojom meste: Pšeničné pole a Jabloňový sad.
card-cafe = Kaviareň
    .effect = 1 minca od toho, kto hádže
    .rule = Súper, ktorý hodí 3, zaplatí majiteľovi 1 mincu ešte pred všetkými príjmami.
card-family-restaurant = Reštaurácia
    .object = Reštauráciu
    .effect = 2 mince od toho, kto hádže
    .rule = Súper, ktorý hodí 9 alebo 10, zaplatí majiteľovi 2 mince ešte pred všetkými príjmami.
card-stadium = Štadión
    .effect = 2 mince od každého súpera
    .rule = Ak majiteľ hodí 6, každý súper mu zaplatí 2 mince. V meste smie byť len jeden.
card-tv-station = Televízne štúdio
    .effect = 5 mincí od jedného súpera
    .rule = Ak majiteľ hodí 6, jeden súper podľa jeho voľby mu zaplatí 5 mincí. V meste smie byť len jedno.
card-business-center = Kancelárska budova
    .object = Kancelársku budovu
    .effect = výmena karty so súperom
    .rule = Ak majiteľ hodí 6, môže vymeniť svoj podnik za podnik súpera. Žiaden z nich nesmie byť fialový. V meste smie byť len jedna.
card-train-station = Železničná stanica
    .object = Železničnú stanicu
    .effect = jedna kocka alebo dve
    .rule = Majiteľ si každý ťah vyberie, či hodí jednou kockou, alebo dvoma.
card-shopping-mall = Nákupné centrum
    .effect = chlieb a šálky vynášajú o 1 viac
    .rule = Každá majiteľova karta so znakom šálky alebo chleba vynáša o 1 mincu viac, v ťahu ktoréhokoľvek hráča.
card-amusement-park = Zábavný park
    .effect = rovnaké čísla: ešte jeden ťah
    .rule = Po dvoch rovnakých kockách má majiteľ ďalší celý ťah.
card-radio-tower = Vysielač
    .effect = raz za ťah nový hod
    .rule = Raz za ťah smie majiteľ hodiť znova, rovnakým počtom kociek. Platí posledný hod.

colour-blue = modrá
    .about = vynáša v ťahu kohokoľvek
colour-green = zelená
    .about = vynáša vo vlastnom ťahu
colour-red = červená
    .about = berie od hráča, ktorý hodil
colour-purple = fialová
    .about = pôsobí vo vlastnom ťahu, v meste len raz
colour-landmark = dominanta
    .about = kto má všetky štyri, víťazí

icon-wheat = klas
icon-cow = krava
icon-gear = ozubené koleso
icon-bread = chlieb
icon-factory = továreň
icon-fruit = ovocie
icon-cup = šálka
icon-tower = veža

fact-roll = Hod
fact-price = Cena
fact-colour = Farba
fact-icon = Znak
fact-copies = V škatuli

turn = Na ťahu: { $seat }
deck-left = balíček: { $count }
coins = { $coins ->
        [one] { $coins } minca
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }
    .object = { $coins ->
        [one] { $coins } mincu
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }
copies = { $count ->
        [1] { $card }
       *[other] { $card } ×{ $count }
    }
price-coins = { $price ->
        [one] { $price } mincu
        [few] { $price } mince
        [many] { $price } mince
       *[other] { $price } mincí
    }

score-landmarks = Dominanty

rule-base = základná hra
    .about = Hra, aká je: všetkých 15 kôpok podnikov leží od začiatku v ponuke.
rule-limited-supply = obmedzená ponuka
    .about = Podniky sú zamiešané; v ponuke leží len desať rôznych a nové sa otáčajú, ako sa vypredávajú.
rule-beginner = pre začiatočníkov
    .about = Nikto nesmie mať viac ako dva rovnaké podniky, ani stavbou, ani výmenou. Hodí sa na prvé hry.
rule-random-start = náhodný začiatok
    .about = Kto začne, určí náhoda; inak začína prvé miesto pri stole.
rule-asks-roll = vlastné hody
    .about = Každý hádže svojou kockou sám; inak padne sama. Platí pri stoloch, kde hrajú ľudia.

topic-dice = Jedna kocka, alebo dve?
topic-reroll = Nechať hod, alebo hodiť znova?
topic-rival = { $card }: kto zaplatí 5 mincí?
topic-offer = { $card }: ktorú kartu dať?
topic-demand = Ktorú kartu vziať výmenou? Dávate: { $card }
topic-building = Čo postaviť?
topic-roll = Hoďte kockou

action-roll = { $dice ->
        [1] Hodiť jednou kockou
       *[other] Hodiť dvoma kockami
    }
action-keep = Nechať hod
action-reroll = Hodiť znova
action-pass = Nič, pokračovať
action-build = Postaviť { $card_object }
action-collect = Vziať mince ({ $seat })
action-offer = Dať { $establishment_object }
action-demand = Vziať { $establishment_object } ({ $seat })

event-turn-began = { $extra ->
        [0] Na ťahu je { $seat }
       *[other] Rovnaké kocky: { $seat } hrá znova (Zábavný park)
    }
    .you = { $extra ->
        [0] Ste na ťahu
       *[other] Rovnaké kocky: hráte znova (Zábavný park)
    }
event-dice-rolled = { $dice ->
        [1] { $again ->
            [0] { $seat } hádže { $sum }
           *[other] { $seat } hádže znova: { $sum }
        }
       *[other] { $again ->
            [0] { $seat } hádže { $first } + { $second } = { $sum }
           *[other] { $seat } hádže znova: { $first } + { $second } = { $sum }
        }
    }
    .you = { $dice ->
        [1] { $again ->
            [0] Hádžete { $sum }
           *[other] Hádžete znova: { $sum }
        }
       *[other] { $again ->
            [0] Hádžete { $first } + { $second } = { $sum }
           *[other] Hádžete znova: { $first } + { $second } = { $sum }
        }
    }
event-roll-raised = { $seat } pripočítava k hodu { $more }
    .you = Pripočítavate k hodu { $more }
event-coins-earned = { $coins ->
        [0] { $seat } nedostáva nič, chýbajú znaky: { copies }
       *[other] { $seat } dostáva { coins.object }: { copies }
    }
    .you = { $coins ->
        [0] Nedostávate nič, chýbajú znaky: { copies }
       *[other] Dostávate { coins.object }: { copies }
    }
event-coins-taken = { $lost ->
        [0] { $seat } dostáva { coins.object }, platí { $victim }: { $card }
       *[other] { $coins ->
            [0] { $seat } nedostáva nič namiesto { $due }, { $victim } nič nemá: { $card }
           *[other] { $seat } dostáva len { coins.object } namiesto { $due }, viac { $victim } nemá: { $card }
        }
    }
    .you = { $lost ->
        [0] Dostávate { coins.object }, platí { $victim }: { $card }
       *[other] { $coins ->
            [0] Nedostávate nič namiesto { $due }, { $victim } nič nemá: { $card }
           *[other] Dostávate len { coins.object } namiesto { $due }, viac { $victim } nemá: { $card }
        }
    }
    .to-you = { $lost ->
        [0] { $seat } vám berie { coins.object }: { $card }
       *[other] { $coins ->
            [0] { $seat } od vás nedostáva nič namiesto { $due }, nič nemáte: { $card }
           *[other] { $seat } vám berie len { coins.object } namiesto { $due }, viac nemáte: { $card }
        }
    }
event-card-built = { $seat } stavia { $card_object } za { price-coins }
    .you = Staviate { $card_object } za { price-coins }
event-nothing-built = { $able ->
        [0] { $seat } nemá čo postaviť
       *[other] { $seat } nič nestavia
    }
    .you = { $able ->
        [0] Nemáte čo postaviť
       *[other] Nič nestaviate
    }
event-cards-exchanged = { $seat } dáva { $card_object }, { $other } za to dáva { $got_object }
    .you = Dávate { $card_object }, { $other } za to dáva { $got_object }
    .to-you = { $seat } vám berie { $got_object } a dáva { $card_object }
event-card-closed = { $seat } má zatiaľ zatvorené: { $card }
    .you = Máte zatiaľ zatvorené: { $card }
event-card-reopened = { $seat } má znova otvorené: { $card }
    .you = Máte znova otvorené: { $card }
event-card-turned-up = V ponuke pribúda { $card }
event-game-won = { $seat } víťazí: všetky štyri dominanty stoja!
    .you = Víťazíte: všetky štyri dominanty stoja!

howto-goal = Každý hráč stavia svoje mesto. Kto má ako prvý postavené všetky štyri dominanty, okamžite víťazí.
howto-start = Každý začína s kartami Pšeničné pole a Pekáreň a s 3 mincami. Uprostred leží ponuka: číslo za × hovorí, koľko kariet ešte zostáva.
howto-roll = Ťah sa začína hodom jednou kockou; so Železničnou stanicou si vyberiete, či jednou, alebo dvoma. Pri dvoch kockách platí súčet.
howto-pay = Potom putujú mince. Najprv hráč, ktorý hodil, platí červené karty ostatných, jednému po druhom proti smeru hodinových ručičiek; kto má málo, dá, čo má, a zvyšok prepadá.
howto-earn = Potom vynášajú modré karty všetkým a zelené hráčovi na ťahu; nakoniec prídu jeho karty fialové. Každý kus karty sa počíta.
howto-build = Na konci ťahu môžete za plnú cenu postaviť jednu kartu z ponuky alebo jednu svoju dominantu.
howto-screen = Tabuľka radí karty podľa hodu: ● modrá, ■ zelená, ◆ červená, ★ fialová, ▲ dominanta. ◎ je cena v minciach. Stĺpce hráčov ukazujú, koľko takých kariet stojí v ich meste. ▸ označuje, čo spustil posledný hod.

why-not-price = stojí { $price }, máte { $coins }
why-not-built = už stojí
why-not-owned = viac ich mesto mať nesmie
why-not-gone = žiadna nezostala
why-not-locked = zatiaľ nie: najprv musí stáť niečo iné
