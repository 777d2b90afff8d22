# Words that every game and every way to play shares.

you = You
bot-names = Ada Ben Cora Dan Eve Finn Gus Hana
bot-gentle_apprentice = Gentle Apprentice
    .about = Plays like an Apprentice, and for two rounds does nothing to harm you.
bot-apprentice = Apprentice
    .about = Still learning: makes plausible moves, and a beginner’s mistakes.
bot-journeyman = Journeyman
    .about = Knows the game and decides at once.
bot-master = Master
    .about = Looks ahead in many imagined games before it decides.
bot-grandmaster = Grandmaster
    .about = Looks ahead as the Master does, and has learned from thousands of games who will win.
bot-random = Random
    .about = Takes any option without a thought.
yes = yes
no = no
place = Place
player = Player
unknown = something hidden
