import { expect, test } from 'vitest'
import { filesIn, read, textOf, type Source } from './_tree.ts'

/** Text about one machine, not about the product; in parts, so that this file passes its own rule. */
const PRIVATE = [
  new RegExp(['//[a-z.-]*', '(npmjs|debian)', String.raw`\.`].join(''), 'i'),
  new RegExp(['(^|[\\s\'"`(=])/', '(work|farm)', '/'].join('')),
  new RegExp(['\\.\\./', 'shared/'].join('')),
]

/** Disabled checks and unfinished work. */
const UNFINISHED = [
  String.raw`\b(it|test|describe)\.(skip|only|todo|fixme)\b`,
  String.raw`@ts-(ignore|nocheck|expect-error)`,
  String.raw`(ox|es)lint-disable`,
  String.raw`\b(TODO|FIXME)\b`,
  'not implemented|[Cc]oming soon|[Ll]orem ipsum',
].map((words) => new RegExp(words))

const TEXT = /\.(tsx?|mjs|json|ya?ml|md|mdx|css|html|sh|svg)$|^\.ci\/|\.env\.example$|^CODEOWNERS$/

/** Places, as `file:line`, where one of the patterns matches. */
const placesOf = (patterns: readonly RegExp[], sources: readonly Source[]): string[] =>
  sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        patterns.some((pattern) => pattern.test(line)) ? [`${file}:${index + 1}`] : [],
      ),
  )

const texts = read(filesIn('.').filter((file) => TEXT.test(file) && !file.endsWith('pnpm-lock.yaml')))

test('no file names a registry, a folder of one machine, or reading matter outside the repository', () => {
  expect(placesOf(PRIVATE, texts)).toEqual([])
})

test('the lockfile has no download URLs', () => {
  expect(textOf('pnpm-lock.yaml')).not.toMatch(/https?:\/\//)
})

test('nothing is switched off, focused, silenced or left for later', () => {
  // Except the architecture tests, which name what they forbid.
  expect(
    placesOf(
      UNFINISHED,
      texts.filter(({ file }) => !file.startsWith('tests/architecture/')),
    ),
  ).toEqual([])
})

test.each([
  ['https://registry.', 'npmjs', '.org/pnpm'],
  ["import '/", "work/main/a.ts'"],
  ['see ../', 'shared/spec.md'],
])('it can fail: something private', (...parts) => {
  expect(placesOf(PRIVATE, [{ file: 'a.ts', text: `\n${parts.join('')}` }])).toEqual(['a.ts:2'])
})

test.each([
  ['describe.', 'only('],
  ['// @ts-', 'ignore'],
  ['// oxlint', '-disable-next-line'],
  ['// TO', 'DO: later'],
  ['<p>Coming ', 'soon</p>'],
])('it can fail: something unfinished', (...parts) => {
  expect(placesOf(UNFINISHED, [{ file: 'a.ts', text: parts.join('') }])).toEqual(['a.ts:1'])
})
