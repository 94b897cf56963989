"""The environments are what Gymnasium and PettingZoo ask of one: by their own checks where they are installed, and by ours anyway.

Ours are written from https://gymnasium.farama.org/api/env/ and https://pettingzoo.farama.org/api/aec/.
"""

import inspect
import sys
import unittest
import warnings
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from kartentisch import Connection, GymEnv, TurnEnv  # noqa: E402

try:
    from gymnasium.utils.env_checker import check_env
except ImportError:
    check_env = None
try:
    from pettingzoo.test import api_test
except ImportError:
    api_test = None


class Interface(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.connection = Connection()

    @classmethod
    def tearDownClass(cls):
        cls.connection.close()

    def test_gymnasium(self):
        env = GymEnv(opponents=["random"], render_mode="ansi", connection=self.connection)
        for name in ("action_space", "observation_space", "metadata", "render_mode", "spec", "unwrapped", "close"):
            self.assertTrue(hasattr(env, name), name)
        parameters = inspect.signature(env.reset).parameters
        self.assertEqual([(p.name, p.kind, p.default) for p in parameters.values()], [
            ("seed", inspect.Parameter.KEYWORD_ONLY, None),
            ("options", inspect.Parameter.KEYWORD_ONLY, None),
        ])
        seen, info = env.reset(seed=7)
        self.assertIn(env.render_mode, env.metadata["render_modes"])
        self.assertIsInstance(env.render(), str)
        self.assertTrue(env.observation_space.contains(seen))
        ended = False
        while not ended:
            self.assertEqual(len(info["action_mask"]), env.action_space.n)
            action = env.action_space.sample()
            self.assertTrue(env.action_space.contains(action))
            self.assertEqual(info["action_mask"][action], 1)
            seen, reward, terminated, truncated, info = env.step(action)
            self.assertTrue(env.observation_space.contains(seen))
            self.assertEqual([type(one) for one in (reward, terminated, truncated, info)], [float, bool, bool, dict])
            ended = terminated or truncated
        again, _ = env.reset(seed=7)
        self.assertEqual(list(again), list(env.reset(seed=7)[0]))
        with self.assertRaisesRegex(ValueError, "render_mode"):
            GymEnv(render_mode="human", connection=self.connection)

    def test_pettingzoo(self):
        env = TurnEnv(game="burgund", seats=[None, None], connection=self.connection)
        env.reset(seed=3)
        self.assertEqual(env.agents, env.possible_agents)
        self.assertEqual((env.num_agents, env.max_num_agents), (2, 2))
        self.assertIs(env.observation_space("player_0"), env.observation_space("player_0"))
        self.assertIs(env.action_space("player_0"), env.action_space("player_0"))
        total = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            for told in (env.rewards, env.terminations, env.truncations, env.infos):
                self.assertEqual(set(told), set(env.agents))
            for other in env.agents:
                self.assertTrue(env.observation_space(other).contains(env.observe(other)))
                if other != agent:
                    self.assertEqual(sum(env.observe(other)["action_mask"]), 0)
            self.assertIsNone(env.last(observe=False)[0])
            seen, reward, terminated, truncated, info = env.last()
            self.assertEqual([type(one) for one in (reward, terminated, truncated, info)], [float, bool, bool, dict])
            total[agent] += reward
            over = terminated or truncated
            self.assertIsNone(env.step(None if over else env.action_space(agent).sample(seen["action_mask"])))
        self.assertEqual(env.agents, [])
        self.assertAlmostEqual(sum(total.values()), 1.0, places=5)

    @unittest.skipIf(check_env is None, "Gymnasium is not installed")
    def test_gymnasium_by_its_own_check(self):
        with warnings.catch_warnings():
            # It advises against what is drawn in words only.
            warnings.simplefilter("ignore")
            # It draws an action before it deals by another seed: that works where the first choices are always the same.
            check_env(GymEnv(opponents=["random"], connection=self.connection), skip_render_check=True)

    @unittest.skipIf(api_test is None, "PettingZoo is not installed")
    def test_pettingzoo_by_its_own_check(self):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for game in ("dominion", "burgund"):
                api_test(TurnEnv(game=game, seats=[None, None, None], connection=self.connection), num_cycles=300)


if __name__ == "__main__":
    unittest.main()
