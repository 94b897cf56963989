"""Learns what to buy in Dominion from winning and losing alone, against Big Money; docs/learning.md says how well.

    python3 python/examples/learn_buying.py [minutes]

A table of wishes: for each sum of money, early and late in the game, how much each purchase is wanted. After each
game the purchases of a winner become likelier and those of a loser less so (REINFORCE). Nothing but Python is needed.
"""

import math
import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
from kartentisch import Practice  # noqa: E402

GAMES, RATE = 128, 0.1
practice = Practice(kingdom="first-game", seats=[None, "big-money"], games=GAMES, seed="learn", most_answers=600)
coins, provinces = practice.feature("turn.coins"), practice.feature("supply.province.left")
treasures, end, end_actions = (practice.action(name) for name in ("play treasures", "end turn", "end actions"))
wishes, table = [i for i, name in enumerate(practice.actions) if name.startswith("buy ")] + [end], {}


def choose(seen, mask, course):
    """Plays no Action and all Treasures; what to buy is drawn by how much it is wanted."""
    for always in (end_actions, treasures):
        if mask[always]:
            return always
    able = [i for i in wishes if mask[i]]
    if not able:
        return random.choice([i for i, one in enumerate(mask) if one])
    situation = table.setdefault((min(seen[coins], 8), seen[provinces] < 4), {})
    weights = [math.exp(situation.get(i, 0.0)) for i in able]
    chosen = random.choices(able, weights)[0]
    course.append((situation, able, weights, chosen))
    return chosen


def learn(course, advantage):
    for situation, able, weights, chosen in course:
        total = sum(weights)
        for i, weight in zip(able, weights):
            push = RATE * advantage * ((i == chosen) - weight / total)
            situation[i] = max(-8.0, min(8.0, situation.get(i, 0.0) + push))


at, courses, usual = practice.reset(), [[] for _ in range(GAMES)], -40.0
results, until = [], time.time() + 60 * float(sys.argv[1] if len(sys.argv) > 1 else 5)
while time.time() < until:
    rows = zip(at.observations.tolist() if hasattr(at.observations, "tolist") else at.observations, at.masks)
    at = practice.step([choose(seen, mask, course) for (seen, mask), course in zip(rows, courses)])
    for result in at.results:
        game, (own, other) = result["game"], result["scores"]
        lead = own - other  # who wins by more plays better, and who loses by less
        learn(courses[game], max(-2.0, min(2.0, (lead - usual) / 15)))
        usual, courses[game] = 0.98 * usual + 0.02 * lead, []
        results.append(float(at.rewards[game][0]))
        if len(results) % 1000 == 0:
            print(f"{len(results):6} games: won {100 * sum(results[-1000:]) / 1000:.1f} % of the last 1000", flush=True)
for situation, wanted in sorted(table.items()):
    print(situation, practice.actions[max(wanted, key=wanted.get)] if wanted else "-")
