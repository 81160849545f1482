"""A robot of its own: doublesix simulate partners --bots my_robot:Variety,beginner,my_robot:Variety,beginner"""

from random import Random

from doublesix.bots import Seen
from doublesix.rules.actions import Action, Play


class Variety:
    """Keeps as many different numbers in its hand as it can."""

    def choose(self, seen: Seen, random: Random) -> Action:
        def kept(play: Play) -> int:
            return len({number for tile in seen.hand if tile != play.tile for number in tile})

        plays = [action for action in seen.legal if isinstance(action, Play)]
        return max(plays, key=kept, default=seen.legal[0])
