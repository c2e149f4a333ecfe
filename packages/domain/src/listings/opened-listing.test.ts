import { expect, it } from 'vitest'
import { AVAILABILITY } from '../properties/property.enums.ts'
import { listingDraftOf } from './listing.draft.ts'
import { anOpenedListing } from './listing.fixtures.ts'
import { adviceInForm, checksInForm, type OpenedListing } from './opened-listing.ts'

const missingOf = (opened: OpenedListing, edits: Partial<ReturnType<typeof listingDraftOf>> = {}) =>
  checksInForm(opened, { ...listingDraftOf(opened), ...edits })
    .filter(({ ok }) => !ok)
    .map(({ name }) => name)

it('checks what is in the form, with the home as it is saved', () => {
  const opened = anOpenedListing({ summary: null, home: { rentalPrice: null } })
  expect(missingOf(opened)).toEqual(['price', 'summary', 'deposit'])
  expect(missingOf(opened, { summary: ' \n' })).toContain('summary')
  expect(missingOf(opened, { summary: 'Two rooms.' })).toEqual(['price', 'deposit'])
})

it('has the checks of the kind that is chosen', () => {
  const opened = anOpenedListing({ home: { availability: AVAILABILITY.ForRent } })
  expect(missingOf(opened)).toEqual([])
  expect(missingOf(opened, { kind: 'sale' })).toEqual(['availability', 'tenure'])
})

it('counts the default picture of the project, which only the server knows', () => {
  expect(missingOf(anOpenedListing())).not.toContain('pictures')
  expect(missingOf(anOpenedListing({ missing: ['pictures'] }))).toEqual(['pictures'])
})

it('lets a published home be reserved', () => {
  const home = { availability: AVAILABILITY.Reserved }
  expect(missingOf(anOpenedListing({ state: 'let-agreed', home }))).toEqual([])
  expect(missingOf(anOpenedListing({ state: 'ready', home }))).toEqual(['availability'])
})

it('advises on words while they are typed', () => {
  const opened = anOpenedListing()
  const draft = { ...listingDraftOf(opened), summary: 'Sorry, no dss.', feedIds: [], planIds: [1] }
  expect(adviceInForm(opened, draft)).toEqual([
    { name: 'pictures' },
    { name: 'feed' },
    { name: 'words', words: ['no DSS'] },
  ])
})
