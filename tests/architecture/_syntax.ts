import path from 'node:path'
import { Visitor, parseSync, type ESTree } from 'vite'
import type { Source } from './_tree.ts'

export interface Import {
  readonly from: string
  /** The imported module: a path from the root for our own, otherwise the package's name. */
  readonly to: string
  /** True for a path from the importing file, such as `./token.ts`. */
  readonly isRelative: boolean
  /** True when nothing is loaded at run time. */
  readonly isTypeOnly: boolean
}

export interface Export {
  readonly name: string
  /** True with a documentation comment directly above. */
  readonly isDocumented: boolean
}

/** Every import of a file, including dynamic imports and re-exports. */
export function importsOf(source: Source): Import[] {
  const { program, module } = parse(source)
  const written = program.body.flatMap((node): Import[] => {
    if (node.type === 'ImportDeclaration')
      return [importOf(source, node.source.value, node.importKind === 'type')]
    if (node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source))
      return [importOf(source, node.source?.value ?? '', node.exportKind === 'type')]
    return []
  })
  const loadedLater = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }): Import[] => {
    const name = /^['"`](.+)['"`]$/.exec(source.text.slice(start, end))?.[1]
    return name === undefined ? [] : [importOf(source, name, false)]
  })
  return [...written, ...loadedLater]
}

function importOf({ file }: Source, name: string, isTypeOnly: boolean): Import {
  return { from: file, to: moduleOf(file, name), isRelative: name.startsWith('.'), isTypeOnly }
}

function moduleOf(file: string, name: string): string {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name)
  const own = /^@latchkey\/(\w+)\/(.+)$/.exec(name)
  return own === null ? name : `packages/${own[1]}/src/${own[2]}`
}

/** Every export that the file itself declares. */
export function exportsOf(source: Source): Export[] {
  const { program, comments } = parse(source)
  const isDocumented = (start: number) =>
    comments.some(
      ({ type, value, end }) =>
        type === 'Block' &&
        value.startsWith('*') &&
        end <= start &&
        source.text.slice(end, start).trim() === '',
    )
  return program.body.flatMap((node) => {
    if (node.type === 'ExportDefaultDeclaration')
      return [{ name: 'default', isDocumented: isDocumented(node.start) }]
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return []
    return namesOf(node.declaration).map((name) => ({ name, isDocumented: isDocumented(node.start) }))
  })
}

function namesOf(declaration: ESTree.Declaration): string[] {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : 'a pattern'))
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : []
}

/** A method call such as `app.get('/leads', …)`. */
export interface MethodCall {
  readonly object: string
  readonly method: string
  readonly args: readonly ESTree.Node[]
}

/** Every call `object.method(…)` in a file, at any depth. */
export function methodCallsOf(source: Source): MethodCall[] {
  const calls: MethodCall[] = []
  new Visitor({
    CallExpression({ callee, arguments: args }) {
      if (callee.type !== 'MemberExpression') return
      const { object, property } = callee
      if (object.type === 'Identifier' && property.type === 'Identifier')
        calls.push({ object: object.name, method: property.name, args })
    },
  }).visit(parse(source).program)
  return calls
}

const parsed = new WeakMap<Source, ReturnType<typeof parseSync>>()

function parse(source: Source): ReturnType<typeof parseSync> {
  const known = parsed.get(source)
  if (known) return known
  const result = parseSync(source.file, source.text)
  if (result.errors.length > 0) throw new Error(`${source.file} cannot be read: ${result.errors[0]?.message}`)
  parsed.set(source, result)
  return result
}
