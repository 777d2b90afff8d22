# Stránka stola: čakáreň, priebeh, oznámenia, vyúčtovanie, záznam.

web-title-your-turn = Ste na rade: { $game }
web-to-start = Na úvodnú stránku
web-home = Two Cities: úvodná stránka
web-loading = Načítavame stôl …
web-close = Zavrieť
web-menu = Ponuka stola
web-side = Vedľa stola
web-tab-log = Priebeh
web-tab-chat = Chat
web-tab-notes = Poznámky
web-spectator = Ste divák.
web-waiting-room = { $seats ->
        [one] Stôl pre { $seats } hráča
        [few] Stôl pre { $seats } hráčov
       *[other] Stôl pre { $seats } hráčov
    }
web-at-the-table = Pri stole
web-watching-count = { $count ->
        [0] Nikto ďalší tu nie je.
        [one] Je tu ešte { $count } človek.
        [few] Sú tu ešte { $count } ľudia.
       *[other] Je tu ešte { $count } ľudí.
    }
web-bot-level = Boti v hre
web-fill-with-bots = Doplniť botmi
web-start = Začať
web-seats-free = { $count ->
        [one] { $count } miesto je voľné
        [few] { $count } miesta sú voľné
       *[other] { $count } miest je voľných
    }
web-start-about = všetci sú tu, môže sa rozdávať
web-take-a-seat = Sadnite si na voľné miesto, alebo sa len pozerajte.
web-wait-for-host = Hra sa začne, keď ju hostiteľ spustí.
web-seat-you = vy
web-seat-host = hostiteľ
web-seat-bot = bot: { $level }
web-seat-free = Voľné miesto
web-seat-here = je tu
web-seat-away = je preč
web-sit = Sadnúť si
web-sit-at = Sadnúť si na miesto { $seat }
web-put-bot = Sem bota
web-seat-bot-at = Sem bota: miesto { $seat }
web-stand = Uvoľniť miesto
web-kick = Vykázať
web-kick-player = Vykázať: { $player }
web-invite = Pozvať ďalších
web-invite-about = Pošlite odkaz, alebo nechajte ostatných načítať obrázok.
web-invite-qr = Pozvánka ako QR kód
web-invite-link = Odkaz pozvánky
web-invite-code = Kód:
web-copy = Kopírovať
web-copied = Skopírované
web-rules-of-table = Čo sa hrá
web-pace = Tempo
web-pace-untimed = bez časového limitu
web-pace-live = naživo, { $minutes } min + { $seconds } s
web-pace-days = { $days ->
        [one] { $days } deň na každý ťah
        [few] { $days } dni na každý ťah
       *[other] { $days } dní na každý ťah
    }
web-watchers = Stôl
web-public = otvorený všetkým
web-private = na pozvanie
web-start-when = Začiatok
web-start-full = keď budú všetky miesta obsadené
web-start-host = keď povie hostiteľ
web-tell-me = Upozorniť, keď budem na rade
web-telling = Keď budete na rade, dostanete upozornenie.
web-copy-invitation = Kopírovať pozvánku
web-keys = Všetky klávesy
web-rules = Pravidlá a karty
web-settings = Nastavenia
web-leave = Na chvíľu odísť
web-leave-about = kým sa vrátite, hrá za vás bot
web-leave-last = hra počká, kým sa vrátite
web-resign = Vzdať hru
web-resign-about = do konca za vás hrá bot
web-resign-sure = Naozaj vzdať túto hru? Na vašom mieste bude ďalej hrať bot.
web-play-on = Hrať ďalej
web-close-table = Zavrieť tento stôl
web-close-game = Zavrieť túto hru
web-close-game-about = skončí bez výsledku
web-close-game-sure = Naozaj zavrieť túto hru? Skončí bez výsledku.
web-space = Medzerník
web-key-tab = prejsť do ďalšej časti
web-key-arrows = z karty na kartu
web-key-enter = vybrať; druhýkrát: odoslať
web-key-escape = späť
web-key-gold = vziať zlatky
web-key-cards = vziať karty
web-key-roll = hodiť kockou
web-key-dice = hodiť jednou, alebo dvoma kockami
web-key-reroll = nechať hod alebo hodiť znova
web-key-forecast = čo ktorý hod prinesie
web-key-hand = karta z ruky
web-key-table = pozrieť sa na stôl pri výbere postáv
web-key-know = kto môže mať ktorú postavu
web-key-undo = vziať poslednú voľbu späť
web-key-end = ukončiť ťah
web-key-log = otvoriť priebeh hry
web-key-skip = preskočiť animáciu
web-key-keys = tento prehľad
web-connection-lost = Spojenie sa prerušilo. Obnovujeme ho …
web-act-unanswered = Stôl zatiaľ neodpovedal. Vaša voľba nestratila platnosť.
web-bots-busy = Boti majú práve veľa na premýšľanie. Hra bude o chvíľu pokračovať.
web-bot-plays-for-you = Hrá za vás bot.
web-return = Vrátiť sa na svoje miesto
web-resigned = Vzdali ste hru. Do konca hrá bot.
web-late-you = Vypršal vám čas. Vyberte, kým za vás ostatní nenechajú hrať bota.
web-late = { $player } už nemá čas.
web-slow = { $player } už chvíľu nič nevolí.
web-vote-wait = Počkať
web-vote-bot = Nechať hrať bota
web-voted-wait = Chcete počkať.
web-voted-bot = Chcete, aby hral bot.
web-stopped = Tento stôl bol zatvorený
web-clock = Zostávajúci čas
web-clock-days = { $days } d { $hours } h
web-clock-waits = Čaká, kým bude otázka viditeľná
web-clock-runs = Váš čas beží
web-round = { $number }. kolo
web-rank = Číslo { $rank }
web-log-turn = { $character } · { $player }
web-log-draft = Výber postáv
web-log-silence = { $character }: nikto sa neozýva
web-log-killed = { $character }, zneškodnená postava: nikto sa neozýva
web-log-empty = Zatiaľ sa nič nestalo.
web-log-taken-back = Vzaté späť:
web-log-undid = { $player } berie späť poslednú voľbu.
web-log-handed = Nový hostiteľ: { $player }
web-log-quieted = { $chat ->
        [closed] Chat je vypnutý.
       *[other] Chat je opäť zapnutý.
    }
web-log-late = { $player } už nemá čas.
web-log-voted = { $wish ->
        [bot] { $player } je za bota ({ $late }).
       *[other] { $player } chce počkať ({ $late }).
    }
web-log-waited = { $player } dostáva viac času.
web-log-replaced = { $why ->
        [resigned] { $player } sa vzdáva, ďalej hrá bot.
       *[other] { $player } tu nie je, hrá bot.
    }
web-log-returned = { $player } je späť.
web-log-stopped = { $reason ->
        [closed] Stôl zatvoril hostiteľ.
        [abandoned] Nikto sa k nemu nevrátil.
        [administrator] Zatvoril ho správca.
       *[other] Na serveri sa niečo pokazilo; ospravedlňujeme sa.
    }
web-costs = cena { $price }
web-no-rule = Obyčajná karta bez vlastného pravidla.
web-open-rules = Všetko o tejto karte
web-chat-say = Napíšte správu
web-chat-send = Odoslať
web-chat-empty = Nikto zatiaľ nič nenapísal.
web-chat-off = Chat máte vypnutý v nastaveniach.
web-chat-quiet = Hostiteľ chat vypol.
web-chat-close = Vypnúť chat
web-chat-open = Zapnúť chat
web-chat-unread = { $count ->
        [one] { $count } nová správa
        [few] { $count } nové správy
       *[other] { $count } nových správ
    }
web-notes-label = Vidíte ich len vy.
web-notes-loading = Načítavajú sa …
web-notes-kept = Uložené
web-notes-writing = Zatiaľ neuložené
web-notes-failed = Nepodarilo sa uložiť; pri ďalšom písaní sa to skúsi znova.
web-notices = Čo sa vám stalo
web-seen = Rozumiem
web-all-seen = Všetko videné
web-notice-character-killed = { $player } zneškodňuje vašu postavu ({ $character }): o tento ťah prichádzate.
web-notice-character-bewitched = { $player } očarúva vašu postavu ({ $character }).
web-notice-character-robbed = { $player } vás pri vyvolaní okradne ({ $character }).
web-notice-warrants-placed = Na vašej postave leží glejt, dáva ho { $player }.
web-notice-threats-placed = Na vašej postave leží šatka, dáva ju { $player }.
web-notice-gold-stolen = { $gold ->
        [0] { $player } vás chce okradnúť, ale nemáte ani zlatku.
        [one] { $player } vás okráda o { $gold } zlatku.
        [few] { $player } vás okráda o { $gold } zlatky.
       *[other] { $player } vás okráda o { $gold } zlatiek.
    }
web-notice-threat-unmasked = { $gold ->
        [one] Šatka má ružu: { $player } vám berie { $gold } zlatku.
        [few] Šatka má ružu: { $player } vám berie { $gold } zlatky.
       *[other] Šatka má ružu: { $player } vám berie { $gold } zlatiek.
    }
web-notice-district-confiscated = { $gold ->
        [one] { $player } vám zhabáva { $district_object }. Vracia sa vám { $gold } zlatka.
        [few] { $player } vám zhabáva { $district_object }. Vracajú sa vám { $gold } zlatky.
       *[other] { $player } vám zhabáva { $district_object }. Vracia sa vám { $gold } zlatiek.
    }
web-notice-hands-swapped = { $player } si s vami vymieňa karty v ruke.
web-notice-hand-seen = { $player } vám nazerá do ruky.
web-notice-card-taken = { $player } vám berie z ruky { $district_object }.
web-notice-spy-reported = { $gold ->
        [one] { $player } vám špehuje ruku ({ $type }) a berie { $gold } zlatku.
        [few] { $player } vám špehuje ruku ({ $type }) a berie { $gold } zlatky.
       *[other] { $player } vám špehuje ruku ({ $type }) a berie { $gold } zlatiek.
    }
web-notice-gold-taken = { $gold ->
        [one] { $player } vám berie { $gold } zlatku.
        [few] { $player } vám berie { $gold } zlatky.
       *[other] { $player } vám berie { $gold } zlatiek.
    }
web-notice-gold-borrowed = { $gold ->
        [one] { $player } si od vás požičiava { $gold } zlatku, dáva za ňu kartu.
        [few] { $player } si od vás požičiava { $gold } zlatky, za každú dáva kartu.
       *[other] { $player } si od vás požičiava { $gold } zlatiek, za každú dáva kartu.
    }
web-notice-tax-taken = { $gold ->
        [one] { $player } od vás vyberá daň { $gold } zlatku.
        [few] { $player } od vás vyberá daň { $gold } zlatky.
       *[other] { $player } od vás vyberá daň { $gold } zlatiek.
    }
web-notice-district-destroyed = { $player } vám búra { $district_object }.
web-notice-district-seized = { $gold ->
        [one] { $player } vám zaberá { $district_object }. Dostávate { $gold } zlatku.
        [few] { $player } vám zaberá { $district_object }. Dostávate { $gold } zlatky.
       *[other] { $player } vám zaberá { $district_object }. Dostávate { $gold } zlatiek.
    }
web-notice-districts-exchanged = { $player } vám berie { $got_object } a dáva za to { $district_object }.
web-notice-characters-exchanged = { $player } si s vami vymieňa postavu. Vaša je teraz: { $character }.
web-notice-cards-exchanged = { $player } vám berie { $got_object } a dáva za to { $card_object }.
web-notice-coins-taken = { $coins ->
        [one] { $player } vám berie { $coins } mincu: { $card }.
        [few] { $player } vám berie { $coins } mince: { $card }.
       *[other] { $player } vám berie { $coins } mincí: { $card }.
    }
web-score-sheet = Výsledky
web-won-you-city = Mesto je vaše, { $player }
web-won-you-town = Mestečko je vaše, { $player }
web-won = Víťazí { $player }
web-won-together = Spoločné víťazstvo: { $players }
web-your-place = Vaše miesto: { $place }.
web-tie = Rovnosť bodov:
web-tie-rank = rozhoduje vyššie číslo postavy v poslednom kole.
web-tie-districts = rozhoduje cena stavieb, potom zlato.
web-tie-shared = rovnosť vo všetkom, miesto je spoločné.
web-won-about = { $points ->
        [one] { $points } bod.
        [few] { $points } body.
       *[other] { $points } bodov.
    } { $rounds ->
        [one] Hralo sa { $rounds } kolo.
        [few] Hrali sa { $rounds } kolá.
       *[other] Hralo sa { $rounds } kôl.
    }
web-won-about-town = Všetky štyri dominanty stoja.
web-cities-as-they-stood = Mestá na konci hry
web-last-character = naposledy: { $characters }
web-score-districts = Stavby
web-score-types = Päť typov
web-score-completed = Dokončené
web-score-also = tiež
web-score-first = prvé
web-score-special = Špeciálne
web-score-total = Body
web-score-landmarks = Dominanty
web-score-blue = Modré karty
web-score-green = Zelené karty
web-score-red = Červené karty
web-score-purple = Fialové karty
web-score-paid = Zaplatené ostatným
web-score-coins = Zvyšné mince
web-check-shuffle = Overiť miešanie
web-share = Zdieľať
web-see-the-table = Pozrieť si stôl
web-watch-replay = Prehrať záznam
web-rematch = Odveta so všetkými
web-go-to-rematch = K odvete
web-fair-about = Odtlačok bol ukázaný skôr, než sa rozdala prvá karta. Semienko a soľ boli do konca tajné; spolu dávajú odtlačok. Zamiešanie vzniklo zo semienka a z toho, čo vyžrebovali zariadenia hráčov.
web-fair-seed = Semienko
web-fair-salt = Soľ
web-fair-commitment = Odtlačok (SHA-256 zo semienko:soľ)
web-fair-share = Podiel zariadenia hráča { $player }
web-fair-shared = Podiel tohto zariadenia v zamiešaní je a nič, čo bolo sľúbené pred rozdaním, sa nezmenilo.
web-fair-not-shared = Podiel tohto zariadenia v zamiešaní nie je tak, ako bol sľúbený!
web-fair-wrong = Semienko a soľ tento odtlačok nedávajú!
web-fair-unknown = Cez nezabezpečené spojenie táto stránka odtlačok nevypočíta. Stiahnite si záznam a overte ho.
web-download-replay = Stiahnuť záznam
web-replay = Záznam hry
web-replay-title = Záznam: { $game }
web-replay-move-back = O ťah späť
web-replay-move-on = O ťah ďalej
web-replay-turn-back = O hráča späť
web-replay-turn-on = O hráča ďalej
web-replay-round-back = O kolo späť
web-replay-round-on = O kolo ďalej
web-replay-play = Prehrávať
web-replay-pause = Zastaviť
web-replay-move = Ťah { $move } z { $moves }
web-replay-eyes = Očami
web-replay-spectator = diváka
web-replay-link = Odkaz na tento ťah
web-replay-nothing = Nič, čo by bolo vidieť.

## What is told before the next question
web-turn-of = Na ťahu je { $player }
web-story-next = Ďalšia scéna
web-story-next-key = ľubovoľný kláves
web-story-skip = Preskočiť k môjmu ťahu
web-story-end = Preskočiť na koniec
web-key-story = Preskočiť k môjmu ťahu
web-recap-again = Čo sa stalo v kole { $number }
