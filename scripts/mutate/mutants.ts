import { type AnyNode, parse } from 'acorn'
import { stripped } from './generations.ts'
import { withLaps } from './laps.ts'
import { changes } from './operators.ts'

/** One small change to the rules that some test should notice. */
export interface Mutant {
  /** Says which it is as long as the code around it stays. */
  readonly key: string
  readonly file: string
  readonly line: number
  readonly start: number
  readonly end: number
  readonly replacement: string
  /** What stands there, and what would stand there. */
  readonly was: string
  readonly becomes: string
  /** The innermost function it is in, by its place in the file; -1 outside of all. */
  readonly within: number
  /** The card, event or landmark it belongs to. */
  readonly about: string | undefined
}

/** A place where a function begins to do something. */
export interface FunctionBody {
  readonly start: number
  readonly end: number
  readonly isBlock: boolean
}

export interface Source {
  readonly file: string
  /** Without types, every character where it was. */
  readonly text: string
  readonly functions: readonly FunctionBody[]
  readonly mutants: readonly Mutant[]
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const children = (node: AnyNode): AnyNode[] => Object.values(node).flat().filter(isNode)

/**
 * What is only told or thrown, which other tests see to: events, what is revealed, where the cards of a question lie; and
 * what stands behind `??` for the compiler alone, as there is always something before it.
 */
function isTold(node: AnyNode, parent: AnyNode | undefined, text: string): boolean {
  if (node.type === 'ThrowStatement' || node.type === 'ImportDeclaration') return true
  if (node.type === 'IfStatement' && /\bhears\b/.test(text.slice(node.test.start, node.test.end))) return true
  if (parent?.type === 'LogicalExpression' && parent.operator === '??')
    return parent.right === node && (node.type === 'Literal' || node.type === 'UnaryExpression')
  if (node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === 'from')
    return node.value.type === 'Literal'
  // By which name something is asked.
  if (node.type === 'Literal' && parent?.type === 'CallExpression' && parent.arguments[0] === node)
    return /\b(ask|offer|may|choose\w*|mayChoose|options?|number)$/.test(
      text.slice(parent.callee.start, parent.callee.end),
    )
  if (node.type === 'ExpressionStatement') return /^\w+\.reveal(Hand)?\(/.test(text.slice(node.start, node.end))
  return node.type === 'CallExpression' && /\.#?tell\w*$/.test(text.slice(node.callee.start, node.callee.end))
}

const declares = /^(card|event|landmark)$/

/** Reads a file of the rules and lists its mutants. */
export function readSource(file: string): Source {
  const text = stripped(file)
  const functions: FunctionBody[] = []
  const mutants: Mutant[] = []
  const seen = new Map<string, number>()
  const lines = text.split('\n')
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  const visit = (node: AnyNode, parent: AnyNode | undefined, within: number, about: string | undefined): void => {
    if (isTold(node, parent, text)) return
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && declares.test(node.callee.name)) {
      const [id] = node.arguments
      if (id?.type === 'Literal') about = String(id.value)
    }
    const around = text.slice(functions[within]?.start ?? 0, functions[within]?.end ?? 0)
    const me = within < 0 ? undefined : /\bg\b/.test(around) ? 'g.me' : /\bthis\./.test(around) ? 'this.me' : undefined
    for (const change of changes(node, { text, parent, me })) {
      const { start, end, replacement } = change
      const was = text.slice(start, end).replaceAll(/\s+/g, ' ')
      const line = lineOf(start)
      const code = (lines[line - 1] ?? '').trim()
      const name = `${file}: ${code}: ${was} → ${replacement.replaceAll(/\s+/g, ' ')}`
      const nth = (seen.get(name) ?? 0) + 1
      seen.set(name, nth)
      const key = nth === 1 ? name : `${name} (${nth})`
      mutants.push({ key, file, line, start, end, replacement, was, becomes: replacement, within, about })
    }
    let inside = within
    if ('body' in node && /Function/.test(node.type) && isNode(node.body)) {
      inside =
        functions.push({ start: node.body.start, end: node.body.end, isBlock: node.body.type === 'BlockStatement' }) - 1
    }
    for (const child of children(node)) visit(child, node, inside, about)
  }
  visit(parse(text, { ecmaVersion: 'latest', sourceType: 'module' }), undefined, -1, undefined)
  return { file, text, functions, mutants }
}

/** The text with one change made, and its loops counted. */
export const changed = ({ text }: Source, { start, end, replacement }: Mutant): string =>
  withLaps(text.slice(0, start) + replacement + text.slice(end))

/** The text in which every function says that it was called: `hit(file, function)`. */
export function watched({ file, text, functions }: Source): string {
  const marks = functions.flatMap(({ start, end, isBlock }, i) => {
    const call = `globalThis.hit(${JSON.stringify(file)}, ${i})`
    return isBlock
      ? [{ at: start + 1, put: `${call};` }]
      : [
          { at: start, put: `(${call}, ` },
          { at: end, put: ')' },
        ]
  })
  // From the end to the beginning, so that places stay; of several at one place the inner one comes first.
  const sorted = marks.map((mark, i) => ({ ...mark, i })).sort((a, b) => b.at - a.at || b.i - a.i)
  return sorted.reduce((done, { at, put }) => done.slice(0, at) + put + done.slice(at), text)
}
