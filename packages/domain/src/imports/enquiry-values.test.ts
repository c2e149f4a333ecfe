import { describe, expect, it } from 'vitest'
import { validateLead } from '../leads/lead.suite.ts'
import {
  aRowSetup,
  at,
  named,
  NOON,
  PERSON,
  read,
  readMore,
  STAND_INS,
  SUBMITTED,
  wordsFor,
  type FixtureColumn,
} from './enquiry-row.fixtures.ts'

const person = (changes: Readonly<Record<string, string>>): FixtureColumn[] =>
  PERSON.map(([heading, field, cell]) => [heading, field, changes[field] ?? cell])

const viewing = (date: string, time: string) =>
  readMore([
    ['Viewing', 'viewingDate', date],
    ['Viewing Time', 'viewingTime', time],
  ])

const submitted = (...cells: string[]) =>
  read([...PERSON, ...cells.map((cell): FixtureColumn => ['Registered', 'dateSubmitted', cell])])

const last = (...dates: [string, string][]) =>
  readMore(dates.map(([field, cell]): FixtureColumn => [field, field, cell])).values.lastContact

describe('a missing detail', () => {
  it('has a stand-in where that was chosen', () => {
    const row = read([...person({ email: '', phone: 'ask', lastName: '' }), SUBMITTED], STAND_INS)
    expect(row.problems).toEqual([])
    expect(row.values.lead).toMatchObject({
      firstName: 'Ann',
      lastName: '–',
      email: 'none-7@missing.invalid',
      phone: '0000000000',
      notes: 'From Old CRM:\nPhone: ask',
    })
    expect(row.remarks.map(({ field, name, value }) => [field, name, value])).toEqual([
      ['lastName', 'stand-in', ''],
      ['email', 'stand-in', ''],
      ['phone', 'stand-in', 'ask'],
    ])
    expect([...row.given]).not.toContain('email')
    expect(row.name).toBe('Ann')
    const { 'property.name': _home, ...errors } = validateLead(row.values.lead)
    expect(errors).toEqual({})
  })

  it.each([
    { firstName: 'Ann' },
    { lastName: 'Lee' },
    { email: 'ann@example.com' },
    { phone: '07700 900123' },
  ])('needs another one: %j is enough', (only) => {
    const columns = person({ firstName: '', lastName: '', email: '', phone: '', ...only })
    expect(read(columns, STAND_INS).problems).toEqual([])
  })

  it('is a problem where nothing else is valid', () => {
    const columns = person({ firstName: '', lastName: '', email: 'ann@', phone: '1' })
    expect(named(read(columns, STAND_INS).problems)).toEqual([
      'firstName required',
      'lastName required',
      'email email',
      'phone pattern',
    ])
  })
})

describe('names, emails and phones', () => {
  it('come from one column of names', () => {
    const row = read([['Name', 'fullName', 'Lee, Ann Marie'], ...PERSON.slice(2)])
    expect(row.values.lead).toMatchObject({ firstName: 'Ann Marie', lastName: 'Lee' })
    expect(row.given).toContain('lastName')
  })

  it('that lack the last name are a problem at that column', () => {
    const { problems } = read([['Name', 'fullName', 'Ann'], ...PERSON.slice(2)])
    expect(problems.map(({ field, at: place }) => [field, place])).toEqual([['lastName', 0]])
  })

  it('prefer their own columns', () => {
    const whole: FixtureColumn = ['Name', 'fullName', 'Bob Ray']
    expect(read([...PERSON, whole]).values.lead).toMatchObject({ firstName: 'Ann', lastName: 'Lee' })
    const first = read([...person({ lastName: '' }), whole])
    expect(first.values.lead).toMatchObject({ firstName: 'Ann', lastName: 'Ray' })
  })

  it('of several columns are the first valid ones, a mobile first; the others stay in the notes', () => {
    const row = read([
      ...PERSON.slice(0, 2),
      SUBMITTED,
      ['Home Phone', 'phone', '020 7946 0958'],
      ['Mobile', 'phone', '7700 900123'],
      ['Email', 'email', 'ann@; lee@example.com, x@example.com'],
    ])
    expect(row.values.lead).toMatchObject({ email: 'lee@example.com', phone: '07700 900123' })
    expect(row.values.lead.notes).toBe('From Old CRM:\nHome Phone: 020 7946 0958\nEmail: ann@, x@example.com')
    expect(row.remarks.map(({ field, name, at: place }) => [field, name, place])).toEqual([
      ['email', 'several', 5],
      ['phone', 'zero', 4],
      ['phone', 'several', 3],
    ])
  })

  it('accept a number from abroad', () => {
    const row = read([...PERSON.slice(0, 3), SUBMITTED, ['Phone', 'phone', '+33 1 23 45 67 89']])
    expect([row.problems, named(row.remarks)]).toEqual([[], ['phone phone']])
    expect(row.values.lead.phone).toBe('+33 1 23 45 67 89')
  })
})

describe('dates', () => {
  it('are at noon, or at the time of their own column', () => {
    expect(viewing('14/04/2025', '').values.lead.viewingDate).toBe(at('2025-04-14T11:00:00Z'))
    expect(viewing('14/04/2025', '2.30 pm').values.lead.viewingDate).toBe(at('2025-04-14T13:30:00Z'))
    const unread = viewing('14/04/2025', 'after work')
    expect([named(unread.remarks), unread.values.lead.notes]).toEqual([
      ['viewingTime unfit'],
      'From Old CRM:\nViewing Time: after work',
    ])
    expect(named(viewing('', '14:30').remarks)).toEqual(['viewingTime unfit'])
    expect(named(viewing('30/03/2025', '01:30').remarks)).toEqual(['viewingDate shifted'])
  })

  it('of two columns are one moment, or the first one', () => {
    expect(submitted('14/04/2025', '14:30').values.dateSubmitted).toBe(at('2025-04-14T13:30:00Z'))
    const alone = submitted('14:30')
    expect([named(alone.remarks), alone.values.lead.notes]).toEqual([
      ['dateSubmitted today', 'dateSubmitted unfit'],
      'From Old CRM:\nRegistered: 14:30',
    ])
    const two = submitted('', '14/04/2025', '15/04/2025')
    expect([two.values.dateSubmitted, named(two.remarks), two.values.lead.notes]).toEqual([
      at('2025-04-14T11:00:00Z'),
      ['dateSubmitted several'],
      'From Old CRM:\nRegistered: 15/04/2025',
    ])
  })

  it('and numbers of further columns stay in the notes', () => {
    const row = readMore([
      ['Viewing', 'viewingDate', '14/04/2025'],
      ['From', 'viewingTime', '14:30'],
      ['To', 'viewingTime', '15:00'],
      ['Bedrooms', 'desiredBedrooms', 'two'],
      ['Beds', 'desiredBedrooms', '2'],
      ['Min beds', 'desiredBedrooms', '3'],
    ])
    expect(row.values).toMatchObject({
      lead: {
        viewingDate: at('2025-04-14T13:30:00Z'),
        notes: 'From Old CRM:\nTo: 15:00\nBedrooms: two\nMin beds: 3',
      },
      answers: { desiredBedrooms: 2 },
    })
    expect(named(row.remarks)).toEqual(['viewingTime several', 'desiredBedrooms several'])
  })

  it('are read in the order of their column', () => {
    const columns: FixtureColumn[] = [...PERSON, ['Registered', 'dateSubmitted', '04/05/2025']]
    const setup = aRowSetup(columns, NOON)
    const american = setup.columns.map((column) => ({ ...column, dateOrder: 'mdy' as const }))
    expect(read(columns).values.dateSubmitted).toBe(at('2025-05-04T11:00:00Z'))
    expect(read(columns, { columns: american }).values.dateSubmitted).toBe(at('2025-04-05T11:00:00Z'))
  })

  it('that old systems store for none are none', () => {
    const row = readMore([
      ['Viewing', 'viewingDate', '0001-01-01T00:00:00'],
      ['Let Date', 'reservationCompleteDate', '0'],
    ])
    expect([row.values.lead.viewingDate, row.remarks, row.values.lead.notes]).toEqual([null, [], ''])
  })

  it('give the last contact: the latest that is not in the future', () => {
    expect(last()).toBe(at('2025-04-13T11:00:00Z'))
    expect(last(['viewingDate', '01/05/2025'], ['reservationSentDate', '02/05/2025'])).toBe(
      at('2025-05-02T11:00:00Z'),
    )
    expect(last(['viewingDate', '01/12/2026'])).toBe(at('2025-04-13T11:00:00Z'))
    expect(last(['viewingDate', '01/05/2025'], ['lastContact', '14/04/2025'])).toBe(
      at('2025-04-14T11:00:00Z'),
    )
  })
})

describe('a word', () => {
  it('that leaves out leaves out its row', () => {
    const changes = wordsFor('status', { Dead: 'leave-out' })
    expect(readMore([['Stage', 'status', ' DEAD ']], changes).isLeftOut).toBe(true)
    expect(readMore([['Stage', 'status', 'New']], changes).isLeftOut).toBe(false)
  })

  it('becomes what was chosen, not what is known', () => {
    expect(
      readMore([['Stage', 'status', 'viewed']], wordsFor('status', { Viewed: 2 })).values.lead.status,
    ).toBe(2)
  })

  it('that is not decided is a problem, whatever else is known', () => {
    const row = readMore([['Stage', 'status', 'Hot']], wordsFor('status', { Hot: null }))
    expect(row.problems).toEqual([
      {
        field: 'status',
        at: 5,
        value: 'Hot',
        name: 'enumerable',
        text: '“Hot” is undecided. Choose what it becomes on Values',
      },
    ])
    expect(
      named(readMore([['Stage', 'status', 'Viewed']], wordsFor('status', { Viewed: null })).problems),
    ).toEqual(['status enumerable'])
  })

  it('of a mended row that no table has is what it is known as', () => {
    const words = wordsFor('status', { Hot: null })
    expect(readMore([['Stage', 'status', 'Reservation declined']], words).values.lead.status).toBe(10)
    expect(named(readMore([['Stage', 'status', 'Cold']], words).problems)).toEqual(['status enumerable'])
  })

  it('for nobody is none, with a remark, and stays in the notes', () => {
    const row = readMore([['Negotiator', 'handlerUserId', 'Bob']])
    expect([row.values.handlerUserId, named(row.remarks), row.values.lead.notes]).toEqual([
      null,
      ['handlerUserId no-person'],
      'From Old CRM:\nNegotiator: Bob',
    ])
    const none = readMore([['Negotiator', 'handlerUserId', 'n/a']])
    expect([none.values.handlerUserId, none.remarks, none.values.lead.notes]).toEqual([null, [], ''])
  })

  it('of several columns is the first one; the others stay in the notes', () => {
    const row = readMore([
      ['Status', 'status', ''],
      ['Stage', 'status', 'Open'],
      ['Step', 'status', 'Hot'],
    ])
    expect([row.values.lead.status, row.values.lead.notes]).toEqual([1, 'From Old CRM:\nStep: Hot'])
    expect(row.remarks.map(({ field, name, at: place }) => [field, name, place])).toEqual([
      ['status', 'several', 7],
    ])
  })

  it('of an agent nobody knows is a problem', () => {
    expect(named(readMore([['Agent', 'viewingUserId', 'Bob']]).problems)).toEqual([
      'viewingUserId enumerable',
    ])
    const asNone = wordsFor('viewingUserId', { Bob: 'none' })
    expect(named(readMore([['Agent', 'viewingUserId', 'Bob']], asNone).remarks)).toEqual([
      'viewingUserId no-person',
    ])
    const booked: FixtureColumn[] = [
      ['Stage', 'status', '4'],
      ['Viewing', 'viewingDate', '14/04/2025'],
      ['Agent', 'viewingUserId', 'Bob'],
    ]
    expect(named(readMore(booked).problems)).toEqual(['viewingUserId enumerable'])
    expect(readMore(booked, asNone).problems).toEqual([
      { field: 'viewingUserId', at: 7, value: 'Bob', name: 'required', text: 'This is required' },
    ])
  })
})

describe('a default', () => {
  it('serves where the column is missing or the cell is empty', () => {
    const defaults = { status: 10, handlerUserId: 4, source: 'Walk-in' }
    for (const more of [[], [['Stage', 'status', ' ']]] as FixtureColumn[][]) {
      const row = readMore(more, { defaults })
      expect(row.values).toMatchObject({ lead: { status: 10 }, handlerUserId: 4, source: 'Walk-in' })
      expect([...row.given]).not.toContain('status')
    }
    const given = readMore([['Stage', 'status', '2']], { defaults })
    expect(given.values.lead.status).toBe(2)
  })

  it('can be none or leave out the row', () => {
    expect(readMore([], { defaults: { handlerUserId: 'none' } }).values.handlerUserId).toBeNull()
    expect(readMore([], { defaults: { status: 'leave-out' } }).isLeftOut).toBe(true)
  })
})
