import { expect, test } from 'vitest'
import { filesIn, isSource, read, textOf, type Source } from './_tree.ts'

/** Benchmarks and fault tests: they measure time. */
const MEASURES = /^tests\/(bench|lab\/(faults|load|scale|security))\//

/** Poll until a state is reached, limit how long that may take, or wait for timers of a page. */
const POLLS = [
  'tests/lab/cluster/_nginx.ts',
  'tests/journeys/_product.ts',
  'packages/ui/src/stories/after-timers.ts',
]

const CONFIGS = [
  'vitest.config.ts',
  'playwright.config.ts',
  'tests/engines/playwright.config.ts',
  'tests/visual/playwright.config.ts',
]

const SLEEPS = /\bwaitForTimeout\(|\bawait (?:delay|sleep)\(|new Promise[^;]{0,60}?\bsetTimeout\(/g
const LIMITS = /\btimeout: [\d_]+|\bsetTimeout\([\d_]+\)|^ *\}, [\d_]{4,}\)$/gm
const RETRIES = /\bretr(?:y|ies): *[1-9]|\bretries\(/g
const CLOCKS = /\bclock\.(?:install|setFixedTime|setSystemTime|pauseAt)\b/g

/** Tests, stories and their helpers. */
const isOfTests = (file: string): boolean =>
  isSource(file) &&
  !MEASURES.test(file) &&
  (/\.(test|spec|stories|fixtures)\.tsx?$/.test(file) ||
    /^(tests|\.storybook|packages\/\w+\/test|packages\/ui\/src\/stories)\//.test(file))

const found = (pattern: RegExp, sources: readonly Source[]): string[] =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([match]) => `${file}: ${match.trim()}`),
  )

const THIS = 'tests/architecture/tests-wait-for-states.test.ts'
const sources = read(
  ['packages', 'scripts', 'tests', '.storybook'].flatMap(filesIn).filter(isOfTests),
).filter(({ file }) => file !== THIS)

test('no test sleeps: it waits for a state or uses a fake clock', () => {
  expect(
    found(
      SLEEPS,
      sources.filter(({ file }) => !POLLS.includes(file)),
    ),
  ).toEqual([])
})

test('no test has a limit of its own: limits only end what hangs, and are in scripts/testing/limits.ts', () => {
  expect(found(LIMITS, sources)).toEqual([])
})

test('only the fixture installs a clock: it closes the browser afterwards', () => {
  const inJourneys = sources.filter(({ file }) => file.startsWith('tests/journeys/'))
  expect(found(CLOCKS, inJourneys)).toEqual(['tests/journeys/_journey.ts: clock.install'])
})

test('no failed test is retried', () => {
  expect(found(RETRIES, [...sources, ...read(CONFIGS)])).toEqual([])
  expect(CONFIGS.filter((config) => !/\bretr(y|ies): 0,/.test(textOf(config)))).toEqual([])
})

test.each([
  [SLEEPS, 'await page.waitForTimeout(500)'],
  [SLEEPS, 'await delay(2 * GATHER_MS)'],
  [SLEEPS, 'await new Promise((resolve) => setTimeout(resolve, 600))'],
  [SLEEPS, 'await new Promise<void>((resolve) => {\n  setTimeout(resolve, 5)\n})'],
  [LIMITS, "test('slow', { timeout: 90_000 }, run)"],
  [LIMITS, 'test.setTimeout(180_000)'],
  [LIMITS, "test('slow', () => {\n}, 90_000)"],
  [RETRIES, 'retries: 2,'],
  [RETRIES, 'test.describe.configure({ retries: 1 })'],
])('%s finds %j', (pattern, text) => {
  expect(found(pattern, [{ file: 'a.test.ts', text }])).toHaveLength(1)
})
