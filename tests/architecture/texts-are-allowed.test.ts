import { expect, test } from 'vitest'
import { filesIn, isForTests, isSource, read, textOf, type Source } from './_tree.ts'

const TEXT = /\.(tsx?|mjs|json|ya?ml|md|mdx|css|html|sh|svg)$|^\.ci\/|\.env\.example$|^CODEOWNERS$/

const THIS = 'tests/architecture/texts-are-allowed.test.ts'

const texts = read(
  filesIn('.').filter((file) => TEXT.test(file) && !file.endsWith('pnpm-lock.yaml') && file !== THIS),
)

const isOfProduct = (file: string): boolean =>
  isSource(file) && /^packages\/\w+\/src\//.test(file) && !isForTests(file)

/** The files that calculate, format and name dates; the last two know time zones. */
const DATES = [
  'packages/domain/src/platform/values/time.ts',
  'packages/domain/src/platform/values/days.ts',
  'packages/ui/src/inputs/dates/day.ts',
  'packages/domain/src/platform/values/zone-offset.ts',
  'packages/server/src/config/parse.ts',
]

/** Poll until a state is reached, limit how long that may take, or wait for timers of a page. */
const POLLS = [
  'tests/lab/cluster/_nginx.ts',
  'tests/journeys/_product.ts',
  'packages/ui/src/stories/after-timers.ts',
]

/** Tests, stories and their helpers, without those that measure time. */
const isOfTests = (file: string): boolean =>
  isSource(file) &&
  !/^tests\/(bench|lab\/(faults|load|scale|security))\//.test(file) &&
  (/\.(test|spec|stories|fixtures)\.tsx?$/.test(file) ||
    /^(tests|\.storybook|packages\/\w+\/test|packages\/ui\/src\/stories)\//.test(file))

const CONFIG = /(^|\/)(vitest|playwright)\.config\.ts$/

/** A rule, what breaks it, and the files to which it applies. */
const RULES: readonly (readonly [rule: string, pattern: RegExp, isFor: (file: string) => boolean])[] = [
  [
    'no file names a registry, a folder of one machine, or reading matter outside the repository',
    /\/\/[a-z.-]*(?:npmjs|debian)\.|(?:^|[\s'"`(=])\/(?:work|farm)\/|\.\.\/shared\//i,
    () => true,
  ],
  [
    'nothing is switched off, focused, silenced or left for later',
    /\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\b|@ts-(?:ignore|nocheck|expect-error)|(?:ox|es)lint-disable|\bTODO\b|\bFIXME\b|not implemented|[Cc]oming soon|[Ll]orem ipsum/,
    // The compiler checks there what `serve` rejects.
    (file) => file !== 'packages/server/src/platform/http/serve-types.test.ts',
  ],
  [
    'dates are calculated in their homes only',
    /from 'dayjs|\.[gs]et(?:UTC)?(?:Day|Date|Month|FullYear|Hours|Minutes)\(|Date\.UTC\(|toISOString\(\)\.slice|toLocale(?:Date|Time)String|DateTimeFormat|'(?:Tue|Tuesday|Feb|February)'/i,
    (file) => isOfProduct(file) && !DATES.includes(file),
  ],
  [
    // Stories are not examined for it by axe ('avoid-inline-spacing'), for which it would take a sixth of the time.
    'no style of the design system or the app is important',
    /!important|['"`]important['"`]/,
    (file) => /^packages\/(?:ui|app)\/src\/.*(?<!\.test)\.tsx?$/.test(file),
  ],
  [
    // Tokens have both themes.
    'no style names a colour',
    /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(|: (?:white|black|gr[ae]y|red|green|blue)\b/i,
    (file) => /^packages\/ui\/src\/(?!theme\/).*\.styles\.ts$/.test(file),
  ],
  [
    'the button that retries is called Retry everywhere',
    /(?:^\s*|>|=")(?:Try again|Load again)(?:\s*$|<|")/,
    isOfProduct,
  ],
  [
    'keys of the storage are constants, never literals',
    /\b(?:get|set|remove)Item\(\s*['"`]/,
    // Inlined in the page as text before any module loads, so it cannot import its key.
    (file) => isOfProduct(file) && file !== 'packages/ui/src/theme/first-paint.ts',
  ],
  [
    'no test sleeps: it waits for a state or uses a fake clock',
    /\bwaitForTimeout\(|\bawait (?:delay|sleep)\(|new Promise[^;]{0,60}?\bsetTimeout\(/,
    (file) => isOfTests(file) && !POLLS.includes(file),
  ],
  [
    'no test has a limit of its own: limits only end what hangs, and are in scripts/testing/limits.ts',
    /\btimeout: [\d_]+|\bsetTimeout\([\d_]+\)|^ *\}, [\d_]{4,}\)$/,
    isOfTests,
  ],
  [
    'no failed test is retried',
    /\bretr(?:y|ies): *[1-9]|\bretries\(/,
    (file) => isOfTests(file) || CONFIG.test(file),
  ],
  [
    'only the fixture installs a clock: it closes the browser afterwards',
    /\bclock\.(?:install|setFixedTime|setSystemTime|pauseAt)\b/,
    (file) => file.startsWith('tests/journeys/') && file !== 'tests/journeys/_journey.ts',
  ],
]

const matches = (pattern: RegExp, { file, text }: Source): string[] =>
  [...text.matchAll(new RegExp(pattern, `gm${pattern.flags}`))].map(([match]) => `${file}: ${match.trim()}`)

test.each(RULES)('%s', (_rule, pattern, isFor) => {
  const sources = texts.filter(({ file }) => isFor(file))
  expect(sources.length).toBeGreaterThan(50)
  expect(sources.flatMap((source) => matches(pattern, source))).toEqual([])
})

test('the lockfile has no download URLs', () => {
  expect(textOf('pnpm-lock.yaml')).not.toMatch(/https?:\/\//)
})
