import { expect, it } from 'vitest'
import { hasAnyOf, mergedTextsOf } from './merged-texts.ts'

const PERSON = 1
const undone_at = new Date()

const merge = (id: number, kept_id: number, merged_id: number, email: string, over: object = {}) => ({
  id,
  kept_id,
  merged_id,
  undone_at,
  changes: [{ field: 'email', from: `own${kept_id}@x.uk`, to: email }],
  ...over,
})

const textsOf = (merges: Parameters<typeof mergedTextsOf>[0], family = [PERSON]) =>
  [...mergedTextsOf(merges, family)].map(([id, { texts }]) => [id, [...texts]])

it('what a lead took over, and what others took over from that lead', () => {
  expect(
    textsOf([merge(1, 2, PERSON, 'ivy@x.uk'), merge(2, 3, 2, 'ivy@x.uk'), merge(3, 4, 3, 'own3@x.uk')]),
  ).toEqual([
    [2, ['ivy@x.uk']],
    [3, ['ivy@x.uk']],
    [4, []],
  ])
})

it('not what the lead had already, the home or the handler; of notes only those of the person', () => {
  const changes = [
    { field: 'address', from: { city: 'Leeds', line: 'Own' }, to: { city: 'Leeds', line: 'Hers' } },
    { field: 'home', from: { name: 'Plot 1' }, to: { name: 'Plot 2' } },
    { field: 'notes', from: 'Own.', to: 'Own.\n\nHers too.' },
  ]
  const merged = mergedTextsOf([merge(1, 2, PERSON, '', { changes })], [PERSON]).get(2)
  expect([...(merged?.texts ?? [])]).toEqual(['Hers', 'Hers too.'])
  expect([...(merged?.notes ?? [])]).toEqual(['Hers too.'])
})

it('a lead that a merge in force makes the person’s is not another’s', () => {
  const isOthers = (...merges: Parameters<typeof mergedTextsOf>[0]) =>
    mergedTextsOf(merges, [PERSON]).get(2)?.isOthers
  expect(isOthers(merge(1, 2, PERSON, 'ivy@x.uk'))).toBe(true)
  expect(isOthers(merge(1, 2, PERSON, 'ivy@x.uk', { undone_at: null }))).toBe(false)
  expect(isOthers(merge(1, 2, PERSON, 'a@x.uk'), merge(2, 2, PERSON, 'b@x.uk', { undone_at: null }))).toBe(
    false,
  )
})

it('leads of the person take nothing over', () => {
  expect(textsOf([merge(1, 2, PERSON, 'ivy@x.uk')], [PERSON, 2])).toEqual([])
})

it.each([
  ['Hers too. And more.', 'Hers too.', true],
  ['UK', 'uk', true],
  ['In the UK', 'UK', false],
  ['Plot 12', 'Plot 1', false],
])('%j has %j: %j', (value, text, expected) => {
  expect(hasAnyOf(value, new Set([text]))).toBe(expected)
})
