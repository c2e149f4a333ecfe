import path from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, type Import } from './_syntax.ts'
import { productSources } from './_tree.ts'

type Grouping = (file: string) => string

const parentOf: Grouping = (file) => path.posix.dirname(file)

/** Three groupings: single files, the folder of a file, and the folder directly below `src`. */
const GROUPINGS: Readonly<Record<string, Grouping>> = {
  files: (file) => file,
  'folders of files': parentOf,
  'folders below src': (file) => parentOf(file).split('/').slice(0, 4).join('/'),
}

/** Folders in an import cycle, and those that import one. Type imports count. */
function foldersInCycles(imports: readonly Import[], folderOf: Grouping): string[] {
  const imported = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [own, other] = [folderOf(from), folderOf(to)]
    imported.set(own, (imported.get(own) ?? new Set()).add(other))
  }
  const isFree = (folder: string) =>
    [...(imported.get(folder) ?? [])].every((other) => other === folder || !imported.has(other))
  for (let count = -1; count !== imported.size;) {
    count = imported.size
    for (const folder of imported.keys()) if (isFree(folder)) imported.delete(folder)
  }
  return [...imported.keys()]
}

test.each(Object.entries(GROUPINGS))('the %s form no cycle', (_name, folderOf) => {
  const imports = productSources().flatMap(importsOf)
  expect(new Set(imports.map(({ from }) => folderOf(from))).size).toBeGreaterThan(40)
  expect(foldersInCycles(imports, folderOf)).toEqual([])
})

const found = (from: string, to: string): Import => ({
  from: `packages/domain/src/${from}`,
  to: `packages/domain/src/${to}`,
  isRelative: true,
  isTypeOnly: true,
})

test('a cycle is found, also of type imports and through a third folder', () => {
  const chain = [
    found('a/one.ts', 'b/two.ts'),
    found('b/two.ts', 'c/three.ts'),
    found('b/two.ts', 'b/four.ts'),
  ]
  expect(foldersInCycles(chain, parentOf)).toEqual([])
  const cycle = [...chain, found('c/three.ts', 'a/one.ts')]
  expect(foldersInCycles(cycle, parentOf)).toEqual(
    ['a', 'b', 'c'].map((folder) => `packages/domain/src/${folder}`),
  )
})
