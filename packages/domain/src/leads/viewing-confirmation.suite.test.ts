import { describe, expect, it } from 'vitest'
import { FIXTURE_NOW } from './lead.fixtures.ts'
import { validateConfirmation } from './viewing-confirmation.suite.ts'
import { type ConfirmationDraft } from './viewing.draft.ts'

const good: ConfirmationDraft = { viewingDate: FIXTURE_NOW, viewingUserId: 7 }

describe('validation of a viewing to confirm', () => {
  it.each([good, { ...good, viewingDate: 1 }])('passes: %j', (draft) => {
    expect(validateConfirmation(draft)).toEqual({})
  })

  it.each<[Partial<ConfirmationDraft>, object]>([
    [
      { viewingDate: null, viewingUserId: null },
      { viewingDate: ['required'], viewingUserId: ['required'] },
    ],
    [{ viewingDate: Number.NaN }, { viewingDate: ['date'] }],
    [{ viewingDate: FIXTURE_NOW * 1000 }, { viewingDate: ['date'] }],
    [{ viewingUserId: 8 }, { viewingUserId: ['enumerable'] }],
  ])('fails: %j', (over, errors) => {
    expect(validateConfirmation({ ...good, ...over }, { knowsUser: (id) => id === 7 })).toEqual(errors)
  })
})
