# Slová učenia sietí.

train-plays = { $generation }. generácia: { $there } z { $games } hier
train-epoch = { $generation }. generácia, { $epoch }. kolo učenia: logaritmická strata { $loss }
train-measured = Čo vie { $generation }. generácia o hrách, ktoré nikdy nevidela (logaritmická strata; menej je lepšie):
train-wrote = Sieť: { $path }
train-stopped = Zastavené; dohrané hry zostávajú. Pokračovať sa dá takto:
train-kind = Edícia
train-stage = Fáza
train-moments = Okamihy
train-chance = Náhodou
train-hand-made = Ručne
train-net = Sieť
train-all = všetko
train-stage-all = všetko
train-stage-early = začiatok
train-stage-middle = stred
train-stage-late = koniec
train-plays-picks = Voľby postáv: { $there } z { $games } hier
train-epoch-picks = Voľby postáv, { $epoch }. kolo učenia: logaritmická strata { $loss }
train-measured-picks = Čo je známe o voľbách postáv v hrách, ktoré sieť nikdy nevidela (logaritmická strata; menej je lepšie):
train-players = Hráči
train-picks = Voľby
train-found = Uhádnuté
