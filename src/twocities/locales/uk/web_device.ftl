# Клієнт у браузері: кілька людей за одним пристроєм.

web-device-title = Кілька людей, один пристрій
    .about = Передавайте його навколо столу: перш ніж наступний побачить свої картки, опуститься завіса.
web-device-sit-down = Сісти грати разом
web-device-going-on = Триває на цьому пристрої
web-device-go-on = Грати далі
web-device-where = Хто де грає
web-device-apart = Кожен на своєму пристрої
web-device-here = Усі на цьому пристрої
web-device-people = Гравці за цим пристроєм
web-device-name = Ім’я гравця { $number }
web-device-add = Додати гравця
web-device-remove = Прибрати гравця { $number }
web-device-bots = Боти за столом
web-device-bots-fill = { $count ->
        [0] Більше ніхто не грає.
        [one] Решту місць займе { $count } бот.
        [few] Решту місць займуть { $count } боти.
       *[many] Решту місць займуть { $count } ботів.
    }
web-device-trouble-missing = Кожному потрібне ім’я.
web-device-trouble-twice = У двох людей однакове ім’я.
web-device-start = Почати
    .about = Досить одного цього пристрою.
web-device-hand-over = Зараз ходить { $player }. Решта, відверніться, будь ласка.
web-device-lift = Я { $player }, показати стіл
web-device-who = Хто тут?
web-device-bots-choose = Зараз ніхто за цим пристроєм не ходить.
web-device-others = Інші за цим пристроєм
web-device-i-am = Я { $player }
web-device-hide = Сховати стіл
