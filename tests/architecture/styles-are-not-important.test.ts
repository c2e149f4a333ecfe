import { expect, test } from 'vitest'
import { filesIn, isSource, read, type Source } from './_tree.ts'

/** As in CSS, and as an argument of `setProperty`. */
const PRIORITY = /!important|['"`]important['"`]/

const withPriority = (sources: readonly Source[]): string[] =>
  sources.filter(({ text }) => PRIORITY.test(text)).map(({ file }) => file)

// Stories are not examined for it by axe ('avoid-inline-spacing'), for which it would take a sixth of the time.
test('no style of the design system or the app is important', () => {
  const files = ['packages/ui/src', 'packages/app/src'].flatMap(filesIn)
  const sources = read(files.filter((file) => isSource(file) && !file.endsWith('.test.ts')))
  expect(sources.length).toBeGreaterThan(1000)
  expect(withPriority(sources)).toEqual([])
})

test.each([
  "style.cssText = 'letter-spacing: 0 !important'",
  "setProperty('word-spacing', '0', 'important')",
])('found: %s', (text) => {
  expect(withPriority([{ file: 'a.ts', text }])).toEqual(['a.ts'])
})
