import { describe, expect, it } from 'vitest'
import { emptyPropertyDraft } from '../properties/property.draft.ts'
import { aRowSetup, named, NOON, type FixtureColumn } from './enquiry-row.fixtures.ts'
import { homeReader, type HomeRow } from './home-row.ts'
import type { RowSetup } from './import-row.ts'

const NAME: FixtureColumn = ['Unit', 'name', 'Harbour View 12']
const PROJECT: FixtureColumn = ['Development', 'project.name', 'Quayside']

function readAs(
  kind: 'homes' | 'projects',
  columns: readonly FixtureColumn[],
  changes: Partial<RowSetup> = {},
): HomeRow {
  const cells = columns.map(([, , cell]) => cell)
  return homeReader(kind, { ...aRowSetup(columns, NOON), ...changes })(7, cells)
}

const readHome = (columns: readonly FixtureColumn[], changes: Partial<RowSetup> = {}) =>
  readAs('homes', [NAME, ...columns], changes)

const rent = (cell: string, frequency = '', changes: Partial<RowSetup> = {}) =>
  readHome(
    [
      ['Rent', 'rentalPrice', cell],
      ['Rent Frequency', 'rentFrequency', frequency],
    ],
    changes,
  )

const homeKey = (...columns: FixtureColumn[]) => readHome(columns).key

const unitKey = (...columns: FixtureColumn[]) => readAs('projects', columns).key

describe('a row with a home', () => {
  it('has every field that a column gives', () => {
    const row = readHome([
      ['Property Ref', 'externalId', '00123'],
      ['Address 1', 'addressLine1', '1 High Street'],
      ['Town', 'city', 'Leeds'],
      ['Postcode', 'postcode', 'LS1 4AP'],
      ['Property Type', 'unitType', 'Flat'],
      ['Beds', 'bedrooms', '2'],
      ['Baths', 'bathrooms', '1 bath'],
      ['Rent', 'rentalPrice', '£1,250 pcm'],
      ['Status', 'availability', 'To let'],
      ['EPC', 'energyLabel', 'c'],
      ['Floor Area', 'size', '75.5 sqm'],
      ['Balcony', 'balcony', 'x'],
      ['Pool', 'pool', 'no'],
      ['Description', 'desc', 'One\r\ntwo'],
      ['Key Code', 'accessNotes', '4711'],
    ])
    expect(row.values).toEqual({
      home: {
        ...emptyPropertyDraft(),
        name: 'Harbour View 12',
        addressLine1: '1 High Street',
        city: 'Leeds',
        postcode: 'LS1 4AP',
        unitType: 1,
        bedrooms: 2,
        bathrooms: 1,
        rentalPrice: 1250,
        availability: 6,
        energyLabel: 3,
        size: 75.5,
        balcony: true,
        desc: 'One\ntwo',
        accessNotes: '4711',
      },
      project: null,
    })
    expect([row.reference, row.name, row.problems, row.remarks]).toEqual(['00123', 'Harbour View 12', [], []])
    expect([...row.given]).toEqual(expect.arrayContaining(['balcony', 'pool', 'rentalPrice', 'accessNotes']))
    expect([...row.given]).not.toContain('gym')
  })

  it('is named by its first line where it has no name', () => {
    const row = readAs('homes', [['Address', 'addressLine1', '1 High Street']])
    expect([row.name, row.problems]).toEqual(['1 High Street', []])
  })

  it.each(['', 'a'.repeat(256)])('needs a name: %j', (name) => {
    const row = readAs('homes', [['Unit', 'name', name]])
    expect(row.problems.map(({ field, at, name: error }) => [field, at, error])).toEqual([
      ['name', 0, name === '' ? 'required' : 'maxlength'],
    ])
  })
})

describe('an amount', () => {
  it.each([
    ['£300 pw', '', 1300],
    ['300', 'weekly', 1300],
    ['300', 'pw', 1300],
    ['1250', 'Monthly', 1250],
    ['3,750.00', 'quarterly', 1250],
    ['15000', 'pa', 1250],
    ['£300 pw', 'monthly', 1300],
    ['1250', '', 1250],
  ])('of %j and %j is %d a month', (cell, frequency, monthly) => {
    const row = rent(cell, frequency)
    expect([row.values.home.rentalPrice, row.problems, row.remarks]).toEqual([monthly, [], []])
  })

  it('goes by the default where no cell says how often it is paid', () => {
    expect(rent('300', '', { defaults: { rentFrequency: 'weekly' } }).values.home.rentalPrice).toBe(1300)
  })

  it('with a word for its period that nobody knows is a problem', () => {
    expect(named(rent('300', 'fortnightly').problems)).toEqual(['rentFrequency enumerable'])
  })

  it('of a service charge does not go by the period of the rent', () => {
    const row = readHome([
      ['Rent Frequency', 'rentFrequency', 'weekly'],
      ['Service', 'rentalServiceCharge', '1200'],
      ['Costs', 'estMonthlyCosts', '£1,200 pa'],
    ])
    expect(row.values.home).toMatchObject({ rentalServiceCharge: 1200, estMonthlyCosts: 100 })
  })
})

describe('a cell that does not fit', () => {
  it.each([
    ['Postcode', 'postcode', 'Leeds'],
    ['Type', 'unitType', 'Castle'],
    ['EPC', 'energyLabel', 'H'],
    ['Beds', 'bedrooms', '10'],
    ['Beds', 'bedrooms', '2.5'],
    ['Beds', 'bedrooms', 'two'],
    ['Rent', 'rentalPrice', 'POA'],
    ['Rent', 'rentalPrice', '1000000'],
    ['Price', 'purchasePrice', '£300,000 pa'],
    ['Area', 'size', '800 sq ft'],
    ['Pool', 'pool', 'maybe'],
    ['Link', 'homeViewsLink', 'javascript:alert(1)'],
    ['Town', 'city', 'a'.repeat(256)],
  ] as const)('of %s (%s) is left empty, and stays in the access notes: %s', (heading, field, text) => {
    const row = readHome([[heading, field, text]])
    expect(row.problems).toEqual([])
    expect(row.values.home[field]).toEqual(emptyPropertyDraft()[field])
    expect([named(row.remarks), row.values.home.accessNotes]).toEqual([
      [`${field} unfit`],
      `From Old CRM:\n${heading}: ${text}`,
    ])
  })

  it('of an availability that nobody knows is a problem', () => {
    expect(named(readHome([['Status', 'availability', 'Haunted']]).problems)).toEqual([
      'availability enumerable',
    ])
  })
})

it('access notes are cut at 2,000 characters', () => {
  const row = readHome([
    ['Key Code', 'accessNotes', 'a'.repeat(1_990)],
    ['Council Tax', 'keep', 'Band D'],
  ])
  expect(row.values.home.accessNotes).toHaveLength(2_000)
  expect(named(row.remarks)).toEqual(['accessNotes cut'])
})

describe('a unit', () => {
  it('has its project', () => {
    const row = readAs('projects', [
      PROJECT,
      NAME,
      ['Project City', 'project.city', 'Leeds'],
      ['Project Postcode', 'project.postcode', 'a'.repeat(256)],
    ])
    expect(row.values.project).toEqual({
      name: 'Quayside',
      addressLine1: '',
      city: 'Leeds',
      postcode: '',
      country: '',
    })
    expect(named(row.remarks)).toEqual(['project.postcode unfit'])
  })

  it('needs the name of its project', () => {
    expect(named(readAs('projects', [NAME]).problems)).toEqual(['project.name required'])
  })
})

describe('the key', () => {
  it('is the reference, otherwise name, first line and postcode', () => {
    expect(homeKey(['Ref', 'externalId', 'p-1'])).toBe(homeKey(['Ref', 'externalId', 'P-1 ']))
    expect(homeKey(['Postcode', 'postcode', 'LS1 4AP'])).toBe(homeKey(['Postcode', 'postcode', 'ls14ap']))
    expect(homeKey(['Postcode', 'postcode', 'LS1 4AP'])).not.toBe(
      homeKey(['Postcode', 'postcode', 'LS1 4AQ']),
    )
    expect(homeKey(['Address', 'addressLine1', '1 High Street'])).not.toBe(homeKey())
  })

  it('of a unit is project and name', () => {
    expect(unitKey(PROJECT, NAME, ['Postcode', 'postcode', 'LS1 4AP'])).toBe(unitKey(PROJECT, NAME))
    expect(unitKey(['Development', 'project.name', 'Other'], NAME)).not.toBe(unitKey(PROJECT, NAME))
  })
})
