import { parseSync, Visitor } from 'vite'
import { productSources, type Source } from '../architecture/_tree.ts'

/** One change of the product that a test should find. */
export interface Mutant extends Record<'file' | 'kind' | 'before' | 'after', string> {
  readonly line: number
  readonly start: number
}

const SHIFTED: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
}
const KEYS = /^(Enter|Escape|Tab|Home|End|Delete|Backspace|Space)$/
/** These files have run already, or have texts for developers and for the demo. */
const NOT_DRAWN = /\/migrations\/|\/demo\/|type-in-use/
const HOOKS = /^use(Effect|LayoutEffect|Memo|Callback)$/

function mutantsIn({ file, text }: Source): Mutant[] {
  const found: Mutant[] = []
  let label = 'Other words'
  const types = new Set<number>()
  const of = ({ start, end }: { start: number; end: number }) => text.slice(start, end)
  function add(kind: string, { start, end }: { start: number; end: number }, after: string): void {
    const line = text.slice(0, start).split('\n').length
    found.push({ file, line, kind, start, before: text.slice(start, end), after })
  }
  function addLabel(node: { start: number; end: number }, words: string, quote = ''): void {
    if (label !== words) add('label', node, quote + label + quote)
    label = words
  }
  new Visitor({
    IfStatement(node) {
      add('condition', node.test, `!(${of(node.test)})`)
      const only = node.consequent.type === 'BlockStatement' ? node.consequent.body[0] : node.consequent
      if (only?.type === 'ReturnStatement' && !node.alternate) add('early return', node, '')
    },
    ConditionalExpression: ({ test }) => add('condition', test, `!(${of(test)})`),
    BinaryExpression({ operator, left, right }) {
      const shifted = SHIFTED[operator]
      if (shifted) add('comparison', { start: left.end, end: right.start }, ` ${shifted} `)
    },
    AwaitExpression: (node) => add('await', node, of(node.argument)),
    AssignmentPattern({ right }) {
      if (/^(true|false)$/.test(of(right))) add('default', right, String(of(right) === 'false'))
    },
    LogicalExpression({ operator, right }) {
      if (operator === '??' && /^(true|false)$/.test(of(right)))
        add('default', right, String(of(right) === 'false'))
    },
    Property({ key, value, shorthand }) {
      const isAccess = of(key) === 'access' && !/^'(signed-in|public)'$/.test(of(value))
      if (file.endsWith('.routes.ts') && isAccess)
        add('permission', value, shorthand ? "access: 'signed-in'" : "'signed-in'")
    },
    CallExpression(node) {
      const { callee } = node
      const [, dependencies] = node.arguments
      if (callee.type === 'MemberExpression' && of(callee.property) === 'where' && file.includes('/server/'))
        add('predicate', { start: callee.object.end, end: node.end }, '')
      if (
        HOOKS.test(of(callee)) &&
        dependencies?.type === 'ArrayExpression' &&
        dependencies.elements.length > 0
      )
        add('dependency', dependencies, '[]')
    },
    JSXAttribute(node) {
      if (of(node.name) === 'key') add('dependency', node, '')
    },
    JSXText(node) {
      if (/[a-z]{2}/i.test(node.value)) addLabel(node, node.value.trim())
    },
    TSLiteralType: ({ literal }) => void types.add(literal.start),
    Literal(node) {
      const isInternal = /(import .*|from |\.model\(|Error\(|case )$/.test(text.slice(0, node.start))
      if (typeof node.value !== 'string' || types.has(node.start) || isInternal || KEYS.test(node.value))
        return
      if (/^[A-Z][a-z]+([ ’,.?!].*)?$/.test(node.value)) addLabel(node, node.value, text[node.start])
    },
  }).visit(parseSync(file, text).program)
  return found
}

export const mutated = ({ start, before, after }: Mutant, text: string): string =>
  text.slice(0, start) + after + text.slice(start + before.length)

/** Each kind, and in it each package, is as likely as another. */
export function draw(count: number, seed: number): Mutant[] {
  const all = productSources()
    .filter(({ file }) => !NOT_DRAWN.test(file))
    .flatMap(mutantsIn)
  let state = seed
  function oneOf<T>(list: readonly T[]): T {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return list[Math.floor((state / 2 ** 32) * list.length)] as T
  }
  const groups = (list: readonly Mutant[], key: (one: Mutant) => string) =>
    [...new Set(list.map(key))].map((name) => list.filter((one) => key(one) === name))
  const packageOf = ({ file }: Mutant) => file.split('/')[1] ?? ''
  const drawn = new Set<Mutant>()
  while (drawn.size < count)
    drawn.add(oneOf(oneOf(groups(oneOf(groups(all, ({ kind }) => kind)), packageOf))))
  return [...drawn]
}
