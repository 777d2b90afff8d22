# Стіл гри Мачі Коро у браузері.

web-machi-own-town = Ваше містечко
web-machi-town-label = { $player }, монети: { $coins }, визначні споруди: { $landmarks } із 4, картки: { $cards }
web-machi-show-town = { $player }: показати містечко
web-machi-town-of = Містечко: { $player }
web-machi-landmarks = Визначні споруди
web-machi-landmarks-built = { $built } із 4
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
    .short = ще { $count }
web-machi-sold-out = розпродано
web-machi-missing = бракує { $coins }
    .short = бракує { $coins }
web-machi-owned = вже маєте, одна на місто
    .short = ваша
web-machi-deck = { $count ->
        [one] { $count } картка сорочкою догори
        [few] { $count } картки сорочкою догори
        [many] { $count } карток сорочкою догори
       *[other] { $count } картки сорочкою догори
    }
web-machi-deck-about = Коли якусь картку розкупили, відкривають нові, доки знову не лежатиме десять різних.
web-machi-card-label = { $card }, { $colour } картка, кидок { $roll }, ціна { $price }
web-machi-tile-label = { $card }, { $colour } картка, кидок { $roll }, ×{ $count }
web-machi-landmark-built = { $card }, визначна споруда, збудована
web-machi-landmark-open = { $card }, визначна споруда, ціна { $price }
web-machi-may-build = можете збудувати

web-machi-dice = Кубики й доходи
web-machi-income = Доходи
web-machi-rolled = кидає { $player }
web-machi-you-rolled = ви кидаєте
web-machi-sum = Сума:
web-machi-nothing = За { $sum } ніхто нічого не отримує.
web-machi-earned = { $player } { $coins }
web-machi-paid = { $victim } → { $player }: { $coins }
web-machi-more = І ще { $count }, +{ $coins }

web-machi-roll = Кинути
web-machi-auto-roll = Кидати автоматично
web-machi-your-roll = Ваш кидок
web-machi-throw = натисніть, щоб кинути
web-machi-in-air = Кубики летять.
web-machi-not-final = ще не остаточно
web-machi-would = Якщо залишити кидок:

web-machi-chart-own = Що вам дасть кожен кидок
web-machi-chart-of = { $player }: що вам дадуть ці кидки
web-machi-chart-to = { $player }: дохід від ваших кидків
web-machi-chart-self = { $player }: дохід від власних кидків
web-machi-chart-all = усі гравці
web-machi-chart-roll = { $roll }: { $coins }, шанс { $percent } %
web-machi-chart-best = Найкраще { $roll }: { $coins }.
web-machi-chart-worst = Ви втрачаєте монети на { $rolls }.
web-machi-chart-with = { $card }: { $new } за хід замість { $old }.
web-machi-average = близько { $coins }
web-machi-earn-chance = шанс на дохід { $percent } %
web-machi-forecast = Що дасть кожен кидок
web-machi-forecast-about = Монети після всіх виплат, як містечка стоять зараз
web-machi-forecast-mine = Кидаєте ви
web-machi-forecast-of = Кидає { $player }
web-machi-forecast-head = Кидок і шанс з одним / двома кубиками
web-machi-forecast-note = Вважається, що Телестудія бере в найбагатшого, а Бізнес-центр нічого не міняє.
web-machi-one-die = один кубик
web-machi-two-dice = два кубики
web-machi-again-brings = близько { $coins }, краще у { $percent } %
web-machi-end-with = { $coins ->
        [one] у вас буде { $coins } монета
        [few] у вас буде { $coins } монети
        [many] у вас буде { $coins } монет
       *[other] у вас буде { $coins } монети
    }
web-machi-leaves = { $coins ->
        [one] вам залишиться { $coins } монета
        [few] вам залишаться { $coins } монети
        [many] вам залишиться { $coins } монет
       *[other] вам залишиться { $coins } монети
    }

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
