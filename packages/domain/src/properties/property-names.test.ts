import { expect, it } from 'vitest'
import { aProperty, aPropertyDraft } from './property.fixtures.ts'
import { propertyDraftText, rentText, roomsText, unitCellText } from './property-names.ts'

it.each([
  [null, ''],
  [0, ''],
  [1, '1 Bedroom'],
  [2, '2 Bedrooms'],
])('words %s bedrooms', (count, text) => {
  expect(roomsText(count, 'Bedroom')).toBe(text)
})

it.each([
  [6, 1200, '£1,200 a month'],
  [7, 1200.5, '£1,200.50 a month'],
  [6, null, ''],
  [1, 1200, ''],
  [null, 1200, ''],
])(
  'the rent of a home with availability %s and a rental price of %s is %j',
  (availability, rentalPrice, text) => {
    expect(rentText({ availability, rentalPrice })).toBe(text)
  },
)

it('formats the cells of a unit', () => {
  const unit = aProperty({
    unitType: 1,
    building: 2,
    availability: 6,
    purchasePrice: 250_000,
    size: 74.25,
    bedrooms: null,
  })
  expect(unitCellText(unit, 'unitType')).toBe('Apartment')
  expect(unitCellText(unit, 'building')).toBe('Building B')
  expect(unitCellText(unit, 'availability')).toBe('For Rent')
  expect(unitCellText(unit, 'purchasePrice')).toBe('£250,000.00')
  expect(unitCellText(unit, 'size')).toBe('74.25 m²')
  expect(unitCellText(unit, 'bedrooms')).toBe('')
})

it('words the values of a draft', () => {
  const draft = aPropertyDraft({
    pool: true,
    energyLabel: 2,
    deposit: 10.5,
    images: [{ id: 1 }],
    size: Number.NaN,
  })
  expect(propertyDraftText('pool', draft)).toBe('Yes')
  expect(propertyDraftText('energyLabel', draft)).toBe('B')
  expect(propertyDraftText('deposit', draft)).toBe('£10.50')
  expect(propertyDraftText('images', draft)).toBe('1 picture')
  expect(propertyDraftText('size', draft)).toBe('-')
  expect(propertyDraftText('city', draft)).toBe('-')
})
