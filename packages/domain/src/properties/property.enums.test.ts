import { expect, it } from 'vitest'
import {
  AVAILABILITY,
  AVAILABILITY_LABELS,
  BUILDING_LABELS,
  ENERGY_LABELS,
  OWNERSHIP_TYPE_LABELS,
  UNIT_TYPE_LABELS,
} from './property.enums.ts'

const SETS = {
  'unit types': [
    UNIT_TYPE_LABELS,
    'Apartment, Townhouse, Microhouse, Detached, Semi Detached, Single Family House, Storage, Residential Lot, Leisure Lot, Commercial Lot, Commercial Farm, Commercial Homestead, Recreational, Recreational Lot, Recreational Other, Duplex, Other',
  ],
  buildings: [BUILDING_LABELS, 'Building A, Building B, Building C'],
  'ownership types': [OWNERSHIP_TYPE_LABELS, 'Owned, Cooperative, Stock, Bond, Other'],
  availabilities: [
    AVAILABILITY_LABELS,
    'For Sale, Reserved, Sold, Coming For Sale, Archived, For Rent, Rented',
  ],
  'energy ratings': [ENERGY_LABELS, 'A, B, C, D, E, F, G'],
} as const

it.each(Object.entries(SETS))('numbers the %s from 1, in order', (_, [labels, texts]) => {
  expect(Object.entries(labels)).toEqual(texts.split(', ').map((text, index) => [String(index + 1), text]))
})

it('has a name for every labelled availability', () => {
  expect(Object.values(AVAILABILITY).map(String)).toEqual(Object.keys(AVAILABILITY_LABELS))
  expect(AVAILABILITY_LABELS[AVAILABILITY.Reserved]).toBe('Reserved')
})
