import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'
import { packagePathOf } from './package-paths.ts'

const PACKAGES = path.join(import.meta.dirname, '../packages')

interface Manifest {
  readonly name: string
  readonly exports?: Readonly<Record<string, string | null>>
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(PACKAGES, folder, 'package.json'), 'utf8')) as Manifest

/** A relative import of a story, as another package writes it; unchanged if the file is not exported. */
function publicPath(storyFile: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier
  const file = path.resolve(path.dirname(storyFile), specifier)
  const [folder = '', ...inside] = path.relative(PACKAGES, file).split(path.sep)
  if (folder === '..') return specifier
  const { name, exports = {} } = manifestOf(folder)
  const subpath = packagePathOf(exports, `./${inside.join('/')}`)
  return subpath === undefined ? specifier : name + subpath.slice(1)
}

/** Every name that the code refers to; not the names of properties. */
function namesIn(code: string): Set<string> {
  const names = new Set<string>()
  const properties = new Set<ESTree.Node>()
  new Visitor({
    MemberExpression({ property, computed }) {
      if (!computed) properties.add(property)
    },
    Property({ key, computed, shorthand }) {
      if (!computed && !shorthand) properties.add(key)
    },
    JSXAttribute({ name }) {
      properties.add(name)
    },
    Identifier(node) {
      if (!properties.has(node)) names.add(node.name)
    },
    JSXIdentifier(node) {
      if (!properties.has(node)) names.add(node.name)
    },
  }).visit(parseSync('snippet.tsx', code).program)
  return names
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

const edited = (code: string, edits: readonly Edit[]): string =>
  edits.reduceRight((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code)

/** Replaces `fn()` of the tests by a function that does nothing, and `fn(does)` by `does`. */
function withoutMocks(code: string): string {
  const edits: Edit[] = []
  new Visitor({
    CallExpression({ callee, arguments: [does], start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== 'fn') return
      edits.push({ start, end, text: does === undefined ? '() => {}' : code.slice(does.start, does.end) })
    },
  }).visit(parseSync('snippet.tsx', code).program)
  return edited(code, edits)
}

interface Declared {
  readonly names: readonly string[]
  readonly code: string
}

function declaredIn(source: string): { imports: ESTree.ImportDeclaration[]; own: Declared[] } {
  const { body } = parseSync('story.tsx', source).program
  return {
    imports: body.filter((node) => node.type === 'ImportDeclaration'),
    own: body.flatMap((statement): Declared[] => {
      const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (node === null) return []
      const code = source.slice(node.start, node.end)
      if (node.type === 'VariableDeclaration')
        return [
          { names: node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : [])), code },
        ]
      if (node.type === 'FunctionDeclaration' && node.id) return [{ names: [node.id.name], code }]
      if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration')
        return [{ names: [node.id.name], code }]
      return []
    }),
  }
}

function importLine(storyFile: string, node: ESTree.ImportDeclaration, used: ReadonlySet<string>): string[] {
  const wanted = node.specifiers.filter(({ local }) => used.has(local.name))
  if (wanted.length === 0) return []
  const names = wanted.map((specifier) => {
    if (specifier.type === 'ImportDefaultSpecifier') return specifier.local.name
    if (specifier.type === 'ImportNamespaceSpecifier') return `* as ${specifier.local.name}`
    const imported = 'name' in specifier.imported ? specifier.imported.name : specifier.imported.value
    const type = specifier.importKind === 'type' ? 'type ' : ''
    return type + (imported === specifier.local.name ? imported : `${imported} as ${specifier.local.name}`)
  })
  const listed = wanted.some(({ type }) => type === 'ImportSpecifier')
    ? `{ ${names.join(', ')} }`
    : names.join(', ')
  const kind = node.importKind === 'type' ? 'import type' : 'import'
  return [`${kind} ${listed} from '${publicPath(storyFile, node.source.value)}'`]
}

const isNamed = (node: ESTree.Node, name: string): node is ESTree.ObjectProperty =>
  node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === name

/** The members of the `args` of a declared object, by name, as written. */
function argsIn(own: readonly Declared[], name: string): [string, string][] {
  const code = own.find(({ names }) => names.includes(name))?.code ?? ''
  const found: [string, string][] = []
  new Visitor({
    VariableDeclarator({ init }) {
      const object = init?.type === 'TSSatisfiesExpression' ? init.expression : init
      if (object?.type !== 'ObjectExpression') return
      for (const part of object.properties)
        if (isNamed(part, 'args') && part.value.type === 'ObjectExpression')
          for (const arg of part.value.properties) {
            const text = code.slice(arg.start, arg.end)
            found.push([arg.type === 'Property' ? code.slice(arg.key.start, arg.key.end) : text, text])
          }
    },
  }).visit(parseSync('story.tsx', code).program)
  return found
}

/** Declares the `args` that a snippet uses, because nobody passes them where it is copied to. */
function withArgs(snippet: string, own: readonly Declared[]): string {
  const [head, story] = /^const (\w+) = \(?args\)? =>/.exec(snippet) ?? []
  if (head === undefined || story === undefined) return snippet
  const args = new Map([...argsIn(own, 'meta'), ...argsIn(own, story)])
  const members = [...args.values()].map((text) => `  ${text},\n`).join('')
  return `const args = {\n${members}}\n\nconst ${story} = () =>${snippet.slice(head.length)}`
}

/** A snippet with all it refers to: its args, the imports, by their public paths, and the constants of its file. */
export function copyable(snippet: string, storyFile: string, source: string): string {
  const { imports, own } = declaredIn(source)
  const code = withoutMocks(withArgs(snippet.trim().replace(/;$/, ''), own))
  const used = namesIn(code)
  const declaredHere = new Set(declaredIn(code).own.flatMap(({ names }) => names))
  const others = own.filter(({ names }) => !names.some((name) => declaredHere.has(name)))
  const needed = new Set<Declared>()
  for (let before = -1; before < needed.size;) {
    before = needed.size
    for (const declared of others)
      if (!needed.has(declared) && declared.names.some((name) => used.has(name))) {
        needed.add(declared)
        for (const name of namesIn(withoutMocks(declared.code))) used.add(name)
      }
  }
  const lines = imports.flatMap((node) => importLine(storyFile, node, used))
  const constants = own
    .filter((declared) => needed.has(declared))
    .map((declared) => withoutMocks(declared.code))
  return [lines.join('\n'), ...constants, code].filter((part) => part !== '').join('\n\n')
}

/** Completes the snippets that Storybook writes into each file of stories. */
export const storySnippets: Plugin = {
  name: 'story-snippets',
  enforce: 'post',
  transform: {
    // After Storybook's plugin, which is itself 'post'.
    order: 'post',
    handler(code, id) {
      if (!id.endsWith('.stories.tsx') || !code.includes('source: {')) return undefined
      const source = readFileSync(id, 'utf8')
      const edits: Edit[] = []
      new Visitor({
        Property(node) {
          if (!isNamed(node, 'source') || node.value.type !== 'ObjectExpression') return
          for (const part of node.value.properties) {
            if (!isNamed(part, 'code') || part.value.type !== 'Literal') continue
            const { start, end, value } = part.value
            edits.push({ start, end, text: JSON.stringify(copyable(String(value), id, source)) })
          }
        },
      }).visit(parseSync(id, code, { lang: 'js' }).program)
      return { code: edited(code, edits), map: null }
    },
  },
}
