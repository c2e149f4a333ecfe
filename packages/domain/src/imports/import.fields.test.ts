import { describe, expect, it } from 'vitest'
import { IMPORT_KINDS } from './import.enums.ts'
import { aRowSetup } from './enquiry-row.fixtures.ts'
import { importFieldsOf, missingFieldsOf } from './import.fields.ts'

const { choices } = aRowSetup([], 0)

const fieldOf = (kind: (typeof IMPORT_KINDS)[number], name: string) =>
  importFieldsOf(kind, choices).find((field) => field.name === name)

const missing = (
  kind: (typeof IMPORT_KINDS)[number],
  becomes: readonly string[],
  {
    defaults = {},
    details = 'problem',
  }: Partial<Omit<Parameters<typeof missingFieldsOf>[1], 'becomes'>> = {},
) => missingFieldsOf(kind, { becomes, defaults, details })

describe('the fields of a kind', () => {
  it.each([
    ['enquiries', 'firstName', { label: 'First Name', isRequired: true, type: 'text', options: null }],
    ['enquiries', 'email', { label: 'Email', isRequired: true, type: 'email', options: null }],
    ['enquiries', 'phone', { label: 'Phone', isRequired: true, type: 'phone', options: null }],
    ['enquiries', 'fullName', { label: 'Name', isRequired: false, type: 'text', options: null }],
    [
      'enquiries',
      'property.name',
      { label: 'Property Name', isRequired: false, type: 'text', options: null },
    ],
    [
      'enquiries',
      'property.postcode',
      { label: 'Property Postcode', isRequired: false, type: 'postcode', options: null },
    ],
    ['enquiries', 'viewingDate', { label: 'Viewing Date', isRequired: false, type: 'date', options: null }],
    ['enquiries', 'viewingTime', { label: 'Viewing Time', isRequired: false, type: 'time', options: null }],
    ['homes', 'name', { label: 'Name', isRequired: true, type: 'text', options: null }],
    ['homes', 'rentalPrice', { label: 'Rental Price', isRequired: false, type: 'amount', options: null }],
    ['homes', 'balcony', { label: 'Balcony', isRequired: false, type: 'flag', options: null }],
    ['homes', 'size', { label: 'Size', isRequired: false, type: 'number', options: null }],
    ['projects', 'project.name', { label: 'Project Name', isRequired: true, type: 'text', options: null }],
    ['staff', 'username', { label: 'Username', isRequired: true, type: 'email', options: null }],
  ] as const)('of %s have %s', (kind, name, field) => {
    expect(fieldOf(kind, name)).toEqual({ name, ...field })
  })

  it('have the choices that their values can become', () => {
    expect(fieldOf('enquiries', 'status')?.options?.[0]).toEqual({ value: 1, label: 'Awaiting feedback' })
    expect(fieldOf('enquiries', 'handlerUserId')?.options).toContainEqual({ value: 4, label: 'Tom Reed' })
    expect(fieldOf('staff', 'roles')?.options).toContainEqual({ value: 2, label: 'Lettings Agent' })
    expect(fieldOf('homes', 'rentFrequency')?.options).toContainEqual({ value: 'weekly', label: 'Weekly' })
  })

  it('have no pictures, and no field twice', () => {
    expect(fieldOf('homes', 'images')).toBeUndefined()
    for (const kind of IMPORT_KINDS) {
      const names = importFieldsOf(kind, choices).map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
    }
  })
})

describe('what is missing', () => {
  it.each([
    ['enquiries', [], ['firstName', 'lastName', 'email', 'phone']],
    ['enquiries', ['fullName', 'email'], ['phone']],
    ['enquiries', ['firstName', 'email', 'phone'], ['lastName']],
    ['enquiries', ['firstName', 'lastName', 'email', 'phone'], []],
    ['homes', [], ['name']],
    ['homes', ['addressLine1'], []],
    ['projects', ['name'], ['project.name']],
    ['projects', ['project.name'], ['name']],
    ['staff', ['fullName'], ['username']],
  ] as const)('of %s with %j is %j', (kind, becomes, fields) => {
    expect(missing(kind, becomes)).toEqual(fields)
  })

  it('is nothing that a default gives', () => {
    expect(missing('projects', ['name'], { defaults: { 'project.name': 'Quayside' } })).toEqual([])
    expect(missing('projects', ['name'], { defaults: { 'project.name': null } })).toEqual(['project.name'])
  })

  it.each([
    [['email'], []],
    [['fullName'], []],
    [['lastName'], []],
    [['notes'], ['firstName', 'lastName', 'email', 'phone']],
  ])('is with stand-ins nothing where there is %j', (becomes, fields) => {
    expect(missing('enquiries', becomes, { details: 'stand-in' })).toEqual(fields)
  })
})
