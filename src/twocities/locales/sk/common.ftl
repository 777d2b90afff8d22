# Slová spoločné všetkým hrám a všetkým spôsobom hrania.

you = Vy
bot-names = Ema Ján Cyril Dana Eva Filip Hana Igor
bot-builder = staviteľ
    .about = Zvyšuje svoje príjmy a mieri ku koncu hry.
bot-random = náhodný
    .about = Berie ktorúkoľvek možnosť bez rozmýšľania.
yes = áno
no = nie
place = Poradie
player = Hráč
unknown = niečo skryté
