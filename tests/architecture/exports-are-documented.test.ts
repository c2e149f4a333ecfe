import { expect, test } from 'vitest'
import { exportsOf } from './_syntax.ts'
import { productSources, type Source } from './_tree.ts'

/** Public surface of the packages: the contracts of the API, and the components of the design system. */
const sources = productSources().filter(
  ({ file }) => file.endsWith('.contract.ts') || (file.startsWith('packages/ui/') && file.endsWith('.tsx')),
)

/**
 * Exports without a comment. Overloads share one, and so do a model and its interface; the props of a documented
 * component need none.
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

test('every contract and every component of the design system is documented', () => {
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
