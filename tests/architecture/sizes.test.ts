import { expect, test } from 'vitest'
import { filesIn, isSource, read, type Source } from './_tree.ts'

/** Longest file of each kind, in lines. A migration is a list of statements and has no limit. */
function limitOf(file: string): number {
  if (file.includes('/migrations/')) return Number.POSITIVE_INFINITY
  return /\.(test|spec|stories)\.tsx?$/.test(file) ? 400 : 300
}

const linesOf = ({ text }: Source): number => text.trimEnd().split('\n').length

const tooLong = (sources: readonly Source[]): string[] =>
  sources
    .filter((source) => linesOf(source) > limitOf(source.file))
    .map((source) => `${source.file}: ${linesOf(source)}`)

test('every file can be read in one go', () => {
  const files = ['packages', 'scripts', 'tests', '.storybook'].flatMap(filesIn)
  expect(tooLong(read(files.filter((file) => isSource(file) || file.endsWith('.mjs'))))).toEqual([])
})

test('it can fail', () => {
  const text = 'const a = 1\n'.repeat(301)
  expect(tooLong([{ file: 'packages/app/src/a.ts', text }])).toHaveLength(1)
  expect(tooLong([{ file: 'packages/app/src/a.test.ts', text }])).toEqual([])
  expect(tooLong([{ file: 'packages/server/src/db/migrations/a.ts', text }])).toEqual([])
})
