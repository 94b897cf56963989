"""python3 -m unittest discover python/tests; KARTENTISCH says how the program is started."""

import io
import random
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from kartentisch import Connection, GymEnv, Practice, Refused, TurnEnv  # noqa: E402
from kartentisch.msgpack import pack, unpack  # noqa: E402


def legal(mask):
    return random.choice([i for i, one in enumerate(mask) if one])


class MessagePack(unittest.TestCase):
    def test_comes_back_as_it_went(self):
        values = [None, True, 0, 127, 128, -1, -33, 70000, -70000, 2**40, 1.5, "", "ä" * 40, "x" * 300, "y" * 70000]
        values += [[], list(range(20)), list(range(70000)), {}, {"a": [1, {"b": None}]}, {str(i): i for i in range(20)}]
        for value in values:
            self.assertEqual(unpack(io.BytesIO(pack(value)).read), value)

    def test_reads_bytes(self):
        self.assertEqual(unpack(io.BytesIO(b"\xc4\x03abc").read), b"abc")


class Games(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.connection = Connection()

    @classmethod
    def tearDownClass(cls):
        cls.connection.close()

    def test_many_games_at_once(self):
        practice = Practice(seats=[None, "big-money"], games=8, seed=3, connection=self.connection)
        at = practice.reset()
        self.assertEqual([list(row)[practice.feature("supply.province.left")] for row in at.observations], [8] * 8)
        ended = 0
        while ended < 8:
            at = practice.step([legal(mask) for mask in at.masks])
            ended += len(at.results)
            for result in at.results:
                self.assertEqual(sum(at.rewards[result["game"]]), 1.0)
        again = Practice(seats=[None, "big-money"], games=8, seed=3, connection=self.connection).reset()
        first = Practice(seats=[None, "big-money"], games=8, seed=3, connection=self.connection).reset()
        self.assertEqual([list(row) for row in again.observations], [list(row) for row in first.observations])

    def test_copies_and_takes_back(self):
        practice = Practice(game="burgund", games=1, auto_reset=False, connection=self.connection)
        begin = practice.reset()
        later = practice.step([legal(begin.masks[0])])
        copy = practice.clone([0], [1])
        self.assertEqual(list(copy.observations[0]), list(later.observations[0]))
        self.assertEqual(list(practice.undo([0]).observations[0]), list(begin.observations[0]))
        with self.assertRaisesRegex(Refused, "Only 0 steps can be taken back in game 0."):
            practice.undo([0])

    def test_says_what_is_wrong(self):
        with self.assertRaisesRegex(Refused, "Unknown game"):
            Practice(game="chess", connection=self.connection)

    def test_one_learner(self):
        env = GymEnv(opponents=["random"], connection=self.connection)
        seen, info = env.reset(seed=5)
        again, _ = env.reset(seed=5)
        self.assertEqual(list(seen), list(again))
        self.assertEqual(len(seen), len(env.feature_names))
        terminated = truncated = False
        while not terminated and not truncated:
            seen, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        self.assertIn(reward, (0.0, 0.5, 1.0))
        self.assertEqual(len(info["results"][0]["scores"]), 2)
        _, info = env.reset(options={"kingdom": "witch,chapel"})
        self.assertIn("buy witch", env.action_names)

    def test_learners_in_turn(self):
        env = TurnEnv(game="burgund", seats=[None, None, None], connection=self.connection)
        env.reset(seed=1)
        asked, total = set(), 0.0
        for agent in env.agent_iter():
            seen, reward, termination, truncation, _ = env.last()
            if termination or truncation:
                total += reward
                env.step(None)
                continue
            asked.add(agent)
            env.step(env.action_space(agent).sample(seen["action_mask"]))
        self.assertEqual(asked, {"player_0", "player_1", "player_2"})
        self.assertAlmostEqual(total, 1.0, places=5)


if __name__ == "__main__":
    unittest.main()
