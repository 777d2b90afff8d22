# Words of Machi Koro.

game-machikoro = Machi Koro
plot-rounds = turns of all seats together

card-wheat-field = Wheat Field
    .object = a Wheat Field
    .effect = 1 coin on anyone’s roll
    .rule = Whoever rolls 1, its owner earns 1 coin from the bank.
card-ranch = Ranch
    .object = a Ranch
    .effect = 1 coin on anyone’s roll
    .rule = Whoever rolls 2, its owner earns 1 coin from the bank.
card-forest = Forest
    .object = a Forest
    .effect = 1 coin on anyone’s roll
    .rule = Whoever rolls 5, its owner earns 1 coin from the bank.
card-mine = Mine
    .object = a Mine
    .effect = 5 coins on anyone’s roll
    .rule = Whoever rolls 9, its owner earns 5 coins from the bank.
card-apple-orchard = Apple Orchard
    .object = an Apple Orchard
    .effect = 3 coins on anyone’s roll
    .rule = Whoever rolls 10, its owner earns 3 coins from the bank.
card-bakery = Bakery
    .object = a Bakery
    .effect = 1 coin on your roll
    .rule = Its owner earns 1 coin from the bank for an own roll of 2 or 3.
card-convenience-store = Convenience Store
    .object = a Convenience Store
    .effect = 3 coins on your roll
    .rule = Its owner earns 3 coins from the bank for an own roll of 4.
card-cheese-factory = Cheese Factory
    .object = a Cheese Factory
    .effect = 3 coins per cow on your roll
    .rule = For an own roll of 7 its owner earns 3 coins from the bank for each cow card in the own city: the Ranch.
card-furniture-factory = Furniture Factory
    .object = a Furniture Factory
    .effect = 3 coins per gear on your roll
    .rule = For an own roll of 8 its owner earns 3 coins from the bank for each gear card in the own city: Forest and Mine.
card-fruit-and-vegetable-market = Fruit and Vegetable Market
    .object = a Fruit and Vegetable Market
    .short = Fruit & Veg Market
    .effect = 2 coins per wheat on your roll
    .rule = For an own roll of 11 or 12 its owner earns 2 coins from the bank for each wheat card in the own city: Wheat Field and Apple Orchard.
card-cafe = Café
    .object = a Café
    .effect = 1 coin from the roller
    .rule = An opponent who rolls 3 pays its owner 1 coin, before anybody earns.
card-family-restaurant = Family Restaurant
    .object = a Family Restaurant
    .effect = 2 coins from the roller
    .rule = An opponent who rolls 9 or 10 pays its owner 2 coins, before anybody earns.
card-stadium = Stadium
    .object = a Stadium
    .effect = 2 coins from every opponent
    .rule = For an own roll of 6 each opponent pays its owner 2 coins. One in a city.
card-tv-station = TV Station
    .object = a TV Station
    .effect = 5 coins from one opponent
    .rule = For an own roll of 6 one opponent of the owner’s choice pays 5 coins. One in a city.
card-business-center = Business Center
    .object = a Business Center
    .effect = swap a card with an opponent
    .rule = For an own roll of 6 its owner may swap an own establishment for an opponent’s. Neither may be purple. One in a city.
card-train-station = Train Station
    .object = the Train Station
    .effect = roll one die or two
    .rule = Its owner chooses every turn whether to roll one die or two.
card-shopping-mall = Shopping Mall
    .object = the Shopping Mall
    .effect = bread and cups pay 1 more
    .rule = Each cup and bread card of its owner brings 1 coin more, on every player’s turn.
card-amusement-park = Amusement Park
    .object = the Amusement Park
    .effect = doubles: one more turn
    .rule = After two equal dice its owner has another whole turn.
card-radio-tower = Radio Tower
    .object = the Radio Tower
    .effect = once a turn, roll again
    .rule = Once a turn its owner may roll again, with as many dice as before. The last roll counts.

colour-blue = blue
    .about = earns on everybody’s turn
colour-green = green
    .about = earns on the own turn
colour-red = red
    .about = takes from the player who rolled
colour-purple = purple
    .about = works on the own turn, one in a city
colour-landmark = landmark
    .about = whoever has all four wins

icon-wheat = wheat
icon-cow = cow
icon-gear = gear
icon-bread = bread
icon-factory = factory
icon-fruit = fruit
icon-cup = cup
icon-tower = tower

fact-roll = Roll
fact-price = Price
fact-colour = Colour
fact-icon = Icon
fact-copies = In the box

turn = Turn: { $seat }
deck-left = deck: { $count }
coins = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
copies = { $count ->
        [1] { $card }
       *[other] { $card } ×{ $count }
    }
price-coins = { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }

score-landmarks = Landmarks

rule-base = base
    .about = The game as it is: 15 piles of establishments lie open from the start.
rule-limited-supply = limited supply
    .about = The establishments are shuffled; only ten different ones lie open, new ones are turned up as they sell out.
rule-beginner = beginner
    .about = Nobody may own more than two of one establishment, by building or by exchange. Good for first games.
rule-random-start = random start
    .about = Chance says who begins; otherwise the first seat does.
rule-asks-roll = own rolls
    .about = Every player rolls the own die; otherwise it falls by itself. Tables with people have it.

topic-dice = One die or two?
topic-reroll = Keep the dice or roll again?
topic-rival = { $card }: who shall pay 5 coins?
topic-offer = { $card }: which card to give away?
topic-demand = Which card to take for { $card }?
topic-building = What to build?
topic-roll = Roll the die

action-roll = { $dice ->
        [1] Roll one die
       *[other] Roll two dice
    }
action-keep = Keep the dice
action-reroll = Roll again
action-pass = Nothing, go on
action-build = Build { $card_object }
action-collect = Take coins from { $seat }
action-offer = Give { $establishment_object }
action-demand = Take { $establishment_object } from { $seat }

event-turn-began = { $extra ->
        [0] It is { $seat }’s turn
       *[other] Doubles: { $seat } plays again (Amusement Park)
    }
    .you = { $extra ->
        [0] It is your turn
       *[other] Doubles: you play again (Amusement Park)
    }
event-dice-rolled = { $dice ->
        [1] { $again ->
            [0] { $seat } rolled { $sum }
           *[other] { $seat } rolled again: { $sum }
        }
       *[other] { $again ->
            [0] { $seat } rolled { $first } + { $second } = { $sum }
           *[other] { $seat } rolled again: { $first } + { $second } = { $sum }
        }
    }
    .you = { $dice ->
        [1] { $again ->
            [0] You rolled { $sum }
           *[other] You rolled again: { $sum }
        }
       *[other] { $again ->
            [0] You rolled { $first } + { $second } = { $sum }
           *[other] You rolled again: { $first } + { $second } = { $sum }
        }
    }
event-roll-raised = { $seat } added { $more } to the roll
    .you = You added { $more } to the roll
event-coins-earned = { $coins ->
        [0] { copies } paid { $seat } nothing: the icons are missing
       *[other] { copies } paid { $seat } { coins }
    }
    .you = { $coins ->
        [0] { copies } paid you nothing: the icons are missing
       *[other] { copies } paid you { coins }
    }
event-coins-taken = { $lost ->
        [0] { $seat } took { coins } from { $victim }: { $card }
       *[other] { $coins ->
            [0] { $seat } got nothing from { $victim } instead of { $due }: { $card }
           *[other] { $seat } took only { coins } from { $victim } instead of { $due }: { $card }
        }
    }
    .you = { $lost ->
        [0] You took { coins } from { $victim }: { $card }
       *[other] { $coins ->
            [0] You got nothing from { $victim } instead of { $due }: { $card }
           *[other] You took only { coins } from { $victim } instead of { $due }: { $card }
        }
    }
    .to-you = { $lost ->
        [0] { $seat } took { coins } from you: { $card }
       *[other] { $coins ->
            [0] { $seat } got nothing from you instead of { $due }: { $card }
            [one] { $seat } took your last coin instead of { $due }: { $card }
           *[other] { $seat } took your last { coins } instead of { $due }: { $card }
        }
    }
event-card-built = { $seat } built { $card_object } for { price-coins }
    .you = You built { $card_object } for { price-coins }
event-nothing-built = { $able ->
        [0] { $seat } could not build anything
       *[other] { $seat } built nothing
    }
    .you = { $able ->
        [0] You could not build anything
       *[other] You built nothing
    }
event-cards-exchanged = { $seat } gave { $other } { $card_object } for { $got_object }
    .you = You gave { $other } { $card_object } for { $got_object }
    .to-you = { $seat } took your { $got } for { $card_object }
event-card-closed = { $card } of { $seat } is closed for now
    .you = Your { $card } is closed for now
event-card-reopened = { $card } of { $seat } is open again
    .you = Your { $card } is open again
event-card-turned-up = { $card } is new on the market
event-game-won = { $seat } won: all four landmarks stand!
    .you = You won: all four landmarks stand!

howto-goal = Each player builds a town. Whoever is first to have all four landmarks built wins at once.
howto-start = Everybody begins with a Wheat Field, a Bakery and 3 coins. In the middle lies the market: the number behind × says how many of a card are left.
howto-roll = A turn begins with a roll of one die; with the Train Station you choose between one and two. Two dice count as their sum.
howto-pay = Then coins move. First the player who rolled pays the red cards of the others, one after the other counter-clockwise; who has too little pays what there is, and the rest is lost.
howto-earn = After that blue cards earn for everybody and green ones for the player on turn; purple cards of the player on turn come last. Every copy of a card counts.
howto-build = At the end of the turn you may build one card from the market or one of your landmarks, for the full price.
howto-screen = The table lists the cards by roll: ● blue, ■ green, ◆ red, ★ purple, ▲ landmark. ◎ is a price in coins. The columns of players show how many of the card stand in their town. ▸ marks what the last roll set off.

why-not-price = costs { $price }, you have { $coins }
why-not-built = already built
why-not-owned = your town may have no more
why-not-gone = none left
why-not-locked = not yet: something else must stand first
