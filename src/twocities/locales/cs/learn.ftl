# Slova učení sítí.

train-plays = { $generation }. generace: { $there } z { $games } her
train-epoch = { $generation }. generace, { $epoch }. kolo učení: logaritmická ztráta { $loss }
train-measured = Co ví { $generation }. generace o hrách, které nikdy neviděla (logaritmická ztráta; méně je lépe):
train-wrote = Síť: { $path }
train-stopped = Zastaveno; dohrané hry zůstávají. Pokračovat lze takto:
train-kind = Edice
train-stage = Fáze
train-moments = Okamžiky
train-chance = Náhodou
train-hand-made = Ručně
train-net = Síť
train-all = vše
train-stage-all = vše
train-stage-early = začátek
train-stage-middle = střed
train-stage-late = konec
train-plays-picks = Volby postav: { $there } z { $games } her
train-epoch-picks = Volby postav, { $epoch }. kolo učení: logaritmická ztráta { $loss }
train-measured-picks = Co je známo o volbách postav v hrách, které síť nikdy neviděla (logaritmická ztráta; méně je lépe):
train-players = Hráči
train-picks = Volby
train-found = Uhodnuto
