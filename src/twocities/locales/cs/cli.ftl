# Slova příkazové řádky a hry v terminálu.

asked = { $seat }:
waiting = { $seat } přemýšlí …
log-title = Co se stalo
too-small = Okno potřebuje alespoň { $width } × { $height } znaků.
input-hint = číslo nebo text, třeba: { $notation }
no-option = Možnost „{ $text }“ není v nabídce.
many-options = „{ $text }“ odpovídá více možnostem.

key-choose = vybrat
    .about = Pohyb mezi možnostmi; Enter vezme tu zvýrazněnou. Stejně funguje kliknutí.
key-number =
    .about = Napište číslo možnosti a stiskněte Enter.
key-notation =
    .about = Napište možnost v zápisu nebo část jejího názvu a stiskněte Enter.
key-help = nápověda
    .about = Tato nápověda, otevřená u karty zvýrazněné možnosti.
key-undo = zpět
    .about = Vrátí vaši poslední volbu, nejdále k poslednímu zásahu náhody.
key-save = uložit
    .about = Zapíše hru do souboru. Každá volba se navíc ukládá sama.
key-quit = konec
    .about = Odejít; ve hře lze později pokračovat.
key-skip = přeskočit
    .about = Boti hrají bez přestávek, dokud není na řadě člověk.
key-log =
    .about = Listování tím, co se stalo.
key-back = zpět
key-clear =
    .about = Vyprázdní vstupní řádek.
key-scroll = listovat
key-step = krok
key-ends = začátek, konec
key-again = hrát znovu
key-look = prohlédnout stůl

undone = Poslední volba je vrácena.
no-undo = Není co vrátit.
saved = Uloženo: { $path }
not-saved = Neuloženo: { $reason }
save-title = Uložit hru jako
overwrite-title = { $path } obsahuje něco jiného. Přepsat?
overwrite = Přepsat
keep-file = Nechat starý soubor

curtain-title = Klávesnici přebírá: { $seat }
curtain-ready = Enter, až na obrazovku uvidí jen { $seat }

result-title = Konec hry
resume-hint = Pokračování této hry:

help-title = Nápověda
help-howto = Jak se hraje
help-keys = Klávesy
help-variants = Volitelná pravidla
help-rule = Co dělá
help-cards = Karty
variant-in-use = { $name } (platí)

replay-begin = Začátek
replay-move = Volba { $move } z { $moves }
replay-made = { $seat }: { $action }
replay-end = Tady záznam končí.

simulate-playing = Náhodné hry
simulate-games = hry
simulate-decisions = rozhodnutí
simulate-seconds = sekundy
simulate-rate = rozhodnutí za sekundu
simulate-compiled = přeložený engine
simulate-hash = otisk

games-bots = Boti:
games-seats = hráči: { $fewest } až { $most }
score-items = Z čeho
score-total = Body
