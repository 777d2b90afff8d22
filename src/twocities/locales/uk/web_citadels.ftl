# Стіл гри «Цитаделі» у браузері.

web-citadels-round = Раунд { $number }
web-citadels-players = { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
web-citadels-log = Перебіг, чат і нотатки
web-citadels-close = Закрити

web-citadels-track = Виклик персонажів
web-citadels-rank = { $rank }, { $character }: { $state }
web-citadels-rank-coming = ще не викликали
web-citadels-rank-now = викликають
web-citadels-rank-answered = відкрито
web-citadels-rank-silent = ніхто не озвався
web-citadels-rank-open = лежить відкрито
web-citadels-rank-killed = убито
web-citadels-yours = ваш, таємно
web-citadels-rank-number = Ранг { $rank }

web-citadels-seat = { $player }, { $character }, { $gold }, { $cards }, { $built }
web-citadels-city-of = Місто: { $player }
web-citadels-in-secret = таємно
web-citadels-revealed = відкрито
web-citadels-on-turn = ходить
web-citadels-is-asked = обирає
web-citadels-has-crown = має корону
web-citadels-complete = завершене місто
web-citadels-bot = бот
web-citadels-away = не тут
web-citadels-cards = { $count ->
        [one] { $count } картка в руці
        [few] { $count } картки в руці
        [many] { $count } карток у руці
       *[other] { $count } картки в руці
    }
web-citadels-built = квартали: { $count } з { $goal }
web-citadels-empty-city = Тут ще нічого не збудовано.

web-citadels-middle = Середина столу
web-citadels-in-deck = у колоді
web-citadels-laid-open = відкрито, поза грою
web-citadels-face-down = { $count ->
        [one] лежить сорочкою догори
        [few] лежать сорочкою догори
        [many] лежать сорочкою догори
       *[other] лежать сорочкою догори
    }
web-citadels-calls = викликає персонажів
web-citadels-you-call = викликаєте персонажів
web-citadels-gold-waits = тут чекають монети
web-citadels-last-round = Останній раунд: { $player } має завершене місто.

web-citadels-own = Ваш бік
web-citadels-your-city = Ваше місто
web-citadels-hand = Ваша рука
web-citadels-no-cards = У руці немає карток.
web-citadels-unfold = Показати місто з назвами
web-citadels-card = { $district }, { $type } квартал, ціна { $cost }
web-citadels-card-lit = { $district }, { $type } квартал, ціна { $cost }, можна обрати
web-citadels-card-off = { $district }, { $type } квартал, ціна { $cost }: { $reason }
web-citadels-face-down-district = Квартал сорочкою догори
web-citadels-type = { $type } квартал
web-citadels-character = { $character }, ранг { $rank }
web-citadels-character-rule = { $character }, ранг { $rank }. { $rule }

web-citadels-draft = Таємний вибір персонажів
web-citadels-draft-title = Оберіть персонажа
web-citadels-draft-second = Оберіть другого персонажа
web-citadels-draft-put-title = Відкладіть одного
web-citadels-draft-put = Він ляже сорочкою догори на стіл; ніхто інший його не побачить.
web-citadels-draft-pass = { $count ->
        [one] Одного лишіть. Ще { $count } персонаж іде далі: { $player }.
        [few] Одного лишіть. Ще { $count } персонажі йдуть далі: { $player }.
        [many] Одного лишіть. Ще { $count } персонажів ідуть далі: { $player }.
       *[other] Одного лишіть. Ще { $count } персонажа йдуть далі: { $player }.
    }
web-citadels-draft-last = Одного лишіть. Решта лишиться сорочкою догори.
web-citadels-draft-wait = Картки таємно обійдуть усіх.
web-citadels-draft-order = Черга вибору
web-citadels-draft-done = вибір зроблено
web-citadels-draft-now = обирає
web-citadels-draft-next = на черзі
web-citadels-draft-waits = чекає
web-citadels-draft-you-done = уже обрали
web-citadels-draft-you-now = обираєте
web-citadels-draft-you-next = ви наступні
web-citadels-draft-you-waits = чекаєте
web-citadels-draft-you-second = ваш другий
web-citadels-your-first = Ваш перший
web-citadels-your-character = Ваш персонаж
web-citadels-nobody-yet = Поки нікого
web-citadels-draft-open = Відкрито
web-citadels-draft-not-in-play = поза грою
web-citadels-draft-down = { $count ->
        [one] { $count } сорочкою догори
        [few] { $count } сорочкою догори
        [many] { $count } сорочкою догори
       *[other] { $count } сорочкою догори
    }
web-citadels-draft-nobody-knows = таємно
web-citadels-draft-lies-open = Відкрито: { $characters }.
web-citadels-draft-lies-down = { $count ->
        [one] { $count } лежить сорочкою догори.
        [few] { $count } лежать сорочкою догори.
        [many] { $count } лежать сорочкою догори.
       *[other] { $count } лежать сорочкою догори.
    }
web-citadels-keep = Лишити: { $character }
web-citadels-draft-choose = Оберіть персонажа
web-citadels-draft-quiet = ніхто не дізнається; до натискання можна передумати
web-citadels-see-table = Показати стіл
web-citadels-back-to-draft = Назад до вибору

web-citadels-did-gather = Ресурси взято
web-citadels-did-income = Дохід узято
web-citadels-did-power = Здібність використано
web-citadels-did-build = { $count ->
        [one] Збудовано { $count } квартал
        [few] Збудовано { $count } квартали
        [many] Збудовано { $count } кварталів
       *[other] Збудовано { $count } кварталу
    }
web-citadels-next-gather = Спершу візьміть монети чи картки.
web-citadels-next-build = Будівництво: оберіть підсвічену картку.
web-citadels-next-power = Ви ще можете щось зробити.
web-citadels-next-end = Більше нічого: завершіть хід.
web-citadels-back = Назад
web-citadels-ways = Як заплатити?
web-citadels-not-sent = Нічого не надсилається, доки не натиснете.
web-citadels-out-of-turn = Питання до вас поза чергою
web-citadels-others-see = Інші бачать лише, що ви обираєте.
web-citadels-about-confiscating = Він стоятиме у вашому місті безкоштовно. Будівник отримає монети назад.
web-citadels-about-recovering = Він потрапить до вашої руки.
web-citadels-about-razing = За нього платять власним кварталом.
web-citadels-about-paying_with_cards = За нього платять картками.
web-citadels-about-building_taken = Ви щойно його взяли.
web-citadels-watch-own = Обираєте ви.
web-citadels-watch-draft = Таємно обирає { $player }.
web-citadels-watch-drafts = Персонажі обходять стіл.
web-citadels-watch-call = Персонажів викликають за рангом.
web-citadels-watch-turn = Ходить { $player } ({ $character }).
web-citadels-watch-asked = Обирає { $player }.

web-citadels-offer-gold = Узяти { gold.object }
web-citadels-offer-cards = { $all ->
        [yes] Узяти { $drawn } картки й лишити їх
       *[no] Узяти { $drawn } картки, лишити { $cards }
    }
web-citadels-offer-income = { $kind ->
        [gold] Узяти дохід: { gold.object }
        [cards] Узяти дохід: { income-cards }
       *[share] Узяти дохід: { $share }, монетами чи картками
    }
web-citadels-offer-extra_gold = Узяти додатково { gold.object }
web-citadels-offer-extra_cards = Узяти додатково { income-cards }
web-citadels-offer-collect = Узяти податки: { gold.object }
web-citadels-offer-bribe = Заплатити: { gold }, отримує { $player }
web-citadels-offer-unmask = { $real ->
        [yes] Перевернути й узяти { gold.object }
       *[no] Перевернути: вона фальшива
    }
web-citadels-offer-pass-unmasking = Лишити як є
web-citadels-offer-pass-confiscating = Нехай стоїть
web-citadels-offer-pass-taking_from_holder = Нічого не брати
web-citadels-offer-pass-recovering = Лишити як є
web-citadels-caption-bribe = половина, з округленням униз: лишиться { $left }, погрози більше немає
web-citadels-caption-refuse = { $player } може її перевернути: якщо вона справжня, ви втрачаєте все ({ $gold }), якщо фальшива – нічого
web-citadels-caption-unmask = { $real ->
        [yes] ви знаєте, що вона справжня; потім усі знатимуть, що друга фальшива
       *[no] ви знаєте, що вона фальшива: нічого не дасть
    }
web-citadels-caption-pass-unmasking = монети лишаються на місці, і ніхто не дізнається, яка була справжня
web-citadels-caption-confiscate = стоїть у вашому місті безкоштовно; { $player } отримує назад { gold.object }
web-citadels-caption-take_card = навмання
web-citadels-caption-bought = платите { gold.object }, лишиться { $left }
web-citadels-then = тоді у вас { gold }
web-citadels-left = У вас лишиться { gold }.
web-citadels-pay = платите { $gold }
web-citadels-pays = платите
web-citadels-free = безкоштовно
web-citadels-price = ціна { $gold }
web-citadels-result-destroy = { $who ->
        [you] Ви втрачаєте квартал { $district }, лишається { $left } з { $goal }.
       *[other] { $player } втрачає квартал { $district }, лишається { $left } з { $goal }.
    }
web-citadels-result-seize = { $gold ->
        [0] { $player } нічого не отримує за квартал { $district }.
       *[other] { $player } отримує за квартал { $district } { gold.object }.
    }
web-citadels-result-demand = { $gold ->
        [0] { $player } нічого не отримує на додачу.
       *[other] { $player } отримує на додачу { gold.object }.
    }
web-citadels-result-swap = { $player } отримує всю вашу руку.
web-citadels-result-crown = { $who ->
        [you] Відтепер викликаєте ви й наступного раунду обираєте першими.
       *[other] Відтепер викликає { $player }, а наступного раунду обирає першим номером.
    }
web-citadels-result-spy = Ви побачите руку: { $player }. Кожна така картка дає одну чужу монету й картку з колоди.
web-citadels-threats = { $count ->
        [0] Інших погроз немає.
       *[other] Ще одна погроза лежить тут: { $character }. Одна з двох справжня.
    }
web-citadels-only-confiscate = Конфіскувати не можна: { $reason }. Вас усе одно питають: мовчання все б видало.
web-citadels-row-swap = { $own } за { $cards ->
        [0] жодної
       *[other] { $cards }
    }
web-citadels-row-tithe = має найбільше
web-citadels-row-built = збудовано { $count } з { $goal }
web-citadels-row-spy = щонайбільше { gold }, { $cards }
web-citadels-row-spy-poor = без монет, щонайбільше { $cards }
web-citadels-row-spy-nothing = немає карток
web-citadels-spy-whose = Чию руку?
web-citadels-spy-type = Який тип карток?
web-citadels-spy-standing = у місті { $count }
web-citadels-own-folded = { $count ->
        [0] нічого не можна, показати
       *[other] можна { $count }, показати
    }
web-citadels-aim = Обрати: { $player }
web-citadels-or-deck = Або обміняти свої картки з колодою
web-citadels-end-left = Ви взяли не все, що вам належить:
web-citadels-end-gold = Узяти { gold.object } і завершити
web-citadels-end-cards = Узяти { income-cards } і завершити
web-citadels-end-both = Узяти { gold.object } і { income-cards } та завершити
web-citadels-end-share = Спершу взяти дохід
web-citadels-end-without = Завершити без цього
web-citadels-end-setting = У налаштуваннях це можна брати автоматично.

web-citadels-group-kill = Убити персонажа
web-citadels-group-rob = Пограбувати персонажа
web-citadels-group-bewitch = Зачаклувати персонажа
web-citadels-group-warrant = Розкласти розпорядження
web-citadels-group-sign = Підписати розпорядження
web-citadels-group-threaten = Розкласти погрози
web-citadels-group-real = Обрати справжню погрозу
web-citadels-group-replace = Увести персонажа в гру
web-citadels-group-give_character = Віддати персонажа
web-citadels-group-put_away = Відкласти персонажа
web-citadels-group-pick = Обрати персонажа
web-citadels-group-spy = Шпигувати за рукою
web-citadels-group-swap = Обмінятися картками в руці
web-citadels-group-look = Зазирнути в руку
web-citadels-group-crown = Передати корону
web-citadels-group-tithe = Узяти 1 монету в одного з найбагатших
web-citadels-group-theater = Обмінятися персонажами з гравцем
web-citadels-group-partner = Обрати партнера
web-citadels-group-destroy = Зруйнувати квартал
web-citadels-group-seize = Захопити квартал
web-citadels-group-offer = Обміняти квартал
web-citadels-group-demand = Узяти квартал натомість
web-citadels-group-beautify = Прикрасити квартал
web-citadels-group-raze = Зруйнувати власний квартал
web-citadels-group-attach = Захистити квартал
web-citadels-group-keep = Лишити картку
web-citadels-group-take = Узяти картку
web-citadels-group-split = Поділити дохід
web-citadels-group-hide = Сховати монети
web-citadels-group-fetch = Забрати монети
web-citadels-group-declare = Обрати тип

web-citadels-gap = ще не обрано
web-citadels-choose-in-hand = Оберіть у руці.
web-citadels-act-warrants = Розпорядження: { $first }, { $second }, { $third }. Підписане: { $real }
web-citadels-act-threats = Погрози: { $first }, { $second }. Справжня: { $real }
web-citadels-act-redraw = Обмін із колодою: { $cards }
web-citadels-act-exchange = Обмін: { $given } на { $taken } ({ $player })
web-citadels-act-borrow = Будівництво з позикою: { $district }. Позичає { $player }, отримує: { $cards }
web-citadels-act-razing = Будівництво: { $district }. Натомість руйнується: { $razed }
web-citadels-act-giving = Повернути: { $cards }
web-citadels-act-laboratory = Лабораторія: за монети піде { $card }
web-citadels-act-museum = Музей: під нього ляже { $card }
web-citadels-act-armory = Арсенал упаде, а з ним { $razed } ({ $player })
web-citadels-act-paying = Будівництво: { $district }. Оплата картками: { $cards }
web-citadels-act-crown = Корона: { $player }. За неї: { $price }
web-citadels-act-crown-take_gold = Корона: { $player }. За неї: 1 монета
web-citadels-act-crown-take_card = Корона: { $player }. За неї: випадкова картка
web-citadels-act-crown-pass = Корона: { $player }. За неї: нічого
web-citadels-did-build-of = Збудовано { $count } з { $limit } кварталів
web-citadels-stands = Де стоїть: { $players }
web-citadels-ruin = Ціна руйнування: { $gold }

web-citadels-recap-title = Раунд { $number }: розповідь міського глашатая
web-citadels-recap-away = { $count ->
        [1] Поки вас не було: раунд { $first }
        [2] Поки вас не було: раунди { $first } і { $last }
       *[other] Поки вас не було: раунди { $first }–{ $last }
    }
web-citadels-recap-told = Розповідає міський глашатай
web-citadels-recap-since = Що сталося після вибору персонажа: { $characters }
web-citadels-recap-to-you = Що сталося з вами
web-citadels-recap-nothing = З вами нічого не сталося.
web-citadels-recap-brief = { $more ->
        [0] Раунд { $number }: { $deed }
       *[other] Раунд { $number }: { $deed } І ще { $more }.
    }
web-citadels-recap-in-town = У місті
web-citadels-recap-quiet = Усюди спокійно.
web-citadels-recap-more = { $count ->
        [one] і ще { $count } подія в перебігу гри
        [few] і ще { $count } події в перебігу гри
       *[many] і ще { $count } подій у перебігу гри
    }
web-citadels-recap-cities = Збудовано і зруйновано
web-citadels-recap-next = Наступний вибір починає { $player }.
web-citadels-recap-next-you = Наступний вибір починаєте ви.
web-citadels-recap-last = Останній раунд: місто завершено.
web-citadels-recap-draft = До вибору персонажів
web-citadels-recap-go-on = Далі

web-citadels-recap-built = { $gold ->
        [0] безкоштовно
       *[other] за { $gold }
    }
web-citadels-recap-burnt = зруйновано
web-citadels-recap-came = { $who ->
        [you] раніше: ви
       *[other] раніше: { $player }
    }
web-citadels-recap-left = { $who ->
        [you] тепер: ви
       *[other] тепер: { $player }
    }
web-citadels-recap-unchanged = нічого нового

web-citadels-recap-as = Персонаж: { $character }.
web-citadels-recap-as-price = { $gold ->
        [0] Персонаж: { $character }. Безкоштовно.
       *[other] Персонаж: { $character }. Ціна: { gold }.
    }
web-citadels-recap-as-named = { $character } ({ $seat }) обирає вашого персонажа: { $named }.
web-citadels-recap-as-named-own = Ваш персонаж: { $character }. Ви називаєте: { $named }.
web-citadels-recap-with = Безкоштовно, ціною свого кварталу: { $district }.

web-citadels-recap-you-character-killed = { $seat } вбиває вашого персонажа ({ $character }): ви пропускаєте хід.
web-citadels-recap-you-character-bewitched = { $seat } зачакловує вашого персонажа ({ $character }) і грає замість вас.
web-citadels-recap-you-district-destroyed = { $seat } руйнує ваш квартал: { $district }.
web-citadels-recap-you-district-seized = { $seat } захоплює ваш квартал: { $district }. Ви отримуєте: { gold }.
web-citadels-recap-you-district-confiscated = { $seat } конфіскує ваш квартал: { $district }. Вам повертається: { gold }.
web-citadels-recap-you-districts-exchanged = { $gold ->
        [0] { $seat } забирає ваш квартал: { $got }. Натомість ви отримуєте: { $district }.
       *[other] { $seat } забирає ваш квартал: { $got }. Натомість ви отримуєте: { $district } і { gold }.
    }
web-citadels-recap-you-gold-stolen = { $gold ->
        [0] { $seat } хоче вас пограбувати, але ви не маєте жодної монети.
       *[other] { $seat } краде у вас { gold.object }.
    }
web-citadels-recap-you-threat-unmasked = Погроза справжня. { $seat } забирає у вас { gold.object }.
web-citadels-recap-you-hands-swapped = { $seat } обмінюється з вами картками в руці.
web-citadels-recap-you-card-taken = { $seat } бере картку з вашої руки: { $district }.
web-citadels-recap-you-spy-reported = { $gold ->
        [0] { $seat } шпигує за вашою рукою ({ $type }), але нічого не бере.
       *[other] { $seat } шпигує за вашою рукою ({ $type }) і бере { gold.object }.
    }
web-citadels-recap-you-gold-taken = { $seat } бере у вас { gold.object }.
web-citadels-recap-you-gold-borrowed = { $seat } позичає у вас { gold.object } за { loan }.
web-citadels-recap-you-tax-taken = { $seat } бере з вас мито: { gold }.
web-citadels-recap-you-bribe-paid = { $seat } отримує від вас хабар: { gold }.
web-citadels-recap-you-characters-exchanged = { $seat } міняється з вами персонажами. Тепер ваш: { $character }.
web-citadels-recap-you-bluff-unmasked = { $seat } погрожує вам, але погроза несправжня.
web-citadels-recap-you-hand-seen = { $seat } дивиться у вашу руку.
web-citadels-recap-you-character-robbed = { $seat } хоче вас пограбувати ({ $character }), але до цього не доходить.
web-citadels-recap-you-warrants-placed = На вашому персонажі лежить розпорядження. Від кого: { $seat }.
web-citadels-recap-you-threats-placed = На вашому персонажі лежить погроза. Від кого: { $seat }.

web-citadels-recap-won-district-seized = Ви захоплюєте квартал: { $district } ({ $victim }). Ви платите: { gold }.
web-citadels-recap-won-district-confiscated = Ви конфіскуєте квартал: { $district } ({ $victim }).
web-citadels-recap-won-districts-exchanged = Ви міняєтеся кварталами ({ $victim }). Віддаєте: { $district }, отримуєте: { $got }.
web-citadels-recap-won-gold-stolen = { $gold ->
        [0] Ви грабуєте, але { $victim } не має жодної монети.
       *[other] { $victim } втрачає { gold.object }, грабуєте ви.
    }
web-citadels-recap-won-threat-unmasked = { $victim } відмовляється платити, але погроза справжня. Ви берете: { gold }.
web-citadels-recap-won-bribe-paid = { $victim } платить вам хабар: { gold }.
web-citadels-recap-won-hands-swapped = Ви й { $victim } обмінюєтеся картками в руці.
web-citadels-recap-won-card-taken = Ви берете картку з руки ({ $victim }): { $district }.
web-citadels-recap-won-spy-reported = Ви заглядаєте в руку ({ $victim }, { $type }) і берете: { gold }.
web-citadels-recap-won-gold-taken = Ви отримуєте { gold.object }, платить { $victim }.
web-citadels-recap-won-gold-borrowed = Ви позичаєте { gold.object } за { loan }, кредитор – { $victim }.
web-citadels-recap-won-tax-taken = Ви берете мито: { gold } ({ $victim }).
web-citadels-recap-won-card-given = { $seat } дає вам картку: { $district }.
web-citadels-recap-won-crown-moved = Корона ваша.

web-citadels-recap-town-character-killed = { $who ->
        [you] Ви вбиваєте персонажа: { $character }.
       *[other] { $seat } вбиває персонажа: { $character }.
    }
web-citadels-recap-town-character-bewitched = { $who ->
        [you] Ви зачакловуєте персонажа: { $character }.
       *[other] { $seat } зачакловує персонажа: { $character }.
    }
web-citadels-recap-town-gold-stolen = { $gold ->
        [0] { $seat } грабує, але { $victim } не має жодної монети.
       *[other] { $victim } втрачає { gold.object }, грабує { $seat }.
    }
web-citadels-recap-town-threat-unmasked = Погроза справжня: { $seat } отримує { gold.object }, платить { $victim }.
web-citadels-recap-town-bluff-unmasked = { $who ->
        [you] Ви показуєте несправжню погрозу ({ $victim }).
       *[other] { $seat } показує несправжню погрозу ({ $victim }).
    }
web-citadels-recap-town-district-confiscated = { $seat } конфіскує квартал: { $district } ({ $victim }).
web-citadels-recap-town-hands-swapped = { $seat } і { $victim } обмінюються картками в руці.
web-citadels-recap-town-crown-moved = { $seat } має корону.

web-citadels-know = Що я знаю
web-citadels-know-caption = Хто може мати якого персонажа
web-citadels-know-out = поза
web-citadels-know-yours = ваш
web-citadels-know-sure = напевно
web-citadels-know-may = можливо
web-citadels-know-guess = моя здогадка
web-citadels-know-struck = викреслено вами
web-citadels-know-rub-out = Стерти
web-citadels-know-back = Назад до питання: { $question }
web-citadels-know-hint = Натисніть кружечок, щоб позначити здогадку. Її ніхто не бачить.
web-citadels-know-seat-certain = { $player } – це { $character }
web-citadels-know-seat-possible = { $player } – можливо, { $character }
web-citadels-know-seat-impossible = { $player } – не { $character }
web-citadels-know-out-certain = { $character }: немає ні в кого
web-citadels-know-out-possible = { $character }: можливо, поза грою
web-citadels-know-out-impossible = { $character }: у когось є
web-citadels-know-fact-silent = { $count ->
        [one] Цього персонажа немає ні в кого: { $characters }.
       *[other] Цих персонажів немає ні в кого: { $characters }.
    }
web-citadels-know-fact-exchanged = Обмін персонажами: { $players }.
web-citadels-know-fact-passed = Передано далі: { $characters }. Отримують: { $players }.
web-citadels-know-fact-laid = Від вас лежить сорочкою догори: { $characters }.
web-citadels-know-fact-share = { $characters }: їх мають { $players }, або вони лежать сорочкою догори.
web-citadels-know-fact-hold = { $characters }: їх мають { $players }.
web-citadels-know-remembered = { $count ->
        [one] Пам’ятаю { $count } річ
        [few] Пам’ятаю { $count } речі
       *[other] Пам’ятаю { $count } речей
    }
web-citadels-know-hand = { $player } має в руці: { $cards }.
web-citadels-know-was = { $player } раніше: { $characters }.
web-citadels-know-in-round = { $character } (раунд { $round })
web-citadels-target-own = це ви
web-citadels-target-killed = вбиває { $player }
web-citadels-target-bewitched = зачакловує { $player }
web-citadels-target-nobody = немає ні в кого
web-citadels-target-marked = має жетон
web-citadels-target-first = ранг { $rank }: не можна
web-citadels-target-called = уже після виклику
web-citadels-target-refused = не можна обрати
web-citadels-target-many = { $count ->
        [few] можуть мати { $count } гравці
       *[other] можуть мати { $count } гравців
    }
web-citadels-target-holder = { $player } { $gold }
web-citadels-target-holders = монети: { $holders }
