"""Card games for programs that learn, over `kartentisch env` (docs/learning.md).

    Practice    many games at once: the fast way
    GymEnv      one game for one learner: an Env of Gymnasium
    TurnEnv     one game for several learners in turn: an AECEnv of PettingZoo

Nothing is needed but Python; where NumPy, Gymnasium and PettingZoo are installed, arrays, environments and spaces are theirs.
"""

from .connection import Connection, Refused
from .environments import GymEnv, TurnEnv
from .practice import Positions, Practice

__all__ = ["Connection", "GymEnv", "Positions", "Practice", "Refused", "TurnEnv"]
