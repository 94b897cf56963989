import type { AnyNode, BinaryExpression, LogicalExpression, Node } from 'acorn'

/** A small change to a source text. */
export interface Change {
  readonly start: number
  readonly end: number
  readonly replacement: string
}

/** What surrounds a node: the source, its parent, and how this file calls the player whose turn it is. */
export interface Around {
  readonly text: string
  readonly parent: AnyNode | undefined
  /** `g.me` or `this.me`; nothing where nobody has a turn. */
  readonly me: string | undefined
}

const BINARY: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '&': '|',
  '|': '&',
}

/** Words of the rules that may be mistaken for each other. Types and basic cards by their numbers, which need no import. */
const WORDS: Readonly<Record<string, string>> = {
  ACTION: '2',
  TREASURE: '4',
  VICTORY: '1',
  ATTACK: '1',
  COPPER: '1',
  SILVER: '2',
  GOLD: '1',
  ESTATE: '4',
  DUCHY: '3',
  PROVINCE: '4',
  CURSE: '0',
}

const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  floor: 'ceil',
  min: 'max',
  max: 'min',
}

/** Top and bottom, where cards lie in order: in hands, and where choices are listed, it means nothing. */
const ENDS: Readonly<Record<string, string>> = { push: 'unshift', pop: 'shift' }
const ORDERED = /(deck|discard|stack|draw|pile|market|trash)\w*$/i

/** Zones, options, types and the like. */
const STRINGS: Readonly<Record<string, string>> = {
  hand: 'discard',
  discard: 'hand',
  deck: 'discard',
  aside: 'hand',
  looked: 'aside',
  yes: 'no',
  cards: 'actions',
  actions: 'buys',
  buys: 'coins',
  coins: 'cards',
  action: 'treasure',
  treasure: 'victory',
  victory: 'action',
  buy: 'action',
  duchy: 'estates',
  self: 'hand',
  goods: 'animals',
  animals: 'goods',
}

const SEATS = new Set(['victim', 'seat', 'gainer', 'neighbour', 'buyer', 'owner', 'other', 'whose', 'chooser', 'by'])

/** Whether an identifier is used as a value, and not declared or a name of something. */
function isValue(node: Node, parent: AnyNode | undefined): boolean {
  switch (parent?.type) {
    case 'CallExpression':
    case 'NewExpression':
      return parent.arguments.some(argument => argument === node)
    case 'Property':
      return parent.value === node && parent.key !== node
    case 'BinaryExpression':
    case 'ReturnStatement':
      return true
    case 'ConditionalExpression':
      return parent.test !== node
    case 'ArrowFunctionExpression':
      return parent.body === node
    default:
      return false
  }
}

const isLoose = (node: AnyNode): boolean =>
  node.type === 'CallExpression' || node.type === 'AssignmentExpression' || node.type === 'UpdateExpression'

/** The ways a node can be wrong. */
export function changes(node: AnyNode, { text, parent, me }: Around): Change[] {
  const whole = (replacement: string): Change => ({ start: node.start, end: node.end, replacement })
  const source = (part: Node) => text.slice(part.start, part.end)
  /** The sign between two operands; parentheses around them stay. */
  const operator = (of: BinaryExpression | LogicalExpression, replacement: string): Change => {
    const start = text.indexOf(of.operator, of.left.end)
    return { start, end: start + of.operator.length, replacement }
  }
  switch (node.type) {
    case 'Literal': {
      if (typeof node.value === 'number') {
        const up = whole(String(node.value + 1))
        return node.value > 0 ? [up, whole(String(node.value - 1))] : [up]
      }
      if (typeof node.value === 'boolean') return [whole(String(!node.value))]
      if (typeof node.value !== 'string' || parent?.type === 'ImportDeclaration') return []
      if (parent?.type === 'Property' && parent.key === node) return []
      const other = STRINGS[node.value]
      return other === undefined ? [] : [whole(`'${other}'`)]
    }
    case 'BinaryExpression': {
      const other = BINARY[node.operator]
      return other === undefined ? [] : [operator(node, other)]
    }
    case 'LogicalExpression':
      if (node.operator === '??') return []
      return [operator(node, node.operator === '&&' ? '||' : '&&')]
    case 'UnaryExpression':
      return node.operator === '!' ? [whole(source(node.argument))] : []
    case 'IfStatement':
    case 'ConditionalExpression': {
      const { start, end } = node.test
      return [{ start, end, replacement: `!(${source(node.test)})` }]
    }
    case 'ExpressionStatement':
      return isLoose(node.expression) ? [whole(';')] : []
    case 'BlockStatement':
      if (parent === undefined || !/Function|Method/.test(parent.type) || node.body.length === 0) return []
      return [{ start: node.start + 1, end: node.start + 1, replacement: ' return;' }]
    case 'ArrowFunctionExpression':
      return node.body.type === 'BlockStatement'
        ? []
        : [{ start: node.body.start, end: node.body.end, replacement: '(undefined)' }]
    case 'Identifier': {
      const other = WORDS[node.name]
      if (other !== undefined && isValue(node, parent)) return [whole(other)]
      return me !== undefined && SEATS.has(node.name) && isValue(node, parent) ? [whole(me)] : []
    }
    case 'MemberExpression': {
      if (source(node) === me && isValue(node, parent)) {
        const [player = ''] = me.split('.')
        return [whole(`${player}.left(${me})`)]
      }
      const { property } = node
      if (property.type !== 'Identifier' || node.computed) return []
      const other = METHODS[property.name] ?? (ORDERED.test(source(node.object)) ? ENDS[property.name] : undefined)
      if (other === undefined || parent?.type !== 'CallExpression' || parent.callee !== node) return []
      return [{ start: property.start, end: property.end, replacement: other }]
    }
    default:
      return []
  }
}
