# Stůl hry Citadela v prohlížeči.

web-citadels-round = { $number }. kolo
web-citadels-players = { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
web-citadels-log = Průběh, chat a poznámky
web-citadels-close = Zavřít

web-citadels-track = Vyvolávání postav
web-citadels-rank = { $rank }, { $character }: { $state }
web-citadels-rank-coming = ještě čeká
web-citadels-rank-now = na řadě
web-citadels-rank-answered = odhalena
web-citadels-rank-silent = nikdo se neozval
web-citadels-rank-open = leží odkrytě
web-citadels-rank-killed = zneškodněna
web-citadels-yours = vaše, tajně
web-citadels-rank-number = Číslo { $rank }

web-citadels-seat = { $player }, { $character }, { $gold }, { $cards }, { $built }
web-citadels-city-of = Město: { $player }
web-citadels-in-secret = tajně
web-citadels-revealed = odhalená postava
web-citadels-on-turn = na tahu
web-citadels-is-asked = rozhoduje se
web-citadels-has-crown = má korunu
web-citadels-complete = dokončené město
web-citadels-bot = bot
web-citadels-away = pryč
web-citadels-cards = { $count ->
        [one] { $count } karta v ruce
        [few] { $count } karty v ruce
        [many] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
web-citadels-built = budovy: { $count } z { $goal }
web-citadels-empty-city = Zatím tu nic nestojí.

web-citadels-middle = Střed stolu
web-citadels-in-deck = v balíčku
web-citadels-laid-open = odkrytě, mimo hru
web-citadels-face-down = { $count ->
        [one] leží lícem dolů
        [few] leží lícem dolů
        [many] leží lícem dolů
       *[other] leží lícem dolů
    }
web-citadels-calls = vyvolává postavy
web-citadels-you-call = vyvoláváte postavy
web-citadels-gold-waits = mince tu čekají
web-citadels-last-round = Poslední kolo: { $player } má dokončené město.

web-citadels-own = Vaše strana
web-citadels-your-city = Vaše město
web-citadels-hand = Vaše ruka
web-citadels-no-cards = Žádné karty v ruce.
web-citadels-unfold = Ukázat město i s názvy
web-citadels-card = { $district }, { $type } budova, cena { $cost }
web-citadels-card-lit = { $district }, { $type } budova, cena { $cost }, můžete ji zvolit
web-citadels-card-off = { $district }, { $type } budova, cena { $cost }: { $reason }
web-citadels-face-down-district = Budova lícem dolů
web-citadels-type = { $type } budova
web-citadels-character = { $character }, číslo { $rank }
web-citadels-character-rule = { $character }, číslo { $rank }. { $rule }

web-citadels-draft = Tajný výběr postav
web-citadels-draft-title = Vyberte si tajně
web-citadels-draft-second = Vyberte si druhou postavu
web-citadels-draft-put-title = Jednu odložte
web-citadels-draft-put = Položí se lícem dolů na stůl; nikdo jiný ji neuvidí.
web-citadels-draft-pass = { $count ->
        [one] Jednu si nechte. Zbylá jde dál: { $player }.
        [few] Jednu si nechte. Zbylé { $count } jdou dál: { $player }.
        [many] Jednu si nechte. Zbylých { $count } jde dál: { $player }.
       *[other] Jednu si nechte. Zbylých { $count } jde dál: { $player }.
    }
web-citadels-draft-last = Jednu si nechte. Co zbude, zůstane lícem dolů.
web-citadels-draft-wait = Karty tajně obejdou všechny.
web-citadels-draft-order = Pořadí výběru
web-citadels-draft-done = vybráno
web-citadels-draft-now = vybírá
web-citadels-draft-next = je další
web-citadels-draft-waits = čeká
web-citadels-draft-you-done = máte vybráno
web-citadels-draft-you-now = vybíráte
web-citadels-draft-you-next = jste další
web-citadels-draft-you-waits = čekáte
web-citadels-draft-you-second = vaše druhá
web-citadels-your-first = Vaše první
web-citadels-your-character = Vaše postava
web-citadels-nobody-yet = Zatím nikdo
web-citadels-draft-open = Odkrytě
web-citadels-draft-not-in-play = mimo hru
web-citadels-draft-down = { $count ->
        [one] Lícem dolů
        [few] { $count } lícem dolů
        [many] { $count } lícem dolů
       *[other] { $count } lícem dolů
    }
web-citadels-draft-nobody-knows = tajně
web-citadels-draft-lies-open = Odkrytě: { $characters }.
web-citadels-draft-lies-down = { $count ->
        [one] { $count } leží lícem dolů.
        [few] { $count } leží lícem dolů.
        [many] { $count } leží lícem dolů.
       *[other] { $count } leží lícem dolů.
    }
web-citadels-keep = Nechat si: { $character }
web-citadels-draft-choose = Vyberte postavu
web-citadels-draft-quiet = nikdo se to nedozví; do potvrzení si to můžete rozmyslet
web-citadels-see-table = Ukázat stůl
web-citadels-back-to-draft = Zpět k výběru

web-citadels-did-gather = Zdroje vzaty
web-citadels-did-income = Příjem vzat
web-citadels-did-power = Schopnost použita
web-citadels-did-build = { $count ->
        [one] Postavena { $count } budova
        [few] Postaveny { $count } budovy
        [many] Postaveno { $count } budovy
       *[other] Postaveno { $count } budov
    }
web-citadels-next-gather = Nejdřív si vezměte mince, nebo karty.
web-citadels-next-build = Stavba: vyberte rozsvícenou kartu.
web-citadels-next-power = Ještě můžete něco udělat.
web-citadels-next-end = Nic nezbývá: ukončete tah.
web-citadels-back = Zpět
web-citadels-ways = Jak zaplatit?
web-citadels-not-sent = Nic se neodešle, dokud to nepotvrdíte.
web-citadels-out-of-turn = Otázka pro vás, mimo tah
web-citadels-others-see = Ostatní vidí jen to, že se rozhodujete.
web-citadels-about-confiscating = Stála by zdarma ve vašem městě. Stavebník dostane mince zpět.
web-citadels-about-recovering = Vezmete si ji do ruky.
web-citadels-about-razing = Zaplatí se vlastní budovou.
web-citadels-about-paying_with_cards = Zaplatí se kartami.
web-citadels-about-building_taken = Právě jste ji vzali.
web-citadels-watch-own = Vybíráte vy.
web-citadels-watch-draft = Tajně vybírá { $player }.
web-citadels-watch-drafts = Postavy obcházejí stůl.
web-citadels-watch-call = Postavy se vyvolávají.
web-citadels-watch-turn = Na tahu: { $player } ({ $character }).
web-citadels-watch-asked = Rozhoduje se { $player }.

web-citadels-offer-gold = Vzít { gold.object }
web-citadels-offer-cards = { $all ->
        [yes] Líznout { $drawn } karty a nechat si je
       *[no] Líznout { $drawn } karty, nechat si { $cards }
    }
web-citadels-offer-income = { $kind ->
        [gold] Vzít příjem: { gold.object }
        [cards] Vzít příjem: { income-cards }
       *[share] Vzít příjem: { $share }, v mincích nebo kartách
    }
web-citadels-offer-extra_gold = Vzít navíc { gold.object }
web-citadels-offer-extra_cards = Vzít navíc { income-cards }
web-citadels-offer-collect = Vzít daně: { gold.object }
web-citadels-offer-bribe = Zaplatit { gold.object }, dostává { $player }
web-citadels-offer-unmask = { $real ->
        [yes] Otočit a vzít { gold.object }
       *[no] Otočit: je bez růže
    }
web-citadels-offer-pass-unmasking = Nechat být
web-citadels-offer-pass-confiscating = Nechat stát
web-citadels-offer-pass-taking_from_holder = Nevzít nic
web-citadels-offer-pass-recovering = Nechat být
web-citadels-caption-bribe = polovina, zaokrouhleno dolů: zbude vám { $left } a šátek zmizí
web-citadels-caption-refuse = { $player } smí šátek otočit: má-li růži, přijdete o vše ({ $gold }), nemá-li, o nic
web-citadels-caption-unmask = { $real ->
        [yes] víte, že má růži; všichni pak vědí, že ten druhý ji nemá
       *[no] víte, že růži nemá: nic nepřinese
    }
web-citadels-caption-pass-unmasking = mince zůstanou, kde jsou, a nikdo se nedozví, který šátek měl růži
web-citadels-caption-confiscate = stojí ve vašem městě zadarmo; { $player } dostává zpět { gold.object }
web-citadels-caption-take_card = naslepo
web-citadels-caption-bought = platíte { gold.object }, zbude vám { $left }
web-citadels-then = pak máte { gold.object }
web-citadels-left = Zbude vám { gold }.
web-citadels-pay = platíte { $gold }
web-citadels-pays = platíte
web-citadels-free = zdarma
web-citadels-price = cena { $gold }
web-citadels-result-destroy = { $who ->
        [you] Přijdete o budovu: { $district }. Zbude { $left } z { $goal }.
       *[other] { $player } přijde o budovu: { $district }. Zbude { $left } z { $goal }.
    }
web-citadels-result-seize = { $gold ->
        [0] { $player } nedostane za budovu nic: { $district }.
       *[other] { $player } dostane za budovu { gold.object }: { $district }.
    }
web-citadels-result-demand = { $gold ->
        [0] { $player } nedostane nic navíc.
       *[other] { $player } dostane navíc { gold.object }.
    }
web-citadels-result-swap = { $player } dostane celou vaši ruku.
web-citadels-result-crown = { $who ->
        [you] Odteď vyvoláváte vy a v příštím kole vybíráte první.
       *[other] Odteď vyvolává { $player } a v příštím kole vybírá jako první.
    }
web-citadels-result-spy = Uvidíte ruku: { $player }. Každá taková karta vám přinese jednu cizí minci a kartu z balíčku.
web-citadels-threats = { $count ->
        [0] Žádný jiný šátek tu neleží.
       *[other] Druhý šátek leží tady: { $character }. Jeden z nich má růži.
    }
web-citadels-only-confiscate = Zabavit ji nemůžete: { $reason }. Otázka přesto přijde: mlčení by něco prozradilo.
web-citadels-row-swap = { $own } za { $cards ->
        [0] žádnou
       *[other] { $cards }
    }
web-citadels-row-tithe = má nejvíc
web-citadels-row-built = postaveno { $count } z { $goal }
web-citadels-row-spy = nejvýš { gold }, { $cards }
web-citadels-row-spy-poor = bez mincí, nejvýš { $cards }
web-citadels-row-spy-nothing = nemá karty
web-citadels-spy-whose = Čí ruku?
web-citadels-spy-type = Který druh karet?
web-citadels-spy-standing = ve městě { $count }
web-citadels-own-folded = { $count ->
        [0] nic k výběru, ukázat
       *[other] k výběru { $count }, ukázat
    }
web-citadels-aim = Vybrat: { $player }
web-citadels-or-deck = Nebo vyměnit vlastní karty s balíčkem
web-citadels-end-left = Nevzali jste vše, co vám patří:
web-citadels-end-gold = Vzít { gold.object } a skončit
web-citadels-end-cards = Vzít { income-cards } a skončit
web-citadels-end-both = Vzít { gold.object } a { income-cards } a skončit
web-citadels-end-share = Nejdřív vzít příjem
web-citadels-end-without = Skončit bez toho
web-citadels-end-setting = V nastavení jde zapnout, aby se to bralo samo.

web-citadels-group-kill = Zneškodnit postavu
web-citadels-group-rob = Okrást postavu
web-citadels-group-bewitch = Očarovat postavu
web-citadels-group-warrant = Rozložit glejty k postavám
web-citadels-group-sign = Vybrat glejt s pečetí
web-citadels-group-threaten = Rozložit šátky k postavám
web-citadels-group-real = Vybrat šátek s růží
web-citadels-group-replace = Přivést do hry postavu
web-citadels-group-give_character = Dát postavu
web-citadels-group-put_away = Odložit postavu
web-citadels-group-pick = Vybrat postavu
web-citadels-group-spy = Špehovat ruku
web-citadels-group-swap = Prohodit celou ruku s hráčem
web-citadels-group-look = Nahlédnout do ruky
web-citadels-group-crown = Předat korunu
web-citadels-group-tithe = Vzít 1 minci jednomu z nejbohatších
web-citadels-group-theater = Vyměnit postavy s hráčem
web-citadels-group-partner = Vybrat partnera
web-citadels-group-destroy = Zbourat budovu
web-citadels-group-seize = Zabrat budovu
web-citadels-group-offer = Vyměnit budovu
web-citadels-group-demand = Vzít budovu výměnou
web-citadels-group-beautify = Zkrášlit budovu
web-citadels-group-raze = Zbourat vlastní budovu
web-citadels-group-attach = Chránit budovu
web-citadels-group-keep = Nechat si kartu
web-citadels-group-take = Vzít kartu
web-citadels-group-split = Rozdělit příjem
web-citadels-group-hide = Ukrýt mince
web-citadels-group-fetch = Vzít mince zpět
web-citadels-group-declare = Zvolit typ

web-citadels-gap = ještě vyberte
web-citadels-choose-in-hand = Vyberte v ruce.
web-citadels-act-warrants = Glejty: { $first }, { $second }, { $third }. Pečeť: { $real }
web-citadels-act-threats = Šátky: { $first }, { $second }. Růže: { $real }
web-citadels-act-redraw = Výměna s balíčkem: { $cards }
web-citadels-act-exchange = Výměna: { $given } za { $taken } ({ $player })
web-citadels-act-borrow = Stavba s půjčkou: { $district }. Půjčuje { $player }, dostane: { $cards }
web-citadels-act-razing = Stavba: { $district }. Za ni se zbourá: { $razed }
web-citadels-act-giving = Vrátit: { $cards }
web-citadels-act-laboratory = Laboratoř: za mince půjde { $card }
web-citadels-act-museum = Muzeum: pod ně přijde { $card }
web-citadels-act-armory = Zbrojnice padne a s ní { $razed } ({ $player })
web-citadels-act-paying = Stavba: { $district }. Platí se kartami: { $cards }
web-citadels-act-crown = Koruna: { $player }. Za ni: { $price }
web-citadels-act-crown-take_gold = Koruna: { $player }. Za ni: 1 mince
web-citadels-act-crown-take_card = Koruna: { $player }. Za ni: náhodná karta
web-citadels-act-crown-pass = Koruna: { $player }. Za ni: nic
web-citadels-did-build-of = Postaveno { $count } z { $limit } budov
web-citadels-stands = Kde stojí: { $players }
web-citadels-ruin = Cena zbourání: { $gold }

web-citadels-recap-title = { $number }. kolo podle městského vyvolávače
web-citadels-recap-away = { $count ->
        [1] Za vaší nepřítomnosti: { $first }. kolo
        [2] Za vaší nepřítomnosti: { $first }. a { $last }. kolo
       *[other] Za vaší nepřítomnosti: { $first }. až { $last }. kolo
    }
web-citadels-recap-told = Vypráví městský vyvolávač
web-citadels-recap-since = Co se stalo od výběru postavy: { $characters }
web-citadels-recap-to-you = Co se vám stalo
web-citadels-recap-nothing = Nic se vám nestalo.
web-citadels-recap-brief = { $more ->
        [0] { $number }. kolo: { $deed }
       *[other] { $number }. kolo: { $deed } A ještě { $more }×.
    }
web-citadels-recap-in-town = Ve městě
web-citadels-recap-quiet = Všude je klid.
web-citadels-recap-more = { $count ->
        [one] a ještě { $count } událost v průběhu hry
        [few] a ještě { $count } události v průběhu hry
       *[other] a ještě { $count } událostí v průběhu hry
    }
web-citadels-recap-cities = Postaveno a zbouráno
web-citadels-recap-next = Příští výběr začíná { $player }.
web-citadels-recap-next-you = Příští výběr začínáte vy.
web-citadels-recap-last = Poslední kolo: město je dokončené.
web-citadels-recap-draft = K výběru postav
web-citadels-recap-go-on = Dál

web-citadels-recap-built = { $gold ->
        [0] zadarmo
       *[other] za { $gold }
    }
web-citadels-recap-burnt = zbouráno
web-citadels-recap-came = { $who ->
        [you] dříve: vy
       *[other] dříve: { $player }
    }
web-citadels-recap-left = { $who ->
        [you] nyní: vy
       *[other] nyní: { $player }
    }
web-citadels-recap-unchanged = nic nového

web-citadels-recap-as = Jako { $character }.
web-citadels-recap-as-price = { $gold ->
        [0] Jako { $character }, zadarmo.
       *[other] Jako { $character }. Cena: { gold }.
    }
web-citadels-recap-as-named = Jako { $character } si { $seat } vybírá vaši postavu: { $named }.
web-citadels-recap-as-named-own = Jako { $character } si vybíráte postavu: { $named }.
web-citadels-recap-with = Zadarmo, obětovaná budova: { $district }.

web-citadels-recap-you-character-killed = { $seat } zneškodňuje vaši postavu ({ $character }): přicházíte o tah.
web-citadels-recap-you-character-bewitched = { $seat } očarovává vaši postavu ({ $character }) a hraje místo vás.
web-citadels-recap-you-district-destroyed = { $seat } vám bourá budovu: { $district }.
web-citadels-recap-you-district-seized = { $seat } si bere vaši budovu: { $district }. Dostáváte { gold.object }.
web-citadels-recap-you-district-confiscated = { $seat } vám zabavuje budovu: { $district }. Vrací se vám: { gold }.
web-citadels-recap-you-districts-exchanged = { $gold ->
        [0] { $seat } si bere vaši budovu: { $got }. Výměnou dostáváte: { $district }.
       *[other] { $seat } si bere vaši budovu: { $got }. Výměnou dostáváte: { $district } a { gold }.
    }
web-citadels-recap-you-gold-stolen = { $gold ->
        [0] { $seat } vás chce okrást, ale nemáte ani minci.
       *[other] { $seat } vás okrádá o { gold.object }.
    }
web-citadels-recap-you-threat-unmasked = Šátek má růži: { $seat } vám bere { gold.object }.
web-citadels-recap-you-hands-swapped = { $seat } si s vámi vyměňuje karty v ruce.
web-citadels-recap-you-card-taken = { $seat } vám bere kartu z ruky: { $district }.
web-citadels-recap-you-spy-reported = { $gold ->
        [0] { $seat } vám špehuje ruku ({ $type }), ale nic nebere.
       *[other] { $seat } vám špehuje ruku ({ $type }) a bere { gold.object }.
    }
web-citadels-recap-you-gold-taken = { $seat } vám bere { gold.object }.
web-citadels-recap-you-gold-borrowed = { $seat } si od vás půjčuje { gold.object } za { loan }.
web-citadels-recap-you-tax-taken = { $seat } od vás vybírá daň { gold.object }.
web-citadels-recap-you-bribe-paid = { $seat } od vás dostává výpalné { gold.object }.
web-citadels-recap-you-characters-exchanged = { $seat } si s vámi vyměňuje postavu. Vaše je: { $character }.
web-citadels-recap-you-bluff-unmasked = { $seat } vám hrozí šátkem bez růže.
web-citadels-recap-you-hand-seen = { $seat } vám nahlíží do ruky.
web-citadels-recap-you-character-robbed = { $seat } vás chce okrást ({ $character }), ale nedojde k tomu.
web-citadels-recap-you-warrants-placed = Na vaší postavě leží glejt. Od koho: { $seat }.
web-citadels-recap-you-threats-placed = Na vaší postavě leží šátek. Od koho: { $seat }.

web-citadels-recap-won-district-seized = Berete si budovu: { $district } ({ $victim }). Platíte: { gold }.
web-citadels-recap-won-district-confiscated = Zabavujete budovu: { $district } ({ $victim }).
web-citadels-recap-won-districts-exchanged = Vyměňujete si budovy ({ $victim }). Dáváte: { $district }, dostáváte: { $got }.
web-citadels-recap-won-gold-stolen = { $gold ->
        [0] Kradete, ale { $victim } nemá ani minci.
       *[other] { $victim } přichází o { gold.object }, kradete vy.
    }
web-citadels-recap-won-threat-unmasked = { $victim } odmítá výpalné, ale šátek má růži. Berete { gold.object }.
web-citadels-recap-won-bribe-paid = { $victim } vám platí výpalné { gold.object }.
web-citadels-recap-won-hands-swapped = Vy a { $victim } si vyměňujete karty v ruce.
web-citadels-recap-won-card-taken = Berete kartu z ruky ({ $victim }): { $district }.
web-citadels-recap-won-spy-reported = Špehujete ruku ({ $victim }, { $type }) a berete { gold.object }.
web-citadels-recap-won-gold-taken = Dostáváte { gold.object }, platí { $victim }.
web-citadels-recap-won-gold-borrowed = Půjčujete si { gold.object } za { loan }, věřitelem je { $victim }.
web-citadels-recap-won-tax-taken = Dostáváte daň { gold.object }, platí ji { $victim }.
web-citadels-recap-won-card-given = { $seat } vám dává kartu: { $district }.
web-citadels-recap-won-crown-moved = Koruna je vaše.

web-citadels-recap-town-character-killed = { $who ->
        [you] Zneškodňujete postavu: { $character }.
       *[other] { $seat } zneškodňuje postavu: { $character }.
    }
web-citadels-recap-town-character-bewitched = { $who ->
        [you] Očarováváte postavu: { $character }.
       *[other] { $seat } očarovává postavu: { $character }.
    }
web-citadels-recap-town-gold-stolen = { $gold ->
        [0] { $seat } krade, ale { $victim } nemá ani minci.
       *[other] { $victim } přichází o { gold.object }, krade { $seat }.
    }
web-citadels-recap-town-threat-unmasked = Šátek má růži: { $seat } dostává { gold.object }, platí { $victim }.
web-citadels-recap-town-bluff-unmasked = { $who ->
        [you] Ukazujete šátek bez růže ({ $victim }).
       *[other] { $seat } ukazuje šátek bez růže ({ $victim }).
    }
web-citadels-recap-town-district-confiscated = { $seat } zabavuje budovu: { $district } ({ $victim }).
web-citadels-recap-town-hands-swapped = { $seat } a { $victim } si vyměňují karty v ruce.
web-citadels-recap-town-crown-moved = { $seat } má korunu.

web-citadels-know = Co vím
web-citadels-know-caption = Kdo může mít kterou postavu
web-citadels-know-out = mimo
web-citadels-know-yours = vaše
web-citadels-know-sure = jisté
web-citadels-know-may = možné
web-citadels-know-guess = můj tip
web-citadels-know-struck = vámi škrtnuto
web-citadels-know-rub-out = Vygumovat
web-citadels-know-back = Zpět k otázce: { $question }
web-citadels-know-hint = Stiskem kroužku si poznamenáte tip. Nikdo jiný ho nevidí.
web-citadels-know-seat-certain = { $player } je { $character }
web-citadels-know-seat-possible = { $player } může být { $character }
web-citadels-know-seat-impossible = { $player } není { $character }
web-citadels-know-out-certain = { $character }: nemá nikdo
web-citadels-know-out-possible = { $character }: možná mimo hru
web-citadels-know-out-impossible = { $character }: někdo má
web-citadels-know-fact-silent = { $count ->
        [one] Tuto postavu nemá nikdo: { $characters }.
       *[other] Tyto postavy nemá nikdo: { $characters }.
    }
web-citadels-know-fact-exchanged = Výměna postav: { $players }.
web-citadels-know-fact-passed = Posláno dál: { $characters }. Dostávají: { $players }.
web-citadels-know-fact-laid = Od vás leží lícem dolů: { $characters }.
web-citadels-know-fact-share = { $characters }: mají je { $players }, nebo leží lícem dolů.
web-citadels-know-fact-hold = { $characters }: mají je { $players }.
web-citadels-know-remembered = { $count ->
        [one] Pamatuji si jednu věc
        [few] Pamatuji si { $count } věci
       *[other] Pamatuji si { $count } věcí
    }
web-citadels-know-hand = { $player } má v ruce: { $cards }.
web-citadels-know-was = { $player } dříve: { $characters }.
web-citadels-know-in-round = { $character } ({ $round }. kolo)
web-citadels-target-own = to jste vy
web-citadels-target-killed = zneškodňuje { $player }
web-citadels-target-bewitched = očarovává { $player }
web-citadels-target-nobody = nemá nikdo
web-citadels-target-marked = má žeton
web-citadels-target-first = číslo { $rank }: nelze
web-citadels-target-called = už byla vyvolána
web-citadels-target-refused = nelze vybrat
web-citadels-target-many = { $count ->
        [few] může mít { $count } hráči
       *[other] může mít { $count } hráčů
    }
web-citadels-target-holder = { $player } { $gold }
web-citadels-target-holders = mince: { $holders }
