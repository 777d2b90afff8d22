# Slová spoločné všetkým hrám a všetkým spôsobom hrania.

you = Vy
bot-names = Ema Ján Cyril Dana Eva Filip Hana Igor
bot-gentle_apprentice = Mierny učeň
    .about = Hrá ako učeň a prvé dve kolá nikomu neškodí.
bot-apprentice = Učeň
    .about = Ešte sa len učí: hrá rozumne, ale robí chyby začiatočníka.
bot-journeyman = Tovariš
    .about = Hru pozná a rozhoduje sa hneď.
bot-master = Majster
    .about = Kým sa rozhodne, premyslí si mnoho možných pokračovaní hry.
bot-grandmaster = Veľmajster
    .about = Premýšľa nad hrou ako Majster a z tisícov hier sa naučil rozpoznať, kto vyhrá.
bot-random = Náhodný
    .about = Berie ktorúkoľvek možnosť bez rozmýšľania.
yes = áno
no = nie
place = Poradie
player = Hráč
unknown = niečo skryté
