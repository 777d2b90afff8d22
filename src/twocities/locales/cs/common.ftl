# Slova společná všem hrám a všem způsobům hraní.

you = Vy
bot-names = Ema Jan Cyril Dana Eva Filip Hana Igor
bot-gentle_apprentice = Mírný učeň
    .about = Hraje jako učeň a první dvě kola nikomu neškodí.
bot-apprentice = Učeň
    .about = Teprve se učí: hraje rozumně, ale dělá chyby začátečníka.
bot-journeyman = Tovaryš
    .about = Hru zná a rozhoduje se hned.
bot-master = Mistr
    .about = Než se rozhodne, promyslí si mnoho možných pokračování hry.
bot-grandmaster = Velmistr
    .about = Promýšlí hru jako Mistr a z tisíců her se naučil poznat, kdo vyhraje.
bot-random = Náhodný
    .about = Bere kteroukoli možnost bez rozmýšlení.
yes = ano
no = ne
place = Pořadí
player = Hráč
unknown = něco skrytého
