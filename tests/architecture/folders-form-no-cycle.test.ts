import path from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, type Import } from './_syntax.ts'
import { productSources } from './_tree.ts'

/** Packages whose folders form no cycle. */
const PACKAGES = ['domain']

/** The folders of a package that import each other in a circle, and those that import from one. Types count. */
function foldersInCycles(imports: readonly Import[], name: string): string[] {
  const src = `packages/${name}/src/`
  const imported = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    if (!from.startsWith(src) || !to.startsWith(src)) continue
    const [own, other] = [path.posix.dirname(from), path.posix.dirname(to)]
    imported.set(own, (imported.get(own) ?? new Set()).add(other))
  }
  const isFree = (folder: string) =>
    [...(imported.get(folder) ?? [])].every((other) => other === folder || !imported.has(other))
  for (let count = -1; count !== imported.size;) {
    count = imported.size
    for (const folder of imported.keys()) if (isFree(folder)) imported.delete(folder)
  }
  return [...imported.keys()].map((folder) => folder.slice(src.length))
}

const imports = productSources().flatMap(importsOf)

test.each(PACKAGES)('the folders of %s form no cycle', (name) => {
  expect(foldersInCycles(imports, name)).toEqual([])
})

const found = (from: string, to: string): Import => ({
  from: `packages/domain/src/${from}`,
  to: `packages/domain/src/${to}`,
  isTypeOnly: true,
})

test('a cycle is found, also of types and over a third folder', () => {
  const chain = [
    found('a/one.ts', 'b/two.ts'),
    found('b/two.ts', 'c/three.ts'),
    found('b/two.ts', 'b/four.ts'),
  ]
  expect(foldersInCycles(chain, 'domain')).toEqual([])
  expect(foldersInCycles([...chain, found('c/three.ts', 'a/one.ts')], 'domain')).toEqual(['a', 'b', 'c'])
})
