# Сторінка столу: зал очікування, перебіг, сповіщення, підсумки, запис.

web-title-your-turn = Ваша черга: { $game }
web-to-start = На головну сторінку
web-home = Two Cities: головна сторінка
web-loading = Завантажуємо стіл …
web-close = Закрити
web-menu = Меню столу
web-side = Поруч зі столом
web-tab-log = Перебіг
web-tab-chat = Чат
web-tab-notes = Нотатки
web-spectator = Ви глядач.
web-waiting-room = { $seats ->
        [one] Стіл на { $seats } гравця
        [few] Стіл на { $seats } гравців
       *[many] Стіл на { $seats } гравців
    }
web-at-the-table = За столом
web-watching-count = { $count ->
        [0] Більше нікого немає.
        [one] Тут іще { $count } людина.
        [few] Тут іще { $count } людини.
       *[many] Тут іще { $count } людей.
    }
web-bot-level = Боти
web-fill-with-bots = Заповнити ботами
web-start = Почати
web-seats-free = { $count ->
        [one] { $count } місце вільне
        [few] { $count } місця вільні
       *[many] { $count } місць вільні
    }
web-start-about = усі на місцях, можна роздавати
web-take-a-seat = Займіть вільне місце або просто спостерігайте.
web-wait-for-host = Гра почнеться, коли її запустить господар столу.
web-seat-you = ви
web-seat-host = господар
web-seat-bot = бот, { $level }
web-seat-free = Вільне місце
web-seat-here = тут
web-seat-away = не тут
web-sit = Сісти
web-sit-at = Сісти на місце { $seat }
web-put-bot = Бот
web-seat-bot-at = Бот на місце { $seat }
web-stand = Встати
web-kick = Попросити піти
web-kick-player = Попросити піти: { $player }
web-invite = Запросити інших
web-invite-about = Надішліть посилання або дайте відсканувати код.
web-invite-qr = Запрошення як QR-код
web-invite-link = Посилання запрошення
web-invite-code = Код:
web-copy = Копіювати
web-copied = Скопійовано
web-rules-of-table = У що грають
web-pace = Темп
web-pace-untimed = без обмеження часу
web-pace-live = наживо, { $minutes } хв + { $seconds } с
web-pace-days = { $days ->
        [one] { $days } день на кожен хід
        [few] { $days } дні на кожен хід
       *[many] { $days } днів на кожен хід
    }
web-watchers = Стіл
web-public = відкритий для всіх
web-private = за запрошенням
web-start-when = Початок
web-start-full = коли всі місця зайняті
web-start-host = коли скаже господар
web-tell-me = Сповістити, коли моя черга
web-telling = Ви отримаєте сповіщення про свою чергу.
web-copy-invitation = Копіювати запрошення
web-keys = Усі клавіші
web-rules = Правила й картки
web-settings = Налаштування
web-leave = Вийти на деякий час
web-leave-about = доки ви не повернетеся, грає бот
web-leave-last = гра почекає, доки ви не повернетеся
web-resign = Здатися
web-resign-about = до кінця за вас грає бот
web-resign-sure = Справді здатися? На вашому місці далі гратиме бот.
web-play-on = Грати далі
web-close-table = Закрити цей стіл
web-close-game = Закрити цю гру
web-close-game-about = вона закінчиться без результату
web-close-game-sure = Справді закрити цю гру? Вона закінчиться без результату.
web-space = Пробіл
web-key-tab = перейти до іншої частини
web-key-arrows = від картки до картки
web-key-enter = обрати; ще раз: надіслати
web-key-escape = назад
web-key-gold = взяти монети
web-key-cards = взяти картки
web-key-roll = кинути кубик
web-key-dice = кинути один кубик або два
web-key-reroll = залишити кидок або кинути ще раз
web-key-forecast = що дасть кожен кидок
web-key-hand = картка з руки
web-key-table = поглянути на стіл під час вибору
web-key-know = хто може мати якого персонажа
web-key-undo = скасувати останній вибір
web-key-end = завершити хід
web-key-log = відкрити перебіг гри
web-key-skip = пропустити анімацію
web-key-keys = цей перелік
web-connection-lost = Зв’язок перервано. Відновлюємо його …
web-act-unanswered = Стіл ще не відповів. Ваш вибір збережено.
web-bots-busy = Ботам зараз є над чим подумати. За мить гра продовжиться.
web-bot-plays-for-you = За вас грає бот.
web-return = Повернутися на своє місце
web-resigned = Ви здалися. До кінця грає бот.
web-late-you = Ваш час вийшов. Обирайте, поки інші не покликали бота.
web-late = { $player } більше не має часу.
web-slow = { $player } уже довго не обирає.
web-vote-wait = Чекати
web-vote-bot = Хай грає бот
web-voted-wait = Ви хочете чекати.
web-voted-bot = Ви хочете, щоб грав бот.
web-stopped = Цей стіл закрито
web-clock = Лишилося часу
web-clock-days = { $days } д { $hours } год
web-clock-waits = Чекає, поки запитання стане видно
web-clock-runs = Ваш час спливає
web-round = Раунд { $number }
web-rank = Ранг { $rank }
web-log-turn = { $character } · { $player }
web-log-draft = Вибір персонажів
web-log-silence = { $character }: ніхто не озивається
web-log-killed = { $character }, убитий персонаж: ніхто не озивається
web-log-empty = Ще нічого не сталося.
web-log-taken-back = Скасовано:
web-log-undid = { $player } скасовує останній вибір.
web-log-handed = Новий господар столу: { $player }
web-log-quieted = { $chat ->
        [closed] Чат вимкнено.
       *[other] Чат знову ввімкнено.
    }
web-log-late = { $player } більше не має часу.
web-log-voted = { $wish ->
        [bot] { $player } хоче, щоб грав бот ({ $late }).
       *[other] { $player } хоче почекати ({ $late }).
    }
web-log-waited = { $player } отримує більше часу.
web-log-replaced = { $why ->
        [resigned] { $player } здається, далі грає бот.
       *[other] { $player } не тут, грає бот.
    }
web-log-returned = { $player } знову тут.
web-log-stopped = { $reason ->
        [closed] Стіл закрив господар.
        [abandoned] Ніхто до нього не повернувся.
        [administrator] Його закрив адміністратор.
       *[other] На сервері сталася помилка; вибачте.
    }
web-costs = коштує { $price }
web-no-rule = Звичайна картка без власного правила.
web-open-rules = Усе про цю картку
web-chat-say = Напишіть повідомлення
web-chat-send = Надіслати
web-chat-empty = Ще ніхто нічого не написав.
web-chat-off = Ви вимкнули чат у налаштуваннях.
web-chat-quiet = Господар столу вимкнув чат.
web-chat-close = Вимкнути чат
web-chat-open = Увімкнути чат
web-chat-unread = { $count ->
        [one] { $count } нове повідомлення
        [few] { $count } нові повідомлення
       *[many] { $count } нових повідомлень
    }
web-notes-label = Їх бачите тільки ви.
web-notes-loading = Завантажуються …
web-notes-kept = Збережено
web-notes-writing = Ще не збережено
web-notes-failed = Не вдалося зберегти; пишіть далі, і спроба повториться.
web-notices = Що з вами сталося
web-seen = Зрозуміло
web-all-seen = Усе зрозуміло
web-notice-character-killed = { $player } вбиває вашого персонажа ({ $character }): ви пропускаєте хід.
web-notice-character-bewitched = { $player } зачакловує вашого персонажа ({ $character }).
web-notice-character-robbed = { $player } пограбує вашого персонажа ({ $character }), коли його викличуть.
web-notice-warrants-placed = На вашому персонажі лежить розпорядження, його дає { $player }.
web-notice-threats-placed = На вашому персонажі лежить погроза, її дає { $player }.
web-notice-gold-stolen = { $gold ->
        [0] { $player } хоче вас пограбувати, але ви не маєте жодної монети.
        [one] { $player } краде у вас { $gold } монету.
        [few] { $player } краде у вас { $gold } монети.
       *[many] { $player } краде у вас { $gold } монет.
    }
web-notice-threat-unmasked = { $gold ->
        [one] Погроза справжня: { $player } забирає у вас { $gold } монету.
        [few] Погроза справжня: { $player } забирає у вас { $gold } монети.
       *[many] Погроза справжня: { $player } забирає у вас { $gold } монет.
    }
web-notice-district-confiscated = { $gold ->
        [one] { $player } конфіскує у вас { $district_object }. Ви отримуєте назад { $gold } монету.
        [few] { $player } конфіскує у вас { $district_object }. Ви отримуєте назад { $gold } монети.
       *[many] { $player } конфіскує у вас { $district_object }. Ви отримуєте назад { $gold } монет.
    }
web-notice-hands-swapped = { $player } обмінюється з вами картками в руці.
web-notice-hand-seen = { $player } зазирає у вашу руку.
web-notice-card-taken = { $player } бере з вашої руки { $district_object }.
web-notice-spy-reported = { $gold ->
        [one] { $player } шпигує за вашою рукою ({ $type }) і бере { $gold } монету.
        [few] { $player } шпигує за вашою рукою ({ $type }) і бере { $gold } монети.
       *[many] { $player } шпигує за вашою рукою ({ $type }) і бере { $gold } монет.
    }
web-notice-gold-taken = { $gold ->
        [one] { $player } бере у вас { $gold } монету.
        [few] { $player } бере у вас { $gold } монети.
       *[many] { $player } бере у вас { $gold } монет.
    }
web-notice-gold-borrowed = { $gold ->
        [one] { $player } позичає у вас { $gold } монету, по картці за кожну.
        [few] { $player } позичає у вас { $gold } монети, по картці за кожну.
       *[many] { $player } позичає у вас { $gold } монет, по картці за кожну.
    }
web-notice-tax-taken = { $gold ->
        [one] { $player } бере з вас мито { $gold } монету.
        [few] { $player } бере з вас мито { $gold } монети.
       *[many] { $player } бере з вас мито { $gold } монет.
    }
web-notice-district-destroyed = { $player } руйнує у вашому місті { $district_object }.
web-notice-district-seized = { $gold ->
        [one] { $player } захоплює у вас { $district_object }. Ви отримуєте { $gold } монету.
        [few] { $player } захоплює у вас { $district_object }. Ви отримуєте { $gold } монети.
       *[many] { $player } захоплює у вас { $district_object }. Ви отримуєте { $gold } монет.
    }
web-notice-districts-exchanged = { $player } забирає у вас { $got_object } і дає за це { $district_object }.
web-notice-characters-exchanged = { $player } міняється з вами персонажами. Тепер ваш: { $character }.
web-notice-cards-exchanged = { $player } забирає у вас { $got_object } і дає за це { $card_object }.
web-notice-coins-taken = { $coins ->
        [one] { $player } бере у вас { $coins } монету: { $card }.
        [few] { $player } бере у вас { $coins } монети: { $card }.
       *[many] { $player } бере у вас { $coins } монет: { $card }.
    }
web-score-sheet = Підсумки
web-won-you-city = Місто ваше, { $player }
web-won-you-town = Містечко ваше, { $player }
web-won = Перемагає { $player }
web-won-together = Спільна перемога: { $players }
web-your-place = Ваше місце: { $place }
web-tie = Порівну балів:
web-tie-rank = вирішує вищий ранг в останньому раунді.
web-tie-districts = вирішує вартість кварталів, потім золото.
web-tie-shared = рівність у всьому, місце спільне.
web-won-about = { $points ->
        [one] { $points } бал.
        [few] { $points } бали.
       *[many] { $points } балів.
    } { $rounds ->
        [one] Зіграно { $rounds } раунд.
        [few] Зіграно { $rounds } раунди.
       *[many] Зіграно { $rounds } раундів.
    }
web-won-about-town = Усі чотири визначні споруди збудовано.
web-cities-as-they-stood = Міста наприкінці гри
web-last-character = наостанок: { $characters }
web-score-districts = Квартали
web-score-types = П’ять типів
web-score-completed = Завершено
web-score-also = також
web-score-first = перше
web-score-special = Особливе
web-score-total = Бали
web-score-landmarks = Визначні споруди
web-score-blue = Сині картки
web-score-green = Зелені картки
web-score-red = Червоні картки
web-score-purple = Фіолетові картки
web-score-paid = Сплачено іншим
web-score-coins = Залишок монет
web-check-shuffle = Перевірити тасування
web-share = Поділитися
web-see-the-table = Оглянути стіл
web-watch-replay = Переглянути запис
web-rematch = Реванш з усіма
web-go-to-rematch = До реваншу
web-fair-about = Хеш показали до роздачі першої картки. Зерно й сіль були таємні до кінця; разом вони дають хеш. Тасування склалося із зерна й того, що випало на пристроях гравців.
web-fair-seed = Зерно
web-fair-salt = Сіль
web-fair-commitment = Хеш (SHA-256 від зерно:сіль)
web-fair-share = Частка з пристрою гравця { $player }
web-fair-shared = Частка з цього пристрою є в тасуванні, і ніщо обіцяне до роздачі не змінилося.
web-fair-not-shared = Частки з цього пристрою немає в тасуванні такою, як було обіцяно!
web-fair-wrong = Зерно й сіль не дають цього хешу!
web-fair-unknown = Через незахищене з’єднання сторінка не може обчислити хеш. Завантажте запис, щоб перевірити.
web-download-replay = Завантажити запис
web-replay = Запис гри
web-replay-title = Запис: { $game }
web-replay-move-back = На крок назад
web-replay-move-on = На крок уперед
web-replay-turn-back = На хід назад
web-replay-turn-on = На хід уперед
web-replay-round-back = На раунд назад
web-replay-round-on = На раунд уперед
web-replay-play = Відтворювати
web-replay-pause = Зупинити
web-replay-move = Крок { $move } з { $moves }
web-replay-eyes = Очима
web-replay-spectator = глядача
web-replay-link = Посилання на цей крок
web-replay-nothing = Нічого, що було б видно.

## What is told before the next question
web-turn-of = Ходить { $player }
web-story-next = Наступна сцена
web-story-next-key = будь-яка клавіша
web-story-skip = До мого ходу
web-story-end = Пропустити до кінця
web-key-story = Пропустити до мого ходу
web-recap-again = Що сталося в раунді { $number }
