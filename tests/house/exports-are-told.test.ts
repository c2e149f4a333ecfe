import { expect, test } from 'vitest'
import { filesIn, isForTests, isSource, textOf } from './_tree.ts'

const sources = filesIn('packages').filter(
  (file) =>
    isSource(file) &&
    file.includes('/src/') &&
    !isForTests(file) &&
    !file.endsWith('.styles.ts') &&
    !file.endsWith('.d.ts'),
)

const EXPORT = /^export (?:async )?(?:const|function\*?|class|interface|type|let) (\w+)/

/** Exports of a file without a sentence above them. Overloads and the interface beside an MST model share one. */
function untold(file: string): string[] {
  const lines = textOf(file).split('\n')
  const told = new Set<string>()
  const missing: string[] = []
  lines.forEach((line, index) => {
    const name = EXPORT.exec(line)?.[1]
    if (name === undefined) return
    if (lines[index - 1]?.trim().endsWith('*/')) told.add(name)
    else missing.push(name)
  })
  return missing.filter((name) => !told.has(name)).map((name) => `${file}: ${name}`)
}

test('the rule reads the tree', () => {
  expect(sources.length).toBeGreaterThan(100)
})

test('every exported thing has a sentence', () => {
  expect(sources.flatMap(untold)).toEqual([])
})
