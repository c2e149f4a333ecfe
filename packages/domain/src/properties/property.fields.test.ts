import { expect, it } from 'vitest'
import {
  AMENITIES,
  PROPERTY_FIELD_NAMES,
  PROPERTY_LABELS,
  PROPERTY_SECTIONS,
  PROPERTY_TEXT_FIELDS,
} from './property.fields.ts'

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

it('assigns every field to a section, in the order of the form', () => {
  expect(PROPERTY_SECTIONS.flatMap(({ fields }) => fields)).toEqual(PROPERTY_FIELD_NAMES)
})

it('lists the fields of a kind in the order of the form', () => {
  expect(PROPERTY_TEXT_FIELDS[0]).toBe('name')
  expect(PROPERTY_TEXT_FIELDS.at(-1)).toBe('parkingSpace')
  expect(PROPERTY_TEXT_FIELDS).toHaveLength(13)
})

it('has sixteen amenities, with labels and wire names', () => {
  expect(AMENITIES).toHaveLength(16)
  expect(PROPERTY_LABELS).toMatchObject({
    caretakler: 'Caretaker',
    EVCharging: 'EV Charging',
    petsAllow: 'Pets Allowed',
    groundTerrace: 'Ground Terrace',
  })
})
