import { describe, expect, it } from 'vitest'
import { differencesOf } from '../forms/differences.ts'
import { DATE_LIMIT } from '../platform/limits.ts'
import type { LeadStatus } from './lead-status.ts'
import { aLead, FIXTURE_NOW } from './lead.fixtures.ts'
import { aLeadForm } from './lead-form.fixtures.ts'
import { createLeadForm } from './lead.form.ts'
import { LEAD_LABELS, type LeadField } from './lead.fields.ts'
import { formLookups } from './lead-lookups.ts'
import { leadValuesOf, type LeadFieldValues } from './lead-values.ts'

describe('the form of a lead', () => {
  it('starts as an enquiry, or with the saved values', () => {
    expect(createLeadForm(null).check()).toBeNull()
    expect(createLeadForm(null).toSave).not.toHaveProperty('version')
    const form = aLeadForm({ version: 4 })
    expect(form.check()).toEqual({ ...leadValuesOf(aLead()), version: 4 })
  })

  it('accepts only the twelve statuses, and only numbers as agents', () => {
    const form = aLeadForm()
    expect(() => form.set('status', 13)).toThrow(/is not assignable/)
    expect(() => form.set('viewingUserId', 1.5)).toThrow(/is not assignable/)
  })

  it('counts text that is not a date as one edit, and reports it when the field is left', () => {
    const form = aLeadForm({ status: 4, viewingDate: FIXTURE_NOW, viewingUserId: 1 })
    form.set('viewingDate', Number.NaN)
    expect(form.errorOf('viewingDate')).toBeUndefined()
    form.leave('viewingDate')
    expect(form.errorOf('viewingDate')).toBe('This is not a valid date')
    form.set('viewingDate', DATE_LIMIT)
    expect(form.errorOf('viewingDate')).toBe('This is not a valid date')
  })

  it('validates text as it is stored', () => {
    const form = aLeadForm()
    form.set('lastName', ' \t ')
    form.set('city', ' Bath ')
    form.check()
    expect(form.errors).toEqual([{ name: 'lastName', label: 'Last Name', message: 'This is required' }])
  })

  it('words pattern errors by field', () => {
    const form = aLeadForm()
    form.set('phone', '12345')
    form.set('property.postcode', 'ABC')
    form.check()
    expect(form.errors.map(({ message }) => message)).toEqual([
      'This is not a valid phone',
      'This is not a valid postcode',
    ])
  })

  it.each<[LeadStatus, LeadField[]]>([
    [1, []],
    [4, ['viewingDate', 'viewingUserId']],
    [7, ['reservationSentDate']],
    [11, []],
    [12, ['reservationCompleteDate']],
  ])('requires at once exactly the fields of status %d', (status, demanded) => {
    const form = aLeadForm()
    form.set('status', 4)
    form.check()
    form.set('status', status)
    expect(form.errors.map(({ name }) => name)).toEqual(demanded)
  })

  it('accepts the active agents and the lead’s present one', () => {
    const form = aLeadForm({ status: 4, viewingDate: FIXTURE_NOW, viewingUserId: 9 })
    form.check()
    expect(form.errors).toEqual([])
    form.setLookups(formLookups({ status: 3, viewingUserId: 9 }, { agents: [1, 2], isStrict: false }))
    expect(form.errors).toEqual([])
    form.setLookups(formLookups(null, { agents: [1, 2], isStrict: false }))
    expect(form.errorOf('viewingUserId')).toBe('This is invalid')
    form.set('viewingUserId', 2)
    expect(form.errors).toEqual([])
    form.setLookups(formLookups(null, { agents: [], isStrict: false }))
    form.set('viewingUserId', 3)
    expect(form.errors).toEqual([])
  })
})

it('accepts a phone from the questionnaire as long as it is unchanged (L32)', () => {
  const form = aLeadForm({ phone: '+33 6 12 34 56 78' })
  form.set('notes', 'Rang')
  expect(form.check()?.notes).toBe('Rang')
  form.set('phone', '+33 6 12 34 56 79')
  expect(form.errorOf('phone')).toBe('This is not a valid phone')
  form.set('phone', '+33 6 12 34 56 78')
  expect(form.errors).toEqual([])
})

it('accepts the phone of the version that the edits are merged over', () => {
  const form = aLeadForm()
  form.set('notes', 'Mine')
  form.receive(leadValuesOf(aLead({ phone: '+33 6 12 34 56 78' })), 2)
  form.mergeIncoming()
  expect(form.check()).toMatchObject({ phone: '+33 6 12 34 56 78', notes: 'Mine', version: 2 })
})

it('merges by field, nested ones too, and can clear a field that the other save filled', () => {
  const form = aLeadForm({ viewingUserId: 3 })
  form.set('notes', 'Mine')
  form.set('property.city', 'Bath')
  form.set('viewingUserId', null)
  const theirs = {
    ...leadValuesOf(aLead({ viewingUserId: 4, lastName: 'Leigh' })),
    'property.name': 'Elm House',
  }
  form.receive(theirs, 2)
  expect(form.merged).toEqual({ ...theirs, notes: 'Mine', 'property.city': 'Bath', viewingUserId: null })
  expect(
    differencesOf<LeadFieldValues>(form.draft, form.merged, LEAD_LABELS, (field, values) =>
      String(values[field]),
    ),
  ).toEqual([
    { field: 'lastName', label: 'Last Name', mine: 'Lee', theirs: 'Leigh' },
    { field: 'property.name', label: 'Property Name', mine: 'Harbour View 12', theirs: 'Elm House' },
  ])
})

it('says how long a reason in words must be, as other forms do', () => {
  const form = aLeadForm({})
  form.setServerErrors({ 'statusReason.words': ['minlength'] })
  expect(form.errorOf('statusReason.words')).toBe('Please write at least 20 characters')
})
