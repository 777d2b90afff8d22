# Stôl hry Citadela v prehliadači.

web-citadels-round = { $number }. kolo
web-citadels-players = { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráča
       *[other] { $count } hráčov
    }
web-citadels-log = Priebeh, chat a poznámky
web-citadels-close = Zavrieť

web-citadels-track = Vyvolávanie postáv
web-citadels-rank = { $rank }, { $character }: { $state }
web-citadels-rank-coming = ešte čaká
web-citadels-rank-now = na rade
web-citadels-rank-answered = odhalená
web-citadels-rank-silent = nikto sa neozval
web-citadels-rank-open = leží odkrytá
web-citadels-rank-killed = zneškodnená
web-citadels-yours = vaša, tajne
web-citadels-rank-number = Číslo { $rank }

web-citadels-seat = { $player }, { $character }, { $gold }, { $cards }, { $built }
web-citadels-city-of = Mesto: { $player }
web-citadels-in-secret = tajne
web-citadels-revealed = odhalená postava
web-citadels-on-turn = na ťahu
web-citadels-is-asked = rozhoduje sa
web-citadels-has-crown = má korunu
web-citadels-complete = dokončené mesto
web-citadels-bot = bot
web-citadels-away = preč
web-citadels-cards = { $count ->
        [one] { $count } karta v ruke
        [few] { $count } karty v ruke
        [many] { $count } karty v ruke
       *[other] { $count } kariet v ruke
    }
web-citadels-built = stavby: { $count } z { $goal }
web-citadels-empty-city = Zatiaľ tu nič nestojí.

web-citadels-middle = Stred stola
web-citadels-in-deck = v balíčku
web-citadels-laid-open = odkryté, mimo hry
web-citadels-face-down = { $count ->
        [one] leží lícom nadol
        [few] ležia lícom nadol
        [many] leží lícom nadol
       *[other] leží lícom nadol
    }
web-citadels-calls = vyvoláva postavy
web-citadels-you-call = vyvolávate postavy
web-citadels-gold-waits = zlatky tu čakajú
web-citadels-last-round = Posledné kolo: { $player } má dokončené mesto.

web-citadels-own = Vaša strana
web-citadels-your-city = Vaše mesto
web-citadels-hand = Vaša ruka
web-citadels-no-cards = Žiadne karty v ruke.
web-citadels-unfold = Ukázať mesto aj s názvami
web-citadels-card = { $district }, { $type } stavba, cena { $cost }
web-citadels-card-lit = { $district }, { $type } stavba, cena { $cost }, môžete ju zvoliť
web-citadels-card-off = { $district }, { $type } stavba, cena { $cost }: { $reason }
web-citadels-face-down-district = Stavba lícom nadol
web-citadels-type = { $type } stavba
web-citadels-character = { $character }, číslo { $rank }
web-citadels-character-rule = { $character }, číslo { $rank }. { $rule }

web-citadels-draft = Tajný výber postáv
web-citadels-draft-title = Vyberte si tajne
web-citadels-draft-second = Vyberte si druhú postavu
web-citadels-draft-put-title = Jednu odložte
web-citadels-draft-put = Položí sa lícom nadol na stôl; nikto iný ju neuvidí.
web-citadels-draft-pass = { $count ->
        [one] Jednu si nechajte. Zvyšná ide ďalej: { $player }.
        [few] Jednu si nechajte. Zvyšné { $count } idú ďalej: { $player }.
        [many] Jednu si nechajte. Zvyšných { $count } ide ďalej: { $player }.
       *[other] Jednu si nechajte. Zvyšných { $count } ide ďalej: { $player }.
    }
web-citadels-draft-last = Jednu si nechajte. Čo zvýši, zostane lícom nadol.
web-citadels-draft-wait = Karty tajne obídu všetkých.
web-citadels-draft-order = Poradie výberu
web-citadels-draft-done = vybrané
web-citadels-draft-now = vyberá
web-citadels-draft-next = nasleduje
web-citadels-draft-waits = čaká
web-citadels-draft-you-done = máte vybrané
web-citadels-draft-you-now = vyberáte
web-citadels-draft-you-next = nasledujete
web-citadels-draft-you-waits = čakáte
web-citadels-draft-you-second = vaša druhá
web-citadels-your-first = Vaša prvá
web-citadels-your-character = Vaša postava
web-citadels-nobody-yet = Zatiaľ nikto
web-citadels-draft-open = Odkryté
web-citadels-draft-not-in-play = mimo hry
web-citadels-draft-down = { $count ->
        [one] Lícom nadol
        [few] { $count } lícom nadol
        [many] { $count } lícom nadol
       *[other] { $count } lícom nadol
    }
web-citadels-draft-nobody-knows = tajne
web-citadels-draft-lies-open = Odkryté: { $characters }.
web-citadels-draft-lies-down = { $count ->
        [one] { $count } leží lícom nadol.
        [few] { $count } ležia lícom nadol.
        [many] { $count } leží lícom nadol.
       *[other] { $count } leží lícom nadol.
    }
web-citadels-keep = Nechať si: { $character }
web-citadels-draft-choose = Vyberte postavu
web-citadels-draft-quiet = nikto sa to nedozvie; do potvrdenia si to môžete rozmyslieť
web-citadels-see-table = Ukázať stôl
web-citadels-back-to-draft = Späť k výberu

web-citadels-did-gather = Zdroje vzaté
web-citadels-did-income = Príjem vzatý
web-citadels-did-power = Schopnosť použitá
web-citadels-did-build = { $count ->
        [one] Postavená { $count } stavba
        [few] Postavené { $count } stavby
        [many] Postavené { $count } stavby
       *[other] Postavených { $count } stavieb
    }
web-citadels-next-gather = Najprv si vezmite zlatky alebo karty.
web-citadels-next-build = Stavba: vyberte rozsvietenú kartu.
web-citadels-next-power = Ešte môžete niečo urobiť.
web-citadels-next-end = Nič nezostáva: ukončite ťah.
web-citadels-back = Späť
web-citadels-ways = Ako zaplatiť?
web-citadels-not-sent = Nič sa neodošle, kým to nepotvrdíte.
web-citadels-out-of-turn = Otázka pre vás, mimo ťahu
web-citadels-others-see = Ostatní vidia len to, že sa rozhodujete.
web-citadels-about-confiscating = Stála by zadarmo vo vašom meste. Stavebník dostane zlatky späť.
web-citadels-about-recovering = Vezmete si ju do ruky.
web-citadels-about-razing = Zaplatí sa vlastnou stavbou.
web-citadels-about-paying_with_cards = Zaplatí sa kartami.
web-citadels-about-building_taken = Práve ste ju vzali.
web-citadels-watch-own = Vyberáte vy.
web-citadels-watch-draft = Tajne vyberá { $player }.
web-citadels-watch-drafts = Postavy obchádzajú stôl.
web-citadels-watch-call = Postavy sa vyvolávajú.
web-citadels-watch-turn = Na ťahu: { $player } ({ $character }).
web-citadels-watch-asked = Rozhoduje sa { $player }.

web-citadels-offer-gold = Vziať { gold.object }
web-citadels-offer-cards = { $all ->
        [yes] Potiahnuť { $drawn } karty a nechať si ich
       *[no] Potiahnuť { $drawn } karty, nechať si { $cards }
    }
web-citadels-offer-income = { $kind ->
        [gold] Vziať príjem: { gold.object }
        [cards] Vziať príjem: { income-cards }
       *[share] Vziať príjem: { $share }, v zlatkách alebo kartách
    }
web-citadels-offer-extra_gold = Vziať navyše { gold.object }
web-citadels-offer-extra_cards = Vziať navyše { income-cards }
web-citadels-offer-collect = Vziať dane: { gold.object }
web-citadels-offer-bribe = Zaplatiť { gold.object }, dostáva { $player }
web-citadels-offer-unmask = { $real ->
        [yes] Otočiť a vziať { gold.object }
       *[no] Otočiť: je bez ruže
    }
web-citadels-offer-pass-unmasking = Nechať tak
web-citadels-offer-pass-confiscating = Nechať stáť
web-citadels-offer-pass-taking_from_holder = Nevziať nič
web-citadels-offer-pass-recovering = Nechať tak
web-citadels-caption-bribe = polovica, zaokrúhlene nadol: zostane vám { $left } a šatka zmizne
web-citadels-caption-refuse = { $player } smie šatku otočiť: ak má ružu, prídete o všetko ({ $gold }), ak nemá, o nič
web-citadels-caption-unmask = { $real ->
        [yes] viete, že má ružu; všetci potom vedia, že tá druhá ju nemá
       *[no] viete, že ružu nemá: nič neprinesie
    }
web-citadels-caption-pass-unmasking = zlatky zostanú, kde sú, a nikto sa nedozvie, ktorá šatka mala ružu
web-citadels-caption-confiscate = stojí vo vašom meste zadarmo; { $player } dostáva späť { gold.object }
web-citadels-caption-take_card = naslepo
web-citadels-caption-bought = platíte { gold.object }, zostane vám { $left }
web-citadels-then = potom máte { gold.object }
web-citadels-left = Zostane vám { gold }.
web-citadels-pay = platíte { $gold }
web-citadels-pays = platíte
web-citadels-free = zadarmo
web-citadels-price = cena { $gold }
web-citadels-result-destroy = { $who ->
        [you] Prídete o stavbu: { $district }. Zostane { $left } z { $goal }.
       *[other] { $player } príde o stavbu: { $district }. Zostane { $left } z { $goal }.
    }
web-citadels-result-seize = { $gold ->
        [0] { $player } nedostane za stavbu nič: { $district }.
       *[other] { $player } dostane za stavbu { gold.object }: { $district }.
    }
web-citadels-result-demand = { $gold ->
        [0] { $player } nedostane nič navyše.
       *[other] { $player } dostane navyše { gold.object }.
    }
web-citadels-result-swap = { $player } dostane celú vašu ruku.
web-citadels-result-crown = { $who ->
        [you] Odteraz vyvolávate vy a v ďalšom kole vyberáte prví.
       *[other] Odteraz vyvoláva { $player } a v ďalšom kole vyberá ako prvý v poradí.
    }
web-citadels-result-spy = Uvidíte ruku: { $player }. Každá taká karta vám prinesie jednu cudziu zlatku a kartu z balíčka.
web-citadels-threats = { $count ->
        [0] Žiadna iná šatka tu neleží.
       *[other] Druhá šatka leží tu: { $character }. Jedna z nich má ružu.
    }
web-citadels-only-confiscate = Zhabať ju nemôžete: { $reason }. Otázka aj tak príde: mlčanie by niečo prezradilo.
web-citadels-row-swap = { $own } za { $cards ->
        [0] žiadnu
       *[other] { $cards }
    }
web-citadels-row-tithe = má najviac
web-citadels-row-built = postavené { $count } z { $goal }
web-citadels-row-spy = najviac { gold }, { $cards }
web-citadels-row-spy-poor = bez zlatiek, najviac { $cards }
web-citadels-row-spy-nothing = nemá karty
web-citadels-spy-whose = Čiu ruku?
web-citadels-spy-type = Ktorý druh kariet?
web-citadels-spy-standing = v meste { $count }
web-citadels-own-folded = { $count ->
        [0] nič na výber, ukázať
       *[other] na výber { $count }, ukázať
    }
web-citadels-aim = Vybrať: { $player }
web-citadels-or-deck = Alebo vymeniť vlastné karty s balíčkom
web-citadels-end-left = Nevzali ste všetko, čo vám patrí:
web-citadels-end-gold = Vziať { gold.object } a skončiť
web-citadels-end-cards = Vziať { income-cards } a skončiť
web-citadels-end-both = Vziať { gold.object } a { income-cards } a skončiť
web-citadels-end-share = Najprv vziať príjem
web-citadels-end-without = Skončiť bez toho
web-citadels-end-setting = V nastaveniach sa dá zapnúť, aby sa to bralo samo.

web-citadels-group-kill = Zneškodniť postavu
web-citadels-group-rob = Okradnúť postavu
web-citadels-group-bewitch = Očarovať postavu
web-citadels-group-warrant = Rozložiť glejty k postavám
web-citadels-group-sign = Vybrať glejt s pečaťou
web-citadels-group-threaten = Rozložiť šatky k postavám
web-citadels-group-real = Vybrať šatku s ružou
web-citadels-group-replace = Priviesť do hry postavu
web-citadels-group-give_character = Dať postavu
web-citadels-group-put_away = Odložiť postavu
web-citadels-group-pick = Vybrať postavu
web-citadels-group-spy = Špehovať ruku
web-citadels-group-swap = Vymeniť celú ruku s hráčom
web-citadels-group-look = Nazrieť do ruky
web-citadels-group-crown = Odovzdať korunu
web-citadels-group-tithe = Vziať 1 zlatku jednému z najbohatších
web-citadels-group-theater = Vymeniť postavy s hráčom
web-citadels-group-partner = Vybrať partnera
web-citadels-group-destroy = Zbúrať stavbu
web-citadels-group-seize = Zabrať stavbu
web-citadels-group-offer = Vymeniť stavbu
web-citadels-group-demand = Vziať stavbu výmenou
web-citadels-group-beautify = Skrášliť stavbu
web-citadels-group-raze = Zbúrať vlastnú stavbu
web-citadels-group-attach = Chrániť stavbu
web-citadels-group-keep = Nechať si kartu
web-citadels-group-take = Vziať kartu
web-citadels-group-split = Rozdeliť príjem
web-citadels-group-hide = Ukryť zlatky
web-citadels-group-fetch = Vziať zlatky späť
web-citadels-group-declare = Zvoliť typ

web-citadels-gap = ešte vyberte
web-citadels-choose-in-hand = Vyberte v ruke.
web-citadels-act-warrants = Glejty: { $first }, { $second }, { $third }. Pečať: { $real }
web-citadels-act-threats = Šatky: { $first }, { $second }. Ruža: { $real }
web-citadels-act-redraw = Výmena s balíčkom: { $cards }
web-citadels-act-exchange = Výmena: { $given } za { $taken } ({ $player })
web-citadels-act-borrow = Stavba s pôžičkou: { $district }. Požičia { $player }, dostane: { $cards }
web-citadels-act-razing = Stavba: { $district }. Za ňu sa zbúra: { $razed }
web-citadels-act-giving = Vrátiť: { $cards }
web-citadels-act-laboratory = Laboratórium: za zlatky pôjde { $card }
web-citadels-act-museum = Múzeum: podeň príde { $card }
web-citadels-act-armory = Zbrojnica padne a s ňou { $razed } ({ $player })
web-citadels-act-paying = Stavba: { $district }. Platí sa kartami: { $cards }
web-citadels-act-crown = Koruna: { $player }. Za ňu: { $price }
web-citadels-act-crown-take_gold = Koruna: { $player }. Za ňu: 1 zlatka
web-citadels-act-crown-take_card = Koruna: { $player }. Za ňu: náhodná karta
web-citadels-act-crown-pass = Koruna: { $player }. Za ňu: nič
web-citadels-did-build-of = Postavené { $count } z { $limit } stavieb
web-citadels-stands = Kde stojí: { $players }
web-citadels-ruin = Cena zbúrania: { $gold }

web-citadels-recap-title = { $number }. kolo podľa mestského vyvolávača
web-citadels-recap-away = { $count ->
        [1] Počas vašej neprítomnosti: { $first }. kolo
        [2] Počas vašej neprítomnosti: { $first }. a { $last }. kolo
       *[other] Počas vašej neprítomnosti: { $first }. až { $last }. kolo
    }
web-citadels-recap-told = Rozpráva mestský vyvolávač
web-citadels-recap-since = Čo sa stalo od výberu postavy: { $characters }
web-citadels-recap-to-you = Čo sa vám stalo
web-citadels-recap-nothing = Nič sa vám nestalo.
web-citadels-recap-brief = { $more ->
        [0] { $number }. kolo: { $deed }
       *[other] { $number }. kolo: { $deed } A ešte { $more }×.
    }
web-citadels-recap-in-town = V meste
web-citadels-recap-quiet = Všade je pokoj.
web-citadels-recap-more = { $count ->
        [one] a ešte { $count } udalosť v priebehu hry
        [few] a ešte { $count } udalosti v priebehu hry
       *[other] a ešte { $count } udalostí v priebehu hry
    }
web-citadels-recap-cities = Postavené a zbúrané
web-citadels-recap-next = Ďalší výber začína { $player }.
web-citadels-recap-next-you = Ďalší výber začínate vy.
web-citadels-recap-last = Posledné kolo: mesto je dokončené.
web-citadels-recap-draft = K výberu postáv
web-citadels-recap-go-on = Ďalej

web-citadels-recap-built = { $gold ->
        [0] zadarmo
       *[other] za { $gold }
    }
web-citadels-recap-burnt = zbúrané
web-citadels-recap-came = { $who ->
        [you] predtým: vy
       *[other] predtým: { $player }
    }
web-citadels-recap-left = { $who ->
        [you] teraz: vy
       *[other] teraz: { $player }
    }
web-citadels-recap-unchanged = nič nové

web-citadels-recap-as = Ako { $character }.
web-citadels-recap-as-price = { $gold ->
        [0] Ako { $character }, zadarmo.
       *[other] Ako { $character }. Cena: { gold }.
    }
web-citadels-recap-as-named = Ako { $character } si { $seat } vyberá vašu postavu: { $named }.
web-citadels-recap-as-named-own = Ako { $character } si vyberáte postavu: { $named }.
web-citadels-recap-with = Zadarmo, obetovaná stavba: { $district }.

web-citadels-recap-you-character-killed = { $seat } zneškodňuje vašu postavu ({ $character }): prichádzate o ťah.
web-citadels-recap-you-character-bewitched = { $seat } očarúva vašu postavu ({ $character }) a hrá namiesto vás.
web-citadels-recap-you-district-destroyed = { $seat } vám búra stavbu: { $district }.
web-citadels-recap-you-district-seized = { $seat } si berie vašu stavbu: { $district }. Dostávate { gold.object }.
web-citadels-recap-you-district-confiscated = { $seat } vám zhabáva stavbu: { $district }. Vracia sa vám: { gold }.
web-citadels-recap-you-districts-exchanged = { $gold ->
        [0] { $seat } si berie vašu stavbu: { $got }. Výmenou dostávate: { $district }.
       *[other] { $seat } si berie vašu stavbu: { $got }. Výmenou dostávate: { $district } a { gold }.
    }
web-citadels-recap-you-gold-stolen = { $gold ->
        [0] { $seat } vás chce okradnúť, ale nemáte ani zlatku.
       *[other] { $seat } vás okráda o { gold.object }.
    }
web-citadels-recap-you-threat-unmasked = Šatka má ružu: { $seat } vám berie { gold.object }.
web-citadels-recap-you-hands-swapped = { $seat } si s vami vymieňa karty v ruke.
web-citadels-recap-you-card-taken = { $seat } vám berie kartu z ruky: { $district }.
web-citadels-recap-you-spy-reported = { $gold ->
        [0] { $seat } vám špehuje ruku ({ $type }), ale nič neberie.
       *[other] { $seat } vám špehuje ruku ({ $type }) a berie { gold.object }.
    }
web-citadels-recap-you-gold-taken = { $seat } vám berie { gold.object }.
web-citadels-recap-you-gold-borrowed = { $seat } si od vás požičiava { gold.object } za { loan }.
web-citadels-recap-you-tax-taken = { $seat } od vás vyberá daň { gold.object }.
web-citadels-recap-you-bribe-paid = { $seat } od vás dostáva výpalné { gold.object }.
web-citadels-recap-you-characters-exchanged = { $seat } si s vami vymieňa postavu. Vaša je: { $character }.
web-citadels-recap-you-bluff-unmasked = { $seat } sa vám vyhráža šatkou bez ruže.
web-citadels-recap-you-hand-seen = { $seat } vám nazerá do ruky.
web-citadels-recap-you-character-robbed = { $seat } vás chce okradnúť ({ $character }), ale nedôjde k tomu.
web-citadels-recap-you-warrants-placed = Na vašej postave leží glejt. Od koho: { $seat }.
web-citadels-recap-you-threats-placed = Na vašej postave leží šatka. Od koho: { $seat }.

web-citadels-recap-won-district-seized = Beriete si stavbu: { $district } ({ $victim }). Platíte: { gold }.
web-citadels-recap-won-district-confiscated = Zhabávate stavbu: { $district } ({ $victim }).
web-citadels-recap-won-districts-exchanged = Vymieňate si stavby ({ $victim }). Dávate: { $district }, dostávate: { $got }.
web-citadels-recap-won-gold-stolen = { $gold ->
        [0] Kradnete, ale { $victim } nemá ani zlatku.
       *[other] { $victim } prichádza o { gold.object }, kradnete vy.
    }
web-citadels-recap-won-threat-unmasked = { $victim } odmieta výpalné, ale šatka má ružu. Beriete { gold.object }.
web-citadels-recap-won-bribe-paid = { $victim } vám platí výpalné { gold.object }.
web-citadels-recap-won-hands-swapped = Vy a { $victim } si vymieňate karty v ruke.
web-citadels-recap-won-card-taken = Beriete kartu z ruky ({ $victim }): { $district }.
web-citadels-recap-won-spy-reported = Špehujete ruku ({ $victim }, { $type }) a beriete { gold.object }.
web-citadels-recap-won-gold-taken = Dostávate { gold.object }, platí { $victim }.
web-citadels-recap-won-gold-borrowed = Požičiavate si { gold.object } za { loan }, veriteľom je { $victim }.
web-citadels-recap-won-tax-taken = Dostávate daň { gold.object }, platí ju { $victim }.
web-citadels-recap-won-card-given = { $seat } vám dáva kartu: { $district }.
web-citadels-recap-won-crown-moved = Koruna je vaša.

web-citadels-recap-town-character-killed = { $who ->
        [you] Zneškodňujete postavu: { $character }.
       *[other] { $seat } zneškodňuje postavu: { $character }.
    }
web-citadels-recap-town-character-bewitched = { $who ->
        [you] Očarúvate postavu: { $character }.
       *[other] { $seat } očarúva postavu: { $character }.
    }
web-citadels-recap-town-gold-stolen = { $gold ->
        [0] { $seat } kradne, ale { $victim } nemá ani zlatku.
       *[other] { $victim } prichádza o { gold.object }, kradne { $seat }.
    }
web-citadels-recap-town-threat-unmasked = Šatka má ružu: { $seat } dostáva { gold.object }, platí { $victim }.
web-citadels-recap-town-bluff-unmasked = { $who ->
        [you] Ukazujete šatku bez ruže ({ $victim }).
       *[other] { $seat } ukazuje šatku bez ruže ({ $victim }).
    }
web-citadels-recap-town-district-confiscated = { $seat } zhabáva stavbu: { $district } ({ $victim }).
web-citadels-recap-town-hands-swapped = { $seat } a { $victim } si vymieňajú karty v ruke.
web-citadels-recap-town-crown-moved = { $seat } má korunu.

web-citadels-know = Čo viem
web-citadels-know-caption = Kto môže mať ktorú postavu
web-citadels-know-out = mimo
web-citadels-know-yours = vaša
web-citadels-know-sure = isté
web-citadels-know-may = možné
web-citadels-know-guess = môj tip
web-citadels-know-struck = vami škrtnuté
web-citadels-know-rub-out = Vygumovať
web-citadels-know-back = Späť k otázke: { $question }
web-citadels-know-hint = Stlačením krúžku si poznačíte tip. Nikto iný ho nevidí.
web-citadels-know-seat-certain = { $player } je { $character }
web-citadels-know-seat-possible = { $player } môže byť { $character }
web-citadels-know-seat-impossible = { $player } nie je { $character }
web-citadels-know-out-certain = { $character }: nemá nikto
web-citadels-know-out-possible = { $character }: možno mimo hry
web-citadels-know-out-impossible = { $character }: niekto má
web-citadels-know-fact-silent = { $count ->
        [one] Túto postavu nemá nikto: { $characters }.
       *[other] Tieto postavy nemá nikto: { $characters }.
    }
web-citadels-know-fact-exchanged = Výmena postáv: { $players }.
web-citadels-know-fact-passed = Poslané ďalej: { $characters }. Dostávajú: { $players }.
web-citadels-know-fact-laid = Od vás leží lícom nadol: { $characters }.
web-citadels-know-fact-share = { $characters }: majú ich { $players }, alebo ležia lícom nadol.
web-citadels-know-fact-hold = { $characters }: majú ich { $players }.
web-citadels-know-remembered = { $count ->
        [one] Pamätám si jednu vec
        [few] Pamätám si { $count } veci
       *[other] Pamätám si { $count } vecí
    }
web-citadels-know-hand = { $player } má v ruke: { $cards }.
web-citadels-know-was = { $player } predtým: { $characters }.
web-citadels-know-in-round = { $character } ({ $round }. kolo)
web-citadels-target-own = to ste vy
web-citadels-target-killed = zneškodňuje { $player }
web-citadels-target-bewitched = očarúva { $player }
web-citadels-target-nobody = nemá nikto
web-citadels-target-marked = má žetón
web-citadels-target-first = číslo { $rank }: nedá sa
web-citadels-target-called = už bola vyvolaná
web-citadels-target-refused = nedá sa vybrať
web-citadels-target-many = { $count ->
        [few] môžu mať { $count } hráči
       *[other] môže mať { $count } hráčov
    }
web-citadels-target-holder = { $player } { $gold }
web-citadels-target-holders = zlatky: { $holders }
