# Slová hry Machi Koro.

game-machikoro = Machi Koro
plot-rounds = ťahy všetkých miest spolu

card-wheat-field = Pšeničné pole
    .rule = Ak ktokoľvek hodí 1, majiteľ získa 1 mincu z banku.
card-ranch = Farma
    .rule = Ak ktokoľvek hodí 2, majiteľ získa 1 mincu z banku.
card-forest = Les
    .rule = Ak ktokoľvek hodí 5, majiteľ získa 1 mincu z banku.
card-mine = Baňa
    .rule = Ak ktokoľvek hodí 9, majiteľ získa 5 mincí z banku.
card-apple-orchard = Jabloňový sad
    .rule = Ak ktokoľvek hodí 10, majiteľ získa 3 mince z banku.
card-bakery = Pekáreň
    .rule = Ak majiteľ hodí 2 alebo 3, získa 1 mincu z banku.
card-convenience-store = Potraviny
    .rule = Ak majiteľ hodí 4, získa 3 mince z banku.
card-cheese-factory = Syráreň
    .rule = Ak majiteľ hodí 7, získa z banku 3 mince za každú kartu so znakom kravy vo svojom meste: Farma.
card-furniture-factory = Továreň na nábytok
    .rule = Ak majiteľ hodí 8, získa z banku 3 mince za každú kartu so znakom ozubeného kolesa vo svojom meste: Les a Baňa.
card-fruit-and-vegetable-market = Trh s ovocím a zeleninou
    .short = Trh so zeleninou
    .rule = Ak majiteľ hodí 11 alebo 12, získa z banku 2 mince za každú kartu so znakom klasu vo svojom meste: Pšeničné pole a Jabloňový sad.
card-cafe = Kaviareň
    .rule = Súper, ktorý hodí 3, zaplatí majiteľovi 1 mincu ešte pred všetkými príjmami.
card-family-restaurant = Reštaurácia
    .rule = Súper, ktorý hodí 9 alebo 10, zaplatí majiteľovi 2 mince ešte pred všetkými príjmami.
card-stadium = Štadión
    .rule = Ak majiteľ hodí 6, každý súper mu zaplatí 2 mince. V meste smie byť len jeden.
card-tv-station = Televízne štúdio
    .rule = Ak majiteľ hodí 6, jeden súper podľa jeho voľby mu zaplatí 5 mincí. V meste smie byť len jedno.
card-business-center = Kancelárska budova
    .rule = Ak majiteľ hodí 6, môže vymeniť svoj podnik za podnik súpera. Žiaden z nich nesmie byť fialový. V meste smie byť len jedna.
card-train-station = Železničná stanica
    .rule = Majiteľ si každý ťah vyberie, či hodí jednou kockou, alebo dvoma.
card-shopping-mall = Nákupné centrum
    .rule = Každá majiteľova karta so znakom šálky alebo chleba vynáša o 1 mincu viac, v ťahu ktoréhokoľvek hráča.
card-amusement-park = Zábavný park
    .rule = Po dvoch rovnakých kockách má majiteľ ďalší celý ťah.
card-radio-tower = Vysielač
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
action-build = Stavba: { $card }
action-collect = Zaplatí: { $seat }
action-offer = Dať: { $establishment }
action-demand = Vziať: { $establishment } ({ $seat })

event-turn-began = { $extra ->
        [0] Na ťahu: { $seat }
       *[other] Ďalší ťah: { $seat } (rovnaké kocky, Zábavný park)
    }
event-dice-rolled = { $dice ->
        [1] { $again ->
            [0] { $seat }: hod { $sum }
           *[other] { $seat }: nový hod { $sum }
        }
       *[other] { $again ->
            [0] { $seat }: hod { $first } + { $second } = { $sum }
           *[other] { $seat }: nový hod { $first } + { $second } = { $sum }
        }
    }
event-roll-raised = { $seat }: k hodu sa pripočítava { $more }
event-coins-earned = { $coins ->
        [0] { $seat }: { $card } nevynáša, chýbajú znaky
        [one] { $seat }: { $coins } minca z banku ({ $count }× { $card })
        [few] { $seat }: { $coins } mince z banku ({ $count }× { $card })
        [many] { $seat }: { $coins } mince z banku ({ $count }× { $card })
       *[other] { $seat }: { $coins } mincí z banku ({ $count }× { $card })
    }
event-coins-taken = { $lost ->
        [0] { $coins ->
            [one] { $victim } → { $seat }: { $coins } minca ({ $card })
            [few] { $victim } → { $seat }: { $coins } mince ({ $card })
            [many] { $victim } → { $seat }: { $coins } mince ({ $card })
           *[other] { $victim } → { $seat }: { $coins } mincí ({ $card })
        }
       *[other] { $coins ->
            [0] { $victim } → { $seat }: nič namiesto { $due }, mince nie sú ({ $card })
            [one] { $victim } → { $seat }: { $coins } minca namiesto { $due }, viac ich nie je ({ $card })
            [few] { $victim } → { $seat }: { $coins } mince namiesto { $due }, viac ich nie je ({ $card })
            [many] { $victim } → { $seat }: { $coins } mince namiesto { $due }, viac ich nie je ({ $card })
           *[other] { $victim } → { $seat }: { $coins } mincí namiesto { $due }, viac ich nie je ({ $card })
        }
    }
event-card-built = { $price ->
        [one] { $seat } – postavené: { $card } ({ $price } minca)
        [few] { $seat } – postavené: { $card } ({ $price } mince)
        [many] { $seat } – postavené: { $card } ({ $price } mince)
       *[other] { $seat } – postavené: { $card } ({ $price } mincí)
    }
event-nothing-built = { $able ->
        [0] { $seat }: nič sa nedá postaviť
       *[other] { $seat }: bez stavby
    }
event-cards-exchanged = Výmena: { $seat } – { $card }, { $other } – { $got }
event-card-closed = Zatiaľ zatvorené: { $card } ({ $seat })
event-card-reopened = Znova otvorené: { $card } ({ $seat })
event-card-turned-up = Nové v ponuke: { $card }
event-game-won = Víťazstvo: { $seat }. Všetky štyri dominanty stoja!

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
