/** What is said about a game that was reviewed. */
export const review = {
  judged:
    'Turn {turn}, {verdict}: {given}. Better: {better}, worth {loss} (± {error}) of winning chance. Place {place}.',
  balance: '{first} at first, luck {luck}, own decisions {skill}, those of the others {others}, result {result}.',
  counted: '{decisions} decisions weighed, {judged} judged.',
} as const
