import { describe, expect, it } from 'vitest'
import { checkerOf, draftsOf } from '../platform/validation/validation.fixtures.ts'
import { filled } from '../platform/values/fields.ts'
import { PropertyBody } from './property.body.ts'
import {
  AMENITIES,
  PROPERTY_AMOUNT_FIELDS,
  PROPERTY_AREA_FIELDS,
  PROPERTY_CHOICE_FIELDS,
  PROPERTY_NUMBER_FIELDS,
  PROPERTY_TEXT_FIELDS,
} from './property.fields.ts'
import { aPropertyDraft } from './property.fixtures.ts'
import type { PropertyDraft } from './property.draft.ts'
import { createPropertySuite, validateProperty, validateUnitRow } from './property.suite.ts'

const checkProperty = checkerOf(PropertyBody, validateProperty)
const errorsOf = (overrides: Parameters<typeof aPropertyDraft>[0]) =>
  validateProperty(aPropertyDraft(overrides))

describe('texts', () => {
  it('require only a name', () => {
    expect(errorsOf({})).toEqual({})
    expect(errorsOf({ name: ' ' })).toEqual({ name: ['required'] })
  })

  it.each(
    PROPERTY_TEXT_FIELDS.filter(
      (field) => !['desc', 'disclaimer', 'accessNotes', 'homeViewsLink', 'postcode'].includes(field),
    ),
  )('accept at most 255 characters of %s', (field) => {
    expect(errorsOf({ [field]: 'x'.repeat(255) })).toEqual({})
    expect(errorsOf({ [field]: 'x'.repeat(256) })).toEqual({ [field]: ['maxlength'] })
  })

  it('accept at most 2,000 characters of access notes', () => {
    expect(errorsOf({ accessNotes: 'x'.repeat(2000) })).toEqual({})
    expect(errorsOf({ accessNotes: 'x'.repeat(2001) })).toEqual({ accessNotes: ['maxlength'] })
  })

  it.each([
    ['M1 1AE', undefined],
    ['m11ae', undefined],
    ['EC1R 0DU', undefined],
    ['ABC', ['pattern']],
    ['M1  1AE', ['pattern']],
    ['x'.repeat(255), ['pattern']],
    ['x'.repeat(256), ['maxlength']],
  ])('validate the postcode %j', (postcode, errors) => {
    expect(errorsOf({ postcode })['postcode']).toEqual(errors)
  })

  it('accept web addresses only', () => {
    expect(errorsOf({ homeViewsLink: 'https://homeviews.example/a' })).toEqual({})
    expect(errorsOf({ homeViewsLink: 'javascript:alert(1)' })).toEqual({ homeViewsLink: ['pattern'] })
  })
})

describe('numbers', () => {
  it.each(PROPERTY_AMOUNT_FIELDS)('accept %s from 0 to 999999, with pence', (field) => {
    for (const valid of [null, 0, 10.25, 999_999]) expect(errorsOf({ [field]: valid })).toEqual({})
    expect(errorsOf({ [field]: 999_999.01 })).toEqual({ [field]: ['max'] })
    expect(errorsOf({ [field]: -1 })).toEqual({ [field]: ['min'] })
    expect(errorsOf({ [field]: 1.005 })).toEqual({ [field]: ['pattern'] })
    expect(errorsOf({ [field]: Number.NaN })).toEqual({ [field]: ['pattern'] })
  })

  it.each(PROPERTY_AREA_FIELDS)('accept %s from 0', (field) => {
    expect(errorsOf({ [field]: 9_999_999.99 })).toEqual({})
    expect(errorsOf({ [field]: 10_000_000 })).toEqual({ [field]: ['max'] })
  })

  it.each(PROPERTY_CHOICE_FIELDS)('accept only the offered values of %s', (field) => {
    expect(errorsOf({ [field]: 1 })).toEqual({})
    for (const invalid of [0, 18, 1.5])
      expect(errorsOf({ [field]: invalid })).toEqual({ [field]: ['enumerable'] })
  })

  it('accept 0 to 9 bedrooms, and 0 to 99 other rooms', () => {
    expect(errorsOf({ bedrooms: 0, bathrooms: 99, rooms: 99 })).toEqual({})
    expect(errorsOf({ bedrooms: 10, bathrooms: 1.5, rooms: -1 })).toEqual({
      bedrooms: ['range'],
      bathrooms: ['pattern'],
      rooms: ['range'],
    })
  })
})

describe('reading', () => {
  it('ignores unknown fields', () => {
    const amenities = Object.fromEntries(AMENITIES.map((amenity) => [amenity, 1]))
    const images = [{ id: 5, location: 'x' }, { id: 3 }, { id: 5 }]
    expect(
      checkProperty({ name: ' Plot 3 ', projectId: 9, images, version: 2, x: 1, ...amenities }),
    ).toMatchObject({
      ok: true,
      value: {
        name: 'Plot 3',
        images: [{ id: 5 }, { id: 3 }, { id: 5 }],
        caretakler: true,
        pool: true,
        version: 2,
      },
    })
  })

  it('reports malformed fields', () => {
    expect(checkProperty({ name: 'A', unitType: 'Apartment', size: '12', pool: 'yes', images: 'a' })).toEqual(
      {
        ok: false,
        errors: { unitType: ['enumerable'], size: ['pattern'], pool: ['invalid'], images: ['invalid'] },
      },
    )
  })

  it('accepts at most 100 pictures', () => {
    const images = Array.from({ length: 101 }, (_, id) => ({ id }))
    expect(errorsOf({ images: images.slice(1) })).toEqual({})
    expect(errorsOf({ images })).toEqual({ images: ['maxlength'] })
  })

  it('rejects pictures that are not stored', () => {
    const images = [{ id: 5 }, { id: 5 }, { id: 4 }, { id: 'a' }, {}, 5]
    expect(checkProperty({ name: 'A', images }, { knowsMedia: (id) => id === 5 })).toEqual({
      ok: false,
      errors: {
        'images.2.id': ['enumerable'],
        'images.3.id': ['invalid'],
        'images.4.id': ['invalid'],
        'images.5.id': ['invalid'],
      },
    })
  })
})

it('validates a row of a spreadsheet as the form and a save do', () => {
  const texts = ['', 'Elm House', 'BS1 4RB', 'https://homeviews.example/a', 'x'.repeat(256)]
  const numbers = [null, Number.NaN, 0, 1, 1.5, 10.255, -1, 1e9]
  const drafts = draftsOf<PropertyDraft>(
    {
      ...filled(PROPERTY_TEXT_FIELDS, () => texts),
      ...filled(PROPERTY_NUMBER_FIELDS, () => numbers),
      ...filled(AMENITIES, () => [true, false]),
      images: [[]],
    },
    100,
  )
  const failures = drafts.map((draft) => {
    const errors = validateProperty(draft)
    expect(createPropertySuite().run(draft).getErrors()).toEqual(errors)
    expect(validateUnitRow(draft)).toEqual(errors)
    return Object.values(errors).flat()
  })
  expect(new Set(failures.flat())).toEqual(
    new Set(['required', 'maxlength', 'pattern', 'enumerable', 'range', 'min', 'max']),
  )
})
