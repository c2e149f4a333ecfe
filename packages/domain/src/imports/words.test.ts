import { describe, expect, it } from 'vitest'
import { aRowSetup } from './enquiry-row.fixtures.ts'
import { isEmptyWord, isWordField, mayWordBecome, proposeWord, wordKey } from './words.ts'

const { choices } = aRowSetup([], 0)

const status = (text: string) => proposeWord('enquiries', 'status', text, choices)
const handler = (text: string) => proposeWord('enquiries', 'handlerUserId', text, choices)
const agent = (text: string) => proposeWord('enquiries', 'viewingUserId', text, choices)
const role = (text: string) => proposeWord('staff', 'roles', text, choices)
const may = (field: string, to: number | string | boolean | null) =>
  mayWordBecome('enquiries', field, to, choices)
const home = (field: string, text: string) => proposeWord('homes', field, text, choices)

describe('a word for a status', () => {
  it.each([
    ['New', 1],
    ['Open', 1],
    ['Active', 1],
    ['Enquiry', 1],
    ['Viewing booked', 4],
    ['Viewing arranged', 4],
    ['Viewed', 5],
    ['Declined', 10],
    ['Rejected', 10],
    ['Let', 12],
    ['Moved in', 12],
    ['Awaiting feedback', 1],
    ['questionnaire submitted', 2],
    ['Pending viewing scheduled', 3],
    [' VIEWING_SCHEDULED ', 4],
    ['Viewing-complete', 5],
    ['Viewing cancelled', 6],
    ['Reservation sent', 7],
    ['Reservation requested', 8],
    ['Awaiting referencing response', 9],
    ['Reservation declined', 10],
    ['Reservation consider', 11],
    ['Reservation complete', 12],
    ['1', 1],
    ['12', 12],
  ])('%j is %i', (text, value) => {
    expect(status(text)).toBe(value)
  })

  it.each(['13', '0', '1.5', 'Hot', 'none', '-', ''])('%j is undecided', (text) => {
    expect(status(text)).toBeNull()
  })
})

describe('a word of a home', () => {
  it.each([
    ['availability', 'Available', 6],
    ['availability', 'To let', 6],
    ['availability', 'Let agreed', 2],
    ['availability', 'Let', 7],
    ['availability', 'for sale', 1],
    ['unitType', 'Flat', 1],
    ['unitType', 'Maisonette', 1],
    ['unitType', 'Terraced', 2],
    ['unitType', 'House', 6],
    ['unitType', 'Bungalow', 6],
    ['unitType', 'Semi-Detached', 5],
    ['energyLabel', 'c', 3],
    ['ownershipType', 'Owned', 1],
    ['building', 'Building B', 2],
    ['rentFrequency', 'weekly', 'weekly'],
    ['rentFrequency', 'Monthly', 'monthly'],
    ['rentFrequency', 'quarterly', 'quarterly'],
    ['rentFrequency', 'Yearly', 'yearly'],
    ['rentFrequency', 'pw', 'weekly'],
    ['rentFrequency', 'PCM', 'monthly'],
    ['rentFrequency', 'p.m.', 'monthly'],
    ['rentFrequency', 'pa', 'yearly'],
    ['rentFrequency', 'Per Week', 'weekly'],
  ])('of %s: %j is %j', (field, text, value) => {
    expect(home(field, text)).toBe(value)
  })

  it.each([
    ['unitType', 'none'],
    ['energyLabel', 'none'],
    ['availability', null],
    ['ownershipType', null],
    ['building', null],
    ['rentFrequency', null],
  ])('of %s that nobody knows is %j', (field, value) => {
    expect(home(field, 'Castle')).toBe(value)
  })

  it.each(['none', 'N/A', '-', 'n.a.', 'Unassigned'])('%j is none where nothing is required', (text) => {
    expect(home('building', text)).toBe('none')
    expect(isEmptyWord(text)).toBe(true)
  })
})

describe('a person', () => {
  it.each([
    ['PRIYA@latchkey.example', 3],
    ['Priya Shah', 3],
    ['priya shah', 3],
    ['Ms Priya Shah', 3],
    ['Shah, Priya', 3],
    ['P Shah', 3],
    ['P. Shah', 3],
    ['pshah', 3],
    ['tom2@latchkey.example', 5],
  ])('%j is user %i', (text, id) => {
    expect(handler(text)).toBe(id)
    expect(agent(text)).toBe(id)
  })

  it.each(['Tom Reed', 'T Reed', 'Shah', 'Priya', 'S Priya', 'Bob', 'plain'])(
    '%j is not known, or not one alone',
    (text) => {
      expect(handler(text)).toBe('none')
      expect(agent(text)).toBeNull()
    },
  )
})

it('a role is known by its name', () => {
  expect(['lettings agent', 'System Administrator', 'Boss', 'n/a'].map(role)).toEqual([2, 1, null, 'none'])
})

it('choices, people and roles go by words', () => {
  expect(
    ['status', 'handlerUserId', 'viewingUserId'].map((field) => isWordField('enquiries', field)),
  ).toEqual([true, true, true])
  expect(isWordField('staff', 'roles')).toBe(true)
  expect(isWordField('homes', 'rentFrequency')).toBe(true)
  expect(
    ['source', 'email', 'dateSubmitted', 'nothing', 'toString'].map((field) =>
      isWordField('enquiries', field),
    ),
  ).toEqual([false, false, false, false, false])
})

it('words alike but for case and outer spaces are one', () => {
  expect(wordKey(' Viewed ')).toBe(wordKey('VIEWED'))
  expect(wordKey('To let')).not.toBe(wordKey('Tolet'))
})

describe('a word can become', () => {
  it.each([
    ['status', 12, true],
    ['status', 13, false],
    ['status', '12', false],
    ['status', 'none', false],
    ['status', 'leave-out', true],
    ['status', null, true],
    ['status', true, false],
    ['handlerUserId', 4, true],
    ['handlerUserId', 99, false],
    ['handlerUserId', 'none', true],
    ['source', 'Portal', false],
  ])('in %s: %j is %j', (field, to, is) => {
    expect(may(field, to)).toBe(is)
  })
})
