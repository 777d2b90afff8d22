# Slová hry Citadela.

game-citadels = Citadela
plot-rounds = kolá

gold = { $gold ->
        [one] { $gold } zlatka
        [few] { $gold } zlatky
        [many] { $gold } zlatky
       *[other] { $gold } zlatiek
    }
    .object = { $gold ->
        [one] { $gold } zlatku
        [few] { $gold } zlatky
        [many] { $gold } zlatky
       *[other] { $gold } zlatiek
    }
cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } kariet
    }
    .object = { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } kariet
    }
income-cards = { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } kariet
    }
income = { $cards ->
        [0] { gold.object }
       *[other] { $gold ->
            [0] { income-cards }
           *[other] { gold.object } a { income-cards }
        }
    }
loan = { $gold ->
        [one] { $gold } kartu
        [few] { $gold } karty
        [many] { $gold } karty
       *[other] { $gold } kariet
    }

character-assassin = Vrah
    .object = Vraha
    .rule = Určí inú postavu a zneškodní ju: kto ju má, pri vyvolaní mlčí a o ťah príde.
character-witch = Čarodejnica
    .object = Čarodejnicu
    .rule = Najprv si vezme zdroje, potom musí určiť inú postavu a čaká. Keď na ňu príde rad, jej hráč si len vezme zdroje a ďalej hrá namiesto neho čarodejnica, so svojimi kartami, zlatkami a mestom. Ak sa nikto neozve, čarodejnica už nehrá.
character-magistrate = Sudca
    .object = Sudcu
    .rule = Rozloží k trom postavám glejty a na jeden tajne priloží pečať. Len čo postava s pečaťou zaplatí svoju prvú stavbu v ťahu, sudca ju môže zhabať: zlatky sa stavebníkovi vrátia a stavba stojí u sudcu. Takú, akú už má, zhabať nesmie.
character-thief = Zlodej
    .object = Zlodeja
    .rule = Určí inú postavu. Len čo sa odhalí, pripadnú všetky jej zlatky zlodejovi. Nie postavu číslo 1, zneškodnenú ani očarovanú.
character-spy = Špión
    .object = Špióna
    .rule = Vyberie hráča a typ stavieb a nazrie mu do ruky: každá karta toho typu vynesie 1 jeho zlatku, kým nejakú má, a 1 kartu z balíčka.
character-blackmailer = Vydierač
    .object = Vydierača
    .rule = Rozloží k dvom postavám šatky, len jedna je pravá, s ružou. Kto je ohrozený, vezme si zdroje a potom buď zaplatí polovicu zlatiek, zaokrúhlene nadol, alebo odmietne; po odmietnutí môže vydierač šatku otočiť a pravá mu prinesie všetky jeho zlatky. Nie k postave číslo 1, zneškodnenej ani očarovanej.
character-magician = Čarodej
    .object = Čarodeja
    .rule = Buď si s niekým vymení celú ruku, alebo dá ľubovoľne veľa kariet pod balíček a toľko si ich potiahne.
character-wizard = Zaklínač
    .object = Zaklínača
    .rule = Nazrie hráčovi do ruky a vezme si jednu kartu: nechá si ju, alebo ju za plnú cenu hneď postaví mimo limitu. Čokoľvek v tomto ťahu postaví, smie už v meste stáť.
character-seer = Veštica
    .object = Vešticu
    .rule = Každému ďalšiemu hráčovi náhodne vezme kartu a potom mu nejakú dá. Stavia až 2 stavby.
character-king = Kráľ
    .object = Kráľa
    .rule = Berie 1 zlatku za každú panskú stavbu. Koruna prejde k nemu, aj keď je očarovaný; ak je zneškodnený, na konci kola.
character-emperor = Cisár
    .object = Cisára
    .rule = Berie 1 zlatku za každú panskú stavbu. Korunu musí odovzdať niekomu inému a môže si od neho vziať 1 zlatku alebo náhodnú kartu. Ak je zneškodnený, odovzdá ju na konci kola a nevezme si nič. Pre 3 a viac hráčov.
character-patrician = Patricij
    .object = Patricija
    .rule = Potiahne si 1 kartu za každú panskú stavbu. Koruna prejde k nemu, aj keď je očarovaný; ak je zneškodnený, na konci kola.
character-bishop = Kňaz
    .object = Kňaza
    .rule = Berie 1 zlatku za každú cirkevnú stavbu. Od vyvolania do konca kola je jeho mesto zatvorené pred cudzou postavou číslo 8.
character-abbot = Opát
    .object = Opáta
    .rule = Za každú cirkevnú stavbu berie 1 zlatku alebo 1 kartu, ako si namieša; za Školu mágie jedno z oboch. Raz za ťah dostane 1 zlatku od najbohatšieho hráča, ak má niekto viac ako on.
character-cardinal = Kardinál
    .object = Kardinála
    .rule = Potiahne si 1 kartu za každú cirkevnú stavbu. Raz za ťah, ak mu na stavbu chýbajú zlatky, vezme si presne toľko od jedného hráča a za každú mu dá kartu z ruky.
character-merchant = Kupec
    .object = Kupca
    .rule = Berie 1 zlatku za každú obchodnú stavbu a k tomu ešte 1 zlatku.
character-alchemist = Alchymista
    .object = Alchymistu
    .rule = Na konci ťahu sa mu vrátia všetky zlatky, ktoré v ňom zaplatil za stavby.
character-trader = Priekupník
    .object = Priekupníka
    .rule = Berie 1 zlatku za každú obchodnú stavbu. Obchodných stavieb stavia, koľko chce, a k nim jednu inú.
character-architect = Staviteľ
    .object = Staviteľa
    .rule = Potiahne si 2 karty navyše. Stavia až 3 stavby.
character-navigator = Dobyvateľ
    .object = Dobyvateľa
    .rule = Dostane 4 zlatky alebo 4 karty. Nestavia nič.
character-scholar = Učenec
    .object = Učenca
    .rule = Pozrie si 7 kariet, jednu si nechá a ostatné zamieša do balíčka. Stavia až 2 stavby.
character-warlord = Žoldnier
    .object = Žoldniera
    .rule = Berie 1 zlatku za každú vojenskú stavbu. Môže zbúrať stavbu v ktoromkoľvek meste, aj vo svojom, za cenu o 1 zlatku nižšiu, než stojí. Nie v dokončenom meste.
character-diplomat = Diplomat
    .object = Diplomata
    .rule = Berie 1 zlatku za každú vojenskú stavbu. Môže vymeniť svoju stavbu za cudziu, a ak je cudzia drahšia, doplatí jej majiteľovi rozdiel. Nie s dokončeným mestom a v žiadnom meste nesmú byť dve rovnaké.
character-marshal = Maršal
    .object = Maršala
    .rule = Berie 1 zlatku za každú vojenskú stavbu. Môže si vziať cudziu stavbu za najviac 3 zlatky a jej cenu zaplatí majiteľovi. Nie z dokončeného mesta a nie takú, akú už má.
character-queen = Kráľovná
    .object = Kráľovnú
    .rule = Dostane 3 zlatky, ak sedí vedľa hráča, ktorý odhalil postavu číslo 4; ak bola tá zneškodnená, až na konci kola. Pre 5 a viac hráčov.
character-artist = Umelec
    .object = Umelca
    .rule = Skrášli až 2 svoje stavby, každú 1 zlatkou: ich cena je navždy o 1 vyššia, pri búraní aj pre body. Každú stavbu len raz.
character-tax-collector = Vyberač daní
    .object = Vyberača daní
    .rule = Ak je medzi postavami hry, platí každý za každú postavenú stavbu 1 zlatku dane, ak mu nejaká zostala. Vyberač si ich vo svojom ťahu všetky vezme; v ňom sa daň neplatí.
character-citadela-abbot = Opát
    .object = Opáta
    .rule = Za každú cirkevnú stavbu berie 1 zlatku alebo 1 kartu, ako si namieša; za Školu mágie oboje. Raz za ťah dostane 1 zlatku od najbohatšieho hráča, ak má niekto viac ako on.
character-citadela-queen = Kráľovná
    .object = Kráľovnú
    .rule = Dostane 3 zlatky, ak sedí vedľa hráča, ktorý odhalil postavu číslo 4; ak bola tá zneškodnená alebo očarovaná, až na konci kola. Pre 5 a viac hráčov.
character-classic-assassin = Vrah
    .object = Vraha
    .rule = Určí inú postavu a zneškodní ju: kto ju má, pri vyvolaní mlčí a o ťah príde.
character-classic-thief = Zlodej
    .object = Zlodeja
    .rule = Určí inú postavu. Len čo sa odhalí, pripadnú všetky jej zlatky zlodejovi. Nie postavu číslo 1, zneškodnenú ani očarovanú.
character-classic-magician = Čarodej
    .object = Čarodeja
    .rule = Buď si s niekým vymení celú ruku, alebo dá ľubovoľne veľa kariet pod balíček a toľko si ich potiahne.
character-classic-king = Kráľ
    .object = Kráľa
    .rule = Berie 1 zlatku za každú panskú stavbu. Koruna prejde k nemu, aj keď je očarovaný; ak je zneškodnený, na konci kola.
character-classic-bishop = Kňaz
    .object = Kňaza
    .rule = Berie 1 zlatku za každú cirkevnú stavbu. Od vyvolania do konca kola je jeho mesto zatvorené pred cudzím žoldnierom aj diplomatom.
character-classic-merchant = Kupec
    .object = Kupca
    .rule = Berie 1 zlatku za každú obchodnú stavbu. Hneď po zdrojoch mu sama príde ešte 1 zlatka.
character-classic-architect = Staviteľ
    .object = Staviteľa
    .rule = Hneď po zdrojoch mu samy prídu 2 karty navyše. Stavia až 3 stavby.
character-classic-warlord = Žoldnier
    .object = Žoldniera
    .rule = Berie 1 zlatku za každú vojenskú stavbu. Na konci ťahu, keď už nestavia, môže zbúrať stavbu v ktoromkoľvek meste, aj vo svojom, za cenu o 1 zlatku nižšiu, než stojí. Nie v meste s ôsmimi stavbami.
character-dark-city-witch = Čarodejnica
    .object = Čarodejnicu
    .rule = Najprv si vezme zdroje, potom musí určiť inú postavu a čaká. Keď na ňu príde rad, jej hráč si len vezme zdroje a ďalej hrá namiesto neho čarodejnica, so svojimi kartami, zlatkami a mestom. Očarovaný kráľ korunu aj tak dostane. Ak sa nikto neozve, čarodejnica už nehrá.
character-dark-city-tax-collector = Vyberač daní
    .object = Vyberača daní
    .rule = Každá postava, ktorá v kole postavila aspoň jednu stavbu, mu na konci svojho ťahu dá 1 zlatku, ak nejakú má; postava číslo 1 až pri jeho vyvolaní. Len keď ho v tom kole niekto má a nie je zneškodnený.
character-dark-city-wizard = Zaklínač
    .object = Zaklínača
    .rule = Nazrie hráčovi do ruky a vezme si jednu kartu: nechá si ju, alebo ju za plnú cenu hneď postaví mimo limitu. Dve rovnaké stavby v meste mu to nedovoľuje.
character-dark-city-emperor = Intrigán
    .object = Intrigána
    .rule = Berie 1 zlatku za každú panskú stavbu. Korunu môže odovzdať komukoľvek, aj sebe, alebo ju nechať, kde je; nič si za to nevezme. Ak je zneškodnený, nedeje sa nič.
character-dark-city-abbot = Opát
    .object = Opáta
    .rule = Berie 1 zlatku za každú cirkevnú stavbu. Raz za ťah mu dá 1 zlatku hráč, ktorý ich má zo všetkých najviac; pri zhode, alebo ak je to on sám, nikto. Jeho mesto chránené nie je.
character-dark-city-alchemist = Alchymista
    .object = Alchymistu
    .rule = Na konci ťahu, po dani a Chudobinci, sa mu vrátia všetky zlatky, ktoré v ňom zaplatil za stavby.
character-dark-city-navigator = Dobyvateľ
    .object = Dobyvateľa
    .rule = K zdrojom dostane 4 zlatky alebo 4 karty. Nestavia nič.
character-dark-city-diplomat = Diplomat
    .object = Diplomata
    .rule = Berie 1 zlatku za každú vojenskú stavbu. Na konci ťahu, keď už nestavia, môže vymeniť svoju stavbu za cudziu, a ak je cudzia drahšia, doplatí jej majiteľovi rozdiel. Nie za Obrannú vežu, nie s mestom kňaza ani s mestom s ôsmimi stavbami a v žiadnom meste nesmú byť dve rovnaké.
character-dark-city-artist = Umelec
    .object = Umelca
    .rule = Skrášli až 2 svoje stavby, každú 1 zlatkou: ich cena je navždy o 1 vyššia, pre žoldniera, diplomata aj pre body. Každú stavbu len raz.
character-dark-city-queen = Kráľovná
    .object = Kráľovnú
    .rule = Dostane 3 zlatky, ak má na začiatku jej ťahu korunu hráč, ktorý sedí vedľa nej, aj zneškodnený. Pre 5 a viac hráčov.

district-manor = Kaštieľ
    .rule = Panská stavba za 3 zlatky.
district-castle = Hrad
    .rule = Panská stavba za 4 zlatky.
district-palace = Palác
    .rule = Panská stavba za 5 zlatiek.
district-temple = Chrám
    .rule = Cirkevná stavba za 1 zlatku.
district-church = Kostol
    .rule = Cirkevná stavba za 2 zlatky.
district-monastery = Kláštor
    .rule = Cirkevná stavba za 3 zlatky.
district-cathedral = Katedrála
    .object = Katedrálu
    .rule = Cirkevná stavba za 5 zlatiek.
district-tavern = Krčma
    .object = Krčmu
    .rule = Obchodná stavba za 1 zlatku.
district-market = Trhovisko
    .rule = Obchodná stavba za 2 zlatky.
district-trading-post = Obchod
    .rule = Obchodná stavba za 2 zlatky.
district-docks = Prístavisko
    .rule = Obchodná stavba za 3 zlatky.
district-harbor = Prístav
    .rule = Obchodná stavba za 4 zlatky.
district-town-hall = Radnica
    .object = Radnicu
    .rule = Obchodná stavba za 5 zlatiek.
district-watchtower = Strážna veža
    .object = Strážnu vežu
    .rule = Vojenská stavba za 1 zlatku.
district-prison = Väzenie
    .rule = Vojenská stavba za 2 zlatky.
district-barracks = Kasárne
    .rule = Vojenská stavba za 3 zlatky.
district-fortress = Pevnosť
    .rule = Vojenská stavba za 5 zlatiek.
district-armory = Zbrojnica
    .object = Zbrojnicu
    .rule = Majiteľ ju môže vo svojom ťahu zbúrať a s ňou ďalšiu stavbu v ktoromkoľvek meste, ktoré nie je dokončené. Z dokončeného mesta ju použiť nemožno.
district-basilica = Bazilika
    .object = Baziliku
    .rule = Na konci hry pridá 1 bod za každú stavbu s nepárnou cenou vo svojom meste.
district-capitol = Kapitol
    .rule = Na konci hry pridá 3 body, ak sú v jeho meste tri stavby jedného typu.
district-dragon-gate = Dračia brána
    .object = Dračiu bránu
    .rule = Na konci hry má k svojej cene 2 body navyše.
district-factory = Továreň
    .rule = Každá iná špeciálna stavba stojí majiteľa o 1 zlatku menej.
district-framework = Lešenie
    .rule = Majiteľ ho môže zbúrať namiesto platenia jednej stavby.
district-gold-mine = Zlatá baňa
    .object = Zlatú baňu
    .rule = Ak si majiteľ berie ako zdroje zlatky, pridá 1.
district-great-wall = Veľký múr
    .rule = Postavu číslo 8 stojí zásah do ostatných stavieb tohto mesta o 1 zlatku viac.
district-haunted-quarter = Mesto duchov
    .rule = Na konci hry platí za jeden typ, ktorý si majiteľ vyberie.
district-imperial-treasury = Pokladnica
    .object = Pokladnicu
    .rule = Na konci hry pridá 1 bod za každú zlatku majiteľa.
district-ivory-tower = Veža zo slonoviny
    .object = Vežu zo slonoviny
    .rule = Na konci hry pridá 5 bodov, ak v jej meste nie je iná špeciálna stavba.
district-keep = Obranná veža
    .object = Obrannú vežu
    .rule = Postava číslo 8 ju nemôže zbúrať ani získať.
district-laboratory = Laboratórium
    .rule = Raz za ťah môže majiteľ dať kartu z ruky pod balíček a dostane 2 zlatky.
district-library = Knižnica
    .object = Knižnicu
    .rule = Ak si majiteľ berie ako zdroje karty, nechá si všetky.
district-map-room = Sieň máp
    .rule = Na konci hry pridá 1 bod za každú kartu v majiteľovej ruke.
district-monument = Pamätník
    .rule = Pri dokončení mesta platí za dve stavby. Nedá sa postaviť v meste, kde už stojí päť alebo viac stavieb.
district-museum = Múzeum
    .rule = Raz za ťah môže majiteľ dať podeň kartu z ruky. Na konci hry je každá za 1 bod.
district-necropolis = Mesto mŕtvych
    .rule = Namiesto platenia možno zbúrať inú stavbu svojho mesta.
district-observatory = Hvezdáreň
    .rule = Ak si majiteľ berie ako zdroje karty, vyberá z troch namiesto z dvoch.
district-park = Park
    .rule = Ak majiteľ skončí ťah bez kariet v ruke, potiahne si 2 karty.
district-poor-house = Chudobinec
    .rule = Ak majiteľ skončí ťah bez zlatiek, dostane 1 zlatku.
district-quarry = Kameňolom
    .rule = Majiteľ môže stavať aj stavby, ktoré už v meste má.
district-school-of-magic = Škola mágie
    .object = Školu mágie
    .rule = Ak majiteľ berie príjem za stavby niektorého typu, patrí medzi ne.
district-secret-vault = Tajný trezor
    .rule = Postaviť sa nedá. Ak zostane v ruke do konca hry, je za 3 body.
district-smithy = Vyhňa
    .object = Vyhňu
    .rule = Raz za ťah môže majiteľ zaplatiť 2 zlatky a potiahnuť si 3 karty.
district-stables = Stajne
    .rule = Ich stavba sa do limitu ťahu nepočíta.
district-statue = Socha
    .object = Sochu
    .rule = Na konci hry pridá 5 bodov, ak má majiteľ korunu.
district-theater = Divadlo
    .rule = Po každom výbere postáv si majiteľ môže s niekým potajomky vymeniť kartu postavy.
district-thieves-den = Brloh zlodejov
    .rule = Ktorúkoľvek časť ceny možno zaplatiť kartami z ruky, jednou za každú zlatku.
district-wishing-well = Studňa želaní
    .object = Studňu želaní
    .rule = Na konci hry pridá 1 bod za každú špeciálnu stavbu svojho mesta, aj za seba.
district-graveyard = Cintorín
    .rule = Keď žoldnier iného hráča zbúra stavbu, majiteľ si môže jej kartu za 1 zlatku vziať do ruky. Len pre hry so žoldnierom. V českej edícii sú cena a účinok zo staršej karty.
district-hospital = Nemocnica
    .object = Nemocnicu
    .rule = Ak je majiteľova postava zneškodnená, môže sa predsa odhaliť, ale len si vezme zdroje. Len pre hry s vrahom. V českej edícii sú cena a účinok zo staršej karty.
district-lighthouse = Maják
    .rule = Kto ho postaví, môže si prezrieť balíček a vziať si z neho kartu; potom sa balíček zamieša. V českej edícii je len odvodený: tamojšie pravidlá ho nemenujú.
district-haunted-city = Mesto duchov
    .rule = Na konci hry platí za jeden typ, ktorý si majiteľ vyberie. Nie keď sa postavilo v poslednom kole: potom zostane špeciálne.
district-classic-laboratory = Laboratórium
    .rule = Raz za ťah môže majiteľ dať kartu z ruky pod balíček a dostane 1 zlatku.
district-classic-observatory = Hvezdáreň
    .rule = Ak si majiteľ berie ako zdroje karty, vyberá z troch namiesto z dvoch.
district-university = Univerzita
    .object = Univerzitu
    .rule = Na konci hry má k svojej cene 2 body navyše.
district-classic-library = Knižnica
    .object = Knižnicu
    .rule = Ak si majiteľ berie ako zdroje karty, nechá si o jednu viac: obe z dvoch, s Hvezdárňou dve z troch.
district-dark-city-armory = Prašná veža
    .object = Prašnú vežu
    .rule = Majiteľ ju môže vo svojom ťahu, aj hneď po postavení, zahodiť, a to aj z mesta o ôsmich stavbách, a zbúrať s ňou ľubovoľnú stavbu v cudzom meste, ktoré ich má menej ako osem.
district-dark-city-museum = Múzeum
    .rule = Raz za ťah môže majiteľ dať podeň kartu z ruky. Na konci hry je každá za 1 bod; dovtedy každá zvyšuje o 1 cenu Múzea pre žoldniera a diplomata.
district-dark-city-imperial-treasury = Pokladnica
    .object = Pokladnicu
    .rule = Na konci hry pridá 1 bod za každú zlatku majiteľa.
district-dark-city-wishing-well = Studňa želaní
    .object = Studňu želaní
    .rule = Na konci hry pridá 1 bod za každú špeciálnu stavbu svojho mesta okrem seba.
district-dark-city-quarry = Kameňolom
    .rule = Majiteľ môže stavať aj stavby, ktoré už v meste má. Taká stojí o 1 zlatku menej za každú rovnakého mena, najmenej však 1 zlatku.
district-dark-city-poor-house = Chudobinec
    .rule = Ak majiteľ skončí ťah bez zlatiek, hoci aj pre daň, dostane 1 zlatku.
district-bell-tower = Zvonica
    .object = Zvonicu
    .rule = Kto ju postaví, hneď rozhodne, či na koniec hry stačí o stavbu menej než obvykle. Ak je zbúraná, treba zase obvyklý počet. Až s ním je mesto v bezpečí pred útokmi.
district-dark-city-factory = Továreň
    .rule = Každá iná špeciálna stavba stojí majiteľa o 1 zlatku menej.
district-throne-room = Trónna sála
    .object = Trónnu sálu
    .rule = Majiteľ dostane 1 zlatku zakaždým, keď koruna prejde k inému hráčovi.
district-ball-room = Tanečná sála
    .object = Tanečnú sálu
    .rule = Kým má majiteľ korunu, musí sa mu každý iný pri vyvolaní poďakovať, inak príde o ťah.
district-dark-city-great-wall = Veľký múr
    .rule = Zbúrať ktorúkoľvek stavbu tohto mesta, aj samotný múr, stojí žoldniera o 1 zlatku viac.
district-botanical-garden = Botanická záhrada
    .object = Botanickú záhradu
    .rule = Kto ju postaví, môže hneď z ruky postaviť ešte jednu stavbu s cenou najviac 2, zadarmo a mimo limitu, aj takú, akú už v meste má. Rekonštruované: poznáme len spresnenie tejto karty.
district-forum = Fórum
    .rule = Na konci hry je namiesto svojej ceny za toľko bodov, aké číslo má majiteľova postava z posledného kola; z dvoch postáv si vyberie. Za zneškodnenú alebo očarovanú nie je žiadny bod. Rekonštruované: poznáme len spresnenie tejto karty.
district-clockwork = Hodinový stroj
    .rule = Raz za hru ho môže majiteľ vo svojom ťahu otočiť lícom nadol a postaviť v ňom o jednu stavbu viac. Nie s dobyvateľom. Otočený sa počíta do mesta, ale nemá účinok ani body a nedá sa zbúrať ani získať. Rekonštruované: poznáme len spresnenie tejto karty.
district-architects-chamber = Komora architektov
    .object = Komoru architektov
    .rule = Raz za ťah môže majiteľ otočiť hornú kartu balíčka. Ak v jeho meste stojí stavba jej typu, vezme si ju do ruky, inak ju vráti navrch. Rekonštruované: poznáme len spresnenie tejto karty.
district-consulate = Konzulát
    .rule = Kto ho postaví, tajne si vyžrebuje hosťa: postavu, ktorá nie je v hre, ale nie čarodejnicu, čarodeja ani kráľovnú. V jednom ťahu za hru má majiteľ aj schopnosti a obmedzenia hosťa, potom hosť odíde. Nie v ťahu, keď je majiteľova postava očarovaná, a hosť nesmie označiť majiteľovu postavu. Kňaz ako hosť chráni mesto do konca kola; s vyberačom platí každý, kto stavia neskôr, daň do banku. Keď Konzulát zmení majiteľa, hosť ide s ním; ak je zbúraný alebo otočený, hosť odíde. Rekonštruované: poznáme len spresnenie tejto karty.
district-labyrinth = Labyrint
    .rule = Pri každom svojom výbere si majiteľ môže ponúkané postavy prezrieť a potom si vziať naslepo jednu z tých, ktoré ležia na stole lícom nadol; na jej miesto tajne odloží jednu z ponúkaných. Nie pri výbere, do ktorého karta zo stola patrí tak či tak. Rekonštruované: poznáme len spresnenie tejto karty.
district-merchants-bridge = Most obchodníkov
    .rule = Kto ho postaví, vyberie si partnera do konca hry. Kedykoľvek si jeden z nich berie zdroje, dostane druhý 1 kus toho istého: zlatku, alebo hornú kartu balíčka. Keď Most zmení majiteľa, partnerstvo ide s ním; ak je zbúraný alebo otočený, alebo ak pripadne partnerovi, partnerstvo sa končí. Rekonštruované: poznáme len spresnenie tejto karty.
district-altar = Oltár
    .rule = Kto ho postaví, môže jednu postavu hry od ďalšieho kola nahradiť inou s rovnakým číslom. Zlatky na vyradenom vyberačovi idú do banku; Nemocnica bez vraha a Cintorín bez žoldniera nemajú účinok. Rekonštruované: poznáme len spresnenie tejto karty.
district-red-dragon = Červený drak
    .object = Červeného draka
    .rule = Kto ho postaví, môže ho pripojiť k inej stavbe svojho mesta. Ani jednu z oboch potom nemožno žiadnou kartou, ani vlastnou, zbúrať, vymeniť, získať alebo otočiť; skrášliť ju možno. Rekonštruované: poznáme len spresnenie tejto karty.
district-hideout = Skrýša
    .object = Skrýšu
    .rule = Raz za svoj ťah do nej môže majiteľ uložiť až 23 zlatiek, alebo si ich až 23 vziať späť. Uložené sa medzi jeho zlatky nepočítajú: nikto mu ich nevezme a Chudobinec ani Pokladnica ich nevidia. Keď Skrýša zmení majiteľa, idú s ňou; ak je zbúraná alebo otočená, idú do banku. Rekonštruované: poznáme len spresnenie tejto karty.
district-annual-fair = Výročné trhy
    .rule = Keď sa postavia, vyloží sa 6 kariet z balíčka. Počnúc majiteľom si hráči berú po jednej, kým nejaká zostáva. Rekonštruované: poznáme len spresnenie tejto karty.

type-noble = panské
    .one = panská
type-religious = cirkevné
    .one = cirkevná
type-trade = obchodné
    .one = obchodná
type-military = vojenské
    .one = vojenská
type-unique = špeciálne
    .one = špeciálna

mark-killed = zneškodnenie
mark-bewitched = očarovanie
mark-robbed = čaká na zlodeja
mark-warrant = glejt
mark-signed-warrant = glejt s pečaťou
mark-threat = šatka
mark-real-threat = šatka s ružou
mark-protected = chránené mesto
mark-built = dlžná daň za stavbu
mark-taxed = daň z ďalších stavieb do banku
mark-turned-threat = otočená šatka

fact-rank = Číslo
fact-cost = Cena
fact-type = Typ
fact-copies = V škatuli

turn = Na ťahu: { $seat }
deck-left = balíček: { $count }
crown = koruna

score-districts = Stavby
score-all_types = Všetkých päť typov
score-first = Prvé dokončené mesto
score-completed = Dokončené mesto

rule-deluxe = edícia 2016
    .about = Veľká škatuľa: 27 postáv, tri pre každé číslo, a 30 špeciálnych stavieb, v hre je ich 14.
rule-citadela = česká edícia
    .about = To isté a navyše Cintorín, Nemocnica a Maják a vlastný opát a kráľovná. Maják je odvodený.
rule-first-game = Prvá hra
    .about = Osem najznámejších postáv a štrnásť špeciálnych stavieb s ľahkými pravidlami: zo všetkého trochu, dobré na učenie.
rule-aristocrats = Ctižiadostiví aristokrati
    .about = Mestá rastú rýchlo: viac stavieb za ťah a viac spôsobov, ako k nim prísť.
rule-agents = Prefíkaní agenti
    .about = Tvrdý boj s kúzlami, hrozbami a daňami, v ktorom si nikto nie je istý svojím ťahom.
rule-emissaries = Slávni vyslanci
    .about = Tá mierna: veľa kariet a zlatiek, dobrý výhľad na cudzie plány a múry proti nim.
rule-dignitaries = Úskoční hodnostári
    .about = Blafy a pasce: všade ležia glejty a šatky a len jeden vie, ktoré sú pravé.
rule-delegates = Húževnatí delegáti
    .about = Pre plánovačov: postavy a stavby, ktoré si pomáhajú, a body za to, čo si iní nevšimnú.
rule-nobles = Krutí šľachtici
    .about = Tá drsná: vraždy, krádeže a búranie pre pevné nervy.
rule-citadela-first-game = Prvá partia, česká edícia
    .about = Osem najznámejších postáv. Špeciálne stavby sú odvodené: sú to tie z edície 2016.
rule-muj-dum-muj-hrad = Môj dom, môj hrad
    .about = Mierny scenár českej edície: viac zlatiek a kariet, viac ochrany. Jeho zoznamy patria sade Slávni vyslanci, ktorú má aj nemecká škatuľa toho istého radu.
rule-nelitostna-rez = Neľútostná bitka
    .about = Drsný scenár českej edície: otvorený útok. Jeho zoznamy patria sade Krutí šľachtici, ktorú má aj nemecká škatuľa toho istého radu.
rule-intriky = Intrigy
    .about = Ľstivý scenár českej edície: predstieranie a uhýbanie. Jeho zoznamy patria sade Úskoční hodnostári, ktorú má aj nemecká škatuľa toho istého radu.
rule-nine-characters = deväť postáv
    .about = Pri 4 až 7 hráčoch pridá postavu číslo 9. Pri 3 a 8 hráčoch je v hre vždy.
rule-random-cast = náhodné postavy
    .about = Kde postava nie je menovaná, vyberie ju náhoda; tá tiež určí, či je pri 4 až 7 hráčoch číslo 9.
rule-random-districts = náhodné stavby
    .about = Špeciálne stavby, ktoré nie sú menované, vyberie do počtu 14 náhoda.
rule-classic = edícia 2000
    .about = Hra, ktorou sa to začalo: 8 postáv a mestá s ôsmimi stavbami, pre 2 až 7 hráčov.
rule-dark-city = Temná zem
    .about = K edícii 2000 pridáva desať postáv a pätnásť stavieb, až pre 8 hráčov. Ak nie sú menované iné, pribudnú do balíčka tri z nových stavieb.
rule-metropole = Metropola
    .about = K edícii 2016 alebo k českej: jedenásť špeciálnych stavieb, rekonštruovaných, a k nim tri iné.
rule-metropole-draft = iný výber pre dvoch
    .about = Len pre dvoch hráčov: dve postavy ležia lícom nadol a každý hráč vidí jednu z nich. Obaja dostanú tri, jednu si nechajú a dve odovzdajú; z odovzdaných si jednu nechajú a druhú odložia lícom nadol.

topic-picking = Ktorú postavu vybrať?
topic-putting_away = Ktorú postavu odložiť lícom nadol?
topic-theater_partner = Divadlo: s kým vymeniť postavu?
topic-theater_card = Ktorú postavu dať? Dostane ju: { $victim }
topic-acting = { $character }: čo ďalej?
topic-gathering = Zlatky, alebo karty?
topic-keeping = Ktorú kartu si nechať?
topic-bewitching = Ktorú postavu očarovať?
topic-laying_warrants = Kam položiť ďalší glejt?
topic-signing = Ktorý glejt má pečať?
topic-laying_threats = Kam položiť druhú šatku?
topic-making_real = Ktorá šatka je tá pravá, s ružou?
topic-threatened = Hrozba! Zaplatiť výpalné, alebo odmietnuť? Výška: { $gold }
topic-unmasking = { $victim } – výpalné odmietnuté. Otočiť šatku?
topic-confiscating = Zaplatená stavba: { $district }. Zhabať?
topic-redrawing = Ktorú kartu vymeniť s balíčkom? Zatiaľ vymenené: { $count }
topic-taking_from_hand = Ktorú kartu vziať? Z ruky: { $victim }
topic-building_taken = Kartu hneď postaviť, alebo nechať?
topic-giving_back = Ktorú kartu dať? Dostane ju: { $victim }
topic-crowning = Kto dostane korunu?
topic-taking_from_holder = Koruna: { $victim }. Čo si za ňu vziať?
topic-splitting = Koľko príjmu v zlatkách? Počet stavieb: { $count }
topic-lending = Ktorú kartu dať za pôžičku? Dostane ju: { $victim }
topic-studying = Ktorú kartu si nechať? Ostatné sa zamiešajú do balíčka.
topic-demanding = Ktorú stavbu vziať? Výmenou za: { $place }
topic-razing = Ktorú svoju stavbu zbúrať? Stavia sa: { $district }
topic-paying_with_cards = { $district }: ktorou kartou platiť?
topic-arming = Ktorú stavbu zbúrať?
topic-discarding = Laboratórium: ktorú kartu dať za zlatky?
topic-tucking = Múzeum: ktorú kartu dať podeň?
topic-recovering = Zbúrané: { $district }. Vziať kartu do ruky za 1 zlatku?
topic-answering = Je vyvolaná zneškodnená postava. Ozvať sa, ak je vaša, alebo mlčať?
topic-searching = Maják: ktorú kartu z balíčka vziať?
topic-declaring = Mesto duchov: za ktorý typ platí? Najviac bodov: { $type }
topic-thanking = Tanečná sála: poďakovať sa, alebo prísť o ťah? Komu: { $victim }
topic-finishing = { $character }: čo ešte, kým sa ťah skončí?
topic-shortening = Zvonica: stačí o stavbu menej?
topic-planting = Botanická záhrada: ktorú kartu postaviť zadarmo?
topic-partnering = Most obchodníkov: kto bude partnerom?
topic-attaching = Červený drak: ktorú stavbu chrániť?
topic-replacing = Oltár: ktorá postava príde do hry od ďalšieho kola?
topic-hiding = Skrýša: koľko uložiť alebo vziať späť?
topic-fair_picking = Výročné trhy: ktorú kartu vziať?
topic-laying_in_place = Labyrint: ktorú postavu odložiť lícom nadol na jej miesto?
topic-acting_as_guest = { $character }, hosť Konzulátu: čo ďalej?

action-pick = Vybrať si { $character_object }
action-put_away = Odložiť { $character_object }
action-give_character = Dať { $character_object }
action-theater = Vymeniť postavu: { $seat }
action-pass = Nič, pokračovať
action-end = Ukončiť ťah
action-gold = Vziať zlatky
action-cards = Potiahnuť karty
action-income = Vziať príjem za stavby
action-extra_gold = Vziať zlatky navyše
action-extra_cards = Potiahnuť karty navyše
action-keep = Nechať si { $district_object }
action-discard = Dať pod balíček { $district_object }
action-tuck = Dať pod Múzeum { $district_object }
action-give = Dať { $district_object }
action-take = Vziať { $district_object }
action-use = Použiť { $district_object }
action-build = Postaviť { $district_object }
action-build_razing = Postaviť { $district_object } za zbúranú stavbu
action-build_with_cards = Postaviť { $district_object } a zaplatiť kartami
action-raze = Zbúrať u seba { $place_object }
action-borrow = Postaviť { $district_object } s pôžičkou ({ $seat })
action-kill = Zneškodniť { $character_object }
action-bewitch = Očarovať { $character_object }
action-rob = Okradnúť { $character_object }
action-warrant = Glejt: { $character }
action-sign = Pečať: { $character }
action-threaten = Šatka: { $character }
action-real = Ruža: { $character }
action-spy = Špehovať: { $seat } ({ $type })
action-swap = Vymeniť celú ruku: { $seat }
action-redraw = Vymeniť karty s balíčkom
action-done = To stačí
action-look = Nazrieť do ruky: { $seat }
action-keep_it = Nechať si ju v ruke
action-foresee = Každému vziať kartu
action-crown = Odovzdať korunu: { $seat }
action-take_gold = Vziať 1 zlatku
action-take_card = Vziať náhodnú kartu
action-split = V zlatkách { $gold }, zvyšok v kartách
action-tithe = 1 zlatka od najbohatšieho: { $seat }
action-study = Pozrieť si sedem kariet
action-destroy = Zbúrať { $place_object } ({ $seat })
action-offer = Dať do výmeny { $place_object }
action-demand = Vziať výmenou { $place_object } ({ $seat })
action-seize = Zabrať { $place_object } ({ $seat })
action-beautify = Skrášliť { $district_object }
action-collect = Vybrať dane
action-bribe = Zaplatiť
action-refuse = Odmietnuť
action-unmask = Otočiť
action-confiscate = Zhabať
action-recover = Vziať za 1 zlatku
action-answer = Odhaliť postavu a vziať zdroje
action-declare = Počítať medzi { $type } stavby
action-thank = Poďakovať sa
action-shorten = O stavbu menej stačí
action-pick_blind = Vziať naslepo odloženú postavu
action-hide = Uložiť do Skrýše { gold.object }
action-fetch = Vziať zo Skrýše { gold.object }
action-partner = Zvoliť za partnera: { $seat }
action-attach = Chrániť { $place_object }
action-plant = Postaviť zadarmo { $district_object }
action-replace = Priviesť do hry { $character_object }

event-round-began = { $count ->
        [0] Kolo { $number }. Korunu má { $seat }
       *[other] Kolo { $number }. Korunu má { $seat }. Odložené lícom nahor: { $characters }
    }
    .you = { $count ->
        [0] Kolo { $number }. Korunu máte vy
       *[other] Kolo { $number }. Korunu máte vy. Odložené lícom nahor: { $characters }
    }
event-character-picked = { $known ->
        [0] { $seat } si vyberá postavu
       *[other] { $seat } si vyberá { $character_object }
    }
    .you = { $known ->
        [0] Vyberáte si postavu
       *[other] Vyberáte si { $character_object }
    }
event-character-put-away = { $known ->
        [0] { $seat } odkladá postavu lícom nadol
       *[other] { $seat } odkladá { $character_object } lícom nadol
    }
    .you = { $known ->
        [0] Odkladáte postavu lícom nadol
       *[other] Odkladáte { $character_object } lícom nadol
    }
event-characters-exchanged = { $known ->
        [0] Divadlo: { $seat } a { $other } si vymieňajú postavy
       *[other] Divadlo: { $seat } dáva { $character_object }, { $other } dáva { $got_character_object }
    }
    .you = { $known ->
        [0] Divadlo: vy a { $other } si vymieňate postavy
       *[other] Divadlo: vy dávate { $character_object }, { $other } dáva { $got_character_object }
    }
    .to-you = { $known ->
        [0] Divadlo: { $seat } si s vami vymieňa postavy
       *[other] Divadlo: { $seat } dáva { $character_object }, vy dávate { $got_character_object }
    }
event-rank-called = { $seat } vyvoláva číslo { $rank }
    .you = Vyvolávate číslo { $rank }
event-nobody-answered = Číslo { $rank }: nikto sa neozýva
event-character-revealed = { $seat } je { $character }
    .you = Ste { $character }
event-turn-resumed = { $seat } pokračuje ako { $character }
    .you = Pokračujete ako { $character }
event-killed-shown = { $seat } ukazuje zneškodnenú postavu: { $character }
    .you = Vaša zneškodnená postava, { $character }, prišla o ťah
event-turn-ended = { $seat } končí ťah
    .you = Končíte ťah
event-city-completed = { $seat } ako prvý hráč dokončuje mesto: toto kolo je posledné
    .you = Ako prvý hráč dokončujete mesto: toto kolo je posledné
event-character-killed = { $seat } zneškodňuje { $character_object }
    .you = Zneškodňujete { $character_object }
event-character-bewitched = { $seat } očarúva { $character_object }
    .you = Očarúvate { $character_object }
event-character-robbed = { $seat } sa chystá okradnúť { $character_object }
    .you = Chystáte sa okradnúť { $character_object }
event-warrants-placed = { $known ->
        [0] { $seat } rozkladá glejty: { $characters }
       *[other] { $seat } rozkladá glejty: { $characters }; s pečaťou: { $real }
    }
    .you = { $known ->
        [0] Rozkladáte glejty: { $characters }
       *[other] Rozkladáte glejty: { $characters }; s pečaťou: { $real }
    }
event-threats-placed = { $known ->
        [0] { $seat } rozkladá šatky: { $characters }
       *[other] { $seat } rozkladá šatky: { $characters }; s ružou: { $real }
    }
    .you = { $known ->
        [0] Rozkladáte šatky: { $characters }
       *[other] Rozkladáte šatky: { $characters }; s ružou: { $real }
    }
event-gold-stolen = { $gold ->
        [0] { $seat } kradne, ale { $victim } nemá ani zlatku
       *[other] { $victim } prichádza o { gold.object }, kradne { $seat }
    }
    .you = { $gold ->
        [0] Kradnete, ale { $victim } nemá ani zlatku
       *[other] { $victim } prichádza o { gold.object }, kradnete vy
    }
    .to-you = { $gold ->
        [0] { $seat } vás chce okradnúť, ale nemáte ani zlatku
       *[other] { $seat } vás okráda o { gold.object }
    }
event-bribe-paid = { $victim } platí výpalné { gold.object }, dostáva ho { $seat }
    .you = { $victim } vám platí výpalné { gold.object }
    .to-you = Platíte výpalné { gold.object }, dostáva ho { $seat }
event-bribe-refused = { $victim } odmieta platiť výpalné, chce ho { $seat }
    .you = { $victim } vám odmieta platiť výpalné
    .to-you = Odmietate platiť výpalné, chce ho { $seat }
event-threat-unmasked = Šatka má ružu: { $seat } dostáva { gold.object }, platí { $victim }
    .you = Šatka má ružu: dostávate { gold.object }, platí { $victim }
    .to-you = Šatka má ružu: { $seat } vám berie { gold.object }
event-bluff-unmasked = { $seat } otáča šatku bez ruže, { $victim } neplatí nič
    .you = Otáčate šatku bez ruže, { $victim } neplatí nič
    .to-you = { $seat } otáča šatku bez ruže, neplatíte nič
event-threat-left = { $seat } necháva šatku neotočenú, { $victim } neplatí nič
    .you = Nechávate šatku neotočenú, { $victim } neplatí nič
    .to-you = { $seat } necháva šatku neotočenú, neplatíte nič
event-district-confiscated = { $seat } zhabáva { $district_object }, { $victim } dostáva späť { gold.object }
    .you = Zhabávate { $district_object }, { $victim } dostáva späť { gold.object }
    .to-you = { $seat } vám zhabáva { $district_object }, dostávate späť { gold.object }
event-gold-gathered = { $seat } si berie { gold.object }
    .you = Beriete si { gold.object }
event-cards-seen = { $known ->
        [0] { $seat } si prezerá { cards.object } z balíčka
       *[other] { $seat } si prezerá { cards.object } z balíčka: { $districts }
    }
    .you = { $known ->
        [0] Prezeráte si { cards.object } z balíčka
       *[other] Prezeráte si { cards.object } z balíčka: { $districts }
    }
event-cards-drawn = { $known ->
        [0] { $seat } si berie { cards.object } z balíčka
       *[other] { $seat } si berie { cards.object } z balíčka: { $districts }
    }
    .you = { $known ->
        [0] Beriete si { cards.object } z balíčka
       *[other] Beriete si { cards.object } z balíčka: { $districts }
    }
event-cards-discarded = { $known ->
        [0] { $seat } dáva { cards.object } pod balíček
       *[other] { $seat } dáva { cards.object } pod balíček: { $districts }
    }
    .you = { $known ->
        [0] Dávate { cards.object } pod balíček
       *[other] Dávate { cards.object } pod balíček: { $districts }
    }
event-card-tucked = { $known ->
        [0] { $seat } dáva { cards.object } pod Múzeum
       *[other] { $seat } dáva { cards.object } pod Múzeum: { $districts }
    }
    .you = { $known ->
        [0] Dávate { cards.object } pod Múzeum
       *[other] Dávate { cards.object } pod Múzeum: { $districts }
    }
event-income-taken = { $seat } berie { income } za { $type } stavby
    .you = Beriete { income } za { $type } stavby
event-character-paid = { $seat } ako { $character } dostáva { gold.object }
    .you = Ako { $character } dostávate { gold.object }
event-district-paid = { $seat } dostáva { gold.object } za { $district_object }
    .you = Dostávate { gold.object } za { $district_object }
event-district-used = { $seat } používa { $district_object } za { gold.object }
    .you = Používate { $district_object } za { gold.object }
event-tax-paid = { $seat } platí daň { gold.object } za { $district_object }
    .you = Platíte daň { gold.object } za { $district_object }
event-tax-collected = { $seat } ako { $character } vyberá na daniach { gold.object }
    .you = Ako { $character } vyberáte na daniach { gold.object }
event-hands-swapped = { $seat } a { $victim } si vymieňajú karty v ruke
    .you = Vy a { $victim } si vymieňate karty v ruke
    .to-you = { $seat } si s vami vymieňa karty v ruke
event-hand-seen = { $count ->
        [0] { $seat } nazerá do ruky, ktorú má { $victim }: je prázdna
       *[other] { $known ->
            [0] { $seat } nazerá do ruky, ktorú má { $victim } ({ cards })
           *[other] { $seat } nazerá do ruky, ktorú má { $victim }: { $districts }
        }
    }
    .you = { $count ->
        [0] Nazeráte do ruky, ktorú má { $victim }: je prázdna
       *[other] { $known ->
            [0] Nazeráte do ruky, ktorú má { $victim } ({ cards })
           *[other] Nazeráte do ruky, ktorú má { $victim }: { $districts }
        }
    }
    .to-you = { $count ->
        [0] { $seat } vám nazerá do prázdnej ruky
       *[other] { $known ->
            [0] { $seat } vám nazerá do ruky ({ cards })
           *[other] { $seat } vám nazerá do ruky: { $districts }
        }
    }
event-card-taken = { $known ->
        [0] { $seat } berie kartu, prichádza o ňu { $victim }
       *[other] { $seat } berie { $district_object }, o kartu prichádza { $victim }
    }
    .you = { $known ->
        [0] Beriete kartu, prichádza o ňu { $victim }
       *[other] Beriete { $district_object }, o kartu prichádza { $victim }
    }
    .to-you = { $known ->
        [0] { $seat } vám berie kartu
       *[other] { $seat } vám berie { $district_object }
    }
event-card-given = { $known ->
        [0] { $seat } dáva kartu, dostáva ju { $victim }
       *[other] { $seat } dáva { $district_object }, kartu dostáva { $victim }
    }
    .you = { $known ->
        [0] Dávate kartu, dostáva ju { $victim }
       *[other] Dávate { $district_object }, kartu dostáva { $victim }
    }
    .to-you = { $known ->
        [0] { $seat } vám dáva kartu
       *[other] { $seat } vám dáva { $district_object }
    }
event-spy-reported = { $count ->
        [0] { $seat } špehuje: { $victim } nemá v ruke žiadne { $type } karty
       *[other] { $seat } špehuje: { $victim } má v ruke { $type } karty ({ $count }) a prichádza o { gold.object }
    }
    .you = { $count ->
        [0] Špehujete: { $victim } nemá v ruke žiadne { $type } karty
       *[other] Špehujete: { $victim } má v ruke { $type } karty ({ $count }) a prichádza o { gold.object }
    }
    .to-you = { $count ->
        [0] { $seat } vás špehuje: nemáte v ruke žiadne { $type } karty
       *[other] { $seat } vás špehuje: máte v ruke { $type } karty ({ $count }) a prichádzate o { gold.object }
    }
event-gold-taken = { $seat } dostáva { gold.object }, platí { $victim }
    .you = Dostávate { gold.object }, platí { $victim }
    .to-you = { $seat } vám berie { gold.object }
event-crown-moved = Korunu preberá { $seat }, prichádza o ňu { $victim }
    .you = Korunu preberáte vy, prichádza o ňu { $victim }
    .to-you = Korunu preberá { $seat }, prichádzate o ňu
event-district-built = { $gold ->
        [0] { $seat } stavia { $district_object } bez platenia zlatkami
       *[other] { $seat } stavia { $district_object } za { gold.object }
    }
    .you = { $gold ->
        [0] Staviate { $district_object } bez platenia zlatkami
       *[other] Staviate { $district_object } za { gold.object }
    }
event-district-razed = { $seat } búra vo svojom meste { $district_object }
    .you = Búrate vo svojom meste { $district_object }
event-gold-borrowed = { $seat } si požičiava { gold.object } za { loan }, veriteľom je { $victim }
    .you = Požičiavate si { gold.object } za { loan }, veriteľom je { $victim }
    .to-you = { $seat } si od vás požičiava { gold.object } za { loan }
event-district-destroyed = { $gold ->
        [0] { $seat } búra zadarmo: { $victim } prichádza o { $district_object }
       *[other] { $seat } búra za { gold.object }: { $victim } prichádza o { $district_object }
    }
    .you = { $gold ->
        [0] Búrate zadarmo: { $victim } prichádza o { $district_object }
       *[other] Búrate za { gold.object }: { $victim } prichádza o { $district_object }
    }
    .to-you = { $gold ->
        [0] { $seat } vám zadarmo búra { $district_object }
       *[other] { $seat } vám za { gold.object } búra { $district_object }
    }
    .own = { $gold ->
        [0] { $seat } zadarmo búra vo svojom meste { $district_object }
       *[other] { $seat } za { gold.object } búra vo svojom meste { $district_object }
    }
    .you-own = { $gold ->
        [0] Zadarmo búrate vo svojom meste { $district_object }
       *[other] Za { gold.object } búrate vo svojom meste { $district_object }
    }
event-district-seized = { $seat } zaberá { $district_object }, { $victim } za to dostáva { gold.object }
    .you = Zaberáte { $district_object }, { $victim } za to dostáva { gold.object }
    .to-you = { $seat } vám zaberá { $district_object }, dostávate za to { gold.object }
event-districts-exchanged = { $gold ->
        [0] { $seat } dáva { $district_object }, { $victim } za to dáva { $got_object }
       *[other] { $seat } dáva { $district_object } a { gold.object }, { $victim } za to dáva { $got_object }
    }
    .you = { $gold ->
        [0] Dávate { $district_object }, { $victim } za to dáva { $got_object }
       *[other] Dávate { $district_object } a { gold.object }, { $victim } za to dáva { $got_object }
    }
    .to-you = { $gold ->
        [0] { $seat } vám za { $got_object } dáva { $district_object }
       *[other] { $seat } vám za { $got_object } dáva { $district_object } a { gold.object }
    }
event-district-beautified = { $seat } skrášľuje { $district_object } za { gold.object }
    .you = Skrášľujete { $district_object } za { gold.object }
event-district-recovered = { $seat } si za { gold.object } berie zo zbúraných { $district_object }
    .you = Za { gold.object } si beriete zo zbúraných { $district_object }
event-type-declared = { $seat } počíta { $district_object } medzi { $type } stavby
    .you = Počítate { $district_object } medzi { $type } stavby
event-game-ended = Posledné kolo sa skončilo. Mestá sa sčítavajú
event-thanks-given = { $seat } ďakuje, korunu má { $victim }
    .you = Ďakujete, korunu má { $victim }
    .to-you = { $seat } vám ďakuje
event-turn-lost = { $seat } neďakuje a prichádza o ťah, korunu má { $victim }
    .you = Neďakujete a prichádzate o ťah, korunu má { $victim }
    .to-you = { $seat } vám neďakuje a prichádza o ťah
event-goal-lowered = { $seat } rozhoduje, že stačí o stavbu menej
    .you = Rozhodujete, že stačí o stavbu menej
event-goal-restored = { $seat } prichádza o Zvonicu: zase treba obvyklý počet stavieb
    .you = Prichádzate o Zvonicu: zase treba obvyklý počet stavieb
event-tax-taken = { $seat } dostáva daň { gold.object }, platí ju { $victim }
    .you = Dostávate daň { gold.object }, platí ju { $victim }
    .to-you = Platíte daň { gold.object }, dostáva ju { $seat }
event-district-turned = { $seat } otáča { $district_object } lícom nadol
    .you = Otáčate { $district_object } lícom nadol
event-guest-drawn = { $known ->
        [0] { $seat } žrebuje hosťa Konzulátu
       *[other] { $seat } žrebuje hosťa Konzulátu: { $character }
    }
    .you = { $known ->
        [0] Žrebujete hosťa Konzulátu
       *[other] Žrebujete hosťa Konzulátu: { $character }
    }
event-guest-joined = { $seat } hrá do konca ťahu aj za { $character_object }
    .you = Hráte do konca ťahu aj za { $character_object }
event-character-replaced = { $seat } mení postavy: od ďalšieho kola { $got_character } hrá a { $character } nie
    .you = Meníte postavy: od ďalšieho kola { $got_character } hrá a { $character } nie
event-character-seen = { $known ->
        [0] { $seat } sa pozerá na odloženú postavu
       *[other] { $seat } sa pozerá na odloženú postavu: { $character }
    }
    .you = { $known ->
        [0] Pozeráte sa na odloženú postavu
       *[other] Pozeráte sa na odloženú postavu: { $character }
    }
event-character-taken-blind = { $known ->
        [0] { $seat } berie naslepo odloženú postavu
       *[other] { $seat } berie naslepo odloženú postavu: { $character }
    }
    .you = { $known ->
        [0] Beriete naslepo odloženú postavu
       *[other] Beriete naslepo odloženú postavu: { $character }
    }
event-partnership-made = { $seat } a { $victim } uzatvárajú partnerstvo
    .you = Vy a { $victim } uzatvárate partnerstvo
    .to-you = { $seat } s vami uzatvára partnerstvo
event-partnership-ended = { $seat } prichádza o partnerstvo
    .you = Prichádzate o partnerstvo
event-district-attached = { $seat } dáva { $district_object } pod ochranu Červeného draka
    .you = Dávate { $district_object } pod ochranu Červeného draka
event-gold-hidden = { $seat } ukladá { gold.object } do Skrýše
    .you = Ukladáte { gold.object } do Skrýše
event-gold-fetched = { $seat } berie { gold.object } zo Skrýše
    .you = Beriete { gold.object } zo Skrýše
event-fair-opened = { $seat } vykladá { cards.object } na Výročné trhy: { $districts }
    .you = Vykladáte { cards.object } na Výročné trhy: { $districts }
event-fair-card-taken = { $seat } si z Výročných trhov berie { $district_object }
    .you = Z Výročných trhov si beriete { $district_object }
event-card-revealed = { $taken ->
        [0] { $seat } otáča { $district_object } a vracia kartu na balíček
       *[other] { $seat } otáča { $district_object } a berie si kartu do ruky
    }
    .you = { $taken ->
        [0] Otáčate { $district_object } a vraciate kartu na balíček
       *[other] Otáčate { $district_object } a beriete si kartu do ruky
    }

howto-goal = Každý hráč stavia mesto zo stavieb. Len čo ich v niektorom meste stojí sedem (pri 2 a 3 hráčoch a v edícii 2000 vždy osem), kolo sa dohrá a hra sa končí. Vyhráva mesto s najviac bodmi.
howto-start = Každý začína so 4 kartami stavieb a 2 zlatkami. Jeden z hráčov má korunu: prvý si vyberá postavu a vyvoláva ostatné.
howto-draft = Kolo sa začína výberom postáv. Postavy hry putujú dokola, každý si tajne jednu nechá a zvyšok pošle ďalej. Niektoré sa odkladajú lícom nahor alebo nadol, takže nikto nevie iste, kto je kto. Pri 2 a 3 hráčoch má každý dve postavy a v kole dva ťahy.
howto-call = Potom sa vyvolávajú čísla od 1. Kto vyvolanú postavu má, odhalí ju a hrá. Za odloženú ani za zneškodnenú postavu sa nikto neozve.
howto-gather = Vo svojom ťahu si musíte vziať zdroje: buď 2 zlatky, alebo 2 karty, z ktorých si jednu necháte.
howto-build = Keď máte zdroje, môžete postaviť jednu stavbu z ruky za jej cenu v zlatkách. Dve stavby rovnakého mena v meste stáť nesmú. Niektoré postavy stavajú viac, jedna nestavia nič.
howto-powers = Každú schopnosť postavy môžete v ťahu použiť raz, pred zdrojmi aj po nich, ak jej text neurčuje chvíľu. Mnoho postáv berie príjem za stavby jedného typu: panské, cirkevné, obchodné alebo vojenské. Príjem je len jeden a za všetky naraz, takže si rozmyslite, či najprv nestavať.
howto-crown = Kráľ a patricij si korunu berú, cisár ju dáva niekomu inému, intrigán ju môže dať komukoľvek. Nový držiteľ od tej chvíle vyvoláva a v ďalšom kole vyberá prvý.
howto-unique = Špeciálne stavby majú vlastný účinok, vo vašom ťahu, stále, alebo na konci hry. Medzi 68 kartami balíčka ich býva 14, v samotnej edícii 2000 ich je 11 medzi 65.
howto-score = Na konci je každá stavba za toľko bodov, koľko stojí. Všetkých päť typov v meste je za 3 body, prvé dokončené mesto za 4, každé ďalšie dokončené za 2; špeciálne stavby pridávajú svoje. Pri zhode vyhráva vyššie číslo postavy z posledného kola, v edícii 2000 vyššia hodnota stavieb a potom viac zlatiek.
howto-secret = Zlatky, mestá a počty kariet v ruke vidia všetci. Tajné sú karty v ruke, vybrané postavy, karty pod Múzeom a to, ktorý glejt alebo šatka je pravá.

round = { $number }. kolo
last-round = posledné kolo
own-hand = Vaše karty
tucked = Karty pod Múzeom: { $count }
hidden-gold = zlatky v Skrýši: { $gold }
goal = stavieb v meste: { $count }
guest = hosť: { $character }
legend = ♛ koruna  ◎ zlatky  ▯ karty v ruke  ① prvé dokončené mesto  ✕ lícom nahor  † zneškodnenie  ☾ očarovanie  $ krádež  § glejt  ? šatka
rule-random-start = Náhodný začiatok
    .about = O tom, kto má na začiatku korunu, rozhodne náhoda; inak ju má prvé miesto pri stole.

why-not-price = stojí { $price }, máte { $gold }
why-not-standing = už stojí vo vašom meste
why-not-limit = v tomto ťahu už nestaviate
why-not-character = { $character } nestavia
why-not-forbidden = bráni tomu jej pravidlo
why-not-paused = až po prerušení ťahu
why-not-gather = najprv si vezmite zdroje
closed-price = cena { $price }, máte { $gold }
closed-complete = mesto je dokončené
closed-protected = toto kolo v bezpečí
closed-shielded = chránené
closed-untouchable = nikdy
closed-own = stojí vo vašom meste
closed-standing = tú už máte
closed-standing_there = už má, čo dávate
closed-too_large = stojí viac než { $count }
closed-unmatched = nič za ňu nedostanete
closed-crowned = má korunu
closed-poorer = nie je najbohatší
closed-no_gold = nemá zlatky
closed-no_cards = nemá karty
closed-blank = váš glejt tam nemá pečať
closed-forbidden = bráni tomu jej pravidlo
