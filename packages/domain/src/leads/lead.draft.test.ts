import { describe, expect, it } from 'vitest'
import { cleanDraft, draftOf, emptyDraft } from './lead.draft.ts'
import { LEAD_SECTIONS } from './lead.enums.ts'
import { aLead, aLeadProperty, anAnsweredLead, FIXTURE_NOW } from './lead.fixtures.ts'
import { leadRows } from './lead-rows.fixtures.ts'
import { validateLead } from './lead.suite.ts'

it('starts a new lead as an enquiry', () => {
  const draft = emptyDraft()
  expect(draft).toMatchObject({ status: 1, firstName: '', viewingDate: null, viewingUserId: null })
  expect(draft.property.name).toBe('')
  expect(emptyDraft().property).not.toBe(draft.property)
})

describe('draftOf', () => {
  it('takes over what the form edits, with text for null', () => {
    const draft = draftOf(aLead({ status: 4, viewingDate: FIXTURE_NOW, viewingUserId: 3 }))
    expect(draft).toMatchObject({
      firstName: 'Ann',
      addressLine2: '',
      notes: '',
      status: 4,
      viewingDate: FIXTURE_NOW,
      viewingUserId: 3,
      reservationSentDate: null,
      property: { name: 'Harbour View 12', city: 'Bristol' },
    })
    expect(Object.keys(draft).toSorted()).toEqual(Object.keys(emptyDraft()).toSorted())
    expect(Object.keys(draft.property)).toHaveLength(9)
  })

  it('shows empty fields for a lead without a home', () => {
    expect(draftOf(aLead({ property: null })).property).toEqual(emptyDraft().property)
  })

  it('shows staff their own notes, never the comments of the tenant', () => {
    expect(draftOf(anAnsweredLead({ notes: 'Called twice' })).notes).toBe('Called twice')
  })
})

it('cleans every text of a draft, and nothing else', () => {
  const draft = { ...draftOf(aLead({ notes: ' a\r\nb ', city: ' Bath\u0000 ' })), viewingDate: Number.NaN }
  draft.property = { ...draft.property, name: ' Home\t' }
  expect(cleanDraft(draft)).toMatchObject({
    notes: 'a\nb',
    city: 'Bath',
    viewingDate: Number.NaN,
    property: { name: 'Home' },
  })
})

describe('fixtures', () => {
  it('pass the rules they stand for', () => {
    expect(validateLead(draftOf(aLead()))).toEqual({})
    expect(validateLead(draftOf(anAnsweredLead()))).toEqual({})
  })

  it.each(LEAD_SECTIONS)('have 30 different rows of %s, of every status', (section) => {
    const rows = leadRows(section)
    expect(rows).toHaveLength(30)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(30)
    expect(new Set(rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(30)
    const broken = rows.filter((row) => {
      const lead = aLead({ ...row, property: row.property && aLeadProperty(row.property) })
      return Object.keys(validateLead(draftOf(lead))).some((field) => field !== 'property.name')
    })
    expect(broken).toEqual([])
  })
})
