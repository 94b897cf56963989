"""What actions and observations may be: the spaces of Gymnasium where it is installed, and as much of them as we need where not."""

import random

try:
    from gymnasium import Env
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError:

    class Env:
        """As much of gymnasium.Env as there is without it."""

        metadata = {"render_modes": []}
        render_mode = None
        spec = None

        def reset(self, *, seed=None, options=None):
            pass

        @property
        def unwrapped(self):
            return self

        def __enter__(self):
            return self

        def __exit__(self, *_):
            self.close()

    class Discrete:
        """The numbers from 0 to n - 1."""

        shape = ()

        def __init__(self, n):
            self.n = n
            self._random = random.Random()

        def seed(self, seed=None):
            self._random.seed(seed)

        def sample(self, mask=None):
            """One of them at random; with a mask, one where it has a 1."""
            return self._random.choice(range(self.n) if mask is None else [i for i in range(self.n) if mask[i]])

        def contains(self, x):
            return isinstance(x, int) and 0 <= x < self.n

        __contains__ = contains

    class Box:
        """Rows of whole numbers between two bounds."""

        def __init__(self, low, high, shape, dtype=int):
            self.low, self.high, self.shape, self.dtype = low, high, shape, dtype

        def contains(self, x):
            return len(x) == self.shape[0] and all(self.low <= n <= self.high for n in x)

        __contains__ = contains

    class Dict:
        """Several spaces by name."""

        def __init__(self, spaces):
            self.spaces = dict(spaces)

        def __getitem__(self, name):
            return self.spaces[name]

        def contains(self, x):
            return x.keys() == self.spaces.keys() and all(space.contains(x[name]) for name, space in self.spaces.items())

        __contains__ = contains


try:
    from pettingzoo import AECEnv
except ImportError:

    class AECEnv:
        """As much of pettingzoo.AECEnv as there is without it."""

        @property
        def num_agents(self):
            return len(self.agents)

        @property
        def max_num_agents(self):
            return len(self.possible_agents)

        @property
        def unwrapped(self):
            return self

        def agent_iter(self, max_iter=2**63):
            while self.agents and max_iter > 0:
                yield self.agent_selection
                max_iter -= 1

        def last(self, observe=True):
            agent = self.agent_selection
            seen = self.observe(agent) if observe else None
            ends = self.terminations[agent], self.truncations[agent]
            return (seen, self._cumulative_rewards[agent], *ends, self.infos[agent])


try:
    from numpy import int8, int32
except ImportError:
    int8 = int32 = int


def rows_of(length):
    """Observations: so many whole numbers."""
    return Box(-(2**31), 2**31 - 1, (length,), int32)


def masks_of(length):
    """A 1 for each legal action, a 0 for the others."""
    return Box(0, 1, (length,), int8)


class Legal(Discrete):
    """Actions, of which only those are drawn that are legal now."""

    def __init__(self, n):
        super().__init__(n)
        self.mask = None

    def sample(self, mask=None, **more):
        return super().sample(self.mask if mask is None and not more else mask, **more)
