import { expect, test } from 'vitest'
import { filesIn, isSource, textOf } from './_tree.ts'

/** Longest file of each kind, in lines. A migration is a list of statements and has no limit. */
function limitOf(file: string): number {
  if (file.includes('/migrations/')) return Number.POSITIVE_INFINITY
  return /\.(test|stories)\.tsx?$/.test(file) ? 400 : 300
}

test('every file can be read in one go', () => {
  const long = ['packages', 'scripts', 'tests', '.storybook']
    .flatMap(filesIn)
    .filter((file) => isSource(file) || file.endsWith('.mjs'))
    .map((file) => ({ file, lines: textOf(file).trimEnd().split('\n').length }))
    .filter(({ file, lines }) => lines > limitOf(file))
  expect(long).toEqual([])
})
