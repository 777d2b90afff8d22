# Slová arény a jej správ.

arena-playing = Hrá sa
arena-there =
    { $games ->
        [one] Jedna hra je už hotová.
        [few] { $games } hry sú už hotové.
        [many] { $games } hry je už hotovej.
       *[other] { $games } hier je už hotových.
    }
arena-stopped =
    { $games ->
        [one] Zastavené; jedna hra je uložená. Takto sa pokračuje:
        [few] Zastavené; { $games } hry sú uložené. Takto sa pokračuje:
        [many] Zastavené; { $games } hry je uloženej. Takto sa pokračuje:
       *[other] Zastavené; { $games } hier je uložených. Takto sa pokračuje:
    }
arena-wrote = Hry, súhrn a grafy: { $path }
study-wrote = Správa: { $path }

arena-bot = Protihráč
arena-seat = Miesto
arena-card = Karta
arena-source = Zdroj
arena-games = Hry
arena-chances = Miesta
arena-won = Výhry
arena-interval = Interval 95 %
arena-fair = Rovný diel
arena-usual = Zvyčajne
arena-difference = Rozdiel
arena-score = Priemer bodov
arena-rating = Hodnotenie
arena-median = Medián času
arena-most = 95 % pod
arena-slowest = Najdlhšie
arena-lowest = 5 % pod
arena-mean = Priemer
arena-median-of-games = Medián
arena-longest = Najdlhšia
arena-figure = Čo

plot-won = vyhraté hry
plot-interval = výhry s 95 % intervalom
plot-fair = rovný diel
plot-usual = koľko tí istí hráči vyhrávajú celkovo
plot-seat = Miesto { $number }
plot-games = hry
plot-points = priemerné body na konci
plot-rest = ostatné zdroje
plot-median = medián: { $value }
plot-decisions = rozhodnutia
plot-time = čas na rozhodnutie
plot-nine-of-ten = deväť z desiatich rozhodnutí
plot-middle = medián
plot-slowest = najdlhšie

plot-wins-by-bot = Kto vyhráva?
    .about = Každý bod je podiel hier, ktoré počítačový hráč vyhral na jednom zo svojich miest; pri remíze sa výhra delí. Čiara je rozmedzie, v ktorom skutočný podiel leží v 95 zo 100 takých zápasov. Zvislá značka ukazuje, koľko by vyhrával každý, keby boli všetci rovnako silní.
plot-wins-by-seat = Záleží na mieste?
    .about = Každé rozdanie sa hralo zo všetkých miest, takže každý sedel na každom rovnako často. Rozdiely tu spôsobuje miesto.
plot-wins-by-drafted = Ktorá postava vyhráva?
    .about = Zo všetkých prípadov, keď si niekto postavu vybral, podiel tých, v ktorých hru napokon vyhral. Silní hráči majú niektoré postavy radšej než slabí; zvislá značka preto ukazuje, koľko tí istí hráči vyhrávajú celkovo, a zoznam je zoradený podľa rozdielu.
plot-wins-by-built = Ktorá karta vyhráva?
    .about = Zo všetkých miest, v ktorých bola karta postavená, podiel tých, ktoré vyhrali. Zvislá značka ukazuje, koľko tí istí hráči vyhrávajú celkovo. Kto viac stavia, viac vyhráva, preto takmer všetky drahé karty ležia vpravo od nej: porovnávajte karty podobnej ceny.
plot-game-length = Aká dlhá je hra?
    .about = Koľko hier trvalo koľko kôl; v hre bez kôl koľko ťahov.
plot-score-sources = Odkiaľ sú body?
    .about = Priemerný výsledok každého hráča na konci hry, rozložený ako na bodovacej listine.
plot-decision-times = Ako dlho hráči premýšľajú?
    .about = Čas na jedno rozhodnutie. Každý dielik doprava je desaťkrát dlhší. Časy závisia od počítača; nič iné v tejto správe od neho nezávisí, iba ak by niektorý hráč premýšľal určený čas.

report-title = { $game }: čo hovoria hry ({ $games })
report-about = Hrali { $players }, pravidlá: { $rules }. Miesta sa striedali: každé rozdanie sa hralo raz z každého miesta, potom prišlo ďalšie. Semienko zápasu je { $seed }, verzia { $version }, kľúč { $match }.
report-usual-rules = zvyčajné
report-numbers = Čísla
report-chart = Graf: { $title } Všetky jeho čísla sú v tabuľke pod ním.
report-rating = Hodnotenie počíta openskill (Plackett-Luce): každý začína na 25 a rozdiel okolo 4 znamená, že lepší zvyčajne skončí vpredu.
report-again = Ten istý príkaz zahrá tie isté hry znova, na ktoromkoľvek počítači, iba ak by niektorý hráč premýšľal určený čas:
report-gaps = Neúplné: z prvých { $all } hier sa ich skončilo len { $games }, takže nie každé rozdanie sa hralo zo všetkých miest.
report-foot = Two Cities nemá nič spoločné s autormi ani vydavateľmi hier.
