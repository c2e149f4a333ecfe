import { importsOf } from '../../scripts/lib/imports.ts'
import { filesIn, isSource, read } from '../architecture/_tree.ts'

const wordsOf = (file: string) =>
  file
    .replaceAll(/([a-z])(?=[A-Z])/g, '$1-')
    .toLowerCase()
    .split(/\W/)

const importers = new Map<string, Set<string>>()
const sources = read([...filesIn('packages'), ...filesIn('.storybook')].filter(isSource))
for (const { from, to } of sources.flatMap(importsOf))
  for (const file of [to, `${to}.ts`, `${to}.tsx`])
    importers.set(file, (importers.get(file) ?? new Set()).add(from))

/**
 * Compares tests by how near they are to a file: by the imports between them, and by the words in their names. Infinity
 * for a test that does not import it, directly or not; conventions read files without importing them.
 */
export function nearTo(file: string, kind: string): (test: string) => number {
  const distances = new Map([[file, 0]])
  for (const [one, distance] of distances)
    for (const importer of importers.get(one) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  const words = new Set(wordsOf(file))
  const weightOf = (word: string) => (word === kind ? 9 : words.has(word) ? 2 : 0)
  return (test) =>
    wordsOf(test).reduce(
      (far, word) => far - weightOf(word),
      distances.get(test) ?? (test.startsWith('tests/architecture/') ? 0 : Number.POSITIVE_INFINITY),
    )
}
