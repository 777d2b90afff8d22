# Клієнт у браузері: сторінки навколо столу.

web-friendly-names = Синичка Зяблик Соловей Лелека Ластівка Стриж Сойка Жайворон
web-language = Мова
web-no-connection = Сервер зараз недоступний.
web-not-affiliated = Незалежний фанатський проєкт, не пов’язаний із видавцями ігор «Цитаделі» та «Мачі Коро».

web-nav = Сторінки
web-nav-menu = Меню сторінок
web-nav-rules = Правила й картки
web-nav-statistics = Статистика
web-nav-settings = Налаштування
web-nav-about = Про гру
web-nav-come-in = Увійти
web-nav-start = На головну сторінку

web-hero-citadels = Потай оберіть персонажа, озвіться на свій ранг і зведіть місто, поки інші його не зруйнували.
web-hero-machikoro = Кидайте, заробляйте, будуйте. Першими засвітіть усі чотири визначні споруди свого містечка.
web-play-now = Грати зараз
    .about = з 3 ботами, десь { $minutes } хвилин
web-learn = Навчитися за столом
web-set-up = Налаштувати стіл
web-open-tables = Відкриті столи
web-open-tables-free = { $count ->
        [one] { $count } чекає на гравців
        [few] { $count } чекають на гравців
       *[many] { $count } чекають на гравців
    }
web-open-a-table = Відкрити стіл
web-no-open-tables = Зараз ніхто не чекає на гравців. Відкрийте стіл і запросіть когось або грайте з ботами.
web-find-tables = Знайти гравця
web-more-tables = Показати ще столи
web-no-tables-found = Ніхто з таким іменем не сидить за відкритим столом.
web-my-games = Мої ігри
    .about = на кожному пристрої
web-my-games-all = Показати всі ({ $count })
web-my-games-waiting = { $count ->
        [one] { $count } чекає на вас
        [few] { $count } чекають на вас
       *[many] { $count } чекають на вас
    }
web-no-games = Тут будуть ваші ігри, поки не закінчаться.

web-come-in-title = Шукаєте товариство?
web-come-in-why = З іменем ви побачите відкриті столи, а ваші ігри та статистика збережуться. Гостеві пароль не потрібен.
web-come-in = Увійти як гість
web-your-name = Ваше ім’я
web-have-account = Маєте обліковий запис?

web-just-now = щойно
web-line-free-seat = вільне місце
web-line-free = { $free ->
        [one] { $free } місце вільне
        [few] { $free } місця вільні
       *[many] { $free } місць вільні
    }
web-line-host = стіл: { $player }
web-line-playing = іде гра
web-line-asked = ходить { $player }
web-line-with = співгравці: { $players }
web-line-moved = останній хід { $when }
web-line-waits-for-me = ваша черга
web-line-over = завершено { $when }
web-line-place = { $place } місце, { $when }
web-line-sit = Сісти
web-line-watch = Дивитися
web-line-play = Грати
web-line-open = Відкрити
web-line-replay = Переглянути

web-new-table = Новий стіл
web-setup-game = Гра
web-setup-edition = Видання
web-with-metropole = з Метрополісом
web-how-it-feels = Якою має бути гра?
web-own-mix = Власний набір
    .about = Персонажі та квартали, які ви обрали.
web-surprise = Несподіванка
    .about = Персонажів обере випадок; ви побачите їх, коли гра почнеться.
web-saved = Збережені налаштування столу
web-setup-save-this = Зберегти ці налаштування
web-saved-name = Як це назвати?
web-setup-save = Зберегти
web-forget = Видалити «{ $name }»
web-setup-seats = { $seats ->
        [one] { $seats } гравець
        [few] { $seats } гравці
       *[many] { $seats } гравців
    }

web-cast = Персонажі
    .about = По одному на кожен ранг.
web-cast-ninth-must = Коли гравців { $seats }, ранг 9 у грі.
web-cast-ninth-may = Коли гравців { $seats }, ранг 9 – справа смаку.
web-cast-ninth-no = Коли гравців { $seats }, рангу 9 немає.
web-cast-hidden = Персонажів ще ніхто не знає. Щоб обирати самим, торкніться персонажа.
web-roll-cast = Випадковий збалансований склад
web-temper = { $name }: { $value } з 5
web-temper-attack = Напад
web-temper-income = Дохід
web-temper-bluff = Блеф
web-why-seats = { $seats ->
        [one] від { $seats } гравця
        [few] від { $seats } гравців
       *[many] від { $seats } гравців
    }
web-why-no-ninth = не для { $seats }
web-why-ranks = Оберіть персонажа для кожного рангу; бракує: { $ranks }.
web-why-districts = { $count ->
        [one] Оберіть ще { $count } особливий квартал; у колоді їх { $all }.
        [few] Оберіть ще { $count } особливі квартали; у колоді їх { $all }.
       *[many] Оберіть ще { $count } особливих кварталів; у колоді їх { $all }.
    }
web-why-needs = потребує: { $character }
web-why-full = У колоді вже є всі { $all }; спершу щось приберіть.
web-districts-count = { $count } із { $all }
web-districts-filled = { $count } із { $all }; решту додасть випадок
web-districts-chance = Їх обере випадок, коли гра почнеться.
web-districts-whole = У колоді всі, що є в коробці.
web-districts-mixed = { $count ->
        [one] З коробки та { $count } новий.
        [few] З коробки та { $count } нові.
       *[many] { $count ->
            [0] Усі з коробки та три нові, які обере випадок.
           *[other] З коробки та { $count } нових.
        }
    }
web-districts-change = Змінити …
web-districts-done = Готово
web-by-chance = навмання
web-setup-market = Ринок
web-setup-market-whole = усі стоси лежать відкрито від початку
web-setup-market-limited = відкрито десять різних карток, замість розкуплених з’являються нові

web-setup-table = За столом
web-setup-players = Гравці
web-setup-you = ви
web-setup-seat = Місце { $number }
web-setup-bot = бот: { $level }
web-setup-fill = Заповнити ботами
web-setup-pace = Темп
web-setup-pace-untimed = без обмеження часу
    .about = Ніхто не дивиться на годинник.
web-setup-pace-live = наживо
    .about = Кожен має час на всю гру й трохи отримує після кожного ходу.
web-setup-pace-days = дні
    .about = Для гри між ділом: кожен має на хід кілька днів.
web-setup-bank = На гру
web-setup-increment = Після ходу
web-setup-per-turn = На хід
web-setup-minutes = { $minutes ->
        [one] { $minutes } хвилина
        [few] { $minutes } хвилини
       *[many] { $minutes } хвилин
    }
web-setup-seconds = { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }
web-setup-days = { $days ->
        [one] { $days } день
        [few] { $days } дні
       *[many] { $days } днів
    }
web-setup-public = Публічний стіл
    .about = Є у списку для всіх; інакше зайдуть лише ті, хто має посилання.
web-setup-auto-start = Повний стіл починає грати сам
web-setup-start = Почати гру
web-open-the-table = Відкрити цей стіл
web-setup-length = десь { $minutes } хвилин
web-setup-full = усі місця зайняті

web-invitation = Запрошення
web-invited = Вас запрошують до столу
web-invited-by = { $host } запрошує вас до столу
web-invited-known = Ви увійдете як { $name }. За столом можна сісти грати або дивитися.
web-invited-sits = Ви увійдете як { $name } і одразу сядете за стіл. Встати й лише дивитися можна й потім.
web-invited-new = Напишіть, як вас називати; більше нічого не треба.
web-accept = До столу
web-accept-sit = Сісти за стіл

web-howto = Як грати
web-howto-goal = Мета
web-howto-start = Початок
web-howto-draft = Таємний вибір
web-howto-call = Виклик
web-howto-gather = Ресурси
web-howto-build = Будівництво
web-howto-powers = Здібності
web-howto-crown = Корона
web-howto-unique = Особливі квартали
web-howto-score = Бали
web-howto-secret = Що є таємним
web-howto-roll = Кидок
web-howto-pay = Оплата
web-howto-earn = Доходи
web-cards = Картки
web-cards-search = Шукати назви та правила
web-cards-found = { $count ->
        [one] { $count } картка
        [few] { $count } картки
       *[many] { $count } карток
    }
web-cards-characters = Персонажі
web-cards-districts = Особливі квартали
web-cards-basic = Звичайні квартали
web-cards-establishments = Підприємства
web-cards-landmarks = Визначні споруди
    .about = хто має всі чотири, перемагає
web-nothing-found = Такої картки немає.
web-card-costs = коштує { $price }
web-card-rank = ранг { $rank }
web-card-rolls = за кидка { $roll }

web-looks = Вигляд і звук
web-setting-theme = Тема
web-setting-theme-system = як на пристрої
web-setting-theme-light = світла
web-setting-theme-dark = темна
web-setting-motion = Анімація
web-setting-motion-full = повна
web-setting-motion-none = без анімації
web-setting-speed = Темп
    .about = Як швидко показувати дії інших
web-setting-speed-calm = спокійний
web-setting-speed-usual = звичайний
web-setting-speed-quick = швидкий
web-setting-speed-instant = одразу
web-setting-recap = Підсумок раунду
web-setting-recap-always = після кожного раунду
web-setting-recap-mine = якщо мене щось спіткало
web-setting-recap-never = ніколи
web-setting-sound = Звук: { $volume } %
web-habits = За столом
web-setting-confirm = Підтверджувати кожен вибір
    .about = Навіть те, що інакше надсилається одним дотиком, як-от кінець ходу.
web-setting-take-income = Брати дохід наприкінці ходу
    .about = Дохід і додаткові монети, що лишилися, беруться перед кінцем ходу без запитань.
web-setting-auto-roll = Кидати кубик без натискання
    .about = У Machi Koro, доки у вас один кубик. Про два кубики запитуємо завжди.
web-setting-chat = Показувати чат
    .about = Якщо вимкнено, вам не надсилається нічого з того, що пишуть інші.
web-account = Ім’я та обліковий запис
web-account-of = Ви увійшли як { $name }. Ім’я облікового запису не змінюється.
web-account-name = Ім’я
web-account-password = Пароль
web-account-register = Створити обліковий запис
    .about = З обліковим записом ви знайдете свої ігри на будь-якому пристрої. Зігране гостем лишається вашим.
web-account-enter = Увійти з паролем
    .about = Увійдіть з іменем і паролем свого облікового запису.
web-account-leave = Вийти
web-old-password = Старий пароль
web-new-password = Новий пароль
web-change-password = Змінити пароль
web-rename = Узяти це ім’я
web-kept = Збережено.

web-is-guest = гість
web-has-account = гравець з обліковим записом
web-no-standings = Ще немає жодної завершеної гри. Перша забере менше ніж пів години.
web-stat-games-won = зіграно { $games }, виграно { $wins }
web-stat-games = Ігри
web-stat-won = Перемоги
web-stat-won-line = Пунктир – це те, що дав би самий лише випадок.
web-stat-place = Середнє місце
web-stat-points = Середні бали
web-stat-best = Найбільше балів
web-history = Завершені ігри
web-history-more = Показати давніші ігри

web-about-what = «Цитаделі» та «Мачі Коро» у браузері, з друзями й ботами, чотирма мовами.
web-about-how = Правила живуть на сервері. Браузер показує те, що вам можна бачити, і пропонує те, що можна зробити; нічого іншого йому не надсилають.
web-credits = Подяки
web-credit-icons = Малюнки створили Lorc, Delapouite та інші автори сайту
web-credit-icons-licence = Ми їх вирізали й розфарбували за ліцензією
web-credit-fonts = Шрифти – Alegreya, Source Sans 3 і Nunito, за ліцензією
web-about-rights = Чиї це ігри
web-about-own-words = «Цитаделі» вигадав Бруно Файдутті, «Мачі Коро» – Масао Суганума. Усі тексти й малюнки тут наші власні; купіть коробки, вони чудові.
web-about-fair = Чесне тасування
    .about = Кожен стіл до роздачі показує хеш. Після гри будь-хто може перевірити, що тасування було визначене заздалегідь.
web-missing = Тут нічого немає
    .about = За цією адресою немає сторінки. Може, стіл закрито або посилання обірване.
