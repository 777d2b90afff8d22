# Words that every game and every way to play shares.

you = You
bot-names = Ada Ben Cora Dan Eve Finn Gus Hana
bot-builder = builder
    .about = Grows its income and heads for the end of the game.
bot-random = random
    .about = Takes any option without a thought.
yes = yes
no = no
place = Place
player = Player
unknown = something hidden
