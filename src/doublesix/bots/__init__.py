"""The robots: each sees what its seat sees, and nothing else."""

from doublesix.bots.levels import ROBOTS, UnknownRobot, load
from doublesix.bots.robot import Robot, Seen, look

__all__ = ["ROBOTS", "Robot", "Seen", "UnknownRobot", "load", "look"]
