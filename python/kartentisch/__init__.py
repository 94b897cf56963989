"""Card games for programs that learn, over `kartentisch env` (docs/learning.md).

    Practice    many games at once: the fast way
    GymEnv      one game for one learner, in the manner of Gymnasium
    TurnEnv     one game for several learners in turn, in the manner of PettingZoo's AECEnv

Nothing is needed but Python; where NumPy is installed, rows of numbers are its arrays.
"""

from .connection import Connection, Refused
from .environments import GymEnv, TurnEnv
from .practice import Positions, Practice

__all__ = ["Connection", "GymEnv", "Positions", "Practice", "Refused", "TurnEnv"]
