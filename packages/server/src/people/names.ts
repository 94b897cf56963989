/** Scripts whose letters look alike: words of several of them are made to be taken for others. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u] as const

/** What nobody sees: controls, halves of characters, ends of lines, marks of direction, and what has no width. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Cf}\u115f\u1160\u3164\uffa0]|\u034f/u

/** Marks piled up over a letter until they cover other lines. */
const PILED = /\p{M}{4,}/u

/** Pictures of several parts are joined by what has no width: there it is seen. */
const withoutPictures = (text: string): string =>
  text.replaceAll(/\p{Extended_Pictographic}(?:\ufe0f|\u200d|\p{Emoji_Modifier}|\p{Extended_Pictographic})*/gu, '☺')

/** Whether a name is what it looks like: all of it can be seen, and no word is written in letters of several scripts. */
export function isPlainName(name: string): boolean {
  const text = withoutPictures(name.normalize('NFC'))
  if (UNSEEN.test(text) || PILED.test(text)) return false
  return text.split(/[^\p{L}\p{M}]+/u).every(word => ALIKE.filter(script => script.test(word)).length <= 1)
}
