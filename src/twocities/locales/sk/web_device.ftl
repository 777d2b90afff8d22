# Klient v prehliadači: niekoľko ľudí pri jednom zariadení.

web-device-title = Viac ľudí, jedno zariadenie
    .about = Podávajte si ho okolo stola: skôr než ďalší uvidí svoje karty, obrazovku zakryje opona.
web-device-sit-down = Sadnúť si spolu
web-device-going-on = Rozohrané na tomto zariadení
web-device-go-on = Hrať ďalej
web-device-where = Kde sa hrá
web-device-apart = Každý na svojom zariadení
web-device-here = Všetci na tomto zariadení
web-device-people = Hráči pri tomto zariadení
web-device-name = Meno { $number }. hráča
web-device-add = Pridať hráča
web-device-remove = Odobrať { $number }. hráča
web-device-bots = Boti pri stole
web-device-bots-fill = { $count ->
        [0] Nikto ďalší nehrá.
        [one] Zvyšné miesto obsadí { $count } bot.
        [few] Zvyšné miesta obsadia { $count } boti.
       *[other] Zvyšné miesta obsadí { $count } botov.
    }
web-device-trouble-missing = Každý potrebuje meno.
web-device-trouble-twice = Dvaja hráči majú rovnaké meno.
web-device-start = Začať
    .about = Stačí toto jedno zariadenie.
web-device-hand-over = Na rade je { $player }. Ostatní, pozerajte sa, prosím, inam.
web-device-lift = Som { $player }, ukázať stôl
web-device-who = Kto je tu?
web-device-bots-choose = Nikto pri tomto zariadení teraz nie je na rade.
web-device-others = Ostatní pri tomto zariadení
web-device-i-am = Som { $player }
web-device-hide = Skryť stôl
