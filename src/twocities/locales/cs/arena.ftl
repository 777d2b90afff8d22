# Slova arény a jejích zpráv.

arena-playing = Hraje se
arena-there =
    { $games ->
        [one] Jedna hra už je hotová.
        [few] { $games } hry už jsou hotové.
        [many] { $games } hry už je hotovo.
       *[other] { $games } her už je hotovo.
    }
arena-stopped =
    { $games ->
        [one] Zastaveno; jedna hra je uložena. Takto se pokračuje:
        [few] Zastaveno; { $games } hry jsou uloženy. Takto se pokračuje:
        [many] Zastaveno; { $games } hry je uloženo. Takto se pokračuje:
       *[other] Zastaveno; { $games } her je uloženo. Takto se pokračuje:
    }
arena-wrote = Hry, souhrn a grafy: { $path }
study-wrote = Zpráva: { $path }

arena-bot = Protihráč
arena-seat = Místo
arena-card = Karta
arena-source = Zdroj
arena-games = Hry
arena-chances = Místa
arena-won = Výhry
arena-interval = 95% interval
arena-fair = Rovný díl
arena-usual = Obvykle
arena-difference = Rozdíl
arena-score = Průměr bodů
arena-rating = Hodnocení
arena-median = Medián času
arena-most = 95 % pod
arena-slowest = Nejdéle
arena-lowest = 5 % pod
arena-mean = Průměr
arena-median-of-games = Medián
arena-longest = Nejdelší
arena-figure = Co

plot-won = vyhrané hry
plot-interval = výhry s 95% intervalem
plot-fair = rovný díl
plot-usual = kolik titíž hráči vyhrávají celkem
plot-seat = Místo { $number }
plot-games = hry
plot-points = průměrné body na konci
plot-rest = ostatní zdroje
plot-median = medián: { $value }
plot-decisions = rozhodnutí
plot-time = čas na rozhodnutí
plot-nine-of-ten = devět z deseti rozhodnutí
plot-middle = medián
plot-slowest = nejdelší

plot-wins-by-bot = Kdo vyhrává?
    .about = Každý bod je podíl her, které počítačový hráč vyhrál na jednom ze svých míst; při remíze se výhra dělí. Čára je rozmezí, v němž skutečný podíl leží v 95 ze 100 takových zápasů. Svislá značka ukazuje, kolik by vyhrával každý, kdyby byli všichni stejně silní.
plot-wins-by-seat = Záleží na místě?
    .about = Každé rozdání se hrálo ze všech míst, takže každý seděl na každém stejně často. Rozdíly zde způsobuje místo.
plot-wins-by-drafted = Která postava vyhrává?
    .about = Ze všech případů, kdy si někdo postavu vybral, podíl těch, v nichž hru nakonec vyhrál. Silní hráči mají některé postavy raději než slabí; svislá značka proto ukazuje, kolik titíž hráči vyhrávají celkem, a seznam je seřazen podle rozdílu.
plot-wins-by-built = Která karta vyhrává?
    .about = Ze všech měst, v nichž byla karta postavena, podíl těch, která vyhrála. Svislá značka ukazuje, kolik titíž hráči vyhrávají celkem. Kdo více staví, více vyhrává, proto skoro všechny drahé karty leží vpravo od ní: porovnávejte karty podobné ceny.
plot-game-length = Jak dlouhá je hra?
    .about = Kolik her trvalo kolik kol; ve hře bez kol kolik tahů.
plot-score-sources = Odkud jsou body?
    .about = Průměrný výsledek každého hráče na konci hry, rozložený jako na bodovací listině.
plot-decision-times = Jak dlouho hráči přemýšlejí?
    .about = Čas na jedno rozhodnutí. Každý dílek doprava je desetkrát delší. Časy závisejí na počítači; nic jiného v této zprávě na něm nezávisí, ledaže by některý hráč přemýšlel po stanovenou dobu.

report-title = { $game }: co říkají hry ({ $games })
report-about = Hráli { $players }, pravidla: { $rules }. Místa se střídala: každé rozdání se hrálo jednou z každého místa, pak přišlo další. Semínko zápasu je { $seed }, verze { $version }, klíč { $match }.
report-usual-rules = obvyklá
report-numbers = Čísla
report-chart = Graf: { $title } Všechna jeho čísla jsou v tabulce pod ním.
report-rating = Hodnocení počítá openskill (Plackett-Luce): každý začíná na 25 a rozdíl kolem 4 znamená, že lepší obvykle skončí vpředu.
report-again = Týž příkaz zahraje tytéž hry znovu, na kterémkoli počítači, ledaže by některý hráč přemýšlel po stanovenou dobu:
report-gaps = Neúplné: z prvních { $all } her jich skončilo jen { $games }, takže ne každé rozdání se hrálo ze všech míst.
report-foot = Two Cities nemá nic společného s autory ani vydavateli her.
