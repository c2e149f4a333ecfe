import { expect, it } from 'vitest'
import { PROPERTY_FIELDS, PROPERTY_LABELS, PROPERTY_SECTIONS } from './property.labels.ts'

it('has the seven sections of the specification', () => {
  expect(PROPERTY_SECTIONS.map(({ title }) => title)).toEqual([
    'Unit Details',
    'Unit Section',
    'Gallery',
    'Unit Prices',
    'Unit Size',
    'Unit Amenities',
    'Unit Parking',
  ])
})

it('places every field with a label in one section', () => {
  expect(PROPERTY_FIELDS.toSorted()).toEqual(Object.keys(PROPERTY_LABELS).toSorted())
  expect(new Set(PROPERTY_FIELDS).size).toBe(PROPERTY_FIELDS.length)
})
