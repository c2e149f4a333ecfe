import { describe, expect, it } from 'vitest'
import { LEAD_ADDRESS_FIELDS, LEAD_FIELDS } from '../leads/lead.fields.ts'
import { filled } from '../platform/values/fields.ts'
import {
  MERGE_FIELDS,
  mergedFields,
  mergeObstacle,
  notDuplicateErrors,
  mergeChoiceErrors,
  undoneFields,
  UNMERGED_FIELDS,
  withoutUndone,
  type MergeValues,
} from './merge.rules.ts'

const values = (over: Partial<MergeValues> = {}): MergeValues => ({
  ...filled(MERGE_FIELDS, () => null),
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  phone: '07700 900555',
  address: { address_line1: '1 High Street', city: 'Leeds' },
  notes: 'Rang twice.',
  home: { property_name: 'Plot 1', images: [3, 4] },
  answers: { budget: null },
  handler: { handler_user_id: null },
  ...over,
})
const OTHER = values({
  email: 'a.lee@example.com',
  phone: '07700 900777',
  address: { city: 'York', address_line1: '2 Low Road' },
  notes: 'Prefers evenings.',
  home: { property_name: 'Plot 2', images: [] },
  answers: { budget: 2 },
  handler: { handler_user_id: 5 },
})

/** The values after applying changes, as if the lead were read again. */
const after = (before: MergeValues, changes: readonly { field: string; to: unknown }[]): MergeValues => ({
  ...before,
  ...Object.fromEntries(changes.map(({ field, to }) => [field, to])),
})

const both = (mine: string | null, other: string | null) =>
  mergedFields(values({ notes: mine }), values({ notes: other }), { notes: 'both' })[0]?.to

const TAKES = [
  {},
  { email: 'other' },
  { email: 'other', phone: 'other' },
  { notes: 'both' },
  { address: 'other', home: 'other', answers: 'other', handler: 'other' },
] as const

describe('a merge', () => {
  it('leaves out no field of a lead but those of the enquiry itself', () => {
    expect([...MERGE_FIELDS, ...LEAD_ADDRESS_FIELDS, ...UNMERGED_FIELDS].toSorted()).toEqual(
      [...Object.keys(LEAD_FIELDS), 'address', 'home', 'answers'].toSorted(),
    )
  })

  it('changes nothing when everything is kept, and otherwise only taken values that differ', () => {
    expect(mergedFields(values(), OTHER, {})).toEqual([])
    expect(mergedFields(values(), OTHER, { firstName: 'other', email: 'other' })).toEqual([
      { field: 'email', from: 'ann@example.com', to: 'a.lee@example.com' },
    ])
  })

  it('joins two notes, or takes the only one', () => {
    expect(both('Rang twice.', 'Prefers evenings.')).toBe('Rang twice.\n\nPrefers evenings.')
    expect(both(null, 'Prefers evenings.')).toBe('Prefers evenings.')
    expect(both('Rang twice.', null)).toBeUndefined()
  })

  it.each(TAKES)('%j is undone completely if nothing changed since', (take) => {
    const changes = mergedFields(values(), OTHER, take)
    const stored = JSON.parse(JSON.stringify(changes)) as typeof changes
    const undone = undoneFields(after(values(), changes), stored)
    expect(undone.kept).toEqual([])
    expect(after(after(values(), changes), undone.back)).toEqual(values())
  })

  it('keeps and reports fields that changed since', () => {
    const changes = mergedFields(values(), OTHER, { email: 'other', phone: 'other' })
    const changed = { ...after(values(), changes), phone: '07700 900999' }
    expect(undoneFields(changed, changes)).toEqual({
      back: [{ field: 'email', from: 'a.lee@example.com', to: 'ann@example.com' }],
      kept: ['phone'],
    })
  })

  it('compares records regardless of the order of their keys', () => {
    const changes = mergedFields(values(), OTHER, { address: 'other' })
    const read = values({ address: { address_line1: '2 Low Road', city: 'York' } })
    expect(undoneFields(read, changes).kept).toEqual([])
  })
})

describe('a lead that can only be the kept one', () => {
  it.each([
    [3, 1, 'viewing'],
    [4, 1, 'viewing'],
    [4, -1, null],
    [4, null, null],
    [6, 1, null],
    [1, 1, null],
    [7, null, 'reservation'],
    [8, -1, 'reservation'],
    [9, null, 'reservation'],
    [10, null, null],
    [11, null, 'reservation'],
    [12, 1, 'reservation'],
  ])('status %i with a viewing in %s seconds: %s', (status, inSeconds, obstacle) => {
    const viewingDate = inSeconds === null ? null : 1000 + inSeconds
    expect(mergeObstacle({ status, viewingDate }, 1000)).toBe(obstacle)
  })
})

describe('bad input', () => {
  const take = filled(MERGE_FIELDS, () => '')

  it('reports the field with an unknown choice', () => {
    expect(mergeChoiceErrors(null, null)).toEqual({})
    expect(mergeChoiceErrors({ ...take, notes: 'both', email: 'other' }, 'x')).toEqual({})
    expect(mergeChoiceErrors({ ...take, email: 'both', home: 'theirs' }, null)).toEqual({
      'take.email': ['enumerable'],
      'take.home': ['enumerable'],
    })
    expect(mergeChoiceErrors({ ...take, notes: 'both' }, 'x'.repeat(524_289))).toEqual({
      'take.notes': ['maxlength'],
    })
  })

  it('requires one of the three reasons', () => {
    expect(notDuplicateErrors({ reason: 3, words: 'Couple' })).toEqual({})
    expect(notDuplicateErrors({ reason: null, words: 'x'.repeat(256) })).toEqual({
      reason: ['required'],
      words: ['maxlength'],
    })
    expect(notDuplicateErrors({ reason: 4, words: '' })).toEqual({ reason: ['enumerable'] })
  })
})

const email = (from: string, to: string) => ({ field: 'email', from, to }) as const

it('undoing a later merge does not bring back what an undone one gave', () => {
  const phone = { field: 'phone', from: 'b', to: 'c' } as const
  expect(withoutUndone([email('b', 'c'), phone], [email('a', 'b')])).toEqual([email('a', 'c'), phone])
  expect(withoutUndone([email('x', 'c')], [email('a', 'b')])).toEqual([email('x', 'c')])
})
