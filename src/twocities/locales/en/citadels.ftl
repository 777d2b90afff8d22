# Words of Citadels.

game-citadels = Citadels
plot-rounds = rounds

gold = { $gold } gold
cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
income-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
income = { $cards ->
        [0] { gold }
       *[other] { $gold ->
            [0] { income-cards }
           *[other] { gold } and { income-cards }
        }
    }
loan = { $gold ->
        [one] { $gold } card
       *[other] { $gold } cards
    }

character-assassin = Assassin
    .rule = Names another character, which is killed: its player keeps silent at the call and misses the turn.
character-witch = Witch
    .rule = Gathers first, then must name another character and pauses. When it is called, its player only gathers; then the Witch goes on as that character, with her own cards, gold and city. If nobody answers, her turn is over.
character-magistrate = Magistrate
    .rule = Lays three warrants on characters and secretly signs one. When the signed character pays for its first district of the turn, the Magistrate may confiscate it: the builder gets the gold back and the district stands in the Magistrate’s city. Not one that stands there already.
character-thief = Thief
    .rule = Names another character. As soon as it is revealed, all its gold goes to the Thief. Not rank 1, the killed or the bewitched.
character-spy = Spy
    .rule = Names a player and a type of districts and looks at that hand: each card of the type brings 1 gold of that player, as far as it goes, and 1 card from the deck.
character-blackmailer = Blackmailer
    .rule = Lays two threats on characters, one of them real. A threatened player gathers, then pays half the gold, rounded down, or refuses; after a refusal the Blackmailer may turn the threat over, and a real one takes all the gold. Not on rank 1, the killed or the bewitched.
character-magician = Magician
    .rule = Either swaps whole hands with a player, or puts any number of cards under the deck and draws as many.
character-wizard = Wizard
    .rule = Looks at a player’s hand and takes a card, into the own hand or built at once, paid for and outside the limit. Every district built in this turn may be one that stands in the city already.
character-seer = Seer
    .rule = Takes a random card from every other player, then gives each of them a card in return. Builds up to 2 districts.
character-king = King
    .rule = Earns 1 gold for each noble district. Takes the crown, even if bewitched, and if killed at the end of the round.
character-emperor = Emperor
    .rule = Earns 1 gold for each noble district. Must hand the crown to another player and may take 1 gold or a random card from that player. If killed, hands it on at the end of the round and takes nothing. For 3 or more players.
character-patrician = Patrician
    .rule = Draws 1 card for each noble district. Takes the crown, even if bewitched, and if killed at the end of the round.
character-bishop = Bishop
    .rule = Earns 1 gold for each religious district. From the call to the end of the round, rank 8 of another player can do nothing to the Bishop’s city.
character-abbot = Abbot
    .rule = Earns 1 gold or 1 card for each religious district, in any mix; the School of Magic brings one of the two. Once a turn the richest player gives the Abbot 1 gold, unless nobody is richer.
character-cardinal = Cardinal
    .rule = Draws 1 card for each religious district. Once a turn, if gold is missing for a district, takes exactly that much from one player, who gets a card of the Cardinal’s hand for each.
character-merchant = Merchant
    .rule = Earns 1 gold for each trade district, and 1 gold besides.
character-alchemist = Alchemist
    .rule = At the end of the turn gets back all gold paid for building in it.
character-trader = Trader
    .rule = Earns 1 gold for each trade district. Builds any number of trade districts, and one other.
character-architect = Architect
    .rule = Draws 2 extra cards. Builds up to 3 districts.
character-navigator = Navigator
    .rule = Gets 4 gold or 4 cards. Builds nothing.
character-scholar = Scholar
    .rule = Draws 7 cards, keeps one and shuffles the others into the deck. Builds up to 2 districts.
character-warlord = Warlord
    .rule = Earns 1 gold for each military district. May destroy a district of any city, the own included, for 1 gold less than its cost. Not in a completed city.
character-diplomat = Diplomat
    .rule = Earns 1 gold for each military district. May exchange an own district for another player’s and pays that player the difference if theirs costs more. Not with a completed city, and no city may get two of a name.
character-marshal = Marshal
    .rule = Earns 1 gold for each military district. May take a district of cost 3 or less from another city and pays its owner the cost. Not from a completed city, and not one that stands in the own city.
character-queen = Queen
    .rule = Gets 3 gold when seated next to the player who has revealed rank 4; if rank 4 was killed, at the end of the round. For 5 or more players.
character-artist = Artist
    .rule = Beautifies up to 2 own districts with 1 gold each: each costs 1 more for good, to destroy and for points. Every district only once.
character-tax-collector = Tax Collector
    .rule = While the Tax Collector is among the characters of the game, whoever builds pays 1 gold for each district, if there is any left. The Tax Collector takes all of it in the own turn, in which no tax is due.
character-citadela-abbot = Abbot
    .rule = Earns 1 gold or 1 card for each religious district, in any mix; the School of Magic brings both. Once a turn the richest player gives the Abbot 1 gold, unless nobody is richer.
character-citadela-queen = Queen
    .rule = Gets 3 gold when seated next to the player who has revealed rank 4; if rank 4 was killed or bewitched, at the end of the round. For 5 or more players.
character-classic-assassin = Assassin
    .rule = Names another character, which is killed: its player keeps silent at the call and misses the turn.
character-classic-thief = Thief
    .rule = Names another character. As soon as it is revealed, all its gold goes to the Thief. Not rank 1, the killed or the bewitched.
character-classic-magician = Magician
    .rule = Either swaps whole hands with a player, or puts any number of cards under the deck and draws as many.
character-classic-king = King
    .rule = Earns 1 gold for each noble district. Takes the crown, even if bewitched, and if killed at the end of the round.
character-classic-bishop = Bishop
    .rule = Earns 1 gold for each religious district. From the call to the end of the round, another player’s Warlord or Diplomat can do nothing to the Bishop’s city.
character-classic-merchant = Merchant
    .rule = Earns 1 gold for each trade district. Right after gathering, 1 gold more comes by itself.
character-classic-architect = Architect
    .rule = Right after gathering, 2 cards more come by themselves. Builds up to 3 districts.
character-classic-warlord = Warlord
    .rule = Earns 1 gold for each military district. At the end of the turn, after building, may destroy a district of any city, the own included, for 1 gold less than its cost. Not in a city of eight.
character-dark-city-witch = Witch
    .rule = Gathers first, then must name another character and pauses. When it is called, its player only gathers; then the Witch goes on as that character, with her own cards, gold and city. A bewitched King gets the crown all the same. If nobody answers, her turn is over.
character-dark-city-tax-collector = Tax Collector
    .rule = Every character that has built at least one district in the round gives the Tax Collector 1 gold at the end of its turn, if it has any; rank 1 does so when the Tax Collector is called. Only in a round in which somebody has the Tax Collector, and not if killed.
character-dark-city-wizard = Wizard
    .rule = Looks at a player’s hand and takes a card, into the own hand or built at once, paid for and outside the limit. This does not allow two districts of a name in the city.
character-dark-city-emperor = Schemer
    .rule = Earns 1 gold for each noble district. May hand the crown to anybody, the Schemer included, or leave it where it is, and takes nothing for it. If killed, nothing happens.
character-dark-city-abbot = Abbot
    .rule = Earns 1 gold for each religious district. Once a turn the single richest player gives the Abbot 1 gold; with a tie, or if the Abbot is the richest, nobody does. The Abbot’s city is not protected.
character-dark-city-alchemist = Alchemist
    .rule = At the end of the turn, after tax and Poor House, gets back all gold paid for building in it.
character-dark-city-navigator = Conqueror
    .rule = Besides gathering gets 4 gold or 4 cards. Builds nothing.
character-dark-city-diplomat = Diplomat
    .rule = Earns 1 gold for each military district. At the end of the turn, after building, may exchange an own district for another player’s and pays that player the difference if theirs costs more. Not for the Keep, not with the Bishop’s city or a city of eight, and no city may get two of a name.
character-dark-city-artist = Artist
    .rule = Beautifies up to 2 own districts with 1 gold each: each costs 1 more for good, to Warlord and Diplomat and for points. Every district only once.
character-dark-city-queen = Queen
    .rule = Gets 3 gold when her turn begins if a player seated next to her has the crown, even a killed one. For 5 or more players.

district-manor = Manor
    .rule = A noble district of cost 3.
district-castle = Castle
    .rule = A noble district of cost 4.
district-palace = Palace
    .rule = A noble district of cost 5.
district-temple = Temple
    .rule = A religious district of cost 1.
district-church = Church
    .rule = A religious district of cost 2.
district-monastery = Monastery
    .rule = A religious district of cost 3.
district-cathedral = Cathedral
    .rule = A religious district of cost 5.
district-tavern = Tavern
    .rule = A trade district of cost 1.
district-market = Market
    .rule = A trade district of cost 2.
district-trading-post = Trading Post
    .rule = A trade district of cost 2.
district-docks = Docks
    .rule = A trade district of cost 3.
district-harbor = Harbor
    .rule = A trade district of cost 4.
district-town-hall = Town Hall
    .rule = A trade district of cost 5.
district-watchtower = Watchtower
    .rule = A military district of cost 1.
district-prison = Prison
    .rule = A military district of cost 2.
district-barracks = Barracks
    .rule = A military district of cost 3.
district-fortress = Fortress
    .rule = A military district of cost 5.
district-armory = Armory
    .rule = In the own turn its owner may destroy it to destroy one more district in any city that is not completed. It cannot be used while its own city is completed.
district-basilica = Basilica
    .rule = At the end it scores 1 point for each district of odd cost in its city.
district-capitol = Capitol
    .rule = At the end it scores 3 points if its city has three districts of one type.
district-dragon-gate = Dragon Gate
    .rule = At the end it scores 2 points besides its cost.
district-factory = Factory
    .rule = Its owner pays 1 gold less for every other unique district.
district-framework = Framework
    .rule = Its owner may destroy it instead of paying for a district.
district-gold-mine = Gold Mine
    .rule = When its owner gathers gold, it adds 1.
district-great-wall = Great Wall
    .rule = Rank 8 pays 1 gold more for doing something to the other districts of its city.
district-haunted-quarter = Haunted Quarter
    .rule = At the end it counts as one type of its owner’s choice.
district-imperial-treasury = Imperial Treasury
    .rule = At the end it scores 1 point for each gold of its owner.
district-ivory-tower = Ivory Tower
    .rule = At the end it scores 5 points if it is the only unique district of its city.
district-keep = Keep
    .rule = Rank 8 cannot destroy or take it.
district-laboratory = Laboratory
    .rule = Once a turn its owner may put a card from the hand under the deck for 2 gold.
district-library = Library
    .rule = When its owner gathers cards, all drawn cards are kept.
district-map-room = Map Room
    .rule = At the end it scores 1 point for each card in its owner’s hand.
district-monument = Monument
    .rule = Counts as two districts when a city is completed. It cannot be built in a city that has five districts or more.
district-museum = Museum
    .rule = Once a turn its owner may put a card from the hand under it. At the end each of them scores 1 point.
district-necropolis = Necropolis
    .rule = Instead of paying for it, its builder may destroy an own district.
district-observatory = Observatory
    .rule = When its owner gathers cards, three are drawn instead of two.
district-park = Park
    .rule = At the end of a turn with an empty hand its owner draws 2 cards.
district-poor-house = Poor House
    .rule = At the end of a turn without gold its owner gets 1 gold.
district-quarry = Quarry
    .rule = Its owner may build districts that stand in the city already.
district-school-of-magic = School of Magic
    .rule = When its owner takes the income for a type of districts, it counts as one of them.
district-secret-vault = Secret Vault
    .rule = It cannot be built. In hand at the end it scores 3 points.
district-smithy = Smithy
    .rule = Once a turn its owner may pay 2 gold for 3 cards.
district-stables = Stables
    .rule = Building it does not count towards the limit of the turn.
district-statue = Statue
    .rule = At the end it scores 5 points if its owner has the crown.
district-theater = Theater
    .rule = After every draft its owner may exchange a character card with another player, unseen.
district-thieves-den = Thieves’ Den
    .rule = Any part of its price may be paid in cards from the hand, one for each gold.
district-wishing-well = Wishing Well
    .rule = At the end it scores 1 point for each unique district of its city, itself included.
district-graveyard = Graveyard
    .rule = When another player’s Warlord destroys a district, its owner may pay 1 gold to take that card into the hand. Only in games with the Warlord. In the Czech edition cost and effect are taken from the older card.
district-hospital = Hospital
    .rule = If its owner’s character was killed, it may be revealed all the same, only to gather. Only in games with the Assassin. In the Czech edition cost and effect are taken from the older card.
district-lighthouse = Lighthouse
    .rule = When it is built, its owner may look through the deck and take a card; then the deck is shuffled. In the Czech edition it is inferred: the rule book there does not name it.
district-haunted-city = Haunted City
    .rule = At the end it counts as one type of its owner’s choice. Not if it was built in the last round: then it stays unique.
district-classic-laboratory = Laboratory
    .rule = Once a turn its owner may put a card from the hand under the deck for 1 gold.
district-classic-observatory = Observatory
    .rule = When its owner gathers cards, three are drawn instead of two.
district-university = University
    .rule = At the end it scores 2 points besides its cost.
district-classic-library = Library
    .rule = When its owner gathers cards, one card more is kept: both of two, and with the Observatory two of three.
district-dark-city-armory = Powder House
    .rule = In the own turn, even at once when built, its owner may throw it away, even from a city of eight, to destroy any district in another player’s city of fewer than eight.
district-dark-city-museum = Museum
    .rule = Once a turn its owner may put a card from the hand under it. At the end each of them scores 1 point; until then each raises the Museum’s price by 1 for Warlord and Diplomat.
district-dark-city-imperial-treasury = Imperial Treasury
    .rule = At the end it scores 1 point for each gold of its owner.
district-dark-city-wishing-well = Wishing Well
    .rule = At the end it scores 1 point for each unique district of its city except itself.
district-dark-city-quarry = Quarry
    .rule = Its owner may build districts that stand in the city already. Such a district costs 1 gold less for each one of its name there, but at least 1 gold.
district-dark-city-poor-house = Poor House
    .rule = At the end of a turn without gold, even if the last went as tax, its owner gets 1 gold.
district-bell-tower = Bell Tower
    .rule = When it is built, its owner decides at once whether one district fewer than usual is enough to end the game. If it is destroyed, the usual number is needed again. Only with that is a city safe from attacks.
district-dark-city-factory = Factory
    .rule = Its owner pays 1 gold less for every other unique district.
district-throne-room = Throne Room
    .rule = Its owner gets 1 gold each time the crown goes to another player.
district-ball-room = Ball Room
    .rule = While its owner has the crown, everybody else must thank the owner when called, or loses the turn.
district-dark-city-great-wall = Great Wall
    .rule = Destroying any district of its city, itself included, costs the Warlord 1 gold more.
district-botanical-garden = Botanical Garden
    .rule = When it is built, its owner may at once build one more district of cost 2 or less from the hand, for free and outside the limit, even one that stands in the city already. Reconstructed: only its clarification is known.
district-forum = Forum
    .rule = At the end it scores, instead of its cost, the rank of its owner’s character of the last round; of two characters the owner chooses one. A killed or bewitched one scores nothing. Reconstructed: only its clarification is known.
district-clockwork = Clockwork
    .rule = Once, in the own turn, its owner may turn it face down to build one district more in that turn. Not with the Navigator. Face down it counts towards the city, but it does and scores nothing and cannot be destroyed or taken. Reconstructed: only its clarification is known.
district-architects-chamber = Chamber of Architects
    .rule = Once a turn its owner may reveal the top card of the deck. If the city has a district of its type, it goes into the hand, otherwise back on the deck. Reconstructed: only its clarification is known.
district-consulate = Consulate
    .rule = When it is built, its owner secretly draws a guest: a character that is not in the game, but no Witch, Magician or Queen. In one turn of the game the owner also has the guest’s abilities and limits; then the guest leaves. Not while the own character is bewitched, and the guest may not mark the own character. A Bishop as guest protects the city to the end of the round; with a Tax Collector whoever builds later pays tax to the bank. If the Consulate is taken, the guest goes along; if it is destroyed or turned, the guest leaves. Reconstructed: only its clarification is known.
district-labyrinth = Labyrinth
    .rule = At every own pick its owner may look at the characters on offer and then take a random face-down one from the table unseen, and secretly puts one of those on offer in its place. Not at a pick to which the face-down card belongs anyway. Reconstructed: only its clarification is known.
district-merchants-bridge = Merchants’ Bridge
    .rule = When it is built, its owner chooses a partner for the rest of the game. Whenever one of the two gathers, the other gets 1 of the same: 1 gold or the top card of the deck. Whoever takes the Bridge takes over the partnership; if it is destroyed or turned, or the partner gets it, the partnership is over. Reconstructed: only its clarification is known.
district-altar = Altar
    .rule = When it is built, its owner may replace a character of the game by another of the same rank, from the next round on. Gold on a removed Tax Collector goes to the bank; a Hospital without the Assassin and a Graveyard without the Warlord do nothing. Reconstructed: only its clarification is known.
district-red-dragon = Red Dragon
    .rule = When it is built, its owner may attach it to another district of the city. Neither of the two can then be destroyed, exchanged, seized or turned by any card, the owner’s own included; beautifying is allowed. Reconstructed: only its clarification is known.
district-hideout = Hideout
    .rule = Once in each own turn its owner may hide up to 23 gold in it, or take up to 23 back. Hidden gold does not count as the owner’s: nobody can take it, and Poor House and Imperial Treasury do not see it. It goes along to a new owner; if the Hideout is destroyed or turned, it goes to the bank. Reconstructed: only its clarification is known.
district-annual-fair = Annual Fair
    .rule = When it is built, 6 cards of the deck are laid open. Beginning with its owner, the players take one each in turn until none is left. Reconstructed: only its clarification is known.

type-noble = noble
    .one = noble
type-religious = religious
    .one = religious
type-trade = trade
    .one = trade
type-military = military
    .one = military
type-unique = unique
    .one = unique

mark-killed = killed
mark-bewitched = bewitched
mark-robbed = to be robbed
mark-warrant = warrant
mark-signed-warrant = signed warrant
mark-threat = threat
mark-real-threat = real threat
mark-protected = safe from rank 8
mark-built = tax due for building
mark-taxed = later builders pay tax to the bank
mark-turned-threat = threat turned over

fact-rank = Rank
fact-cost = Cost
fact-type = Type
fact-copies = In the box

turn = Turn: { $seat }
deck-left = deck: { $count }
crown = crown

score-districts = Districts
score-all_types = All five types
score-first = First completed city
score-completed = Completed city

rule-deluxe = edition of 2016
    .about = The large box: 27 characters, three for each rank, and 30 unique districts, 14 of them in a game.
rule-citadela = Czech edition
    .about = The same with Graveyard, Hospital and Lighthouse, and with an Abbot and a Queen of its own. The Lighthouse is inferred.
rule-first-game = First Game
    .about = The eight best-known characters and fourteen unique districts with easy rules: a fair mix of everything, good to learn with.
rule-aristocrats = Ambitious Aristocrats
    .about = Cities grow fast: several districts in a turn, and more than one way to get them.
rule-agents = Cunning Agents
    .about = A hard fight with magic, threats and taxes, in which nobody’s turn is quite their own.
rule-emissaries = Illustrious Emissaries
    .about = The gentle one: plenty of cards and gold, a good look at the others’ plans, and walls against them.
rule-dignitaries = Devious Dignitaries
    .about = Bluff and traps: warrants and threats lie everywhere, and only one knows which of them are real.
rule-delegates = Tenacious Delegates
    .about = For planners: characters and districts that work together, and points for what others overlook.
rule-nobles = Vicious Nobles
    .about = The cruel one: murder, theft and destruction, for people with strong nerves.
rule-citadela-first-game = First Game, Czech edition
    .about = The eight best-known characters. Its unique districts are inferred: they are those of the edition of 2016.
rule-muj-dum-muj-hrad = My House, My Castle
    .about = The gentle scenario of the Czech edition: more gold and cards, more protection. Its lists are those of Illustrious Emissaries, which the German box of the same line has too.
rule-nelitostna-rez = Merciless Slaughter
    .about = The cruel scenario of the Czech edition: open aggression. Its lists are those of Vicious Nobles, which the German box of the same line has too.
rule-intriky = Intrigues
    .about = The sly scenario of the Czech edition: pretending and dodging. Its lists are those of Devious Dignitaries, which the German box of the same line has too.
rule-nine-characters = nine characters
    .about = Adds a character of rank 9 with 4 to 7 players. With 3 and with 8 players there is one anyway.
rule-random-cast = random characters
    .about = Chance chooses a character for every rank that is not named, and whether there is a rank 9 with 4 to 7 players.
rule-random-districts = random districts
    .about = Chance chooses the unique districts that are not named, up to 14.
rule-classic = edition of 2000
    .about = The game as it began: 8 characters and cities of eight, for 2 to 7 players.
rule-dark-city = Dark City
    .about = On top of the edition of 2000: ten more characters and fifteen more districts, for up to 8 players. Unless others are named, three of the new districts join the deck.
rule-metropole = Metropolis
    .about = On top of the edition of 2016 or the Czech one: eleven unique districts, reconstructed, and three others.
rule-metropole-draft = other draft for two
    .about = Two players only: two characters lie face down and each player sees one of them. Both get three, keep one and pass two on; of those they keep one and put the other face down.

topic-picking = Which character to choose?
topic-putting_away = Which character to put face down on the table?
topic-theater_partner = Theater: with whom to exchange characters?
topic-theater_card = Which character to give to { $victim }?
topic-acting = { $character }: what to do?
topic-gathering = Gold or cards?
topic-keeping = Which card to keep?
topic-bewitching = Which character to bewitch?
topic-laying_warrants = Where does the next warrant go?
topic-signing = Which warrant is the signed one?
topic-laying_threats = Where does the second threat go?
topic-making_real = Which threat is the real one?
topic-threatened = You are threatened. Pay { $gold } gold, or refuse?
topic-unmasking = No bribe from { $victim }. Turn the threat over?
topic-confiscating = { $district } has been paid for. Confiscate it?
topic-redrawing = Which card to exchange with the deck? Exchanged so far: { $count }
topic-taking_from_hand = Which card to take from { $victim }?
topic-building_taken = Build the card at once, or keep it?
topic-giving_back = Which card to give to { $victim }?
topic-crowning = Who gets the crown?
topic-taking_from_holder = The crown goes to { $victim }. What to take for it?
topic-splitting = How much of the income in gold? Districts: { $count }
topic-lending = Which card to give to { $victim } for the loan?
topic-studying = Which card to keep? The others are shuffled into the deck.
topic-demanding = Which district to take for { $place }?
topic-razing = Which own district to destroy for { $district }?
topic-paying_with_cards = { $district }: which card to pay with?
topic-arming = Which district to destroy?
topic-discarding = Laboratory: which card to give for gold?
topic-tucking = Museum: which card to put under it?
topic-recovering = { $district } was destroyed. Take it into the hand for 1 gold?
topic-answering = A killed character is called. Answer, if it is yours, or keep silent?
topic-searching = Lighthouse: which card of the deck to take?
topic-declaring = As which type does the haunted district count? Most points: { $type }
topic-thanking = Ball Room: thank { $victim }, or lose the turn?
topic-finishing = { $character }: one last thing before the turn ends?
topic-shortening = Bell Tower: is one district fewer enough?
topic-planting = Botanical Garden: which card to build for free?
topic-partnering = Merchants’ Bridge: who is the partner?
topic-attaching = Red Dragon: which district to protect?
topic-replacing = Altar: which character joins the game from the next round?
topic-hiding = Hideout: how much to hide or take back?
topic-fair_picking = Annual Fair: which card to take?
topic-laying_in_place = Labyrinth: which character to put face down in its place?
topic-acting_as_guest = { $character }, guest of the Consulate: what to do?

action-pick = Choose the { $character }
action-put_away = Put the { $character } face down
action-give_character = Give the { $character }
action-theater = Exchange characters with { $seat }
action-pass = Nothing, go on
action-end = End the turn
action-gold = Gather gold
action-cards = Gather cards
action-income = Take the income for districts
action-extra_gold = Take the extra gold
action-extra_cards = Take the extra cards
action-keep = Keep { $district }
action-discard = Put { $district } under the deck
action-tuck = Put { $district } under the Museum
action-give = Give { $district }
action-take = Take { $district }
action-use = Use { $district }
action-build = Build { $district }
action-build_razing = Build { $district } by destroying a district
action-build_with_cards = Build { $district } and pay with cards
action-raze = Destroy own { $place }
action-borrow = Build { $district } with gold from { $seat }
action-kill = Kill the { $character }
action-bewitch = Bewitch the { $character }
action-rob = Rob the { $character }
action-warrant = Lay a warrant on the { $character }
action-sign = Sign the warrant on the { $character }
action-threaten = Lay a threat on the { $character }
action-real = Make the threat on the { $character } real
action-spy = Spy on { $seat }: { $type } districts
action-swap = Swap hands with { $seat }
action-redraw = Exchange cards with the deck
action-done = That is enough
action-look = Look at the hand of { $seat }
action-keep_it = Take it into the hand
action-foresee = Take a card from every player
action-crown = Hand the crown to { $seat }
action-take_gold = Take 1 gold
action-take_card = Take a random card
action-split = { $gold } in gold, the rest in cards
action-tithe = Take 1 gold from { $seat }, the richest
action-study = Draw seven cards and keep one
action-destroy = Destroy { $place } of { $seat }
action-offer = Give away { $place }
action-demand = Take { $place } of { $seat }
action-seize = Seize { $place } of { $seat }
action-beautify = Beautify { $district }
action-collect = Take the taxes
action-bribe = Pay
action-refuse = Refuse
action-unmask = Turn it over
action-confiscate = Confiscate it
action-recover = Take it for 1 gold
action-answer = Reveal the character and gather
action-declare = Count it as { $type }
action-thank = Say thanks
action-shorten = One district fewer is enough
action-pick_blind = Take a face-down character unseen
action-hide = Hide { gold }
action-fetch = Take back { gold }
action-partner = Choose { $seat } as partner
action-attach = Protect { $place }
action-plant = Build { $district } for free
action-replace = Bring the { $character } into the game

event-round-began = { $count ->
        [0] Round { $number }. { $seat } has the crown
       *[other] Round { $number }. { $seat } has the crown. Face up: { $characters }
    }
    .you = { $count ->
        [0] Round { $number }. You have the crown
       *[other] Round { $number }. You have the crown. Face up: { $characters }
    }
event-character-picked = { $known ->
        [0] { $seat } chose a character
       *[other] { $seat } chose the { $character }
    }
    .you = { $known ->
        [0] You chose a character
       *[other] You chose the { $character }
    }
event-character-put-away = { $known ->
        [0] { $seat } put a character face down
       *[other] { $seat } put the { $character } face down
    }
    .you = { $known ->
        [0] You put a character face down
       *[other] You put the { $character } face down
    }
event-characters-exchanged = { $known ->
        [0] Theater: { $seat } and { $other } exchanged characters
       *[other] Theater: { $seat } gave the { $character }, { $other } gave the { $got_character }
    }
    .you = { $known ->
        [0] Theater: you and { $other } exchanged characters
       *[other] Theater: you gave the { $character }, { $other } gave the { $got_character }
    }
    .to-you = { $known ->
        [0] Theater: { $seat } and you exchanged characters
       *[other] Theater: { $seat } gave the { $character }, you gave the { $got_character }
    }
event-rank-called = { $seat } called rank { $rank }
    .you = You called rank { $rank }
event-nobody-answered = Rank { $rank }: nobody answered
event-character-revealed = { $seat } is the { $character }
    .you = You are the { $character }
event-turn-resumed = { $seat } went on as the { $character }
    .you = You went on as the { $character }
event-killed-shown = { $seat } showed the killed { $character }
    .you = You were killed as the { $character } and missed this turn
event-turn-ended = { $seat } ended the turn
    .you = You ended your turn
event-city-completed = { $seat } was the first to complete a city: this is the last round
    .you = You were the first to complete a city: this is the last round
event-character-killed = { $seat } killed the { $character }
    .you = You killed the { $character }
event-character-bewitched = { $seat } bewitched the { $character }
    .you = You bewitched the { $character }
event-character-robbed = { $seat } named the { $character } to be robbed
    .you = You named the { $character } to be robbed
event-warrants-placed = { $known ->
        [0] { $seat } laid warrants on { $characters }
       *[other] { $seat } laid warrants on { $characters }; signed: { $real }
    }
    .you = { $known ->
        [0] You laid warrants on { $characters }
       *[other] You laid warrants on { $characters }; signed: { $real }
    }
event-threats-placed = { $known ->
        [0] { $seat } laid threats on { $characters }
       *[other] { $seat } laid threats on { $characters }; real: { $real }
    }
    .you = { $known ->
        [0] You laid threats on { $characters }
       *[other] You laid threats on { $characters }; real: { $real }
    }
event-gold-stolen = { $gold ->
        [0] { $seat } robbed { $victim }, but found no gold
       *[other] { $seat } robbed { $victim } of { gold }
    }
    .you = { $gold ->
        [0] You robbed { $victim }, but found no gold
       *[other] You robbed { $victim } of { gold }
    }
    .to-you = { $gold ->
        [0] { $seat } robbed you, but found no gold
       *[other] { $seat } robbed you of { gold }
    }
event-bribe-paid = { $victim } paid { $seat } a bribe of { gold }
    .you = { $victim } paid you a bribe of { gold }
    .to-you = You paid { $seat } a bribe of { gold }
event-bribe-refused = { $victim } refused to bribe { $seat }
    .you = { $victim } refused to bribe you
    .to-you = You refused to bribe { $seat }
event-threat-unmasked = The threat was real: { $seat } took { gold } from { $victim }
    .you = The threat was real: you took { gold } from { $victim }
    .to-you = The threat was real: { $seat } took { gold } from you
event-bluff-unmasked = { $seat } turned the threat to { $victim } over: it was false
    .you = You turned your threat to { $victim } over: it was false
    .to-you = { $seat } turned the threat to you over: it was false
event-threat-left = { $seat } left the threat to { $victim } unturned
    .you = You left your threat to { $victim } unturned
    .to-you = { $seat } left the threat to you unturned
event-district-confiscated = { $seat } confiscated the { $district }, { $victim } got { gold } back
    .you = You confiscated the { $district }, { $victim } got { gold } back
    .to-you = { $seat } confiscated your { $district }, you got { gold } back
event-gold-gathered = { $seat } took { gold }
    .you = You took { gold }
event-cards-seen = { $known ->
        [0] { $seat } looked at { cards } from the deck
       *[other] { $seat } looked at { cards } from the deck: { $districts }
    }
    .you = { $known ->
        [0] You looked at { cards } from the deck
       *[other] You looked at { cards } from the deck: { $districts }
    }
event-cards-drawn = { $known ->
        [0] { $seat } took { cards } from the deck
       *[other] { $seat } took { cards } from the deck: { $districts }
    }
    .you = { $known ->
        [0] You took { cards } from the deck
       *[other] You took { cards } from the deck: { $districts }
    }
event-cards-discarded = { $known ->
        [0] { $seat } put { cards } under the deck
       *[other] { $seat } put { cards } under the deck: { $districts }
    }
    .you = { $known ->
        [0] You put { cards } under the deck
       *[other] You put { cards } under the deck: { $districts }
    }
event-card-tucked = { $known ->
        [0] { $seat } put { cards } under the Museum
       *[other] { $seat } put { cards } under the Museum: { $districts }
    }
    .you = { $known ->
        [0] You put { cards } under the Museum
       *[other] You put { cards } under the Museum: { $districts }
    }
event-income-taken = { $seat } took { income } for { $type } districts
    .you = You took { income } for { $type } districts
event-character-paid = { $seat } got { gold } as the { $character }
    .you = You got { gold } as the { $character }
event-district-paid = { $seat } got { gold } for the { $district }
    .you = You got { gold } for the { $district }
event-district-used = { $seat } used the { $district } for { gold }
    .you = You used the { $district } for { gold }
event-tax-paid = { $seat } paid { gold } tax for the { $district }
    .you = You paid { gold } tax for the { $district }
event-tax-collected = { $seat } took { gold } of taxes as the { $character }
    .you = You took { gold } of taxes as the { $character }
event-hands-swapped = { $seat } swapped hands with { $victim }
    .you = You swapped hands with { $victim }
    .to-you = { $seat } swapped hands with you
event-hand-seen = { $count ->
        [0] { $seat } looked at the empty hand of { $victim }
       *[other] { $known ->
            [0] { $seat } looked at the hand of { $victim } ({ cards })
           *[other] { $seat } looked at the hand of { $victim }: { $districts }
        }
    }
    .you = { $count ->
        [0] You looked at the empty hand of { $victim }
       *[other] { $known ->
            [0] You looked at the hand of { $victim } ({ cards })
           *[other] You looked at the hand of { $victim }: { $districts }
        }
    }
    .to-you = { $count ->
        [0] { $seat } looked at your empty hand
       *[other] { $known ->
            [0] { $seat } looked at your hand ({ cards })
           *[other] { $seat } looked at your hand: { $districts }
        }
    }
event-card-taken = { $known ->
        [0] { $seat } took a card from { $victim }
       *[other] { $seat } took the { $district } from { $victim }
    }
    .you = { $known ->
        [0] You took a card from { $victim }
       *[other] You took the { $district } from { $victim }
    }
    .to-you = { $known ->
        [0] { $seat } took a card from you
       *[other] { $seat } took the { $district } from you
    }
event-card-given = { $known ->
        [0] { $seat } gave { $victim } a card
       *[other] { $seat } gave { $victim } the { $district }
    }
    .you = { $known ->
        [0] You gave { $victim } a card
       *[other] You gave { $victim } the { $district }
    }
    .to-you = { $known ->
        [0] { $seat } gave you a card
       *[other] { $seat } gave you the { $district }
    }
event-spy-reported = { $count ->
        [0] { $seat } spied on { $victim } and found no { $type } card
        [one] { $seat } spied on { $victim } and found { $count } { $type } card, worth { gold }
       *[other] { $seat } spied on { $victim } and found { $count } { $type } cards, worth { gold }
    }
    .you = { $count ->
        [0] You spied on { $victim } and found no { $type } card
        [one] You spied on { $victim } and found { $count } { $type } card, worth { gold }
       *[other] You spied on { $victim } and found { $count } { $type } cards, worth { gold }
    }
    .to-you = { $count ->
        [0] { $seat } spied on you and found no { $type } card
        [one] { $seat } spied on you, found { $count } { $type } card and took { gold }
       *[other] { $seat } spied on you, found { $count } { $type } cards and took { gold }
    }
event-gold-taken = { $seat } took { gold } from { $victim }
    .you = You took { gold } from { $victim }
    .to-you = { $seat } took { gold } from you
event-crown-moved = The crown went from { $victim } to { $seat }
    .you = The crown went from { $victim } to you
    .to-you = The crown went from you to { $seat }
event-district-built = { $gold ->
        [0] { $seat } built the { $district } without gold
       *[other] { $seat } built the { $district } for { gold }
    }
    .you = { $gold ->
        [0] You built the { $district } without gold
       *[other] You built the { $district } for { gold }
    }
event-district-razed = { $seat } destroyed their own { $district }
    .you = You destroyed your own { $district }
event-gold-borrowed = { $seat } borrowed { gold } from { $victim } for { loan }
    .you = You borrowed { gold } from { $victim } for { loan }
    .to-you = { $seat } borrowed { gold } from you for { loan }
event-district-destroyed = { $gold ->
        [0] { $seat } destroyed the { $district } of { $victim } for nothing
       *[other] { $seat } destroyed the { $district } of { $victim } for { gold }
    }
    .you = { $gold ->
        [0] You destroyed the { $district } of { $victim } for nothing
       *[other] You destroyed the { $district } of { $victim } for { gold }
    }
    .to-you = { $gold ->
        [0] { $seat } destroyed your { $district } for nothing
       *[other] { $seat } destroyed your { $district } for { gold }
    }
    .own = { $gold ->
        [0] { $seat } destroyed their own { $district } for nothing
       *[other] { $seat } destroyed their own { $district } for { gold }
    }
    .you-own = { $gold ->
        [0] You destroyed your own { $district } for nothing
       *[other] You destroyed your own { $district } for { gold }
    }
event-district-seized = { $seat } seized the { $district } of { $victim } and paid { gold } for it
    .you = You seized the { $district } of { $victim } and paid { gold } for it
    .to-you = { $seat } seized your { $district } and paid you { gold }
event-districts-exchanged = { $gold ->
        [0] { $seat } exchanged the { $district } for the { $got } of { $victim }
       *[other] { $seat } exchanged the { $district } and { gold } for the { $got } of { $victim }
    }
    .you = { $gold ->
        [0] You exchanged the { $district } for the { $got } of { $victim }
       *[other] You exchanged the { $district } and { gold } for the { $got } of { $victim }
    }
    .to-you = { $gold ->
        [0] { $seat } took your { $got } for the { $district }
       *[other] { $seat } took your { $got } for the { $district } and { gold }
    }
event-district-beautified = { $seat } beautified the { $district } with { gold }
    .you = You beautified the { $district } with { gold }
event-district-recovered = { $seat } took back the destroyed { $district } for { gold }
    .you = You took back the destroyed { $district } for { gold }
event-type-declared = { $seat } let the { $district } count as { $type }
    .you = You let the { $district } count as { $type }
event-game-ended = The last round is over. The cities are scored
event-thanks-given = { $seat } thanked { $victim }
    .you = You thanked { $victim }
    .to-you = { $seat } thanked you
event-turn-lost = { $seat } did not thank { $victim } and lost the turn
    .you = You did not thank { $victim } and lost the turn
    .to-you = { $seat } did not thank you and lost the turn
event-goal-lowered = { $seat } decided that one district fewer is enough
    .you = You decided that one district fewer is enough
event-goal-restored = { $seat } lost the Bell Tower: the usual number of districts is needed again
    .you = You lost the Bell Tower: the usual number of districts is needed again
event-tax-taken = { $seat } got { gold } tax from { $victim }
    .you = You got { gold } tax from { $victim }
    .to-you = { $seat } got { gold } tax from you
event-district-turned = { $seat } turned the { $district } face down
    .you = You turned the { $district } face down
event-guest-drawn = { $known ->
        [0] { $seat } drew a guest for the Consulate
       *[other] { $seat } drew the { $character } as a guest for the Consulate
    }
    .you = { $known ->
        [0] You drew a guest for the Consulate
       *[other] You drew the { $character } as a guest for the Consulate
    }
event-guest-joined = { $seat } brought in the guest, the { $character }
    .you = You brought in the guest, the { $character }
event-character-replaced = { $seat } replaced the { $character } by the { $got_character } from the next round on
    .you = You replaced the { $character } by the { $got_character } from the next round on
event-character-seen = { $known ->
        [0] { $seat } looked at a face-down character
       *[other] { $seat } looked at a face-down character, the { $character }
    }
    .you = { $known ->
        [0] You looked at a face-down character
       *[other] You looked at a face-down character, the { $character }
    }
event-character-taken-blind = { $known ->
        [0] { $seat } took a face-down character unseen
       *[other] { $seat } took a face-down character unseen, the { $character }
    }
    .you = { $known ->
        [0] You took a face-down character unseen
       *[other] You took a face-down character unseen, the { $character }
    }
event-partnership-made = { $seat } and { $victim } became partners
    .you = You and { $victim } became partners
    .to-you = { $seat } and you became partners
event-partnership-ended = The partnership of { $seat } is over
    .you = Your partnership is over
event-district-attached = { $seat } put the { $district } under the protection of the Red Dragon
    .you = You put the { $district } under the protection of the Red Dragon
event-gold-hidden = { $seat } hid { gold } in the Hideout
    .you = You hid { gold } in the Hideout
event-gold-fetched = { $seat } took { gold } out of the Hideout
    .you = You took { gold } out of the Hideout
event-fair-opened = { $seat } laid open { cards } for the Annual Fair: { $districts }
    .you = You laid open { cards } for the Annual Fair: { $districts }
event-fair-card-taken = { $seat } took the { $district } from the Annual Fair
    .you = You took the { $district } from the Annual Fair
event-card-revealed = { $taken ->
        [0] { $seat } revealed the { $district } and put it back on the deck
       *[other] { $seat } revealed the { $district } and took it
    }
    .you = { $taken ->
        [0] You revealed the { $district } and put it back on the deck
       *[other] You revealed the { $district } and took it
    }

howto-goal = Each player builds a city of districts. When a city has seven of them (eight with 2 or 3 players and always in the edition of 2000), the round is played to its end and the game is over. The city with the most points wins.
howto-start = Everybody begins with 4 district cards and 2 gold. One player has the crown: that player picks a character first and calls the others.
howto-draft = A round begins with a draft. The characters of the game go round; everybody secretly keeps one and passes the rest on. Some are laid aside face up or face down, so that nobody can be sure who is who. With 2 and 3 players everybody keeps two and has two turns in a round.
howto-call = Then the ranks are called from 1 on. Whoever has the called character reveals it and takes a turn. Nobody answers for a character that lies aside, nor for one that was killed.
howto-gather = In your turn you must gather: take 2 gold, or draw 2 cards and keep one.
howto-build = After gathering you may build one district from your hand for its cost in gold. No two districts of a name may stand in a city. Some characters build more, one builds nothing.
howto-powers = Each ability of your character may be used once in the turn, before or after gathering unless its text names the moment. Many characters earn for the districts of one type: noble, religious, trade or military. The income comes once and for all of them together, so think about building first.
howto-crown = King and Patrician take the crown, the Emperor gives it to somebody else, the Schemer may give it to anybody. The new holder calls from then on and picks first in the next round.
howto-unique = Unique districts have an effect of their own, in your turn, all the time or at the end. Usually there are 14 of them among the 68 cards of the deck, in the edition of 2000 alone 11 among 65.
howto-score = At the end every district scores its cost. All five types in a city score 3 points, the first completed city 4, every other completed city 2; unique districts add their own. A tie goes to the higher rank of the last round; in the edition of 2000 to the higher value of districts, then to more gold.
howto-secret = Gold, cities and the number of cards in hand are open to all. Hands, chosen characters, cards under the Museum and which warrant or threat is real are secret.

round = Round { $number }
last-round = last round
own-hand = Your hand
tucked = Cards under the Museum: { $count }
hidden-gold = gold in the Hideout: { $gold }
goal = cities of { $count }
guest = guest: { $character }
legend = ♛ crown  ◎ gold  ▯ cards in hand  ① first completed city  ✕ face up  † killed  ☾ bewitched  $ to be robbed  § warrant  ? threat
rule-random-start = Random start
    .about = Chance says who has the crown first; otherwise the first seat does.

why-not-price = costs { $price }, you have { $gold }
why-not-standing = already in your city
why-not-limit = no more builds in this turn
why-not-character = { $character } does not build
why-not-forbidden = its own rule forbids it
why-not-paused = only after your pause
why-not-gather = gather first
closed-price = price { $price }, you have { $gold }
closed-complete = city complete
closed-protected = safe this round
closed-shielded = shielded
closed-untouchable = never
closed-own = stands in your city
closed-standing = you have one already
closed-standing_there = has what you give
closed-too_large = costs more than { $count }
closed-unmatched = nothing to be had for it
closed-crowned = has the crown
closed-poorer = not the richest
closed-no_gold = has no gold
closed-no_cards = has no cards
closed-blank = your warrant there is not the signed one
closed-forbidden = its own rule forbids it
