import { type AnyNode, parse } from 'acorn'

/** So many laps of loops no test needs: whatever makes them never ends. */
const MOST_LAPS = 20_000_000

let laps = 0

/** A new test begins. */
export const resetLaps = (): void => {
  laps = 0
}

declare global {
  var lap: () => void
}

globalThis.lap = () => {
  if (++laps > MOST_LAPS) throw new Error('This never ends.')
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const isLoop = /^(For|While|DoWhile)/

/** The text with every loop counting its laps, so that one without an end is noticed at once. */
export function withLaps(text: string): string {
  const marks: { readonly at: number; readonly put: string }[] = []
  const visit = (node: AnyNode): void => {
    if (isLoop.test(node.type) && 'body' in node && isNode(node.body))
      marks.push({ at: node.body.start, put: '{globalThis.lap();' }, { at: node.body.end, put: '}' })
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child)
  }
  visit(parse(text, { ecmaVersion: 'latest', sourceType: 'module' }))
  // From the end to the beginning, so that places stay; loops that end together are closed in any order.
  return marks.sort((a, b) => b.at - a.at).reduce((done, { at, put }) => done.slice(0, at) + put + done.slice(at), text)
}
