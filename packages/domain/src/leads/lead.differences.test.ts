import { describe, expect, it } from 'vitest'
import { createClock } from '../platform/time.ts'
import { differences } from './lead.differences.ts'
import {
  emptyDraft,
  LEAD_DATE_FIELDS,
  LEAD_PROPERTY_FIELDS,
  LEAD_TEXT_FIELDS,
  type LeadDraft,
} from './lead.draft.ts'
import { aLeadDraft, FIXTURE_NOW } from './lead.fixtures.ts'
import { LEAD_FIELDS } from './lead.labels.ts'

const texts = { clock: createClock('Europe/London'), agentName: (id: number) => `agent-${id}@example.com` }
const between = (mine: Partial<LeadDraft>, theirs: Partial<LeadDraft>) =>
  differences(aLeadDraft(mine), aLeadDraft(theirs), texts)

it('finds none between equal drafts, whatever spaces surround their text', () => {
  expect(between({ city: 'Bath ' }, { city: ' Bath' })).toEqual([])
  expect(between({ viewingDate: Number.NaN }, { viewingDate: Number.NaN })).toEqual([])
})

it('lays both values side by side, as they are read', () => {
  const { property } = aLeadDraft()
  expect(
    between(
      { firstName: 'Anne', status: 4, viewingDate: FIXTURE_NOW, viewingUserId: 7 },
      { notes: 'Called', status: 1, property: { ...property, postcode: 'BS1 4RB' } },
    ),
  ).toEqual([
    { field: 'firstName', label: 'First Name', mine: 'Anne', theirs: 'Ann' },
    { field: 'notes', label: 'Notes', mine: '-', theirs: 'Called' },
    { field: 'status', label: 'Status', mine: 'Viewing scheduled', theirs: 'Awaiting feedback' },
    { field: 'viewingDate', label: 'Viewing Date', mine: '02/03/2026 09:00', theirs: '-' },
    { field: 'viewingUserId', label: 'Agent', mine: 'agent-7@example.com', theirs: '-' },
    { field: 'property.postcode', label: 'Property Postcode', mine: '-', theirs: 'BS1 4RB' },
  ])
})

it('shows a dash for what is no date', () => {
  expect(between({ viewingDate: Number.NaN }, {})).toMatchObject([{ mine: '-', theirs: '-' }])
})

describe('every field of the form', () => {
  it('has a label', () => {
    const all = [
      ...LEAD_TEXT_FIELDS,
      ...LEAD_DATE_FIELDS,
      'status',
      'viewingUserId',
      ...LEAD_PROPERTY_FIELDS.map((field) => `property.${field}`),
    ]
    expect([...LEAD_FIELDS].toSorted()).toEqual(all.toSorted())
  })

  it.each(LEAD_TEXT_FIELDS)('is compared: %s', (field) => {
    expect(between({ [field]: 'x' }, { [field]: 'y' })).toMatchObject([{ field, mine: 'x', theirs: 'y' }])
  })

  it.each([...LEAD_DATE_FIELDS, 'viewingUserId', 'status'] as const)('is compared: %s', (field) => {
    expect(between({ [field]: 3 }, { [field]: 4 })).toMatchObject([{ field }])
  })

  it.each(LEAD_PROPERTY_FIELDS)('is compared: property.%s', (field) => {
    const property = { ...emptyDraft().property, [field]: 'x' }
    expect(between({ property }, { property: emptyDraft().property })).toMatchObject([
      { field: `property.${field}`, mine: 'x', theirs: '-' },
    ])
  })
})
