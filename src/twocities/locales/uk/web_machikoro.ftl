# Стіл гри Мачі Коро у браузері.

web-machi-own-town = Ваше містечко
web-machi-town-label = { $player }, монети: { $coins }, визначні споруди: { $landmarks } із 4, картки: { $cards }
web-machi-show-town = { $player }: показати містечко
web-machi-on-turn = ходить
web-machi-bot = бот
web-machi-coins = Монети:
web-machi-cards = { $count ->
        [one] { $count } картка
        [few] { $count } картки
        [many] { $count } карток
       *[other] { $count } картки
    }

web-machi-market = Ринок
web-machi-left = { $count ->
        [0] немає
        [one] ще { $count }
        [few] ще { $count }
        [many] ще { $count }
       *[other] ще { $count }
    }
web-machi-card-label = { $card }, { $colour } картка, кидок { $roll }, ціна { $price }
web-machi-tile-label = { $card }, { $colour } картка, кидок { $roll }, ×{ $count }
web-machi-landmark-built = { $card }, визначна споруда, збудована
web-machi-landmark-open = { $card }, визначна споруда, ціна { $price }
web-machi-may-build = можете збудувати
web-machi-legend = Хто отримує
web-machi-legend-blue = усі, завжди
web-machi-legend-green = у свій хід
web-machi-legend-red = від того, хто кидав
web-machi-legend-purple = у свій хід, по одній

web-machi-dice = Кубики й прибутки
web-machi-income = Прибутки
web-machi-not-rolled = Ще ніхто не кидав.
web-machi-rolled = кидає { $player }
web-machi-you-rolled = ви кидаєте
web-machi-sum = Сума:
web-machi-nothing = За { $sum } ніхто нічого не отримує.
web-machi-earned = { $player } { $coins }
web-machi-paid = { $victim } → { $player }: { $coins }

web-machi-roll = Кинути

web-machi-build-hint = Оберіть підсвічену картку на ринку або свою визначну споруду й натисніть кнопку, що її зведе.
web-machi-build-nothing = Не будувати
web-machi-exchange-nothing = Не міняти
web-machi-give = 1. Віддаєте
web-machi-take = 2. Берете
web-machi-take-from = 2. Берете ({ $player })
web-machi-gap = оберіть картку
web-machi-exchange-act = Віддати: { $card }, взяти: { $got } ({ $player })
web-machi-back = Назад

web-machi-log = Перебіг і чат
web-machi-close = Закрити
