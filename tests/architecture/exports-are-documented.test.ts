import { expect, test } from 'vitest'
import { exportsOf } from './_syntax.ts'
import { filesIn, isSource, productSources, read, type Source } from './_tree.ts'

const tools = read(
  [...filesIn('scripts'), ...filesIn('tests')].filter(
    (file) => isSource(file) && !/\.(test|spec)\.ts$/.test(file),
  ),
)
const sources = [...productSources(), ...tools].filter(
  ({ file }) => !/\.(styles|guide|d|config)\.ts$/.test(file),
)

/**
 * Exports of a file without a sentence above them. Overloads share one, so do a model and its interface, and the props of
 * a documented component need none.
 */
function undocumented(source: Source): string[] {
  const exports = exportsOf(source)
  return exports
    .filter(
      ({ name }) =>
        !exports.some((other) => other.isDocumented && [other.name, `${other.name}Props`].includes(name)),
    )
    .map(({ name }) => `${source.file}: ${name}`)
}

test('the rule reads the tree', () => {
  expect(sources.length).toBeGreaterThan(150)
})

test('every exported thing has a sentence', () => {
  expect(sources.flatMap(undocumented)).toEqual([])
})

test.each([
  ['export const a = 1', 1],
  ['export default function b() {}', 1],
  ['/* no documentation */\nexport function c() {}', 1],
  ['/** Of another. */\nconst other = 1\nexport interface D {}', 1],
  ['/** Documented. */\nexport async function* e() {}', 0],
  ['/** Documented. */\nexport const F = 1\nexport type F = typeof F', 0],
  ['/** Documented. */\nexport function G() {}\nexport interface GProps {}', 0],
  ['export function H() {}\nexport interface HProps {}', 2],
  ["export { g } from './g.ts'", 0],
])('it can fail: %j has %i undocumented', (text, count) => {
  expect(undocumented({ file: 'a.ts', text })).toHaveLength(count)
})
