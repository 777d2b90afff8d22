# Klient v prehliadači: stránky okolo stola.

web-friendly-names = Sýkorka Pinka Slávik Bocian Lastovička Belorítka Rybárik Škovránok
web-language = Jazyk
web-no-connection = Server teraz nie je dostupný.
web-not-affiliated = Nezávislý fanúšikovský projekt, nespojený s vydavateľmi hier Citadela a Machi Koro.

web-nav = Stránky
web-nav-menu = Ponuka stránok
web-nav-rules = Pravidlá a karty
web-nav-statistics = Štatistika
web-nav-settings = Nastavenia
web-nav-about = O hre
web-nav-come-in = Vstúpiť
web-nav-start = Na úvodnú stránku

web-hero-citadels = Vyberte si tajne tvár, ozvite sa na svoje číslo a postavte mesto skôr, než vám ho ostatní zbúrajú.
web-hero-machikoro = Hádžte, zarábajte, stavajte. Rozsvieťte ako prví všetky štyri dominanty svojho mestečka.
web-play-now = Hrať hneď
    .about = s 3 botmi, asi { $minutes } minút
web-learn = Učiť sa pri stole
web-set-up = Pripraviť stôl
web-open-tables = Otvorené stoly
web-open-tables-free = { $count ->
        [one] { $count } čaká na hráčov
        [few] { $count } čakajú na hráčov
       *[other] { $count } čaká na hráčov
    }
web-open-a-table = Otvoriť stôl
web-no-open-tables = Teraz nikto nečaká na hráčov. Otvorte stôl a niekoho pozvite, alebo hrajte s botmi.
web-find-tables = Nájsť hráča
web-more-tables = Ukázať ďalšie stoly
web-no-tables-found = Nikto s takým menom pri žiadnom otvorenom stole nesedí.
web-my-games = Moje hry
    .about = na každom zariadení
web-my-games-all = Zobraziť všetky ({ $count })
web-my-games-waiting = { $count ->
        [one] { $count } čaká na vás
        [few] { $count } čakajú na vás
       *[other] { $count } čaká na vás
    }
web-no-games = Tu budú vaše hry, kým sa neskončia.

web-come-in-title = Hľadáte spoločnosť?
web-come-in-why = S menom uvidíte otvorené stoly a vaše hry aj štatistika sa uchovajú. Hosť nepotrebuje heslo.
web-come-in = Vstúpiť ako hosť
web-your-name = Vaše meno
web-have-account = Máte účet?

web-just-now = práve teraz
web-line-free-seat = voľné miesto
web-line-free = { $free ->
        [one] { $free } miesto je voľné
        [few] { $free } miesta sú voľné
       *[other] { $free } miest je voľných
    }
web-line-host = stôl: { $player }
web-line-playing = hrá sa
web-line-asked = na rade: { $player }
web-line-with = spoluhráči: { $players }
web-line-moved = posledný ťah { $when }
web-line-waits-for-me = ste na rade
web-line-over = skončené { $when }
web-line-place = { $place }. miesto, { $when }
web-line-sit = Prisadnúť
web-line-watch = Pozerať sa
web-line-play = Hrať
web-line-open = Otvoriť
web-line-replay = Prehrať

web-new-table = Nový stôl
web-setup-game = Hra
web-setup-edition = Edícia
web-with-metropole = s Metropolou
web-how-it-feels = Aká hra to má byť?
web-own-mix = Vlastný výber
    .about = Postavy a stavby, ktoré ste vybrali.
web-surprise = Prekvapenie
    .about = Postavy vyberie náhoda; uvidíte ich, keď sa hra začne.
web-saved = Uložené nastavenia stola
web-setup-save-this = Uložiť toto nastavenie
web-saved-name = Ako sa má volať?
web-setup-save = Uložiť
web-forget = Zmazať „{ $name }“
web-setup-seats = { $seats ->
        [one] { $seats } hráč
        [few] { $seats } hráči
       *[other] { $seats } hráčov
    }

web-cast = Postavy
    .about = Jedna pre každé číslo.
web-cast-ninth-must = Pri počte hráčov { $seats } sa hrá aj s číslom 9.
web-cast-ninth-may = Číslo 9 je pri počte hráčov { $seats } vecou vkusu.
web-cast-ninth-no = Pri počte hráčov { $seats } sa hrá bez čísla 9.
web-cast-hidden = Postavy zatiaľ nikto nepozná. Ak chcete vyberať sami, ťuknite na postavu.
web-roll-cast = Náhodné vyvážené zloženie
web-temper = { $name }: { $value } z 5 bodov
web-temper-attack = Útoky
web-temper-income = Príjem
web-temper-bluff = Blafovanie
web-why-seats = { $seats ->
        [one] od { $seats } hráča
        [few] od { $seats } hráčov
       *[other] od { $seats } hráčov
    }
web-why-no-ninth = nie pri { $seats }
web-why-ranks = Vyberte postavu pre každé číslo; chýba: { $ranks }.
web-why-districts = { $count ->
        [one] Vyberte ešte { $count } špeciálnu stavbu; balíček ich má { $all }.
        [few] Vyberte ešte { $count } špeciálne stavby; balíček ich má { $all }.
       *[other] Vyberte ešte { $count } špeciálnych stavieb; balíček ich má { $all }.
    }
web-why-needs = potrebuje: { $character }
web-why-full = Balíček už má svojich { $all }; najprv jednu vyraďte.
web-districts-count = { $count } z { $all }
web-districts-filled = { $count } z { $all }; ostatné pridá náhoda
web-districts-chance = Vyberie ich náhoda, keď sa hra začne.
web-districts-whole = V balíčku sú všetky zo škatule.
web-districts-mixed = { $count ->
        [one] Zo škatule, a { $count } nová.
        [few] Zo škatule, a { $count } nové.
       *[other] { $count ->
            [0] Všetky zo škatule a tri nové podľa náhody.
           *[other] Zo škatule, a { $count } nových.
        }
    }
web-districts-change = Zmeniť …
web-districts-done = Hotovo
web-by-chance = náhodne
web-setup-market = Ponuka
web-setup-market-whole = všetky kôpky ležia od začiatku v ponuke
web-setup-market-limited = v ponuke leží desať rôznych kariet, za vypredané prichádzajú nové

web-setup-table = Pri stole
web-setup-players = Hráči
web-setup-you = vy
web-setup-seat = Miesto { $number }
web-setup-bot = bot: { $level }
web-setup-fill = Doplniť botmi
web-setup-pace = Tempo
web-setup-pace-untimed = bez časového limitu
    .about = Nikto nestráži hodiny.
web-setup-pace-live = naživo
    .about = Každý má určitý čas na celú hru a po každom ťahu trochu dostane.
web-setup-pace-days = dni
    .about = Pre hru popri inej práci: každý má na ťah niekoľko dní.
web-setup-bank = Na celú hru
web-setup-increment = Po ťahu
web-setup-per-turn = Na ťah
web-setup-minutes = { $minutes ->
        [one] { $minutes } minúta
        [few] { $minutes } minúty
       *[other] { $minutes } minút
    }
web-setup-seconds = { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[other] { $seconds } sekúnd
    }
web-setup-days = { $days ->
        [one] { $days } deň
        [few] { $days } dni
       *[other] { $days } dní
    }
web-setup-public = Verejný stôl
    .about = Je v zozname pre všetkých; inak prídu len tí, čo majú odkaz.
web-setup-auto-start = Plný stôl začne hrať sám
web-setup-start = Začať hru
web-open-the-table = Otvoriť tento stôl
web-setup-length = asi { $minutes } minút
web-setup-full = všetky miesta sú obsadené

web-invitation = Pozvánka
web-invited = Ste pozvaní k stolu
web-invited-by = { $host } vás pozýva k stolu
web-invited-known = Vstúpite ako { $name }. Pri stole si môžete sadnúť, alebo sa pozerať.
web-invited-sits = Vstúpite ako { $name } a hneď si sadnete. Vstať a len sa pozerať môžete aj potom.
web-invited-new = Napíšte, ako vás máme volať; nič iné netreba.
web-accept = K stolu
web-accept-sit = Sadnúť si k stolu

web-howto = Ako sa hrá
web-howto-goal = Cieľ
web-howto-start = Začiatok
web-howto-draft = Tajný výber
web-howto-call = Vyvolávanie
web-howto-gather = Zdroje
web-howto-build = Stavanie
web-howto-powers = Schopnosti
web-howto-crown = Koruna
web-howto-unique = Špeciálne stavby
web-howto-score = Body
web-howto-secret = Čo je tajné
web-howto-roll = Hod
web-howto-pay = Platenie
web-howto-earn = Výnosy
web-cards = Karty
web-cards-search = Hľadať v názvoch a pravidlách
web-cards-found = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kariet
    }
web-cards-characters = Postavy
web-cards-districts = Špeciálne stavby
web-cards-basic = Základné stavby
web-cards-establishments = Objekty
web-cards-landmarks = Dominanty
    .about = kto má všetky štyri, víťazí
web-nothing-found = Takú kartu sme nenašli.
web-card-costs = cena: { $price }
web-card-rank = číslo: { $rank }
web-card-rolls = pri hode { $roll }

web-looks = Zobrazenie a zvuk
web-setting-theme = Vzhľad
web-setting-theme-system = podľa zariadenia
web-setting-theme-light = svetlý
web-setting-theme-dark = tmavý
web-setting-motion = Animácie
web-setting-motion-full = plné
web-setting-motion-none = žiadne
web-setting-speed = Tempo
    .about = Ako rýchlo sa ukazujú ťahy ostatných
web-setting-speed-calm = pokojné
web-setting-speed-usual = bežné
web-setting-speed-quick = rýchle
web-setting-speed-instant = ihneď
web-setting-recap = Zhrnutie kola
web-setting-recap-always = po každom kole
web-setting-recap-mine = keď ma niečo postretne
web-setting-recap-never = nikdy
web-setting-sound = Hlasitosť: { $volume } %
web-habits = Pri stole
web-setting-confirm = Potvrdzovať každú voľbu
    .about = Aj to, čo by sa inak odoslalo jedným stlačením, napríklad koniec ťahu.
web-setting-take-income = Brať príjem na konci ťahu
    .about = Príjem a zlatky navyše, ktoré zostali, sa pred koncom ťahu vezmú bez pýtania.
web-setting-auto-roll = Hádzať kockou bez tlačidla
    .about = V Machi Koro, kým máte jednu kocku. Na dve kocky sa pýtame vždy.
web-setting-chat = Zobrazovať chat
    .about = Ak je vypnutý, neposiela sa vám nič, čo píšu ostatní.
web-account = Meno a účet
web-account-of = Ste prihlásení ako { $name }. Meno účtu sa nemení.
web-account-name = Meno
web-account-password = Heslo
web-account-register = Založiť účet
    .about = S účtom nájdete svoje hry na každom zariadení. Čo ste odohrali ako hosť, zostane vaše.
web-account-enter = Prihlásiť sa
    .about = Vstúpte s menom a heslom svojho účtu.
web-account-leave = Odhlásiť sa
web-old-password = Staré heslo
web-new-password = Nové heslo
web-change-password = Zmeniť heslo
web-rename = Používať toto meno
web-kept = Uložené.

web-is-guest = hosť
web-has-account = hráč s účtom
web-no-standings = Zatiaľ nie je žiadna dohraná hra. Prvá zaberie menej než pol hodiny.
web-stat-games-won = odohrané { $games }, vyhrané { $wins }
web-stat-games = Hry
web-stat-won = Výhry
web-stat-won-line = Prerušovaná čiara je to, čo by priniesla iba náhoda.
web-stat-place = Priemerné poradie
web-stat-points = Priemer bodov
web-stat-best = Najviac bodov
web-history = Dohrané hry
web-history-more = Ukázať staršie hry

web-about-what = Citadela a Machi Koro v prehliadači, s priateľmi aj botmi, v štyroch jazykoch.
web-about-how = Pravidlá sú na serveri. Prehliadač ukazuje, čo smiete vidieť, a ponúka, čo smiete urobiť; nič iné sa mu nikdy neposiela.
web-credits = Poďakovanie
web-credit-icons = Obrázky nakreslili Lorc, Delapouite a ďalší z webu
web-credit-icons-licence = Vyrezali a vyfarbili sme ich my, pod licenciou
web-credit-fonts = Písma sú Alegreya, Source Sans 3 a Nunito, pod licenciou
web-about-rights = Čie hry to sú
web-about-own-words = Citadelu vymyslel Bruno Faidutti, Machi Koro Masao Suganuma. Všetky texty a kresby tu sú naše vlastné; kúpte si škatule, sú krásne.
web-about-fair = Poctivé miešanie
    .about = Každý stôl pred rozdaním ukáže odtlačok. Keď sa hra skončí, môže si každý overiť, že zamiešanie bolo dané vopred.
web-missing = Tu nič nie je
    .about = Na tejto adrese nie je žiadna stránka. Možno bol stôl zatvorený, alebo je odkaz neúplný.
