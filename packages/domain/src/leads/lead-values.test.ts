import { describe, expect, it } from 'vitest'
import { createDateFormatter } from '../platform/values/time.ts'
import { LEAD_SECTIONS } from './lead-status.ts'
import { aLead, aLeadDraft, aLeadProperty, anAnsweredLead, FIXTURE_NOW } from './lead.fixtures.ts'
import { LEAD_LABELS, type LeadField } from './lead.fields.ts'
import { leadValueText } from './lead-names.ts'
import { leadRows } from './lead-rows.fixtures.ts'
import { validateLead } from './lead.suite.ts'
import { cleanLeadValues, emptyLeadValues, leadValuesOf, LEAD_REASON_FIELDS } from './lead-values.ts'
import { toLeadSave } from './lead-save.ts'

it('a new lead starts as an enquiry', () => {
  expect(emptyLeadValues()).toMatchObject({
    status: 1,
    firstName: '',
    viewingDate: null,
    viewingUserId: null,
    'property.name': '',
  })
})

const VALUES = [...Object.keys(LEAD_LABELS), ...LEAD_REASON_FIELDS].toSorted()

it('every value of the lead has a label', () => {
  expect(Object.keys(emptyLeadValues()).toSorted()).toEqual(VALUES)
})

describe('values of a saved lead', () => {
  it('are the edited fields, with empty text for null', () => {
    const values = leadValuesOf(aLead({ status: 4, viewingDate: FIXTURE_NOW, viewingUserId: 3 }))
    expect(values).toMatchObject({
      firstName: 'Ann',
      addressLine2: '',
      notes: '',
      status: 4,
      viewingDate: FIXTURE_NOW,
      viewingUserId: 3,
      reservationSentDate: null,
      'property.name': 'Harbour View 12',
      'property.city': 'Bristol',
    })
    expect(Object.keys(values).toSorted()).toEqual(VALUES)
  })

  it('are empty for a lead without a home', () => {
    expect(leadValuesOf(aLead({ property: null }))).toMatchObject({
      'property.name': '',
      'property.postcode': '',
    })
  })

  it('have the staff’s notes, never the tenant’s comments', () => {
    expect(leadValuesOf(anAnsweredLead({ notes: 'Called twice' })).notes).toBe('Called twice')
  })
})

it('values are sent with the home nested', () => {
  const draft = aLeadDraft({ city: 'Bath' })
  expect(toLeadSave(leadValuesOf(draft))).toEqual(draft)
  expect(toLeadSave({ ...leadValuesOf(draft), version: 3 })).toEqual({ ...draft, version: 3 })
})

it('only texts are cleaned', () => {
  const dirty = leadValuesOf(aLead({ notes: ' a\r\nb ', city: ' Bath\u0000 ', viewingDate: Number.NaN }))
  expect(cleanLeadValues({ ...dirty, 'property.name': ' Home\t' })).toMatchObject({
    notes: 'a\nb',
    city: 'Bath',
    viewingDate: Number.NaN,
    'property.name': 'Home',
  })
})

it.each<[LeadField, number | string | null, string]>([
  ['city', 'Bath', 'Bath'],
  ['city', '', '-'],
  ['property.postcode', 'BS1 4RB', 'BS1 4RB'],
  ['status', 4, 'Viewing scheduled'],
  ['viewingDate', FIXTURE_NOW, '02/03/2026 09:00'],
  ['viewingDate', null, '-'],
  ['viewingDate', Number.NaN, '-'],
  ['viewingUserId', 7, 'agent-7@example.com'],
  ['viewingUserId', null, '-'],
])('%s %j is shown as %j', (field, value, text) => {
  const texts = {
    dateFormatter: createDateFormatter('Europe/London'),
    agentName: (id: number) => `agent-${id}@example.com`,
  }
  expect(leadValueText(field, { ...emptyLeadValues(), [field]: value }, texts)).toBe(text)
})

describe('fixtures', () => {
  it('pass validation', () => {
    expect(validateLead(aLead())).toEqual({})
    expect(validateLead(anAnsweredLead())).toEqual({})
  })

  it.each(LEAD_SECTIONS)('have 30 different and valid rows of %s', (section) => {
    const rows = leadRows(section)
    expect(rows).toHaveLength(30)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(30)
    expect(new Set(rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(30)
    const broken = rows.filter((row) => {
      const lead = aLead({ ...row, property: row.property && aLeadProperty(row.property) })
      return Object.keys(validateLead(lead)).some((field) => field !== 'property.name')
    })
    expect(broken).toEqual([])
  })
})
