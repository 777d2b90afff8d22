# Words of the arena and of its reports.

arena-playing = Playing
arena-there =
    { $games ->
        [one] One game is there already.
       *[other] { $games } games are there already.
    }
arena-stopped =
    { $games ->
        [one] Stopped; one game is kept. To go on:
       *[other] Stopped; { $games } games are kept. To go on:
    }
arena-wrote = Games, summary and plots: { $path }
study-wrote = Report: { $path }

arena-bot = Bot
arena-seat = Seat
arena-card = Card
arena-source = Source
arena-games = Games
arena-chances = Seats
arena-won = Won
arena-interval = 95 % interval
arena-fair = Fair share
arena-usual = Usual
arena-difference = Difference
arena-score = Mean score
arena-rating = Rating
arena-median = Median time
arena-most = 95 % below
arena-slowest = Slowest
arena-lowest = 5 % below
arena-mean = Mean
arena-median-of-games = Median
arena-longest = Longest
arena-figure = What

plot-won = games won
plot-interval = won, with the 95 % interval
plot-fair = fair share
plot-usual = what the same bots win on the whole
plot-seat = Seat { $number }
plot-games = games
plot-points = mean points at the end
plot-rest = other sources
plot-median = median: { $value }
plot-decisions = decisions
plot-time = time for a decision
plot-nine-of-ten = nine of ten decisions
plot-middle = median
plot-slowest = slowest

plot-wins-by-bot = Which bot wins?
    .about = Each dot is the share of games that a bot won at one of its seats; a tie shares the win. The line through it is the range in which the true share lies in 95 of 100 such matches. The upright mark is what everybody would win if all were equally strong.
plot-wins-by-seat = Does the seat matter?
    .about = Every deal was played from every seat, so the bots are equally often at each. What differs here is due to the seat.
plot-wins-by-drafted = Which character wins?
    .about = Of all the times that somebody drafted a character, the share in which that player went on to win the game. Strong bots like some characters more than weak ones do; so the upright mark shows what the same bots win on the whole, and the list is in order of the difference.
plot-wins-by-built = Which card wins?
    .about = Of all the cities in which a card was built, the share that won the game. The upright mark shows what the same bots win on the whole. Who builds more wins more, so nearly all cards that cost much lie to the right of it: compare cards of a like price.
plot-game-length = How long is a game?
    .about = How many games took how many rounds; in a game without rounds, how many turns.
plot-score-sources = Where do points come from?
    .about = The mean score of each bot at the end of a game, taken apart as on the score sheet.
plot-decision-times = How long do bots think?
    .about = The time for one decision. Each step to the right is ten times as long. Times depend on the machine; nothing else in this report does, unless a bot thinks for a given time.

report-title = { $game }: what the games say ({ $games })
report-about = The players were { $players }, the rules { $rules }. Seats were rotated: each deal was played once from every seat before the next. The seed of the match is { $seed }, its version { $version }, its key { $match }.
report-usual-rules = the usual ones
report-numbers = The numbers
report-chart = Chart: { $title } All its numbers are in the table below it.
report-rating = The rating is that of openskill (Plackett-Luce): everybody begins at 25, and a difference of about 4 means that the better one usually comes out ahead.
report-again = The same command plays the same games again, on any machine, unless a bot thinks for a given time:
report-gaps = Not whole: only { $games } of the first { $all } games are over, so not every deal was played from each seat.
report-foot = Two Cities is not affiliated with the designers or publishers of the games.
