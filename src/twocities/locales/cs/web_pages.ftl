# Klient v prohlížeči: stránky kolem stolu.

web-friendly-names = Sýkorka Pěnkava Slavík Čáp Vlaštovka Rorýs Ledňáček Skřivan
web-language = Jazyk
web-no-connection = Server teď není dostupný.
web-not-affiliated = Nezávislý fanouškovský projekt, nespojený s vydavateli her Citadela a Machi Koro.

web-nav = Stránky
web-nav-menu = Nabídka stránek
web-nav-rules = Pravidla a karty
web-nav-statistics = Statistika
web-nav-settings = Nastavení
web-nav-about = O hře
web-nav-come-in = Vstoupit
web-nav-start = Na úvodní stránku

web-hero-citadels = Vyberte si tajně tvář, ozvěte se na své číslo a postavte město dřív, než vám ho ostatní zboří.
web-hero-machikoro = Házejte, vydělávejte, stavte. Rozsviťte jako první všechny čtyři dominanty svého městečka.
web-play-now = Hrát hned
    .about = se 3 boty, asi { $minutes } minut
web-learn = Učit se u stolu
web-set-up = Připravit stůl
web-open-tables = Otevřené stoly
web-open-tables-free = { $count ->
        [one] { $count } čeká na hráče
        [few] { $count } čekají na hráče
       *[other] { $count } čeká na hráče
    }
web-open-a-table = Otevřít stůl
web-no-open-tables = Teď nikdo nečeká na hráče. Otevřete stůl a někoho pozvěte, nebo hrajte s boty.
web-find-tables = Najít hráče
web-more-tables = Ukázat další stoly
web-no-tables-found = Nikdo toho jména u žádného otevřeného stolu nesedí.
web-my-games = Moje hry
    .about = na každém zařízení
web-my-games-all = Zobrazit všechny ({ $count })
web-my-games-waiting = { $count ->
        [one] { $count } čeká na vás
        [few] { $count } čekají na vás
       *[other] { $count } čeká na vás
    }
web-no-games = Tady budou vaše hry, dokud neskončí.

web-come-in-title = Hledáte společnost?
web-come-in-why = Se jménem uvidíte otevřené stoly a vaše hry i statistika se uchovají. Host nepotřebuje heslo.
web-come-in = Vstoupit jako host
web-your-name = Vaše jméno
web-have-account = Máte účet?

web-just-now = právě teď
web-line-free-seat = volné místo
web-line-free = { $free ->
        [one] { $free } místo je volné
        [few] { $free } místa jsou volná
       *[other] { $free } míst je volných
    }
web-line-host = stůl: { $player }
web-line-playing = hraje se
web-line-asked = na řadě: { $player }
web-line-with = spoluhráči: { $players }
web-line-moved = poslední tah { $when }
web-line-waits-for-me = jste na řadě
web-line-over = skončilo { $when }
web-line-place = { $place }. místo, { $when }
web-line-sit = Přisednout
web-line-watch = Dívat se
web-line-play = Hrát
web-line-open = Otevřít
web-line-replay = Přehrát

web-new-table = Nový stůl
web-setup-game = Hra
web-setup-edition = Edice
web-with-metropole = s Metropolí
web-how-it-feels = Jaká hra to má být?
web-own-mix = Vlastní výběr
    .about = Postavy a budovy, které jste vybrali.
web-surprise = Překvapení
    .about = Postavy vybere náhoda; uvidíte je, až hra začne.
web-saved = Uložená nastavení stolu
web-setup-save-this = Uložit toto nastavení
web-saved-name = Jak se má jmenovat?
web-setup-save = Uložit
web-forget = Smazat „{ $name }“
web-setup-seats = { $seats ->
        [one] { $seats } hráč
        [few] { $seats } hráči
       *[other] { $seats } hráčů
    }

web-cast = Postavy
    .about = Jedna pro každé číslo.
web-cast-ninth-must = Při počtu hráčů { $seats } se hraje i s číslem 9.
web-cast-ninth-may = Číslo 9 je při počtu hráčů { $seats } věcí vkusu.
web-cast-ninth-no = Při počtu hráčů { $seats } se hraje bez čísla 9.
web-cast-hidden = Postavy zatím nikdo nezná. Chcete-li vybírat sami, klepněte na postavu.
web-roll-cast = Náhodné vyrovnané složení
web-temper = { $name }: { $value } z 5
web-temper-attack = Útok
web-temper-income = Příjem
web-temper-bluff = Blaf
web-why-seats = { $seats ->
        [one] od { $seats } hráče
        [few] od { $seats } hráčů
       *[other] od { $seats } hráčů
    }
web-why-no-ninth = ne při { $seats }
web-why-ranks = Vyberte postavu pro každé číslo; chybí: { $ranks }.
web-why-districts = { $count ->
        [one] Vyberte ještě { $count } speciální budovu; balíček jich má { $all }.
        [few] Vyberte ještě { $count } speciální budovy; balíček jich má { $all }.
       *[other] Vyberte ještě { $count } speciálních budov; balíček jich má { $all }.
    }
web-why-needs = potřebuje: { $character }
web-why-full = Balíček už má svých { $all }; nejdřív jednu vyjměte.
web-districts-count = { $count } z { $all }
web-districts-filled = { $count } z { $all }; ostatní přidá náhoda
web-districts-chance = Vybere je náhoda, až hra začne.
web-districts-whole = V balíčku jsou všechny z krabice.
web-districts-mixed = { $count ->
        [one] Z krabice, a { $count } nová.
        [few] Z krabice, a { $count } nové.
       *[other] { $count ->
            [0] Všechny z krabice a tři nové podle náhody.
           *[other] Z krabice, a { $count } nových.
        }
    }
web-districts-change = Změnit …
web-districts-done = Hotovo
web-by-chance = náhodně
web-setup-market = Nabídka
web-setup-market-whole = všechny hromádky leží od začátku v nabídce
web-setup-market-limited = v nabídce leží deset různých karet, za vyprodané přicházejí nové

web-setup-table = U stolu
web-setup-players = Hráči
web-setup-you = vy
web-setup-seat = Místo { $number }
web-setup-bot = bot: { $level }
web-setup-fill = Doplnit boty
web-setup-pace = Tempo
web-setup-pace-untimed = bez časového limitu
    .about = Nikdo nehlídá hodiny.
web-setup-pace-live = naživo
    .about = Každý má určitý čas na celou hru a po každém tahu trochu dostane.
web-setup-pace-days = dny
    .about = Pro hru mezi jinou prací: každý má na tah několik dní.
web-setup-bank = Na hru
web-setup-increment = Po tahu
web-setup-per-turn = Na tah
web-setup-minutes = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
web-setup-seconds = { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }
web-setup-days = { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }
web-setup-public = Veřejný stůl
    .about = Je v seznamu pro všechny; jinak přijdou jen ti, kdo mají odkaz.
web-setup-auto-start = Plný stůl začne hrát sám
web-setup-start = Začít hru
web-open-the-table = Otevřít tento stůl
web-setup-length = asi { $minutes } minut
web-setup-full = všechna místa jsou obsazená

web-invitation = Pozvánka
web-invited = Jste zváni ke stolu
web-invited-by = { $host } vás zve ke stolu
web-invited-known = Vstoupíte jako { $name }. U stolu si můžete sednout, nebo se dívat.
web-invited-sits = Vstoupíte jako { $name } a hned si sednete. Vstát a jen se dívat můžete i potom.
web-invited-new = Napište, jak vám máme říkat; nic jiného není třeba.
web-accept = Ke stolu
web-accept-sit = Sednout si ke stolu

web-howto = Jak se hraje
web-howto-goal = Cíl
web-howto-start = Začátek
web-howto-draft = Tajný výběr
web-howto-call = Vyvolávání
web-howto-gather = Zdroje
web-howto-build = Stavba
web-howto-powers = Schopnosti
web-howto-crown = Koruna
web-howto-unique = Speciální budovy
web-howto-score = Body
web-howto-secret = Co je tajné
web-howto-roll = Hod
web-howto-pay = Placení
web-howto-earn = Výnosy
web-cards = Karty
web-cards-search = Hledat v názvech a pravidlech
web-cards-found = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
web-cards-characters = Postavy
web-cards-districts = Speciální budovy
web-cards-basic = Základní budovy
web-cards-establishments = Objekty
web-cards-landmarks = Dominanty
    .about = kdo má všechny čtyři, vítězí
web-nothing-found = Takovou kartu jsme nenašli.
web-card-costs = cena { $price }
web-card-rank = číslo { $rank }
web-card-rolls = při hodu { $roll }

web-looks = Zobrazení a zvuk
web-setting-theme = Vzhled
web-setting-theme-system = podle zařízení
web-setting-theme-light = světlý
web-setting-theme-dark = tmavý
web-setting-motion = Animace
web-setting-motion-full = plné
web-setting-motion-none = žádné
web-setting-speed = Tempo
    .about = Jak rychle se ukazují tahy ostatních
web-setting-speed-calm = klidné
web-setting-speed-usual = běžné
web-setting-speed-quick = rychlé
web-setting-speed-instant = ihned
web-setting-recap = Shrnutí kola
web-setting-recap-always = po každém kole
web-setting-recap-mine = když mě něco potká
web-setting-recap-never = nikdy
web-setting-sound = Zvuk: { $volume } %
web-habits = U stolu
web-setting-confirm = Potvrzovat každou volbu
    .about = I to, co by se jinak odeslalo jedním stiskem, třeba konec tahu.
web-setting-take-income = Brát příjem na konci tahu
    .about = Příjem a mince navíc, které zbývají, se před koncem tahu vezmou bez ptaní.
web-setting-auto-roll = Házet kostkou bez tlačítka
    .about = V Machi Koro, dokud máte jednu kostku. Na dvě kostky se ptáme vždy.
web-setting-chat = Zobrazovat chat
    .about = Je-li vypnutý, neposílá se vám nic, co píší ostatní.
web-account = Jméno a účet
web-account-of = Jste přihlášeni jako { $name }. Jméno účtu se nemění.
web-account-name = Jméno
web-account-password = Heslo
web-account-register = Založit účet
    .about = S účtem najdete své hry na každém zařízení. Co jste odehráli jako host, zůstane vaše.
web-account-enter = Přihlásit se
    .about = Vstupte se jménem a heslem svého účtu.
web-account-leave = Odhlásit se
web-old-password = Staré heslo
web-new-password = Nové heslo
web-change-password = Změnit heslo
web-rename = Používat toto jméno
web-kept = Uloženo.

web-is-guest = host
web-has-account = hráč s účtem
web-no-standings = Zatím není žádná dohraná hra. První zabere méně než půl hodiny.
web-stat-games-won = odehráno { $games }, vyhráno { $wins }
web-stat-games = Hry
web-stat-won = Výhry
web-stat-won-line = Přerušovaná čára je to, co by přinesla pouhá náhoda.
web-stat-place = Průměrné pořadí
web-stat-points = Průměr bodů
web-stat-best = Nejvíc bodů
web-history = Dohrané hry
web-history-more = Ukázat starší hry

web-about-what = Citadela a Machi Koro v prohlížeči, s přáteli i boty, ve čtyřech jazycích.
web-about-how = Pravidla jsou na serveru. Prohlížeč ukazuje, co smíte vidět, a nabízí, co smíte udělat; nic jiného se mu nikdy neposílá.
web-credits = Poděkování
web-credit-icons = Obrázky nakreslili Lorc, Delapouite a další z webu
web-credit-icons-licence = Vyřízli a vybarvili jsme je my, pod licencí
web-credit-fonts = Písma jsou Alegreya, Source Sans 3 a Nunito, pod licencí
web-about-rights = Čí hry to jsou
web-about-own-words = Citadelu vymyslel Bruno Faidutti, Machi Koro Masao Suganuma. Všechny texty a kresby zde jsou naše vlastní; kupte si krabice, jsou krásné.
web-about-fair = Poctivé míchání
    .about = Každý stůl před rozdáním ukáže otisk. Až hra skončí, může si každý ověřit, že zamíchání bylo dané předem.
web-missing = Tady nic není
    .about = Na této adrese není žádná stránka. Možná byl stůl zavřen, nebo je odkaz neúplný.
