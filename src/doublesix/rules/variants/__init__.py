"""The games of the house, by name."""

from doublesix.rules.ruleset import Game
from doublesix.rules.variants.draw import DRAW
from doublesix.rules.variants.mexican_train import MEXICAN_TRAIN
from doublesix.rules.variants.partners import PARTNERS
from doublesix.rules.variants.salon import SALON

VARIANTS: dict[str, Game] = {game.name: game for game in (DRAW, PARTNERS, SALON, MEXICAN_TRAIN)}
