### Words that server and page share. Every id is in all languages, with the same variables.
###
### Lists: fold the items with list-more from the left, the last one with list-last;
### with list-nor those that somebody is without ($numbers-nor).
### Numbers of pips: number-0 to number-12, each number once, as a list.
###
### Sides, and decided-*, which say why a round went as it did, take
###   $form    what the side that scores is to the reader:
###            you (a player alone), ours (their team), team (another team), name (another player), none (nobody)
###   $side    the player's name, where form is name      $letter  A, B … where form is team
###   $points  what the side scores
###   $actor   who went out: you, other, none (blocked)    $who     their name, where actor is other
###   $tie     the number that was equal                   $game    draw, partners, salon, mexican-train

## Numbers and lists

number-0 = zero
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve

list-more = { $start }, { $next }
list-last = { $start } and { $last }
list-nor = { $start } or { $last }

# $count is a number.
tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Games, options, robots

game-draw = Draw dominoes
game-partners = Partnership dominoes
game-salon = Salon dominoes
game-mexican-train = Mexican train

option-target = Target
option-limit = Limit
option-set = Set
option-teams = Teams
option-rounds = Rounds
option-turn_s = Turn time

# An option's value, $value, as it is shown and said.
option-target-value = { $value } points
option-limit-value = { $value } points
option-set-value = { $value ->
    [6] double-six
    [9] double-nine
   *[12] double-twelve
}
option-teams-value = { $value ->
    [0] everyone alone
   *[other] { $value } teams
}
option-turn_s-value = { $value } seconds
option-rounds-value = { $value ->
    [one] { $value } round
   *[other] { $value } rounds
}

robot-beginner = Beginner
robot-steady = Steady
robot-strong = Strong
robot-expert = Expert
robot-relay = Relay
# A robot's name at a table.
robot-name = { $name } (robot)
forgotten-name = Somebody

## Sides

team = Team { $letter }
team-yours = Your team

# Within a sentence; .start at its beginning.
side = { $form ->
    [you] you
    [ours] your team
    [team] team { $letter }
   *[name] { $side }
}
    .start = { $form ->
    [you] You
    [ours] Your team
    [team] Team { $letter }
   *[name] { $side }
}
# One of a list.
side-points = { side } { $points }

## Where a tile goes
## $place: left, right, own (of who plays), yours (the reader's), other (with $owner, a name), mexican

place-at = { $place ->
    [left] on the left
    [right] on the right
    [own] on their own train
    [yours] on your train
    [mexican] on the Mexican train
   *[other] on { $owner }’s train
}

## Why a round went as it did

side-scores = { $form ->
    [you] { $points ->
        [0] win the round with 0 points
       *[other] score { $points }
    }
   *[name] { $points ->
        [0] wins the round with 0 points
       *[other] scores { $points }
    }
}
went-out = { $actor ->
    [you] You go out.
   *[other] { $who } goes out.
}
went-out-free = { $actor ->
    [you] You go out and score 0.
   *[other] { $who } goes out and scores 0.
} { $form ->
    [ours] Every other team scores its hands and what your team still held.
    [team] Every other team scores its hands and what team { $letter } still held.
   *[name] Everyone else scores their own hand.
}

decided-out = { $game ->
    [salon] { went-out-free }
    [mexican-train] { went-out-free }
   *[draw] { $form ->
        [you] You go out and { side-scores }.
        [name] { $side } goes out and { side-scores }.
       *[team] { went-out } { side.start } { side-scores }.
    }
}
    .brief = { $game ->
    [salon] { went-out }
    [mexican-train] { went-out }
   *[draw] { decided-out }
}
decided-lightest = Blocked. { $form ->
    [you] You have the lightest hand and { side-scores }.
    [name] { $side } has the lightest hand and { side-scores }.
   *[team] { side.start } is lighter and { side-scores }.
}
decided-fewer = Blocked. Equal at { $tie }: fewer tiles decide. { side.start } { side-scores }.
decided-last = Blocked. Equal, { $tie } each: the round goes to the team that played last. { side.start } { side-scores }.
decided-nobody = Blocked. Equal at { $tie }, in tiles too: nobody scores.
decided-own = { $actor ->
    [none] Blocked. Everyone scores what is left in hand.
   *[other] { went-out-free }
}
