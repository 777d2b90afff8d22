# Slova společná všem hrám a všem způsobům hraní.

you = Vy
bot-names = Ema Jan Cyril Dana Eva Filip Hana Igor
bot-builder = stavitel
    .about = Zvyšuje své příjmy a míří ke konci hry.
bot-random = náhodný
    .about = Bere kteroukoli možnost bez rozmýšlení.
yes = ano
no = ne
place = Pořadí
player = Hráč
unknown = něco skrytého
