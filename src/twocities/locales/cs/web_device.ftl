# Klient v prohlížeči: několik lidí u jednoho zařízení.

web-device-title = Více lidí, jedno zařízení
    .about = Podávejte si ho kolem stolu: než další uvidí své karty, obrazovku zakryje opona.
web-device-sit-down = Sednout si spolu
web-device-going-on = Rozehráno na tomto zařízení
web-device-go-on = Hrát dál
web-device-where = Kde se hraje
web-device-apart = Každý na svém zařízení
web-device-here = Všichni na tomto zařízení
web-device-people = Hráči u tohoto zařízení
web-device-name = Jméno { $number }. hráče
web-device-add = Přidat hráče
web-device-remove = Odebrat { $number }. hráče
web-device-bots = Boti u stolu
web-device-bots-fill = { $count ->
        [0] Nikdo další nehraje.
        [one] Zbylé místo obsadí { $count } bot.
        [few] Zbylá místa obsadí { $count } boti.
       *[other] Zbylá místa obsadí { $count } botů.
    }
web-device-trouble-missing = Každý potřebuje jméno.
web-device-trouble-twice = Dva hráči mají stejné jméno.
web-device-start = Začít
    .about = Stačí toto jedno zařízení.
web-device-hand-over = Na řadě je { $player }. Ostatní, dívejte se prosím jinam.
web-device-lift = Jsem { $player }, ukázat stůl
web-device-who = Kdo je tady?
web-device-bots-choose = Nikdo u tohoto zařízení teď není na řadě.
web-device-others = Ostatní u tohoto zařízení
web-device-i-am = Jsem { $player }
web-device-hide = Skrýt stůl
