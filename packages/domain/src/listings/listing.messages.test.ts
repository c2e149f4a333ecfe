import { describe, expect, it } from 'vitest'
import { aListingRow } from './listing.fixtures.ts'
import { LISTING_COLUMNS } from './listing.columns.ts'
import { defaultKind, defaultPropertyKind, defaultShownAddress } from './listing-defaults.ts'
import {
  checkText,
  depositCapText,
  listingLine,
  listingTitle,
  notReadyText,
  stateText,
} from './listing.messages.ts'

it.each([
  ['none', 5, 'Not published'],
  ['missing', 1, '1 thing missing'],
  ['missing', 2, '2 things missing'],
  ['ready', 0, 'Ready'],
  ['published', 0, 'Published'],
  ['published', 1, 'Published, 1 thing missing'],
  ['let-agreed', 0, 'Let agreed'],
  ['reserved', 3, 'Reserved, 3 things missing'],
] as const)('the state %s with %i missing is %s', (state, missing, text) => {
  expect(stateText(state, missing)).toBe(text)
  expect(listingLine(state, missing)).toBe(`Listing: ${text}`)
})

it('says what is missing', () => {
  expect([checkText('summary', true), checkText('summary', false)]).toEqual([
    'Summary: done',
    'Summary: missing',
  ])
  expect(notReadyText(['summary', 'councilTaxBand'])).toBe('2 things missing: Summary, Council tax band.')
  expect([depositCapText(1250), depositCapText(null)]).toEqual(['At most £1,442.30', ''])
})

it('shows no day of publishing for a home that was taken off', () => {
  const shown = { formatDateTime: () => '02/03/2026 10:00' } as never
  const textOf = (state: 'ready' | 'reserved') =>
    LISTING_COLUMNS.publishedAt.textOf(aListingRow({ state }), shown)
  expect([textOf('ready'), textOf('reserved')]).toEqual(['', '02/03/2026 10:00'])
})

describe('the title', () => {
  it.each([
    [{ kind: 'let', bedrooms: 2, propertyKind: 1, city: 'Bristol' }, '2 bedroom apartment to let in Bristol'],
    [
      { kind: 'sale', bedrooms: 3, propertyKind: 10, city: 'Bath' },
      '3 bedroom semi-detached for sale in Bath',
    ],
    [{ kind: 'let', bedrooms: 0, propertyKind: 3, city: 'Bristol' }, 'Studio to let in Bristol'],
    [{ kind: 'sale', bedrooms: null, propertyKind: 15, city: null }, 'Land for sale'],
    [{ kind: 'let', bedrooms: 1, propertyKind: null, city: null }, '1 bedroom home to let'],
  ] as const)('%j', (facts, title) => {
    expect(listingTitle(facts)).toBe(title)
  })
})

describe('a new listing begins with', () => {
  it.each([
    [6, null, 'let'],
    [7, null, 'let'],
    [1, 1250, 'sale'],
    [4, 1250, 'sale'],
    [2, 1250, 'let'],
    [2, null, 'sale'],
    [null, 1250, 'let'],
  ] as const)('the kind of availability %s with rent %s: %s', (availability, rentalPrice, kind) => {
    expect(defaultKind({ availability, rentalPrice })).toBe(kind)
  })

  it('the property kind of the unit type', () => {
    expect([1, 16, 2, 4, 5, 6, 8, 7, null].map(defaultPropertyKind)).toEqual([
      1,
      5,
      12,
      11,
      10,
      7,
      15,
      null,
      null,
    ])
  })

  it.each([
    ['Flat 2, 7b Quay Road', 'Quay Road, Bristol'],
    ['7 Quay Road', 'Quay Road, Bristol'],
    ['7-9 Quay Road', 'Quay Road, Bristol'],
    ['12A, Quay Road', 'Quay Road, Bristol'],
    ['Apartment 407 The Old Print Works', 'The Old Print Works, Bristol'],
    ['Ground Floor Flat, 12 Quay Road', 'Quay Road, Bristol'],
    ['Apt. 4B, 12 Quay Road', 'Quay Road, Bristol'],
    ['Flat 12', 'Bristol'],
    ['Apartment 1.02, 12 Quay Road', 'Quay Road, Bristol'],
    ['Apartment 1.02', 'Bristol'],
    ['Flat 3/1, 12 Quay Road', 'Quay Road, Bristol'],
    ['Unit B-12, 7/9 Quay Road', 'Quay Road, Bristol'],
    ['1.02 The Old Print Works', 'The Old Print Works, Bristol'],
    ['1st Avenue', '1st Avenue, Bristol'],
    ['Rose Cottage, Mill Lane', 'Rose Cottage, Mill Lane, Bristol'],
    ['Flatford Lane', 'Flatford Lane, Bristol'],
    [null, 'Bristol'],
  ])('the address as shown of %j: %j', (addressLine1, shown) => {
    expect(defaultShownAddress({ addressLine1, city: 'Bristol' })).toBe(shown)
  })

  it('an address within its limit', () => {
    expect(defaultShownAddress({ addressLine1: `7 ${'Quay '.repeat(50)}`, city: null })).toHaveLength(120)
  })
})
