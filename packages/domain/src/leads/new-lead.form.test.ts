import { describe, expect, it } from 'vitest'
import { emptyPropertyDraft } from './lead.draft.ts'
import { createNewLeadForm } from './new-lead.form.ts'
import { toNewLeadSave } from './new-lead-values.ts'

const home = {
  id: 12,
  availability: 6,
  ...emptyPropertyDraft(),
  name: 'Plot 2',
  addressLine1: '5 Quay',
  postcode: 'BS1 4RB',
}

describe('the home of a new lead', () => {
  it('takes over the address of the one in stock', () => {
    const form = createNewLeadForm()
    form.nameHome('plo')
    form.linkHome(home)
    const { id: propertyId, availability: _availability, ...property } = home
    expect(toNewLeadSave(form.draft)).toMatchObject({ propertyId, property })
  })

  it('is another one as soon as its name is edited: what was typed besides it stays', () => {
    const form = createNewLeadForm()
    form.linkHome(home)
    form.set('property.addressLine1', '6 Quay')
    form.nameHome('Plot 20')
    expect(toNewLeadSave(form.draft)).toMatchObject({
      propertyId: null,
      property: { ...emptyPropertyDraft(), name: 'Plot 20', addressLine1: '6 Quay' },
    })
  })
})

it('has the rules of every lead, and lists its errors in the order of the short form', () => {
  const form = createNewLeadForm()
  form.set('status', 4)
  expect(form.check()).toBeNull()
  expect(form.errors.map(({ name }) => name)).toEqual([
    'firstName',
    'lastName',
    'phone',
    'email',
    'property.name',
    'viewingDate',
    'viewingUserId',
  ])
})
