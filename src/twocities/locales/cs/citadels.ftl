# Slova hry Citadela.

game-citadels = Citadela
plot-rounds = kola

gold = { $gold ->
        [one] { $gold } mince
        [few] { $gold } mince
        [many] { $gold } mince
       *[other] { $gold } mincí
    }
    .object = { $gold ->
        [one] { $gold } minci
        [few] { $gold } mince
        [many] { $gold } mince
       *[other] { $gold } mincí
    }
cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
    .object = { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
income-cards = { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
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
       *[other] { $gold } karet
    }

character-assassin = Mordýřka
    .object = Mordýřku
    .rule = Určí jinou postavu a zneškodní ji: kdo ji má, při vyvolání mlčí a o tah přijde.
character-witch = Ježibaba
    .object = Ježibabu
    .rule = Nejdřív si vezme zdroje, pak musí jmenovat jinou postavu a čeká. Až na ni přijde řada, její hráč si jen vezme zdroje a dál hraje místo něj ježibaba, se svými kartami, mincemi a městem. Neozve-li se nikdo, ježibaba už nehraje.
character-magistrate = Soudce
    .rule = Rozloží ke třem postavám glejty a na jeden tajně přiloží pečeť. Jakmile postava s pečetí zaplatí svou první budovu v tahu, soudce ji může zabavit: mince se stavebníkovi vrátí a budova stojí u soudce. Takovou, jakou už má, zabavit nesmí.
character-thief = Zloděj
    .object = Zloděje
    .rule = Určí jinou postavu. Sotva se odhalí, připadnou všechny její mince zloději. Ne postavu číslo 1, zneškodněnou ani očarovanou.
character-spy = Špión
    .object = Špióna
    .rule = Vybere hráče a typ budov a nahlédne mu do ruky: každá karta toho typu vynese 1 jeho minci, dokud nějakou má, a 1 kartu z balíčku.
character-blackmailer = Vyděračka
    .object = Vyděračku
    .rule = Rozloží ke dvěma postavám šátky, jen jeden je pravý, s růží. Kdo je ohrožen, vezme si zdroje a pak buď zaplatí polovinu mincí, zaokrouhleno dolů, nebo odmítne; po odmítnutí může vyděračka šátek otočit a pravý jí přinese všechny jeho mince. Ne k postavě číslo 1, zneškodněné ani očarované.
character-magician = Čarodějka
    .object = Čarodějku
    .rule = Buď si s někým prohodí celou ruku, nebo dá libovolně mnoho karet pod balíček a tolik si jich dobere.
character-wizard = Zaklínač
    .object = Zaklínače
    .rule = Nahlédne hráči do ruky a vezme si jednu kartu: nechá si ji, nebo ji za plnou cenu hned postaví mimo limit. Cokoli v tomto tahu postaví, smí už ve městě stát.
character-seer = Kartářka
    .object = Kartářku
    .rule = Každému dalšímu hráči náhodně vezme kartu a pak mu nějakou dá. Staví až 2 budovy.
character-king = Král
    .object = Krále
    .rule = Bere 1 minci za každou panskou budovu. Koruna přejde k němu, i když je očarován; je-li zneškodněn, na konci kola.
character-emperor = Císař
    .object = Císaře
    .rule = Bere 1 minci za každou panskou budovu. Korunu musí předat někomu jinému a může si od něj vzít 1 minci nebo náhodnou kartu. Je-li zneškodněn, předá ji na konci kola a nevezme si nic. Pro 3 a více hráčů.
character-patrician = Patricij
    .object = Patricije
    .rule = Dobere si 1 kartu za každou panskou budovu. Koruna přejde k němu, i když je očarován; je-li zneškodněn, na konci kola.
character-bishop = Kněz
    .object = Kněze
    .rule = Bere 1 minci za každou sakrální budovu. Od vyvolání do konce kola je jeho město zavřené před cizí postavou číslo 8.
character-abbot = Mnich
    .object = Mnicha
    .rule = Za každou sakrální budovu bere 1 minci nebo 1 kartu, jak si namíchá; za Čarodějnou školu jedno z obojího. Jednou za tah dostane 1 minci od nejbohatšího hráče, má-li někdo více než on.
character-cardinal = Kardinál
    .object = Kardinála
    .rule = Dobere si 1 kartu za každou sakrální budovu. Jednou za tah, chybějí-li mu na budovu mince, vezme si přesně tolik od jednoho hráče a za každou mu dá kartu z ruky.
character-merchant = Obchodnice
    .object = Obchodnici
    .rule = Bere 1 minci za každou obchodní budovu a k tomu ještě 1 minci.
character-alchemist = Alchymistka
    .object = Alchymistku
    .rule = Na konci tahu se jí vrátí všechny mince, které v něm zaplatila za stavby.
character-trader = Překupník
    .object = Překupníka
    .rule = Bere 1 minci za každou obchodní budovu. Obchodních budov staví, kolik chce, a k nim jednu jinou.
character-architect = Stavitelka
    .object = Stavitelku
    .rule = Dobere si 2 karty navíc. Staví až 3 budovy.
character-navigator = Dobyvatelka
    .object = Dobyvatelku
    .rule = Dostane 4 mince nebo 4 karty. Nestaví nic.
character-scholar = Studentka
    .object = Studentku
    .rule = Podívá se na 7 karet, jednu si nechá a ostatní zamíchá do balíčku. Staví až 2 budovy.
character-warlord = Žoldnéř
    .object = Žoldnéře
    .rule = Bere 1 minci za každou vojenskou budovu. Může zbourat budovu v kterémkoli městě, i ve svém, za cenu o 1 minci nižší, než stojí. Ne v dokončeném městě.
character-diplomat = Diplomatka
    .object = Diplomatku
    .rule = Bere 1 minci za každou vojenskou budovu. Může vyměnit svou budovu za cizí, a je-li cizí dražší, doplatí jejímu majiteli rozdíl. Ne s dokončeným městem a v žádném městě nesmějí být dvě stejné.
character-marshal = Generál
    .object = Generála
    .rule = Bere 1 minci za každou vojenskou budovu. Může si vzít cizí budovu za nejvýše 3 mince a její cenu zaplatí majiteli. Ne z dokončeného města a ne takovou, jakou už má.
character-queen = Královna
    .object = Královnu
    .rule = Dostane 3 mince, sedí-li vedle hráče, který odhalil postavu číslo 4; byla-li ta zneškodněna, až na konci kola. Pro 5 a více hráčů.
character-artist = Umělkyně
    .object = Umělkyni
    .rule = Zkrášlí až 2 své budovy, každou 1 mincí: jejich cena je napořád o 1 vyšší, při bourání i pro body. Každou budovu jen jednou.
character-tax-collector = Výběrčí daní
    .object = Výběrčího daní
    .rule = Je-li mezi postavami hry, platí každý za každou postavenou budovu 1 minci daně, pokud mu nějaká zbyla. Výběrčí si je ve svém tahu všechny vezme; v něm se daň neplatí.
character-citadela-abbot = Mnich
    .object = Mnicha
    .rule = Za každou sakrální budovu bere 1 minci nebo 1 kartu, jak si namíchá; za Čarodějnou školu obojí. Jednou za tah dostane 1 minci od nejbohatšího hráče, má-li někdo více než on.
character-citadela-queen = Královna
    .object = Královnu
    .rule = Dostane 3 mince, sedí-li vedle hráče, který odhalil postavu číslo 4; byla-li ta zneškodněna nebo očarována, až na konci kola. Pro 5 a více hráčů.
character-classic-assassin = Mordýř
    .object = Mordýře
    .rule = Určí jinou postavu a zneškodní ji: kdo ji má, při vyvolání mlčí a o tah přijde.
character-classic-thief = Zloděj
    .object = Zloděje
    .rule = Určí jinou postavu. Sotva se odhalí, připadnou všechny její mince zloději. Ne postavu číslo 1, zneškodněnou ani očarovanou.
character-classic-magician = Čaroděj
    .object = Čaroděje
    .rule = Buď si s někým prohodí celou ruku, nebo dá libovolně mnoho karet pod balíček a tolik si jich dobere.
character-classic-king = Král
    .object = Krále
    .rule = Bere 1 minci za každou panskou budovu. Koruna přejde k němu, i když je očarován; je-li zneškodněn, na konci kola.
character-classic-bishop = Kněz
    .object = Kněze
    .rule = Bere 1 minci za každou sakrální budovu. Od vyvolání do konce kola je jeho město zavřené před cizím žoldnéřem i diplomatem.
character-classic-merchant = Kupec
    .object = Kupce
    .rule = Bere 1 minci za každou obchodní budovu. Hned po zdrojích mu sama přijde ještě 1 mince.
character-classic-architect = Stavitel
    .object = Stavitele
    .rule = Hned po zdrojích mu samy přijdou 2 karty navíc. Staví až 3 budovy.
character-classic-warlord = Žoldnéř
    .object = Žoldnéře
    .rule = Bere 1 minci za každou vojenskou budovu. Na konci tahu, když už nestaví, může zbourat budovu v kterémkoli městě, i ve svém, za cenu o 1 minci nižší, než stojí. Ne ve městě s osmi budovami.
character-dark-city-witch = Čarodějnice
    .object = Čarodějnici
    .rule = Nejdřív si vezme zdroje, pak musí jmenovat jinou postavu a čeká. Až na ni přijde řada, její hráč si jen vezme zdroje a dál hraje místo něj čarodějnice, se svými kartami, mincemi a městem. Očarovaný král korunu přesto dostane. Neozve-li se nikdo, čarodějnice už nehraje.
character-dark-city-tax-collector = Výběrčí daní
    .object = Výběrčího daní
    .rule = Každá postava, která v kole postavila aspoň jednu budovu, mu na konci svého tahu dá 1 minci, pokud nějakou má; postava číslo 1 až při jeho vyvolání. Jen když ho v tom kole někdo má a není zneškodněn.
character-dark-city-wizard = Zaklínač
    .object = Zaklínače
    .rule = Nahlédne hráči do ruky a vezme si jednu kartu: nechá si ji, nebo ji za plnou cenu hned postaví mimo limit. Dvě stejné budovy ve městě mu to nedovoluje.
character-dark-city-emperor = Intrikán
    .object = Intrikána
    .rule = Bere 1 minci za každou panskou budovu. Korunu může předat komukoli, i sobě, nebo ji nechat, kde je; nic si za to nevezme. Je-li zneškodněn, neděje se nic.
character-dark-city-abbot = Opat
    .object = Opata
    .rule = Bere 1 minci za každou sakrální budovu. Jednou za tah mu dá 1 minci hráč, který jich má ze všech nejvíce; při shodě, nebo je-li to on sám, nikdo. Jeho město chráněno není.
character-dark-city-alchemist = Alchymista
    .object = Alchymistu
    .rule = Na konci tahu, po dani a Chudobinci, se mu vrátí všechny mince, které v něm zaplatil za stavby.
character-dark-city-navigator = Dobyvatel
    .object = Dobyvatele
    .rule = Ke zdrojům dostane 4 mince nebo 4 karty. Nestaví nic.
character-dark-city-diplomat = Diplomat
    .object = Diplomata
    .rule = Bere 1 minci za každou vojenskou budovu. Na konci tahu, když už nestaví, může vyměnit svou budovu za cizí, a je-li cizí dražší, doplatí jejímu majiteli rozdíl. Ne za Obrannou věž, ne s městem kněze ani s městem o osmi budovách a v žádném městě nesmějí být dvě stejné.
character-dark-city-artist = Umělec
    .object = Umělce
    .rule = Zkrášlí až 2 své budovy, každou 1 mincí: jejich cena je napořád o 1 vyšší, pro žoldnéře, diplomata i pro body. Každou budovu jen jednou.
character-dark-city-queen = Královna
    .object = Královnu
    .rule = Dostane 3 mince, má-li na začátku jejího tahu korunu hráč, který sedí vedle ní, i zneškodněný. Pro 5 a více hráčů.

district-manor = Lovecký zámek
    .rule = Panská budova za 3 mince.
district-castle = Hrad
    .rule = Panská budova za 4 mince.
district-palace = Palác
    .rule = Panská budova za 5 mincí.
district-temple = Chrám
    .rule = Sakrální budova za 1 minci.
district-church = Kostel
    .rule = Sakrální budova za 2 mince.
district-monastery = Opatství
    .rule = Sakrální budova za 3 mince.
district-cathedral = Katedrála
    .object = Katedrálu
    .rule = Sakrální budova za 5 mincí.
district-tavern = Hospoda
    .object = Hospodu
    .rule = Obchodní budova za 1 minci.
district-market = Tržiště
    .rule = Obchodní budova za 2 mince.
district-trading-post = Krám
    .rule = Obchodní budova za 2 mince.
district-docks = Obchodní kancelář
    .rule = Obchodní budova za 3 mince.
district-harbor = Přístav
    .rule = Obchodní budova za 4 mince.
district-town-hall = Radnice
    .object = Radnici
    .rule = Obchodní budova za 5 mincí.
district-watchtower = Strážní věž
    .rule = Vojenská budova za 1 minci.
district-prison = Žalář
    .rule = Vojenská budova za 2 mince.
district-barracks = Cvičiště
    .rule = Vojenská budova za 3 mince.
district-fortress = Pevnost
    .rule = Vojenská budova za 5 mincí.
district-armory = Zbrojnice
    .object = Zbrojnici
    .rule = Majitel ji může ve svém tahu zbourat a s ní další budovu v kterémkoli městě, které není dokončené. Z dokončeného města ji použít nelze.
district-basilica = Bazilika
    .object = Baziliku
    .rule = Na konci hry přidá 1 bod za každou budovu s lichou cenou ve svém městě.
district-capitol = Kapitol
    .rule = Na konci hry přidá 3 body, jsou-li v jeho městě tři budovy jednoho typu.
district-dragon-gate = Dračí věž
    .rule = Na konci hry má ke své ceně 2 body navíc.
district-factory = Továrna
    .object = Továrnu
    .rule = Každá jiná speciální budova stojí majitele o 1 minci méně.
district-framework = Lešení
    .rule = Majitel je může zbourat místo placení jedné budovy.
district-gold-mine = Zlatý důl
    .rule = Bere-li si majitel jako zdroje mince, přidá 1.
district-great-wall = Velká zeď
    .object = Velkou zeď
    .rule = Postavu číslo 8 stojí zásah do ostatních budov tohoto města o 1 minci více.
district-haunted-quarter = Město duchů
    .rule = Na konci hry platí za jeden typ, který si majitel vybere.
district-imperial-treasury = Pokladnice
    .object = Pokladnici
    .rule = Na konci hry přidá 1 bod za každou minci majitele.
district-ivory-tower = Slonovinová věž
    .object = Slonovinovou věž
    .rule = Na konci hry přidá 5 bodů, není-li v jejím městě jiná speciální budova.
district-keep = Obranná věž
    .object = Obrannou věž
    .rule = Postava číslo 8 ji nemůže zbourat ani získat.
district-laboratory = Laboratoř
    .rule = Jednou za tah může majitel dát kartu z ruky pod balíček a dostane 2 mince.
district-library = Knihovna
    .object = Knihovnu
    .rule = Bere-li si majitel jako zdroje karty, nechá si všechny.
district-map-room = Síň map
    .rule = Na konci hry přidá 1 bod za každou kartu v majitelově ruce.
district-monument = Památník
    .rule = Při dokončení města platí za dvě budovy. Nelze jej postavit ve městě, kde už stojí pět nebo více budov.
district-museum = Muzeum
    .rule = Jednou za tah může majitel dát pod ně kartu z ruky. Na konci hry je každá za 1 bod.
district-necropolis = Město mrtvých
    .rule = Místo placení lze zbourat jinou budovu svého města.
district-observatory = Hvězdárna
    .object = Hvězdárnu
    .rule = Bere-li si majitel jako zdroje karty, vybírá ze tří místo ze dvou.
district-park = Park
    .rule = Skončí-li majitel tah bez karet v ruce, dobere si 2 karty.
district-poor-house = Chudobinec
    .rule = Skončí-li majitel tah bez mincí, dostane 1 minci.
district-quarry = Kamenolom
    .rule = Majitel může stavět i budovy, které už ve městě má.
district-school-of-magic = Čarodějná škola
    .object = Čarodějnou školu
    .rule = Bere-li majitel příjem za budovy některého typu, patří mezi ně.
district-secret-vault = Tajný trezor
    .rule = Postavit jej nelze. Zůstane-li v ruce do konce hry, je za 3 body.
district-smithy = Kovárna
    .object = Kovárnu
    .rule = Jednou za tah může majitel zaplatit 2 mince a dobrat si 3 karty.
district-stables = Stáje
    .rule = Jejich stavba se do limitu tahu nepočítá.
district-statue = Socha
    .object = Sochu
    .rule = Na konci hry přidá 5 bodů, má-li majitel korunu.
district-theater = Divadlo
    .rule = Po každém výběru postav si majitel může s někým potají vyměnit kartu postavy.
district-thieves-den = Špeluňka
    .object = Špeluňku
    .rule = Kteroukoli část ceny lze zaplatit kartami z ruky, jednou za každou minci.
district-wishing-well = Studna přání
    .object = Studnu přání
    .rule = Na konci hry přidá 1 bod za každou speciální budovu svého města, i za sebe.
district-graveyard = Hřbitov
    .rule = Když žoldnéř jiného hráče zbourá budovu, majitel si může její kartu za 1 minci vzít do ruky. Jen pro hry se žoldnéřem. V české edici jsou cena a účinek ze starší karty.
district-hospital = Nemocnice
    .object = Nemocnici
    .rule = Je-li majitelova postava zneškodněna, může se přesto odhalit, ale jen si vezme zdroje. Jen pro hry s mordýřkou. V české edici jsou cena a účinek ze starší karty.
district-lighthouse = Maják
    .rule = Kdo jej postaví, může si prohlédnout balíček a vzít si z něj kartu; pak se balíček zamíchá. V české edici je jen odvozený: tamní pravidla jej nejmenují.
district-haunted-city = Město duchů
    .rule = Na konci hry platí za jeden typ, který si majitel vybere. Ne když se postavilo v posledním kole: pak zůstane speciální.
district-classic-laboratory = Laboratoř
    .rule = Jednou za tah může majitel dát kartu z ruky pod balíček a dostane 1 minci.
district-classic-observatory = Hvězdárna
    .object = Hvězdárnu
    .rule = Bere-li si majitel jako zdroje karty, vybírá ze tří místo ze dvou.
district-university = Univerzita
    .object = Univerzitu
    .rule = Na konci hry má ke své ceně 2 body navíc.
district-classic-library = Knihovna
    .object = Knihovnu
    .rule = Bere-li si majitel jako zdroje karty, nechá si o jednu více: obě ze dvou, s Hvězdárnou dvě ze tří.
district-dark-city-armory = Prašná věž
    .object = Prašnou věž
    .rule = Majitel ji může ve svém tahu, i hned po postavení, zahodit, a to i z města o osmi budovách, a zbourat s ní libovolnou budovu v cizím městě, které jich má méně než osm.
district-dark-city-museum = Muzeum
    .rule = Jednou za tah může majitel dát pod ně kartu z ruky. Na konci hry je každá za 1 bod; do té doby každá zvyšuje o 1 cenu Muzea pro žoldnéře a diplomata.
district-dark-city-imperial-treasury = Pokladnice
    .object = Pokladnici
    .rule = Na konci hry přidá 1 bod za každou minci majitele.
district-dark-city-wishing-well = Studna přání
    .object = Studnu přání
    .rule = Na konci hry přidá 1 bod za každou speciální budovu svého města kromě sebe.
district-dark-city-quarry = Kamenolom
    .rule = Majitel může stavět i budovy, které už ve městě má. Taková stojí o 1 minci méně za každou téhož jména, nejméně však 1 minci.
district-dark-city-poor-house = Chudobinec
    .rule = Skončí-li majitel tah bez mincí, třeba kvůli dani, dostane 1 minci.
district-bell-tower = Zvonice
    .object = Zvonici
    .rule = Kdo ji postaví, hned rozhodne, zda ke konci hry stačí o budovu méně než obvykle. Je-li zbourána, je zase třeba obvyklého počtu. Až s ním je město v bezpečí před útoky.
district-dark-city-factory = Továrna
    .object = Továrnu
    .rule = Každá jiná speciální budova stojí majitele o 1 minci méně.
district-throne-room = Trůnní sál
    .rule = Majitel dostane 1 minci pokaždé, když koruna přejde k jinému hráči.
district-ball-room = Taneční sál
    .rule = Dokud má majitel korunu, musí mu každý jiný při vyvolání poděkovat, jinak přijde o tah.
district-dark-city-great-wall = Velká zeď
    .object = Velkou zeď
    .rule = Zbourat kteroukoli budovu tohoto města, i zeď samu, stojí žoldnéře o 1 minci více.
district-botanical-garden = Botanická zahrada
    .object = Botanickou zahradu
    .rule = Kdo ji postaví, může hned z ruky postavit ještě jednu budovu s cenou nejvýše 2, zdarma a mimo limit, i takovou, jakou už ve městě má. Rekonstruováno: známe jen upřesnění této karty.
district-forum = Forum
    .rule = Na konci hry je místo své ceny za tolik bodů, jaké číslo má majitelova postava z posledního kola; ze dvou postav si vybere. Za zneškodněnou nebo očarovanou není žádný bod. Rekonstruováno: známe jen upřesnění této karty.
district-clockwork = Hodinový stroj
    .rule = Jednou za hru jej může majitel ve svém tahu otočit lícem dolů a postavit v něm o jednu budovu více. Ne s dobyvatelkou. Otočený se počítá do města, ale nemá účinek ani body a nelze jej zbourat ani získat. Rekonstruováno: známe jen upřesnění této karty.
district-architects-chamber = Komora architektů
    .object = Komoru architektů
    .rule = Jednou za tah může majitel otočit horní kartu balíčku. Stojí-li v jeho městě budova jejího typu, vezme si ji do ruky, jinak ji vrátí navrch. Rekonstruováno: známe jen upřesnění této karty.
district-consulate = Konzulát
    .rule = Kdo jej postaví, tajně si vylosuje hosta: postavu, která není ve hře, ale ne ježibabu, čarodějku ani královnu. V jednom tahu za hru má majitel i schopnosti a omezení hosta, potom host odejde. Ne v tahu, kdy je majitelova postava očarována, a host nesmí označit majitelovu postavu. Kněz jako host chrání město do konce kola; s výběrčím platí každý, kdo staví později, daň do banku. Když Konzulát změní majitele, host jde s ním; je-li zbourán nebo otočen, host odejde. Rekonstruováno: známe jen upřesnění této karty.
district-labyrinth = Labyrint
    .rule = Při každém svém výběru si majitel může nabízené postavy prohlédnout a pak si vzít naslepo jednu z těch, které leží na stole lícem dolů; na její místo tajně odloží jednu z nabízených. Ne při výběru, do kterého karta ze stolu patří tak jako tak. Rekonstruováno: známe jen upřesnění této karty.
district-merchants-bridge = Most obchodníků
    .rule = Kdo jej postaví, vybere si partnera do konce hry. Kdykoli si jeden z nich bere zdroje, dostane druhý 1 kus téhož: minci, nebo horní kartu balíčku. Když Most změní majitele, partnerství jde s ním; je-li zbourán nebo otočen, nebo připadne-li partnerovi, partnerství končí. Rekonstruováno: známe jen upřesnění této karty.
district-altar = Oltář
    .rule = Kdo jej postaví, může jednu postavu hry od příštího kola nahradit jinou téhož čísla. Mince na vyřazeném výběrčím jdou do banku; Nemocnice bez mordýřky a Hřbitov bez žoldnéře nemají účinek. Rekonstruováno: známe jen upřesnění této karty.
district-red-dragon = Rudý drak
    .object = Rudého draka
    .rule = Kdo jej postaví, může jej připojit k jiné budově svého města. Ani jednu z obou pak nelze žádnou kartou, ani vlastní, zbourat, vyměnit, získat nebo otočit; zkrášlit ji lze. Rekonstruováno: známe jen upřesnění této karty.
district-hideout = Skrýš
    .rule = Jednou za svůj tah do ní může majitel uložit až 23 mincí, nebo si jich až 23 vzít zpět. Uložené se mezi jeho mince nepočítají: nikdo mu je nevezme a Chudobinec ani Pokladnice je nevidí. Když Skrýš změní majitele, jdou s ní; je-li zbourána nebo otočena, jdou do banku. Rekonstruováno: známe jen upřesnění této karty.
district-annual-fair = Výroční trhy
    .rule = Když se postaví, vyloží se 6 karet z balíčku. Od majitele počínaje si hráči berou po jedné, dokud nějaká zbývá. Rekonstruováno: známe jen upřesnění této karty.

type-noble = panské
    .one = panská
type-religious = sakrální
    .one = sakrální
type-trade = obchodní
    .one = obchodní
type-military = vojenské
    .one = vojenská
type-unique = speciální
    .one = speciální

mark-killed = zneškodnění
mark-bewitched = očarování
mark-robbed = čeká na zloděje
mark-warrant = glejt
mark-signed-warrant = glejt s pečetí
mark-threat = šátek
mark-real-threat = šátek s růží
mark-protected = chráněné město
mark-built = dlužná daň za stavbu
mark-taxed = daň z dalších staveb do banku
mark-turned-threat = otočený šátek

fact-rank = Číslo
fact-cost = Cena
fact-type = Typ
fact-copies = V krabici

turn = Na tahu: { $seat }
deck-left = balíček: { $count }
crown = koruna

score-districts = Budovy
score-all_types = Všech pět typů
score-first = První dokončené město
score-completed = Dokončené město

rule-deluxe = edice 2016
    .about = Velká krabice: 27 postav, tři pro každé číslo, a 30 speciálních budov, ve hře je jich 14.
rule-citadela = česká edice
    .about = Totéž a navíc Hřbitov, Nemocnice a Maják a vlastní mnich a královna. Maják je odvozený.
rule-first-game = První hra
    .about = Osm nejznámějších postav a čtrnáct speciálních budov se snadnými pravidly: od všeho trochu, dobré na učení.
rule-aristocrats = Ctižádostiví aristokraté
    .about = Města rostou rychle: více budov za tah a více způsobů, jak k nim přijít.
rule-agents = Prohnaní agenti
    .about = Tvrdý boj s kouzly, hrozbami a daněmi, v němž si nikdo není jistý svým tahem.
rule-emissaries = Slavní vyslanci
    .about = Ta mírná: hodně karet a mincí, dobrý výhled na cizí plány a zdi proti nim.
rule-dignitaries = Úskoční hodnostáři
    .about = Blafy a pasti: všude leží glejty a šátky a jen jeden ví, které jsou pravé.
rule-delegates = Houževnatí delegáti
    .about = Pro plánovače: postavy a budovy, které si pomáhají, a body za to, čeho si jiní nevšimnou.
rule-nobles = Krutí šlechtici
    .about = Ta drsná: vraždy, krádeže a bourání pro pevné nervy.
rule-citadela-first-game = První partie, česká edice
    .about = Osm nejznámějších postav. Speciální budovy jsou odvozené: jsou to ty z edice 2016.
rule-muj-dum-muj-hrad = Můj dům, můj hrad
    .about = Mírný scénář české edice: více mincí a karet, více ochrany. Jeho seznamy patří sadě Slavní vyslanci, kterou má i německá krabice téže řady.
rule-nelitostna-rez = Nelítostná řež
    .about = Drsný scénář české edice: otevřený útok. Jeho seznamy patří sadě Krutí šlechtici, kterou má i německá krabice téže řady.
rule-intriky = Intriky
    .about = Lstivý scénář české edice: předstírání a uhýbání. Jeho seznamy patří sadě Úskoční hodnostáři, kterou má i německá krabice téže řady.
rule-nine-characters = devět postav
    .about = Při 4 až 7 hráčích přidá postavu číslo 9. Při 3 a 8 hráčích je ve hře vždy.
rule-random-cast = náhodné postavy
    .about = Kde není postava jmenována, vybere ji náhoda; ta také určí, zda je při 4 až 7 hráčích číslo 9.
rule-random-districts = náhodné budovy
    .about = Speciální budovy, které nejsou jmenovány, vybere do počtu 14 náhoda.
rule-classic = edice 2000
    .about = Hra, kterou to začalo: 8 postav a města o osmi budovách, pro 2 až 7 hráčů.
rule-dark-city = Temná země
    .about = K edici 2000 přidává deset postav a patnáct budov, až pro 8 hráčů. Nejsou-li jmenovány jiné, přibudou do balíčku tři z nových budov.
rule-metropole = Metropole
    .about = K edici 2016 nebo k české: jedenáct speciálních budov, rekonstruovaných, a k nim tři jiné.
rule-metropole-draft = jiný výběr pro dva
    .about = Jen pro dva hráče: dvě postavy leží lícem dolů a každý hráč vidí jednu z nich. Oba dostanou tři, jednu si nechají a dvě předají; z předaných si jednu nechají a druhou odloží lícem dolů.

topic-picking = Kterou postavu vybrat?
topic-putting_away = Kterou postavu odložit lícem dolů?
topic-theater_partner = Divadlo: s kým vyměnit postavu?
topic-theater_card = Kterou postavu dát? Dostane ji: { $victim }
topic-acting = { $character }: co dál?
topic-gathering = Mince, nebo karty?
topic-keeping = Kterou kartu si nechat?
topic-bewitching = Kterou postavu očarovat?
topic-laying_warrants = Kam položit další glejt?
topic-signing = Který glejt má pečeť?
topic-laying_threats = Kam položit druhý šátek?
topic-making_real = Který šátek je ten pravý, s růží?
topic-threatened = Hrozba! Zaplatit výpalné, nebo odmítnout? Výše: { $gold }
topic-unmasking = { $victim } – výpalné odmítnuto. Otočit šátek?
topic-confiscating = Zaplacená stavba: { $district }. Zabavit?
topic-redrawing = Kterou kartu vyměnit s balíčkem? Zatím vyměněno: { $count }
topic-taking_from_hand = Kterou kartu vzít? Z ruky: { $victim }
topic-building_taken = Kartu hned postavit, nebo nechat?
topic-giving_back = Kterou kartu dát? Dostane ji: { $victim }
topic-crowning = Kdo dostane korunu?
topic-taking_from_holder = Koruna: { $victim }. Co si za ni vzít?
topic-splitting = Kolik příjmu v mincích? Počet budov: { $count }
topic-lending = Kterou kartu dát za půjčku? Dostane ji: { $victim }
topic-studying = Kterou kartu si nechat? Ostatní se zamíchají do balíčku.
topic-demanding = Kterou budovu vzít? Výměnou za: { $place }
topic-razing = Kterou svou budovu zbourat? Staví se: { $district }
topic-paying_with_cards = { $district }: kterou kartou platit?
topic-arming = Kterou budovu zbourat?
topic-discarding = Laboratoř: kterou kartu dát za mince?
topic-tucking = Muzeum: kterou kartu dát pod ně?
topic-recovering = Zbouráno: { $district }. Vzít kartu do ruky za 1 minci?
topic-answering = Je vyvolána zneškodněná postava. Ozvat se, je-li vaše, nebo mlčet?
topic-searching = Maják: kterou kartu z balíčku vzít?
topic-declaring = Město duchů: za který typ platí? Nejvíce bodů: { $type }
topic-thanking = Taneční sál: poděkovat, nebo přijít o tah? Komu: { $victim }
topic-finishing = { $character }: co ještě, než tah skončí?
topic-shortening = Zvonice: stačí o budovu méně?
topic-planting = Botanická zahrada: kterou kartu postavit zdarma?
topic-partnering = Most obchodníků: kdo bude partnerem?
topic-attaching = Rudý drak: kterou budovu chránit?
topic-replacing = Oltář: která postava přijde do hry od příštího kola?
topic-hiding = Skrýš: kolik uložit nebo vzít zpět?
topic-fair_picking = Výroční trhy: kterou kartu vzít?
topic-laying_in_place = Labyrint: kterou postavu odložit lícem dolů na její místo?
topic-acting_as_guest = { $character }, host Konzulátu: co dál?

action-pick = Vybrat si { $character_object }
action-put_away = Odložit { $character_object }
action-give_character = Dát { $character_object }
action-theater = Vyměnit postavu: { $seat }
action-pass = Nic, pokračovat
action-end = Ukončit tah
action-gold = Vzít mince
action-cards = Dobrat karty
action-income = Vzít příjem za budovy
action-extra_gold = Vzít mince navíc
action-extra_cards = Dobrat karty navíc
action-keep = Nechat si { $district_object }
action-discard = Dát pod balíček { $district_object }
action-tuck = Dát pod Muzeum { $district_object }
action-give = Dát { $district_object }
action-take = Vzít { $district_object }
action-use = Použít { $district_object }
action-build = Postavit { $district_object }
action-build_razing = Postavit { $district_object } za zbouranou budovu
action-build_with_cards = Postavit { $district_object } a zaplatit kartami
action-raze = Zbourat u sebe { $place_object }
action-borrow = Postavit { $district_object } s půjčkou ({ $seat })
action-kill = Zneškodnit { $character_object }
action-bewitch = Očarovat { $character_object }
action-rob = Okrást { $character_object }
action-warrant = Glejt: { $character }
action-sign = Pečeť: { $character }
action-threaten = Šátek: { $character }
action-real = Růže: { $character }
action-spy = Špehovat: { $seat } ({ $type })
action-swap = Prohodit celou ruku: { $seat }
action-redraw = Vyměnit karty s balíčkem
action-done = To stačí
action-look = Nahlédnout do ruky: { $seat }
action-keep_it = Nechat si ji v ruce
action-foresee = Každému vzít kartu
action-crown = Předat korunu: { $seat }
action-take_gold = Vzít 1 minci
action-take_card = Vzít náhodnou kartu
action-split = V mincích { $gold }, zbytek v kartách
action-tithe = 1 mince od nejbohatšího: { $seat }
action-study = Podívat se na sedm karet
action-destroy = Zbourat { $place_object } ({ $seat })
action-offer = Dát do výměny { $place_object }
action-demand = Vzít výměnou { $place_object } ({ $seat })
action-seize = Zabrat { $place_object } ({ $seat })
action-beautify = Zkrášlit { $district_object }
action-collect = Vybrat daně
action-bribe = Zaplatit
action-refuse = Odmítnout
action-unmask = Otočit
action-confiscate = Zabavit
action-recover = Vzít za 1 minci
action-answer = Odhalit postavu a vzít zdroje
action-declare = Počítat mezi { $type } budovy
action-thank = Poděkovat
action-shorten = O budovu méně stačí
action-pick_blind = Vzít naslepo odloženou postavu
action-hide = Uložit do Skrýše { gold.object }
action-fetch = Vzít ze Skrýše { gold.object }
action-partner = Zvolit za partnera: { $seat }
action-attach = Chránit { $place_object }
action-plant = Postavit zdarma { $district_object }
action-replace = Přivést do hry { $character_object }

event-round-began = { $count ->
        [0] Kolo { $number }. Korunu má { $seat }
       *[other] Kolo { $number }. Korunu má { $seat }. Odloženo lícem nahoru: { $characters }
    }
    .you = { $count ->
        [0] Kolo { $number }. Korunu máte vy
       *[other] Kolo { $number }. Korunu máte vy. Odloženo lícem nahoru: { $characters }
    }
event-character-picked = { $known ->
        [0] { $seat } si vybírá postavu
       *[other] { $seat } si vybírá { $character_object }
    }
    .you = { $known ->
        [0] Vybíráte si postavu
       *[other] Vybíráte si { $character_object }
    }
event-character-put-away = { $known ->
        [0] { $seat } odkládá postavu lícem dolů
       *[other] { $seat } odkládá { $character_object } lícem dolů
    }
    .you = { $known ->
        [0] Odkládáte postavu lícem dolů
       *[other] Odkládáte { $character_object } lícem dolů
    }
event-characters-exchanged = { $known ->
        [0] Divadlo: { $seat } a { $other } si vyměňují postavy
       *[other] Divadlo: { $seat } dává { $character_object }, { $other } dává { $got_character_object }
    }
    .you = { $known ->
        [0] Divadlo: vy a { $other } si vyměňujete postavy
       *[other] Divadlo: vy dáváte { $character_object }, { $other } dává { $got_character_object }
    }
    .to-you = { $known ->
        [0] Divadlo: { $seat } si s vámi vyměňuje postavy
       *[other] Divadlo: { $seat } dává { $character_object }, vy dáváte { $got_character_object }
    }
event-rank-called = { $seat } vyvolává číslo { $rank }
    .you = Vyvoláváte číslo { $rank }
event-nobody-answered = Číslo { $rank }: nikdo se neozývá
event-character-revealed = { $seat } je { $character }
    .you = Jste { $character }
event-turn-resumed = { $seat } pokračuje jako { $character }
    .you = Pokračujete jako { $character }
event-killed-shown = { $seat } ukazuje zneškodněnou postavu: { $character }
    .you = Vaše zneškodněná postava, { $character }, přišla o tah
event-turn-ended = { $seat } končí tah
    .you = Končíte tah
event-city-completed = { $seat } jako první dokončuje město: toto kolo je poslední
    .you = Jako první dokončujete město: toto kolo je poslední
event-character-killed = { $seat } zneškodňuje { $character_object }
    .you = Zneškodňujete { $character_object }
event-character-bewitched = { $seat } očarovává { $character_object }
    .you = Očarováváte { $character_object }
event-character-robbed = { $seat } se chystá okrást { $character_object }
    .you = Chystáte se okrást { $character_object }
event-warrants-placed = { $known ->
        [0] { $seat } rozkládá glejty: { $characters }
       *[other] { $seat } rozkládá glejty: { $characters }; s pečetí: { $real }
    }
    .you = { $known ->
        [0] Rozkládáte glejty: { $characters }
       *[other] Rozkládáte glejty: { $characters }; s pečetí: { $real }
    }
event-threats-placed = { $known ->
        [0] { $seat } rozkládá šátky: { $characters }
       *[other] { $seat } rozkládá šátky: { $characters }; s růží: { $real }
    }
    .you = { $known ->
        [0] Rozkládáte šátky: { $characters }
       *[other] Rozkládáte šátky: { $characters }; s růží: { $real }
    }
event-gold-stolen = { $gold ->
        [0] { $seat } krade, ale { $victim } nemá ani minci
       *[other] { $victim } přichází o { gold.object }, krade { $seat }
    }
    .you = { $gold ->
        [0] Kradete, ale { $victim } nemá ani minci
       *[other] { $victim } přichází o { gold.object }, kradete vy
    }
    .to-you = { $gold ->
        [0] { $seat } vás chce okrást, ale nemáte ani minci
       *[other] { $seat } vás okrádá o { gold.object }
    }
event-bribe-paid = { $victim } platí výpalné { gold.object }, dostává je { $seat }
    .you = { $victim } vám platí výpalné { gold.object }
    .to-you = Platíte výpalné { gold.object }, dostává je { $seat }
event-bribe-refused = { $victim } odmítá platit výpalné, chce je { $seat }
    .you = { $victim } vám odmítá platit výpalné
    .to-you = Odmítáte platit výpalné, chce je { $seat }
event-threat-unmasked = Šátek má růži: { $seat } dostává { gold.object }, platí { $victim }
    .you = Šátek má růži: dostáváte { gold.object }, platí { $victim }
    .to-you = Šátek má růži: { $seat } vám bere { gold.object }
event-bluff-unmasked = { $seat } otáčí šátek bez růže, { $victim } neplatí nic
    .you = Otáčíte šátek bez růže, { $victim } neplatí nic
    .to-you = { $seat } otáčí šátek bez růže, neplatíte nic
event-threat-left = { $seat } nechává šátek neotočený, { $victim } neplatí nic
    .you = Necháváte šátek neotočený, { $victim } neplatí nic
    .to-you = { $seat } nechává šátek neotočený, neplatíte nic
event-district-confiscated = { $seat } zabavuje { $district_object }, { $victim } dostává zpět { gold.object }
    .you = Zabavujete { $district_object }, { $victim } dostává zpět { gold.object }
    .to-you = { $seat } vám zabavuje { $district_object }, dostáváte zpět { gold.object }
event-gold-gathered = { $seat } si bere { gold.object }
    .you = Berete si { gold.object }
event-cards-seen = { $known ->
        [0] { $seat } si prohlíží { cards.object } z balíčku
       *[other] { $seat } si prohlíží { cards.object } z balíčku: { $districts }
    }
    .you = { $known ->
        [0] Prohlížíte si { cards.object } z balíčku
       *[other] Prohlížíte si { cards.object } z balíčku: { $districts }
    }
event-cards-drawn = { $known ->
        [0] { $seat } si bere { cards.object } z balíčku
       *[other] { $seat } si bere { cards.object } z balíčku: { $districts }
    }
    .you = { $known ->
        [0] Berete si { cards.object } z balíčku
       *[other] Berete si { cards.object } z balíčku: { $districts }
    }
event-cards-discarded = { $known ->
        [0] { $seat } dává { cards.object } pod balíček
       *[other] { $seat } dává { cards.object } pod balíček: { $districts }
    }
    .you = { $known ->
        [0] Dáváte { cards.object } pod balíček
       *[other] Dáváte { cards.object } pod balíček: { $districts }
    }
event-card-tucked = { $known ->
        [0] { $seat } dává { cards.object } pod Muzeum
       *[other] { $seat } dává { cards.object } pod Muzeum: { $districts }
    }
    .you = { $known ->
        [0] Dáváte { cards.object } pod Muzeum
       *[other] Dáváte { cards.object } pod Muzeum: { $districts }
    }
event-income-taken = { $seat } bere { income } za { $type } budovy
    .you = Berete { income } za { $type } budovy
event-character-paid = { $seat } jako { $character } dostává { gold.object }
    .you = Jako { $character } dostáváte { gold.object }
event-district-paid = { $seat } dostává { gold.object } za { $district_object }
    .you = Dostáváte { gold.object } za { $district_object }
event-district-used = { $seat } používá { $district_object } za { gold.object }
    .you = Používáte { $district_object } za { gold.object }
event-tax-paid = { $seat } platí daň { gold.object } za { $district_object }
    .you = Platíte daň { gold.object } za { $district_object }
event-tax-collected = { $seat } jako { $character } vybírá na daních { gold.object }
    .you = Jako { $character } vybíráte na daních { gold.object }
event-hands-swapped = { $seat } a { $victim } si vyměňují karty v ruce
    .you = Vy a { $victim } si vyměňujete karty v ruce
    .to-you = { $seat } si s vámi vyměňuje karty v ruce
event-hand-seen = { $count ->
        [0] { $seat } nahlíží do ruky, kterou má { $victim }: je prázdná
       *[other] { $known ->
            [0] { $seat } nahlíží do ruky, kterou má { $victim } ({ cards })
           *[other] { $seat } nahlíží do ruky, kterou má { $victim }: { $districts }
        }
    }
    .you = { $count ->
        [0] Nahlížíte do ruky, kterou má { $victim }: je prázdná
       *[other] { $known ->
            [0] Nahlížíte do ruky, kterou má { $victim } ({ cards })
           *[other] Nahlížíte do ruky, kterou má { $victim }: { $districts }
        }
    }
    .to-you = { $count ->
        [0] { $seat } vám nahlíží do prázdné ruky
       *[other] { $known ->
            [0] { $seat } vám nahlíží do ruky ({ cards })
           *[other] { $seat } vám nahlíží do ruky: { $districts }
        }
    }
event-card-taken = { $known ->
        [0] { $seat } bere kartu, přichází o ni { $victim }
       *[other] { $seat } bere { $district_object }, o kartu přichází { $victim }
    }
    .you = { $known ->
        [0] Berete kartu, přichází o ni { $victim }
       *[other] Berete { $district_object }, o kartu přichází { $victim }
    }
    .to-you = { $known ->
        [0] { $seat } vám bere kartu
       *[other] { $seat } vám bere { $district_object }
    }
event-card-given = { $known ->
        [0] { $seat } dává kartu, dostává ji { $victim }
       *[other] { $seat } dává { $district_object }, kartu dostává { $victim }
    }
    .you = { $known ->
        [0] Dáváte kartu, dostává ji { $victim }
       *[other] Dáváte { $district_object }, kartu dostává { $victim }
    }
    .to-you = { $known ->
        [0] { $seat } vám dává kartu
       *[other] { $seat } vám dává { $district_object }
    }
event-spy-reported = { $count ->
        [0] { $seat } špehuje: { $victim } nemá v ruce žádné { $type } karty
       *[other] { $seat } špehuje: { $victim } má v ruce { $type } karty ({ $count }) a přichází o { gold.object }
    }
    .you = { $count ->
        [0] Špehujete: { $victim } nemá v ruce žádné { $type } karty
       *[other] Špehujete: { $victim } má v ruce { $type } karty ({ $count }) a přichází o { gold.object }
    }
    .to-you = { $count ->
        [0] { $seat } vás špehuje: nemáte v ruce žádné { $type } karty
       *[other] { $seat } vás špehuje: máte v ruce { $type } karty ({ $count }) a přicházíte o { gold.object }
    }
event-gold-taken = { $seat } dostává { gold.object }, platí { $victim }
    .you = Dostáváte { gold.object }, platí { $victim }
    .to-you = { $seat } vám bere { gold.object }
event-crown-moved = Korunu přebírá { $seat }, přichází o ni { $victim }
    .you = Korunu přebíráte vy, přichází o ni { $victim }
    .to-you = Korunu přebírá { $seat }, přicházíte o ni
event-district-built = { $gold ->
        [0] { $seat } staví { $district_object } bez placení mincí
       *[other] { $seat } staví { $district_object } za { gold.object }
    }
    .you = { $gold ->
        [0] Stavíte { $district_object } bez placení mincí
       *[other] Stavíte { $district_object } za { gold.object }
    }
event-district-razed = { $seat } bourá ve svém městě { $district_object }
    .you = Bouráte ve svém městě { $district_object }
event-gold-borrowed = { $seat } si půjčuje { gold.object } za { loan }, věřitelem je { $victim }
    .you = Půjčujete si { gold.object } za { loan }, věřitelem je { $victim }
    .to-you = { $seat } si od vás půjčuje { gold.object } za { loan }
event-district-destroyed = { $gold ->
        [0] { $seat } bourá zadarmo: { $victim } přichází o { $district_object }
       *[other] { $seat } bourá za { gold.object }: { $victim } přichází o { $district_object }
    }
    .you = { $gold ->
        [0] Bouráte zadarmo: { $victim } přichází o { $district_object }
       *[other] Bouráte za { gold.object }: { $victim } přichází o { $district_object }
    }
    .to-you = { $gold ->
        [0] { $seat } vám zadarmo bourá { $district_object }
       *[other] { $seat } vám za { gold.object } bourá { $district_object }
    }
    .own = { $gold ->
        [0] { $seat } zadarmo bourá ve svém městě { $district_object }
       *[other] { $seat } za { gold.object } bourá ve svém městě { $district_object }
    }
    .you-own = { $gold ->
        [0] Zadarmo bouráte ve svém městě { $district_object }
       *[other] Za { gold.object } bouráte ve svém městě { $district_object }
    }
event-district-seized = { $seat } zabírá { $district_object }, { $victim } za to dostává { gold.object }
    .you = Zabíráte { $district_object }, { $victim } za to dostává { gold.object }
    .to-you = { $seat } vám zabírá { $district_object }, dostáváte za to { gold.object }
event-districts-exchanged = { $gold ->
        [0] { $seat } dává { $district_object }, { $victim } za to dává { $got_object }
       *[other] { $seat } dává { $district_object } a { gold.object }, { $victim } za to dává { $got_object }
    }
    .you = { $gold ->
        [0] Dáváte { $district_object }, { $victim } za to dává { $got_object }
       *[other] Dáváte { $district_object } a { gold.object }, { $victim } za to dává { $got_object }
    }
    .to-you = { $gold ->
        [0] { $seat } vám za { $got_object } dává { $district_object }
       *[other] { $seat } vám za { $got_object } dává { $district_object } a { gold.object }
    }
event-district-beautified = { $seat } zkrášluje { $district_object } za { gold.object }
    .you = Zkrášlujete { $district_object } za { gold.object }
event-district-recovered = { $seat } si za { gold.object } bere ze zbouraných { $district_object }
    .you = Za { gold.object } si berete ze zbouraných { $district_object }
event-type-declared = { $seat } počítá { $district_object } mezi { $type } budovy
    .you = Počítáte { $district_object } mezi { $type } budovy
event-game-ended = Poslední kolo skončilo. Města se sčítají
event-thanks-given = { $seat } děkuje, korunu má { $victim }
    .you = Děkujete, korunu má { $victim }
    .to-you = { $seat } vám děkuje
event-turn-lost = { $seat } neděkuje a přichází o tah, korunu má { $victim }
    .you = Neděkujete a přicházíte o tah, korunu má { $victim }
    .to-you = { $seat } vám neděkuje a přichází o tah
event-goal-lowered = { $seat } rozhoduje, že stačí o budovu méně
    .you = Rozhodujete, že stačí o budovu méně
event-goal-restored = { $seat } přichází o Zvonici: zase je třeba obvyklého počtu budov
    .you = Přicházíte o Zvonici: zase je třeba obvyklého počtu budov
event-tax-taken = { $seat } dostává daň { gold.object }, platí ji { $victim }
    .you = Dostáváte daň { gold.object }, platí ji { $victim }
    .to-you = Platíte daň { gold.object }, dostává ji { $seat }
event-district-turned = { $seat } otáčí { $district_object } lícem dolů
    .you = Otáčíte { $district_object } lícem dolů
event-guest-drawn = { $known ->
        [0] { $seat } losuje hosta Konzulátu
       *[other] { $seat } losuje hosta Konzulátu: { $character }
    }
    .you = { $known ->
        [0] Losujete hosta Konzulátu
       *[other] Losujete hosta Konzulátu: { $character }
    }
event-guest-joined = { $seat } hraje do konce tahu i za { $character_object }
    .you = Hrajete do konce tahu i za { $character_object }
event-character-replaced = { $seat } mění postavy: od příštího kola { $got_character } hraje a { $character } ne
    .you = Měníte postavy: od příštího kola { $got_character } hraje a { $character } ne
event-character-seen = { $known ->
        [0] { $seat } se dívá na odloženou postavu
       *[other] { $seat } se dívá na odloženou postavu: { $character }
    }
    .you = { $known ->
        [0] Díváte se na odloženou postavu
       *[other] Díváte se na odloženou postavu: { $character }
    }
event-character-taken-blind = { $known ->
        [0] { $seat } bere naslepo odloženou postavu
       *[other] { $seat } bere naslepo odloženou postavu: { $character }
    }
    .you = { $known ->
        [0] Berete naslepo odloženou postavu
       *[other] Berete naslepo odloženou postavu: { $character }
    }
event-partnership-made = { $seat } a { $victim } uzavírají partnerství
    .you = Vy a { $victim } uzavíráte partnerství
    .to-you = { $seat } s vámi uzavírá partnerství
event-partnership-ended = { $seat } přichází o partnerství
    .you = Přicházíte o partnerství
event-district-attached = { $seat } dává { $district_object } pod ochranu Rudého draka
    .you = Dáváte { $district_object } pod ochranu Rudého draka
event-gold-hidden = { $seat } ukládá { gold.object } do Skrýše
    .you = Ukládáte { gold.object } do Skrýše
event-gold-fetched = { $seat } bere { gold.object } ze Skrýše
    .you = Berete { gold.object } ze Skrýše
event-fair-opened = { $seat } vykládá { cards.object } na Výroční trhy: { $districts }
    .you = Vykládáte { cards.object } na Výroční trhy: { $districts }
event-fair-card-taken = { $seat } si z Výročních trhů bere { $district_object }
    .you = Z Výročních trhů si berete { $district_object }
event-card-revealed = { $taken ->
        [0] { $seat } otáčí { $district_object } a vrací kartu na balíček
       *[other] { $seat } otáčí { $district_object } a bere si kartu do ruky
    }
    .you = { $taken ->
        [0] Otáčíte { $district_object } a vracíte kartu na balíček
       *[other] Otáčíte { $district_object } a berete si kartu do ruky
    }

howto-goal = Každý hráč staví město z budov. Jakmile jich v některém městě stojí sedm (při 2 a 3 hráčích a v edici 2000 vždy osm), kolo se dohraje a hra končí. Vyhrává město s nejvíce body.
howto-start = Každý začíná se 4 kartami budov a 2 mincemi. Jeden z hráčů má korunu: první si vybírá postavu a vyvolává ostatní.
howto-draft = Kolo začíná výběrem postav. Postavy hry putují dokola, každý si tajně jednu nechá a zbytek pošle dál. Některé se odkládají lícem nahoru nebo dolů, takže nikdo neví jistě, kdo je kdo. Při 2 a 3 hráčích má každý dvě postavy a v kole dva tahy.
howto-call = Pak se vyvolávají čísla od 1. Kdo vyvolanou postavu má, odhalí ji a hraje. Za odloženou ani za zneškodněnou postavu se nikdo neozve.
howto-gather = Ve svém tahu si musíte vzít zdroje: buď 2 mince, nebo 2 karty, z nichž si jednu necháte.
howto-build = Když máte zdroje, můžete postavit jednu budovu z ruky za její cenu v mincích. Dvě budovy téhož jména ve městě stát nesmějí. Některé postavy stavějí více, jedna nestaví nic.
howto-powers = Každou schopnost postavy můžete v tahu použít jednou, před zdroji i po nich, pokud její text neurčuje chvíli. Mnoho postav bere příjem za budovy jednoho typu: panské, sakrální, obchodní nebo vojenské. Příjem je jen jeden a za všechny najednou, takže si rozmyslete, zda nejdřív nestavět.
howto-crown = Král a patricij si korunu berou, císař ji dává někomu jinému, intrikán ji může dát komukoli. Nový držitel od té chvíle vyvolává a v dalším kole vybírá první.
howto-unique = Speciální budovy mají vlastní účinek, ve vašem tahu, stále, nebo na konci hry. Mezi 68 kartami balíčku jich bývá 14, v samotné edici 2000 je jich 11 mezi 65.
howto-score = Na konci je každá budova za tolik bodů, kolik stojí. Všech pět typů ve městě je za 3 body, první dokončené město za 4, každé další dokončené za 2; speciální budovy přidávají své. Při shodě vyhrává vyšší číslo postavy z posledního kola, v edici 2000 vyšší hodnota budov a pak více mincí.
howto-secret = Mince, města a počty karet v ruce vidí všichni. Tajné jsou karty v ruce, vybrané postavy, karty pod Muzeem a to, který glejt nebo šátek je pravý.

round = { $number }. kolo
last-round = poslední kolo
own-hand = Vaše karty
tucked = Karty pod Muzeem: { $count }
hidden-gold = mince ve Skrýši: { $gold }
goal = budov ve městě: { $count }
guest = host: { $character }
legend = ♛ koruna  ◎ mince  ▯ karty v ruce  ① první dokončené město  ✕ lícem nahoru  † zneškodnění  ☾ očarování  $ krádež  § glejt  ? šátek
rule-random-start = Náhodný začátek
    .about = O tom, kdo má na začátku korunu, rozhodne náhoda; jinak ji má první místo u stolu.

why-not-price = stojí { $price }, máte { $gold }
why-not-standing = už stojí ve vašem městě
why-not-limit = v tomto tahu už nestavíte
why-not-character = { $character } nestaví
why-not-forbidden = brání tomu její pravidlo
why-not-paused = až po přerušení tahu
why-not-gather = nejdřív si vezměte zdroje
closed-price = cena { $price }, máte { $gold }
closed-complete = město je dokončené
closed-protected = toto kolo v bezpečí
closed-shielded = chráněno
closed-untouchable = nikdy
closed-own = stojí ve vašem městě
closed-standing = tu už máte
closed-standing_there = už má, co dáváte
closed-too_large = stojí víc než { $count }
closed-unmatched = nic za ni nedostanete
closed-crowned = má korunu
closed-poorer = není nejbohatší
closed-no_gold = nemá mince
closed-no_cards = nemá karty
closed-blank = váš glejt tam nemá pečeť
closed-forbidden = brání tomu její pravidlo
