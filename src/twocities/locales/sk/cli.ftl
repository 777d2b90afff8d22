# Slová príkazového riadka a hry v termináli.

asked = { $seat }:
waiting = { $seat } premýšľa …
log-title = Čo sa stalo
too-small = Okno potrebuje aspoň { $width } × { $height } znakov.
input-hint = číslo alebo text, napríklad: { $notation }
no-option = Možnosť „{ $text }“ nie je v ponuke.
many-options = „{ $text }“ zodpovedá viacerým možnostiam.

key-choose = vybrať
    .about = Pohyb medzi možnosťami; Enter vezme tú zvýraznenú. Rovnako funguje kliknutie.
key-number =
    .about = Napíšte číslo možnosti a stlačte Enter.
key-notation =
    .about = Napíšte možnosť v zápise alebo časť jej názvu a stlačte Enter.
key-help = pomoc
    .about = Táto pomoc, otvorená pri karte zvýraznenej možnosti.
key-undo = späť
    .about = Vráti vašu poslednú voľbu, najďalej k poslednému zásahu náhody.
key-save = uložiť
    .about = Zapíše hru do súboru. Každá voľba sa navyše ukladá sama.
key-quit = koniec
    .about = Odísť; v hre možno neskôr pokračovať.
key-skip = preskočiť
    .about = Boti hrajú bez prestávok, kým nie je na rade človek.
key-log =
    .about = Listovanie tým, čo sa stalo.
key-back = späť
key-clear =
    .about = Vyprázdni vstupný riadok.
key-scroll = listovať
key-step = krok
key-ends = začiatok, koniec
key-again = hrať znova
key-look = pozrieť si stôl

undone = Posledná voľba je vrátená.
no-undo = Nie je čo vrátiť.
saved = Uložené: { $path }
not-saved = Neuložené: { $reason }
save-title = Uložiť hru ako
overwrite-title = { $path } obsahuje niečo iné. Prepísať?
overwrite = Prepísať
keep-file = Nechať starý súbor

curtain-title = Klávesnicu preberá: { $seat }
curtain-ready = Enter, keď na obrazovku uvidí len { $seat }

result-title = Koniec hry
resume-hint = Pokračovanie tejto hry:

help-title = Pomoc
help-howto = Ako sa hrá
help-keys = Klávesy
help-variants = Voliteľné pravidlá
help-rule = Čo robí
help-cards = Karty
variant-in-use = { $name } (platí)

replay-begin = Začiatok
replay-move = Voľba { $move } z { $moves }
replay-made = { $seat }: { $action }
replay-end = Tu sa záznam končí.

simulate-playing = Náhodné hry
simulate-games = hry
simulate-decisions = rozhodnutia
simulate-seconds = sekundy
simulate-rate = rozhodnutia za sekundu
simulate-compiled = preložený engine
simulate-hash = odtlačok

games-bots = Boti:
games-seats = hráči: { $fewest } až { $most }
score-items = Z čoho
score-total = Body
