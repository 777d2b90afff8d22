# Слова навчання мереж.

train-plays = Покоління { $generation }: { $there } з { $games } ігор
train-epoch = Покоління { $generation }, коло навчання { $epoch }: логарифмічна втрата { $loss }
train-measured = Що знає покоління { $generation } про ігри, яких ніколи не бачило (логарифмічна втрата; менше — краще):
train-wrote = Мережа: { $path }
train-stopped = Зупинено; зіграні ігри збережено. Щоб продовжити:
train-kind = Видання
train-stage = Етап
train-moments = Моменти
train-chance = Навмання
train-hand-made = Вручну
train-net = Мережа
train-all = усе
train-stage-all = усе
train-stage-early = початок
train-stage-middle = середина
train-stage-late = кінець
train-plays-picks = Вибір персонажів: { $there } з { $games } ігор
train-epoch-picks = Вибір персонажів, коло навчання { $epoch }: логарифмічна втрата { $loss }
train-measured-picks = Що відомо про вибір персонажів в іграх, яких мережа ніколи не бачила (логарифмічна втрата; менше — краще):
train-players = Гравці
train-picks = Вибори
train-found = Вгадано
