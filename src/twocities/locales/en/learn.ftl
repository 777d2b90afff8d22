# Words of the training of nets.

train-plays = Generation { $generation }: { $there } of { $games } games
train-epoch = Generation { $generation }, round { $epoch } of training: log-loss { $loss }
train-measured = What generation { $generation } knows of games that it never saw (log-loss; less is better):
train-wrote = Net: { $path }
train-stopped = Stopped; the games that are over are kept. To go on:
train-kind = Edition
train-stage = Stage
train-moments = Moments
train-chance = By chance
train-hand-made = By hand
train-net = Net
train-all = all
train-stage-all = all
train-stage-early = early
train-stage-middle = middle
train-stage-late = late
train-plays-picks = Picks: { $there } of { $games } games
train-epoch-picks = Picks, round { $epoch } of training: log-loss { $loss }
train-measured-picks = What is known of the picks in games that were never seen (log-loss; less is better):
train-players = Players
train-picks = Picks
train-found = Foretold
