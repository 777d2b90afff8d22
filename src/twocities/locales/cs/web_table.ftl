# Stránka stolu: čekárna, průběh, oznámení, vyúčtování, záznam.

web-title-your-turn = Jste na řadě: { $game }
web-to-start = Na úvodní stránku
web-home = Two Cities: úvodní stránka
web-loading = Načítáme stůl …
web-close = Zavřít
web-menu = Nabídka stolu
web-side = Vedle stolu
web-tab-log = Průběh
web-tab-chat = Chat
web-tab-notes = Poznámky
web-spectator = Jste divák.
web-waiting-room = { $seats ->
        [one] Stůl pro { $seats } hráče
        [few] Stůl pro { $seats } hráče
       *[other] Stůl pro { $seats } hráčů
    }
web-at-the-table = U stolu
web-watching-count = { $count ->
        [0] Nikdo další tu není.
        [one] Je tu ještě { $count } člověk.
        [few] Jsou tu ještě { $count } lidé.
       *[other] Je tu ještě { $count } lidí.
    }
web-bot-level = Boti
web-fill-with-bots = Doplnit boty
web-start = Začít
web-seats-free = { $count ->
        [one] { $count } místo je volné
        [few] { $count } místa jsou volná
       *[other] { $count } míst je volných
    }
web-start-about = všichni jsou tu, může se rozdávat
web-take-a-seat = Posaďte se na volné místo, nebo se jen dívejte.
web-wait-for-host = Hra začne, až ji hostitel spustí.
web-seat-you = vy
web-seat-host = hostitel
web-seat-bot = bot: { $level }
web-seat-free = Volné místo
web-seat-here = je tu
web-seat-away = je pryč
web-sit = Sednout si
web-sit-at = Sednout si na místo { $seat }
web-put-bot = Sem bota
web-seat-bot-at = Sem bota: místo { $seat }
web-stand = Uvolnit místo
web-kick = Vykázat
web-kick-player = Vykázat: { $player }
web-invite = Pozvat další
web-invite-about = Pošlete odkaz, nebo nechte ostatní načíst obrázek.
web-invite-qr = Pozvánka jako QR kód
web-invite-link = Odkaz pozvánky
web-invite-code = Kód:
web-copy = Kopírovat
web-copied = Zkopírováno
web-rules-of-table = Co se hraje
web-pace = Tempo
web-pace-untimed = bez časového limitu
web-pace-live = naživo, { $minutes } min + { $seconds } s
web-pace-days = { $days ->
        [one] { $days } den na každý tah
        [few] { $days } dny na každý tah
       *[other] { $days } dní na každý tah
    }
web-watchers = Stůl
web-public = otevřený všem
web-private = na pozvání
web-start-when = Začátek
web-start-full = až budou všechna místa obsazená
web-start-host = až řekne hostitel
web-tell-me = Upozornit, až budu na řadě
web-telling = Až budete na řadě, dostanete upozornění.
web-copy-invitation = Kopírovat pozvánku
web-keys = Všechny klávesy
web-rules = Pravidla a karty
web-settings = Nastavení
web-leave = Na chvíli odejít
web-leave-about = než se vrátíte, hraje za vás bot
web-leave-last = hra počká, než se vrátíte
web-resign = Vzdát hru
web-resign-about = do konce za vás hraje bot
web-resign-sure = Opravdu vzdát tuto hru? Na vašem místě bude dál hrát bot.
web-play-on = Hrát dál
web-close-table = Zavřít tento stůl
web-close-game = Zavřít tuto hru
web-close-game-about = skončí bez výsledku
web-close-game-sure = Opravdu zavřít tuto hru? Skončí bez výsledku.
web-space = Mezerník
web-key-tab = přejít do další části
web-key-arrows = z karty na kartu
web-key-enter = vybrat; podruhé: odeslat
web-key-escape = zpět
web-key-gold = vzít mince
web-key-cards = vzít karty
web-key-roll = hodit kostkou
web-key-dice = hodit jednou, nebo dvěma kostkami
web-key-reroll = nechat hod, nebo hodit znovu
web-key-forecast = co který hod přinese
web-key-hand = karta z ruky
web-key-table = podívat se na stůl při výběru postav
web-key-know = kdo může mít kterou postavu
web-key-undo = vzít poslední volbu zpět
web-key-end = ukončit tah
web-key-log = otevřít průběh hry
web-key-skip = přeskočit animaci
web-key-keys = tento přehled
web-connection-lost = Spojení se přerušilo. Obnovujeme ho …
web-act-unanswered = Stůl zatím neodpověděl. Vaše volba neztratila platnost.
web-bots-busy = Boti mají právě hodně co promýšlet. Hra bude za chvíli pokračovat.
web-bot-plays-for-you = Hraje za vás bot.
web-return = Vrátit se na své místo
web-resigned = Vzdali jste hru. Do konce hraje bot.
web-late-you = Vypršel vám čas. Vyberte, než za vás ostatní nechají hrát bota.
web-late = { $player } už nemá čas.
web-slow = { $player } už chvíli nic nevolí.
web-vote-wait = Počkat
web-vote-bot = Nechat hrát bota
web-voted-wait = Chcete počkat.
web-voted-bot = Chcete, aby hrál bot.
web-stopped = Tento stůl byl zavřen
web-clock = Zbývající čas
web-clock-days = { $days } d { $hours } h
web-clock-waits = Čeká, až bude otázka vidět
web-clock-runs = Váš čas běží
web-round = { $number }. kolo
web-rank = Číslo { $rank }
web-log-turn = { $character } · { $player }
web-log-draft = Výběr postav
web-log-silence = { $character }: nikdo se neozývá
web-log-killed = { $character }, zneškodněná postava: nikdo se neozývá
web-log-empty = Zatím se nic nestalo.
web-log-taken-back = Vzato zpět:
web-log-undid = { $player } bere zpět poslední volbu.
web-log-handed = Nový hostitel: { $player }
web-log-quieted = { $chat ->
        [closed] Chat je vypnutý.
       *[other] Chat je zase zapnutý.
    }
web-log-late = { $player } už nemá čas.
web-log-voted = { $wish ->
        [bot] { $player } je pro bota ({ $late }).
       *[other] { $player } chce počkat ({ $late }).
    }
web-log-waited = { $player } dostává více času.
web-log-replaced = { $why ->
        [resigned] { $player } se vzdává, dál hraje bot.
       *[other] { $player } tu není, hraje bot.
    }
web-log-returned = { $player } je zpět.
web-log-stopped = { $reason ->
        [closed] Stůl zavřel hostitel.
        [abandoned] Nikdo se k němu nevrátil.
        [administrator] Zavřel ho správce.
       *[other] Na serveru se něco pokazilo; omlouváme se.
    }
web-costs = stojí { $price }
web-no-rule = Obyčejná karta bez vlastního pravidla.
web-open-rules = Vše o této kartě
web-chat-say = Napište zprávu
web-chat-send = Odeslat
web-chat-empty = Nikdo zatím nic nenapsal.
web-chat-off = Chat máte vypnutý v nastavení.
web-chat-quiet = Hostitel chat vypnul.
web-chat-close = Vypnout chat
web-chat-open = Zapnout chat
web-chat-unread = { $count ->
        [one] { $count } nová zpráva
        [few] { $count } nové zprávy
       *[other] { $count } nových zpráv
    }
web-notes-label = Vidíte je jen vy.
web-notes-loading = Načítají se …
web-notes-kept = Uloženo
web-notes-writing = Zatím neuloženo
web-notes-failed = Nepodařilo se uložit; při dalším psaní se to zkusí znovu.
web-notices = Co se vám stalo
web-seen = Rozumím
web-all-seen = Vše viděno
web-notice-character-killed = { $player } zneškodňuje vaši postavu ({ $character }): o tento tah přicházíte.
web-notice-character-bewitched = { $player } očarovává vaši postavu ({ $character }).
web-notice-character-robbed = { $player } vás při vyvolání okrade ({ $character }).
web-notice-warrants-placed = Na vaší postavě leží glejt, dává ho { $player }.
web-notice-threats-placed = Na vaší postavě leží šátek, dává ho { $player }.
web-notice-gold-stolen = { $gold ->
        [0] { $player } vás chce okrást, ale nemáte ani minci.
        [one] { $player } vás okrádá o { $gold } minci.
        [few] { $player } vás okrádá o { $gold } mince.
       *[other] { $player } vás okrádá o { $gold } mincí.
    }
web-notice-threat-unmasked = { $gold ->
        [one] Šátek má růži: { $player } vám bere { $gold } minci.
        [few] Šátek má růži: { $player } vám bere { $gold } mince.
       *[other] Šátek má růži: { $player } vám bere { $gold } mincí.
    }
web-notice-district-confiscated = { $gold ->
        [one] { $player } vám zabavuje { $district_object }. Vrací se vám { $gold } mince.
        [few] { $player } vám zabavuje { $district_object }. Vracejí se vám { $gold } mince.
       *[other] { $player } vám zabavuje { $district_object }. Vrací se vám { $gold } mincí.
    }
web-notice-hands-swapped = { $player } si s vámi vyměňuje karty v ruce.
web-notice-hand-seen = { $player } vám nahlíží do ruky.
web-notice-card-taken = { $player } vám bere z ruky { $district_object }.
web-notice-spy-reported = { $gold ->
        [one] { $player } vám špehuje ruku ({ $type }) a bere { $gold } minci.
        [few] { $player } vám špehuje ruku ({ $type }) a bere { $gold } mince.
       *[other] { $player } vám špehuje ruku ({ $type }) a bere { $gold } mincí.
    }
web-notice-gold-taken = { $gold ->
        [one] { $player } vám bere { $gold } minci.
        [few] { $player } vám bere { $gold } mince.
       *[other] { $player } vám bere { $gold } mincí.
    }
web-notice-gold-borrowed = { $gold ->
        [one] { $player } si od vás půjčuje { $gold } minci, dává za ni kartu.
        [few] { $player } si od vás půjčuje { $gold } mince, za každou dává kartu.
       *[other] { $player } si od vás půjčuje { $gold } mincí, za každou dává kartu.
    }
web-notice-tax-taken = { $gold ->
        [one] { $player } od vás vybírá daň { $gold } minci.
        [few] { $player } od vás vybírá daň { $gold } mince.
       *[other] { $player } od vás vybírá daň { $gold } mincí.
    }
web-notice-district-destroyed = { $player } vám bourá { $district_object }.
web-notice-district-seized = { $gold ->
        [one] { $player } vám zabírá { $district_object }. Dostáváte { $gold } minci.
        [few] { $player } vám zabírá { $district_object }. Dostáváte { $gold } mince.
       *[other] { $player } vám zabírá { $district_object }. Dostáváte { $gold } mincí.
    }
web-notice-districts-exchanged = { $player } vám bere { $got_object } a dává za to { $district_object }.
web-notice-characters-exchanged = { $player } si s vámi vyměňuje postavu. Vaše je teď: { $character }.
web-notice-cards-exchanged = { $player } vám bere { $got_object } a dává za to { $card_object }.
web-notice-coins-taken = { $coins ->
        [one] { $player } vám bere { $coins } minci: { $card }.
        [few] { $player } vám bere { $coins } mince: { $card }.
       *[other] { $player } vám bere { $coins } mincí: { $card }.
    }
web-score-sheet = Výsledky
web-won-you-city = Město je vaše, { $player }
web-won-you-town = Městečko je vaše, { $player }
web-won = Vítězí { $player }
web-won-together = Společné vítězství: { $players }
web-your-place = Vaše místo: { $place }.
web-tie = Rovnost bodů:
web-tie-rank = rozhoduje vyšší číslo postavy v posledním kole.
web-tie-districts = rozhoduje cena budov, potom zlato.
web-tie-shared = rovnost ve všem, místo je společné.
web-won-about = { $points ->
        [one] { $points } bod.
        [few] { $points } body.
       *[other] { $points } bodů.
    } { $rounds ->
        [one] Hrálo se { $rounds } kolo.
        [few] Hrála se { $rounds } kola.
       *[other] Hrálo se { $rounds } kol.
    }
web-won-about-town = Všechny čtyři dominanty stojí.
web-cities-as-they-stood = Města na konci hry
web-last-character = naposled: { $characters }
web-score-districts = Budovy
web-score-types = Pět typů
web-score-completed = Dokončeno
web-score-also = také
web-score-first = první
web-score-special = Speciální
web-score-total = Body
web-score-landmarks = Dominanty
web-score-blue = Modré karty
web-score-green = Zelené karty
web-score-red = Červené karty
web-score-purple = Fialové karty
web-score-paid = Zaplaceno ostatním
web-score-coins = Zbylé mince
web-check-shuffle = Ověřit míchání
web-share = Sdílet
web-see-the-table = Prohlédnout stůl
web-watch-replay = Přehrát záznam
web-rematch = Odveta se všemi
web-go-to-rematch = K odvetě
web-fair-about = Otisk byl ukázán, než se rozdala první karta. Semínko a sůl byly do konce tajné; dohromady dávají otisk. Zamíchání vzniklo ze semínka a z toho, co vylosovala zařízení hráčů.
web-fair-seed = Semínko
web-fair-salt = Sůl
web-fair-commitment = Otisk (SHA-256 ze semínko:sůl)
web-fair-share = Podíl zařízení hráče { $player }
web-fair-shared = Podíl tohoto zařízení v zamíchání je a nic, co bylo slíbeno před rozdáním, se nezměnilo.
web-fair-not-shared = Podíl tohoto zařízení v zamíchání není tak, jak byl slíben!
web-fair-wrong = Semínko a sůl tento otisk nedávají!
web-fair-unknown = Přes nezabezpečené spojení tato stránka otisk nespočítá. Stáhněte si záznam a ověřte ho.
web-download-replay = Stáhnout záznam
web-replay = Záznam hry
web-replay-title = Záznam: { $game }
web-replay-move-back = O tah zpět
web-replay-move-on = O tah dál
web-replay-turn-back = O hráče zpět
web-replay-turn-on = O hráče dál
web-replay-round-back = O kolo zpět
web-replay-round-on = O kolo dál
web-replay-play = Přehrávat
web-replay-pause = Zastavit
web-replay-move = Tah { $move } z { $moves }
web-replay-eyes = Očima
web-replay-spectator = diváka
web-replay-link = Odkaz na tento tah
web-replay-nothing = Nic, co by bylo vidět.

## What is told before the next question
web-turn-of = Na tahu je { $player }
web-story-next = Další scéna
web-story-next-key = libovolná klávesa
web-story-skip = Přeskočit k mému tahu
web-story-end = Přeskočit na konec
web-key-story = Přeskočit k mému tahu
web-recap-again = Co se stalo v kole { $number }
