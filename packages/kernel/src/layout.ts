/** What a terminal reads as the beginning or the end of a colour. */
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** How many places a text takes on the screen, colours aside. */
export const widthOf = (text: string): number => text.replaceAll(COLOUR, '').length

/** A text with spaces behind it, up to a width. */
export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))

const GAP = 2

/** Lays cells out in columns of one width, read from the top down, as many as fit beside each other. */
export function columns(cells: readonly string[], width: number): string[] {
  if (cells.length === 0) return []
  const cell = Math.max(...cells.map(widthOf))
  const most = Math.max(1, Math.floor((width + GAP) / (cell + GAP)))
  const rows = Math.ceil(cells.length / most)
  return Array.from({ length: rows }, (_, row) =>
    cells
      .filter((_, i) => i % rows === row)
      .map(text => padEnd(text, cell + GAP))
      .join('')
      .trimEnd(),
  )
}

/** Words one after the other, in as many lines as they need; those after the first are set in. */
function flow(words: readonly string[], separator: string, start: string, indent: string, width: number): string[] {
  const lines: string[] = []
  let line = start
  let fresh = true
  words.forEach((word, i) => {
    const text = i === words.length - 1 ? word : `${word}${separator.trimEnd()}`
    const joint = fresh ? '' : ' '
    if (!fresh && widthOf(line) + joint.length + widthOf(text) > width) {
      lines.push(line)
      line = `${indent}${text}`
    } else line += `${joint}${text}`
    fresh = false
  })
  lines.push(line)
  return lines
}

/** A label and a list after it, `Hand: Copper, Estate`, in lines that fit. */
export const labelled = (label: string, items: readonly string[], width: number, separator = ', '): string[] =>
  items.length === 0 ? [] : flow(items, separator, `${label}: `, '  ', width)

/** Things one after the other, in lines that fit. */
export const strung = (items: readonly string[], width: number): string[] => flow(items, ' ·', '', '  ', width)

/** A text in lines that fit. */
export const wrapped = (text: string, width: number, indent = ''): string[] =>
  flow(text.split(' '), '', indent, `${indent}  `, width)

/** A line across the screen with a word in it. */
export const ruled = (word: string, width: number): string =>
  `── ${word} ${'─'.repeat(Math.max(0, width - word.length - 4))}`
