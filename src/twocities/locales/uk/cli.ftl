# Слова командного рядка та гри в терміналі.

asked = { $seat }:
waiting = { $seat } думає …
log-title = Що сталося
too-small = Вікно має вмістити щонайменше { $width } × { $height } знаків.
input-hint = число або текст, наприклад: { $notation }
no-option = Варіанта «{ $text }» немає.
many-options = «{ $text }» підходить до кількох варіантів.

key-choose = вибір
    .about = Рух між варіантами; Enter бере підсвічений. Клацання мишею робить те саме.
key-number =
    .about = Наберіть номер варіанта і натисніть Enter.
key-notation =
    .about = Наберіть варіант у нотації або частину його назви і натисніть Enter.
key-help = довідка
    .about = Ця довідка, відкрита на картці підсвіченого варіанта.
key-undo = назад
    .about = Скасовує ваш останній вибір, щонайдалі до останнього втручання випадку.
key-save = зберегти
    .about = Записує гру у файл. Крім того, кожен вибір зберігається сам.
key-quit = вийти
    .about = Вийти; гру можна продовжити пізніше.
key-skip = пропустити
    .about = Боти грають без пауз, доки не настане черга людини.
key-log =
    .about = Гортання того, що сталося.
key-back = назад
key-clear =
    .about = Очищує рядок введення.
key-scroll = гортати
key-step = крок
key-ends = початок, кінець
key-again = грати ще
key-look = оглянути стіл

undone = Останній вибір скасовано.
no-undo = Немає чого скасовувати.
saved = Збережено: { $path }
not-saved = Не збережено: { $reason }
save-title = Зберегти гру як
overwrite-title = { $path } містить щось інше. Перезаписати?
overwrite = Перезаписати
keep-file = Залишити старий файл

curtain-title = Клавіатуру бере: { $seat }
curtain-ready = Enter, коли екран бачить лише { $seat }

result-title = Гру закінчено
resume-hint = Щоб продовжити цю гру:

help-title = Довідка
help-howto = Як грати
help-keys = Клавіші
help-variants = Правила на вибір
help-rule = Що робить
help-cards = Картки
variant-in-use = { $name } (діє)

replay-begin = Початок
replay-move = Вибір { $move } із { $moves }
replay-made = { $seat }: { $action }
replay-end = На цьому запис закінчується.

simulate-playing = Випадкові ігри
simulate-games = ігри
simulate-decisions = рішення
simulate-seconds = секунди
simulate-rate = рішень за секунду
simulate-compiled = скомпільований рушій
simulate-hash = відбиток

games-bots = Боти:
games-seats = гравці: від { $fewest } до { $most }
score-items = За що
score-total = Очки
