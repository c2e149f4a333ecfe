import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseSync } from 'vite'

const SOURCES = [
  'packages/*/src/**/*.{ts,tsx}',
  'packages/server/test/_*.ts',
  '.storybook/**/*.{ts,tsx}',
  'scripts/**/*.{ts,mjs}',
  'tests/cluster/*.ts',
]

type Importers = ReadonlyMap<string, readonly { from: string }[]>

/** By root: reading all files takes a second. */
const known = new Map<string, Importers>()

/** These files and all that import them, directly or not, at run time; relative to the root, like the files. */
export function withImporters(files: readonly string[], root: string): ReadonlySet<string> {
  const importers = known.get(root) ?? importersIn(root)
  known.set(root, importers)
  const reached = new Set(files)
  for (const file of reached) for (const { from } of importers.get(file) ?? []) reached.add(from)
  return reached
}

const importersIn = (root: string): Importers =>
  Map.groupBy(
    globSync(SOURCES, { cwd: root }).flatMap((from) => importsOf(from, root).map((to) => ({ from, to }))),
    ({ to }) => to,
  )

/** Imports of a file from the project, except types. */
function importsOf(file: string, root: string): string[] {
  const absolute = path.join(root, file)
  const text = readFileSync(absolute, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const names = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? moduleRequest.value : [])),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ].map((name) => name.replace(/\?.*$/, ''))
  const { resolve } = createRequire(absolute)
  const imported = names.flatMap((name) => {
    if (name.startsWith('.')) return path.join(path.dirname(file), name)
    return name.startsWith('@latchkey/') ? path.relative(root, resolve(name)) : []
  })
  // Not those of the docs pages, which no test opens.
  return file.endsWith('.stories.tsx')
    ? [...imported, ...globbedIn(text, path.dirname(file), root)]
    : imported
}

/** Files of the patterns in calls of `import.meta.glob`. */
function globbedIn(text: string, folder: string, root: string): string[] {
  const patterns = [...text.matchAll(/import\.meta\.glob[^(]*\(\s*(\[[^\]]*\]|'[^']*')/g)].flatMap(
    ([, list = '']) =>
      [...list.matchAll(/'([^'!][^']*)'/g)].map(([, pattern = '']) => path.join(folder, pattern)),
  )
  return patterns.length === 0 ? [] : globSync(patterns, { cwd: root })
}
