/** What is wrong with a puzzle. */
export const puzzle = {
  noGoal: 'The puzzle has no goal: "goal: win", or "goal" with "points: 6" in it.',
  notSure: "The goal can't be reached for sure: {sure} is certain, {goal} is wanted.",
  moreIsSure: 'More than the goal is certain: {sure}, not {goal}.',
  otherLength: 'It can surely be reached with {length:answer|answers} at the fewest, not {claimed}.',
  notAllWays: 'Not every way could be searched: some take cards whose order nobody knows.',
  tooManyWays: 'The position takes more ways than can be searched.',
} as const
