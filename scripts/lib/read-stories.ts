import { parseSync, type ESTree } from 'vite'

export interface StoryFacts {
  readonly name: string
  /** True when it has a `play`, its own or that of the story it spreads. */
  readonly hasPlay: boolean
  /** True when it spreads `captured` or a variant. */
  readonly isCaptured: boolean
  /** True when its viewport is as wide as a phone. */
  readonly isNarrow: boolean
  /** The states that it shows below each other, with `inParts`. */
  readonly parts: readonly string[]
}

export interface StoriesFacts {
  readonly stories: readonly StoryFacts[]
  /** True when every story in the file runs the accessibility check. */
  readonly isChecked: boolean
}

type Parts = Map<string, ESTree.ObjectExpression>

/** Parses a file of stories without running it. */
export function readStories(file: string, text: string): StoriesFacts {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const parts = objectsOf(program)
  const stories = [...exportedNames(program)].flatMap((name): StoryFacts[] => {
    const object = parts.get(name)
    if (object === undefined) return []
    const isNarrow = /\.\.\.narrowest\b|value: 'w[23]\d\d'/.test(text.slice(object.start, object.end))
    return [
      {
        name,
        hasPlay: hasKey(parts, object, 'play'),
        isCaptured: isCaptured(parts, object),
        isNarrow,
        parts: partsOf(object),
      },
    ]
  })
  return { stories, isChecked: !/a11y:\s*\{[^}]*(?:test:\s*'(?:off|todo)'|disable:\s*true)/.test(text) }
}

/** Every object constant of the file, by name. */
function objectsOf(program: ESTree.Program): Parts {
  const declarations = program.body.flatMap((node) => {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    return declared?.type === 'VariableDeclaration' ? declared.declarations : []
  })
  return new Map(
    declarations.flatMap(({ id, init }): [string, ESTree.ObjectExpression][] => {
      const value = init?.type === 'TSSatisfiesExpression' ? init.expression : init
      return id.type === 'Identifier' && value?.type === 'ObjectExpression' ? [[id.name, value]] : []
    }),
  )
}

function exportedNames(program: ESTree.Program): Set<string> {
  return new Set(
    program.body.flatMap((node) => {
      if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration')
        return []
      return node.declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
    }),
  )
}

const keyOf = (property: ESTree.ObjectPropertyKind): string | undefined =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : undefined

const spreadOf = (property: ESTree.ObjectPropertyKind): string | undefined =>
  property.type === 'SpreadElement' && property.argument.type === 'Identifier'
    ? property.argument.name
    : undefined

/** The names in the third argument of `inParts`, which a story renders. */
function partsOf({ properties }: ESTree.ObjectExpression): string[] {
  const render = properties.find((property) => keyOf(property) === 'render')
  if (render?.type !== 'Property' || render.value.type !== 'ArrowFunctionExpression') return []
  const { body } = render.value
  const states = body.type === 'CallExpression' ? body.arguments[2] : undefined
  return states?.type === 'ObjectExpression' ? states.properties.flatMap((each) => keyOf(each) ?? []) : []
}

/** True when an object, or one that it spreads, has a property of that name. */
function hasKey(parts: Parts, object: ESTree.ObjectExpression, key: string): boolean {
  return object.properties.some((property) => {
    const spread = parts.get(spreadOf(property) ?? '')
    return keyOf(property) === key || (spread !== undefined && hasKey(parts, spread, key))
  })
}

/** Spreading one of these makes a story captured; from `packages/ui/src/stories/captured.ts`. */
const CAPTURES = new Set([
  'captured',
  'capturedLow',
  'capturedOnce',
  'capturedAtOneWidth',
  'capturedInEveryMode',
  'capturedInForcedColours',
])

/** The last property wins, as in JavaScript: `parameters` after `...captured` replace its own. */
function isCaptured(parts: Parts, object: ESTree.ObjectExpression): boolean {
  return object.properties.reduce((before, property) => {
    const spreadName = spreadOf(property)
    if (CAPTURES.has(spreadName ?? '')) return true
    const spread = parts.get(spreadName ?? '')
    if (spread !== undefined) return before || isCaptured(parts, spread)
    return keyOf(property) === 'parameters' ? spreadsCaptured(property) : before
  }, false)
}

/** Matches `parameters: { ...captured.parameters, … }`. */
function spreadsCaptured(property: ESTree.ObjectPropertyKind): boolean {
  if (property.type !== 'Property' || property.value.type !== 'ObjectExpression') return false
  return property.value.properties.some(
    (each) =>
      each.type === 'SpreadElement' &&
      each.argument.type === 'MemberExpression' &&
      each.argument.object.type === 'Identifier' &&
      CAPTURES.has(each.argument.object.name),
  )
}
