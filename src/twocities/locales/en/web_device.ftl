# The browser client: several people at one device.

web-device-title = Several people, one device
    .about = Pass it around the table: a curtain falls before the next one sees their cards.
web-device-sit-down = Sit down together
web-device-going-on = Being played on this device
web-device-go-on = Play on
web-device-where = Where everybody plays
web-device-apart = Everybody on their own device
web-device-here = Everybody on this device
web-device-people = People on this device
web-device-name = Name of person { $number }
web-device-add = Add a person
web-device-remove = Remove person { $number }
web-device-bots = Bots at the table
web-device-bots-fill = { $count ->
        [0] Nobody else plays.
        [one] { $count } bot takes the seat that is left.
       *[other] { $count } bots take the seats that are left.
    }
web-device-trouble-missing = Everybody needs a name.
web-device-trouble-twice = Two people have the same name.
web-device-start = Begin
    .about = Only this device is needed.
web-device-hand-over = It is { $player }’s turn. Everybody else looks away.
web-device-lift = I am { $player }, show me
web-device-who = Who is here?
web-device-bots-choose = It is nobody’s turn on this device right now.
web-device-others = Others on this device
web-device-i-am = I am { $player }
web-device-hide = Hide the table
