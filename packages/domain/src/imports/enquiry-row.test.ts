import { describe, expect, it } from 'vitest'
import { emptyPropertyDraft } from '../leads/lead.draft.ts'
import { LEAD_STATUSES } from '../leads/lead-status.ts'
import { validateLead } from '../leads/lead.suite.ts'
import {
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

const key = (...more: FixtureColumn[]) => readMore(more).key

describe('a row with a person', () => {
  it('is an enquiry of the start of the import from the old system', () => {
    expect(read(PERSON)).toEqual({
      values: {
        lead: {
          firstName: 'Ann',
          lastName: 'Lee',
          email: 'ann@example.com',
          phone: '07700 900123',
          addressLine1: '',
          addressLine2: '',
          city: '',
          country: '',
          postcode: '',
          crmEnquiryUuid: '',
          notes: '',
          status: 1,
          viewingDate: null,
          viewingUserId: null,
          reservationSentDate: null,
          reservationCompleteDate: null,
          property: emptyPropertyDraft(),
        },
        answers: { desiredBedrooms: null, desiredMoveDate: null, pets: null },
        source: 'Old CRM',
        handlerUserId: null,
        dateSubmitted: NOON,
        lastContact: NOON,
        homeReference: '',
      },
      given: new Set(['firstName', 'lastName', 'email', 'phone']),
      reference: null,
      key: 'row\nann@example.com\n07700900123\n\n',
      name: 'Ann Lee',
      isLeftOut: false,
      problems: [],
      remarks: [
        {
          field: 'dateSubmitted',
          at: null,
          value: '',
          name: 'today',
          text: 'There is no date. The start of the import is used',
        },
      ],
    })
  })

  it('has every field that a column gives', () => {
    const row = readMore([
      ['Ref', 'externalId', ' MKT233653 '],
      ['Address', 'addressLine1', '1 High Street'],
      ['Town', 'city', 'Leeds'],
      ['Postcode', 'postcode', 'ls1 4ap'],
      ['Stage', 'status', 'Viewed'],
      ['Viewing Date', 'viewingDate', '14/04/2025'],
      ['Viewing Time', 'viewingTime', '14:30'],
      ['Agent', 'viewingUserId', 'P Shah'],
      ['Negotiator', 'handlerUserId', 'Priya Shah'],
      ['Lead Source', 'source', 'Portal'],
      ['Last Call', 'lastContact', '20/04/2025 09:00'],
      ['Property Ref', 'property.reference', 'P-12'],
      ['Property', 'property.name', 'Harbour View 12'],
      ['Bedrooms', 'desiredBedrooms', '2 bed'],
      ['Move Date', 'desiredMoveDate', '01/06/2025'],
      ['Pets', 'pets', 'A cat'],
    ])
    expect(row.values).toMatchObject({
      lead: {
        addressLine1: '1 High Street',
        city: 'Leeds',
        postcode: 'ls1 4ap',
        status: 5,
        viewingDate: at('2025-04-14T13:30:00Z'),
        viewingUserId: 3,
        property: { name: 'Harbour View 12' },
      },
      answers: { desiredBedrooms: 2, desiredMoveDate: at('2025-05-31T23:00:00Z'), pets: 'A cat' },
      source: 'Portal',
      handlerUserId: 3,
      dateSubmitted: at('2025-04-13T11:00:00Z'),
      lastContact: at('2025-04-20T08:00:00Z'),
      homeReference: 'P-12',
    })
    expect([row.reference, row.problems, row.remarks]).toEqual(['MKT233653', [], []])
    expect(row.given).toContain('viewingDate')
  })
})

describe('the rules of a lead', () => {
  const STATUS_WORDS = wordsFor(
    'status',
    Object.fromEntries(LEAD_STATUSES.map((status) => [`Stage ${status}`, status])),
  )

  it.each(LEAD_STATUSES)('of status %i are those of the form', (status) => {
    const { problems, values } = readMore([['Stage', 'status', `Stage ${status}`]], STATUS_WORDS)
    const { 'property.name': _home, ...errors } = validateLead(values.lead)
    expect(problems.map(({ field, name }) => [field, [name]])).toEqual(Object.entries(errors))
  })

  it.each([
    [3, 'viewingDate required,viewingUserId required'],
    [6, 'viewingDate required,viewingUserId required'],
    [7, 'reservationSentDate required'],
    [12, 'reservationCompleteDate required'],
  ])('require the date and agent of status %i', (status, problems) => {
    expect(named(readMore([['Stage', 'status', String(status)]]).problems).join()).toBe(problems)
  })

  it('are satisfied by the dates and the agent of the file', () => {
    const more: FixtureColumn[] = [
      ['Viewing', 'viewingDate', '14/04/2025 10:00'],
      ['Agent', 'viewingUserId', 'Priya Shah'],
      ['Reserved', 'reservationSentDate', '15/04/2025'],
      ['Let Date', 'reservationCompleteDate', '16/04/2025'],
    ]
    for (const status of LEAD_STATUSES) {
      const row = readMore([['Stage', 'status', String(status)], ...more])
      expect([row.problems, row.remarks]).toEqual([[], []])
    }
  })

  it('name column, value and reason', () => {
    const { problems, remarks } = readMore([
      ['Stage', 'status', '7'],
      ['Reserved', 'reservationSentDate', 'soon'],
    ])
    expect(remarks).toEqual([])
    expect(problems).toEqual([
      { field: 'reservationSentDate', at: 6, value: 'soon', name: 'date', text: 'This is not a valid date' },
    ])
  })

  it.each([
    [['Email', 'email', ''], { at: 2, value: '', name: 'required', text: 'This is required' }],
    [['Email', 'email', 'ann@'], { at: 2, value: 'ann@', name: 'email', text: 'This is not a valid email' }],
    [['Phone', 'phone', '12'], { at: 3, value: '12', name: 'pattern', text: 'This is not valid' }],
    [
      ['Phone', 'phone', '4.47E+11'],
      { at: 3, value: '4.47E+11', name: 'pattern', text: 'The spreadsheet has shortened this number' },
    ],
    [['First Name', 'firstName', ' '], { at: 0, value: '', name: 'required', text: 'This is required' }],
  ] as const)('make %j a problem', (column, problem) => {
    const columns = PERSON.map((other) => (other[1] === column[1] ? column : other))
    const { problems } = read([...columns, SUBMITTED])
    expect(problems).toEqual([{ field: column[1], ...problem }])
  })

  it('make a first name of 300 characters a problem', () => {
    const long = 'a'.repeat(300)
    const row = read([['First Name', 'firstName', long], ...PERSON.slice(1), SUBMITTED])
    expect(named(row.problems)).toEqual(['firstName maxlength'])
    expect(row.problems[0]?.value).toHaveLength(255)
  })

  it.each([
    ['29/11/2026 12:00', []],
    ['29/11/2026 12:01', ['dateSubmitted maxDate']],
  ])('accept the submitted date %s: %j', (text, problems) => {
    expect(named(read([...PERSON, ['Registered', 'dateSubmitted', text]]).problems)).toEqual(problems)
  })

  it('leave a home without a name alone, and name it by its first line', () => {
    const row = readMore([['Property Address', 'property.addressLine1', '1 High Street']])
    expect(row.values.lead.property).toMatchObject({ name: '1 High Street', addressLine1: '1 High Street' })
    const other = readMore([['Property Ref', 'property.reference', 'P-12']])
    expect([other.problems, other.remarks, other.values.lead.property.name]).toEqual([[], [], ''])
  })
})

describe('a cell that does not fit', () => {
  it.each([
    ['Postcode', 'postcode', 'Leeds'],
    ['Postcode', 'property.postcode', 'LS1 4APX'],
    ['Town', 'city', 'a'.repeat(256)],
    ['Source', 'source', 'a'.repeat(256)],
    ['Pets', 'pets', 'a'.repeat(256)],
    ['Viewing', 'viewingDate', 'soon'],
    ['Viewing', 'viewingDate', '01/01/2100'],
    ['Last Call', 'lastContact', 'soon'],
    ['Last Call', 'lastContact', '30/11/2026'],
    ['Bedrooms', 'desiredBedrooms', '10'],
    ['Bedrooms', 'desiredBedrooms', 'two'],
    ['Move Date', 'desiredMoveDate', 'asap'],
  ])('of %s (%s) is left empty, and stays in the notes', (heading, field, text) => {
    const row = readMore([[heading, field, text]])
    expect(row.problems).toEqual([])
    expect(row.remarks).toEqual([
      {
        field,
        at: 5,
        value: text.slice(0, 255),
        name: 'unfit',
        text: 'This does not fit and stays in the notes',
      },
    ])
    expect(row.values.lead.notes).toBe(`From Old CRM:\n${heading}: ${text}`)
    expect(row.given).not.toContain(field)
    expect(
      validateLead({ ...row.values.lead, property: { ...row.values.lead.property, name: 'x' } }),
    ).toEqual({})
  })

  it('of a submitted date leaves the start of the import', () => {
    const row = read([...PERSON, ['Registered', 'dateSubmitted', 'long ago']])
    expect(named(row.remarks)).toEqual(['dateSubmitted today', 'dateSubmitted unfit'])
    expect([row.values.dateSubmitted, row.values.lead.notes]).toEqual([
      NOON,
      'From Old CRM:\nRegistered: long ago',
    ])
  })
})

describe('the notes', () => {
  it('are those of the file, and behind a blank line what is kept', () => {
    const row = readMore([
      ['Title', 'keep', 'Mr'],
      ['Message', 'notes', 'First line\r\nsecond line'],
      ['Offer', 'drop', '£2,000'],
      ['Requirements', 'notes', 'A garden'],
      ['Fax', 'keep', ' '],
      ['Remarks', 'keep', 'two\nlines'],
    ])
    expect(row.values.lead.notes).toBe(
      'First line\nsecond line\nA garden\n\nFrom Old CRM:\nTitle: Mr\nRemarks: two lines',
    )
  })

  it('that are too long are cut', () => {
    const row = readMore([['Message', 'notes', 'é'.repeat(524_300)]])
    expect(row.values.lead.notes).toHaveLength(524_288)
    expect(named(row.remarks)).toEqual(['notes cut'])
  })
})

describe('the key', () => {
  it('is the reference, in any case', () => {
    expect(key(['Ref', 'externalId', ' mkt-1 '])).toBe(key(['Ref', 'externalId', 'MKT-1']))
    expect(key(['Ref', 'externalId', 'MKT-1'])).not.toBe(key(['Ref', 'externalId', 'MKT-2']))
  })

  it('is otherwise email, phone, home and day', () => {
    const home: FixtureColumn = ['Property', 'property.name', 'Harbour View']
    const same = [
      [['Ann Lee', 'ANN@example.com', '+44 7700 900123', '13/04/2025 15:00'], true],
      [['Bob Ray', 'ann@example.com', '07700 900123', '13/04/2025'], true],
      [['Ann Lee', 'bob@example.com', '07700 900123', '13/04/2025'], false],
      [['Ann Lee', 'ann@example.com', '07700 900124', '13/04/2025'], false],
      [['Ann Lee', 'ann@example.com', '07700 900123', '14/04/2025'], false],
    ] as const
    for (const [[name, email, phone, day], is] of same) {
      const row = read([
        ['Name', 'fullName', name],
        ['Email', 'email', email],
        ['Phone', 'phone', phone],
        ['Registered', 'dateSubmitted', day],
        home,
      ])
      expect(row.key === key(home)).toBe(is)
    }
    expect(key(home)).not.toBe(key())
    expect(key(['Property Ref', 'property.reference', 'P-1'])).not.toBe(
      key(['Property Ref', 'property.reference', 'P-2']),
    )
  })

  it('has the postcode with its space or without', () => {
    const [spaced, compact, other] = ['LS1 4AP', 'ls14ap', 'LS1 4AQ'].map((postcode) =>
      key(['Property Postcode', 'property.postcode', postcode]),
    )
    expect(spaced).toBe(compact)
    expect(spaced).not.toBe(other)
  })

  it('is the same on another day where the file has no date', () => {
    expect(read(PERSON).key).toBe(read(PERSON, { startedAt: NOON + 86_400 }).key)
  })

  it('has the name of those without email and phone', () => {
    const [ann, bob] = ['Ann Lee', 'Bob Ray'].map((name) => read([['Name', 'fullName', name]], STAND_INS).key)
    expect(ann).not.toBe(bob)
  })
})
