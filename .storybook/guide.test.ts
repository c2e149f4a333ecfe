import { expect, test } from 'vitest'
import { readGuide } from './guide.ts'

test('purpose, advice and keys are read from a docblock, tags over several lines too', () => {
  const docblock = `Counts over time.
They stand side by side.

@also Chart, bar
graph
@do Use it for
  counts.
@dont Do not stack medians.
@key Left and right arrows: Move between bars: one by one.`
  expect(readGuide(docblock)).toEqual({
    purpose: 'Counts over time.\nThey stand side by side.',
    alsoNamed: ['Chart', 'bar graph'],
    dos: ['Use it for counts.'],
    donts: ['Do not stack medians.'],
    keys: [['Left and right arrows', 'Move between bars: one by one.']],
  })
})

test('a component without tags has a purpose alone', () => {
  expect(readGuide('A line.')).toEqual({ purpose: 'A line.', alsoNamed: [], dos: [], donts: [], keys: [] })
})
