import { describe, expect, it } from 'vitest'
import {
  checksOf,
  missingIn,
  placeOfCheck,
  tenancyDepositCap,
  type CheckedHome,
  type CheckedListing,
} from './listing-checks.ts'

const HOME: CheckedHome = {
  availability: 6,
  rentalPrice: 1250,
  purchasePrice: 250_000,
  rentalDeposit: 1442.3,
  addressLine1: '7b Quay Road',
  city: 'Bristol',
  postcode: 'BS1 4RB',
  desc: 'Facing the harbour.',
  bedrooms: 0,
  energyLabel: 2,
  pictureCount: 1,
}

const LISTING: CheckedListing = {
  kind: 'let',
  summary: 'A bright flat.',
  features: ['Balcony', 'Lift', 'Bike store'],
  shownAddress: 'Quay Road, Bristol',
  propertyKind: 1,
  availableOn: '2026-04-01',
  furnishing: 3,
  councilTaxBand: 'C',
  tenure: 2,
  energyState: 1,
}

const missing = (home: Partial<CheckedHome> = {}, listing: Partial<CheckedListing> = {}, isOn = false) =>
  missingIn({ home: { ...HOME, ...home }, listing: { ...LISTING, ...listing }, isOn })

describe('the checks', () => {
  it('pass for a complete letting and a complete sale', () => {
    expect(missing()).toEqual([])
    expect(missing({ availability: 1 }, { kind: 'sale' })).toEqual([])
    expect(missing({ availability: 4 }, { kind: 'sale' })).toEqual([])
  })

  it('name what is missing, in order', () => {
    const home = {
      availability: null,
      rentalPrice: 0,
      purchasePrice: null,
      rentalDeposit: null,
      addressLine1: null,
      city: ' ',
      postcode: null,
      desc: null,
      bedrooms: null,
      energyLabel: null,
      pictureCount: 0,
    }
    const listing = {
      summary: '',
      features: ['Balcony', ' ', 'Lift'],
      shownAddress: '',
      propertyKind: null,
      availableOn: '',
      furnishing: null,
      councilTaxBand: '',
      tenure: null,
      energyState: null,
    }
    for (const kind of ['let', 'sale'] as const)
      expect(missing(home, { ...listing, kind })).toEqual(checksOf(kind))
  })

  it.each([
    ['let', 'For Sale', 1],
    ['let', 'Coming For Sale', 4],
    ['sale', 'For Rent', 6],
    ['let', 'Reserved', 2],
  ] as const)('refuse to offer a home to %s that is %s', (kind, _label, availability) => {
    expect(missing({ availability }, { kind })).toEqual(['availability'])
  })

  it('accept a reserved home that is published', () => {
    expect(missing({ availability: 2 }, {}, true)).toEqual([])
    expect(missing({ availability: 5 }, {}, true)).toEqual(['availability'])
  })

  it('need a label of a rated home only', () => {
    expect(missing({ energyLabel: null })).toEqual(['energy'])
    expect(missing({ energyLabel: null }, { energyState: 2 })).toEqual([])
    expect(missing({ energyLabel: null }, { energyState: 3 })).toEqual([])
  })

  it.each([
    [1250, 0, true],
    [1250, 1442.3, true],
    [1250, 1442.31, false],
    // £49,999.92 and £50,000.04 a year.
    [4166.66, 4807.68, true],
    [4166.66, 4807.69, false],
    [4166.67, 5769.23, true],
    [4166.67, 5769.24, false],
  ])('with a rent of %d, a deposit of %d: %s', (rentalPrice, rentalDeposit, ok) => {
    expect(missing({ rentalPrice, rentalDeposit })).toEqual(ok ? [] : ['deposit'])
  })

  it('name the field in which each is mended', () => {
    for (const kind of ['let', 'sale'] as const)
      for (const check of checksOf(kind))
        expect(placeOfCheck(check, { kind, energyState: null }).field).toBeTruthy()
    expect(placeOfCheck('price', { kind: 'let', energyState: null })).toEqual({
      of: 'home',
      field: 'rentalPrice',
    })
    expect(placeOfCheck('energy', { kind: 'let', energyState: 1 })).toEqual({
      of: 'home',
      field: 'energyLabel',
    })
    expect(placeOfCheck('energy', { kind: 'let', energyState: null })).toEqual({
      of: 'listing',
      field: 'energyState',
    })
  })
})

it('rounds the cap down to the penny', () => {
  expect([1250, 4166.66, 4166.67, 0].map(tenancyDepositCap)).toEqual([1442.3, 4807.68, 5769.23, 0])
})
