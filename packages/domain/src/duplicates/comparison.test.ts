import { describe, expect, it } from 'vitest'
import { aLead, aLeadProperty, anAnsweredLead, FIXTURE_NOW } from '../leads/lead.fixtures.ts'
import { LEAD_DATE_FIELDS, LEAD_HOME_NAMES, LEAD_TEXT_FIELDS } from '../leads/lead.fields.ts'
import { LeadModel } from '../leads/lead.model.ts'
import { createDateFormatter } from '../platform/values/time.ts'
import { comparedFields, inOrder, keptSide, mergedFieldLabel, mergeChoicesOf } from './comparison.ts'
import { UNMERGED_FIELDS } from './merge.rules.ts'

const dateFormatter = createDateFormatter()
const older = LeadModel.create(aLead({ id: 5, dateSubmitted: FIXTURE_NOW - 900_000, notes: null }))
const newer = LeadModel.create(
  anAnsweredLead({ id: 4, notes: 'Evenings.', email: 'a@x.uk', addressLine1: '9 Elm Road' }),
)
const fields = comparedFields(older, newer, dateFormatter)

describe('two leads side by side', () => {
  it('has the older one on the left; of equal dates the one with the lower id', () => {
    expect(inOrder(newer, older)).toEqual([older, newer])
    const twin = LeadModel.create(aLead({ id: 6, dateSubmitted: FIXTURE_NOW - 900_000 }))
    expect(inOrder(twin, older)).toEqual([older, twin])
  })

  it('lists the fields in which they differ, as text', () => {
    expect(fields.map(({ field }) => field)).toEqual(['email', 'address', 'notes', 'answers'])
    expect(fields[1]).toEqual({
      field: 'address',
      label: 'Address',
      left: '8 Elm Road\nBath\nUnited Kingdom\nBA1 1AA',
      right: '9 Elm Road\nBath\nUnited Kingdom\nBA1 1AA',
    })
    expect(fields[3]?.right).toContain('Pets: One elderly cat')
  })
})

const isMerged = (field: string) => !(UNMERGED_FIELDS as readonly string[]).includes(field)

describe('a difference in a single field', () => {
  it.each([
    ...LEAD_TEXT_FIELDS.filter(isMerged).map((field) => ({ [field]: 'Another' })),
    ...LEAD_DATE_FIELDS.filter(isMerged).map((field) => ({ [field]: FIXTURE_NOW })),
    ...LEAD_HOME_NAMES.map((name) => ({ property: aLeadProperty({ [name]: 'Another' }) })),
  ])('is compared: %j', (over) => {
    const one = LeadModel.create(aLead())
    const other = LeadModel.create(aLead(over))
    expect(comparedFields(one, other, dateFormatter)).toHaveLength(1)
  })
})

describe('the kept lead', () => {
  it.each([
    [null, null, false, 'left'],
    [null, null, true, 'right'],
    ['viewing', null, true, 'left'],
    [null, 'reservation', false, 'right'],
    ['viewing', 'reservation', false, null],
  ] as const)(
    'with obstacles %s and %s, the other wanted: %s, it is the %s',
    (left, right, wantsOther, kept) => {
      expect(keptSide({ left, right }, wantsOther)).toBe(kept)
    },
  )

  it('takes the chosen values of the other lead, and those that the kept lead lacks', () => {
    expect(mergeChoicesOf(fields, {}, 'left')).toEqual({ notes: 'other', answers: 'other' })
    expect(mergeChoicesOf(fields, { email: 'right', notes: 'both', answers: 'left' }, 'left')).toEqual({
      email: 'other',
      notes: 'both',
    })
    expect(mergeChoicesOf(fields, { email: 'left' }, 'right')).toEqual({ email: 'other' })
  })

  it('names a field by its label', () => {
    expect(['home', 'handler'].map(mergedFieldLabel)).toEqual(['Property', 'Handler'])
  })
})
