import { describe, expect, it } from 'vitest'
import { aLeadDraft } from './lead.fixtures.ts'
import { editedFields, mergeDrafts } from './lead.merge.ts'

const start = aLeadDraft()

describe('editedFields', () => {
  it('is empty for what was not touched', () => {
    expect(editedFields(start, { ...start, property: { ...start.property } })).toEqual([])
  })

  it('names fields in the order of the form, nested ones dotted', () => {
    const draft = {
      ...start,
      notes: 'Call at five',
      firstName: 'Anna',
      property: { ...start.property, city: 'Bath' },
    }
    expect(editedFields(start, draft)).toEqual(['firstName', 'notes', 'property.city'])
  })

  it('does not take a date that is still no date for an edit', () => {
    const draft = { ...start, viewingDate: Number.NaN }
    expect(editedFields(draft, { ...draft })).toEqual([])
  })
})

describe('mergeDrafts', () => {
  it('keeps my edits and their other changes, field by field', () => {
    const mine = {
      ...start,
      notes: 'Mine',
      phone: '020 7946 0000',
      property: { ...start.property, city: 'Bath' },
    }
    const theirs = {
      ...start,
      phone: '020 7946 0001',
      lastName: 'Leigh',
      property: { ...start.property, name: 'Elm House' },
    }
    expect(mergeDrafts(start, mine, theirs)).toEqual({
      ...start,
      notes: 'Mine',
      phone: '020 7946 0000',
      lastName: 'Leigh',
      property: { ...start.property, city: 'Bath', name: 'Elm House' },
    })
  })

  it('lets me empty what they filled', () => {
    const before = { ...start, viewingUserId: 3 }
    expect(
      mergeDrafts(before, { ...before, viewingUserId: null }, { ...before, viewingUserId: 4 }).viewingUserId,
    ).toBeNull()
  })
})
