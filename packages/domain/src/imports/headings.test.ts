import { describe, expect, it } from 'vitest'
import { DROP, IMPORT_KINDS, KEEP, type ImportKind } from './import.enums.ts'
import { fieldNamesOf } from './import.fields.ts'
import { mayBecome, mustBeLeftOut, proposeColumns } from './headings.ts'

/** By heading alone. */
const proposed = (kind: ImportKind, ...headings: string[]): string[] =>
  proposeColumns(
    kind,
    headings.map((heading) => ({ heading, values: [] })),
  )

const ofOne = (kind: ImportKind, heading: string, values: string[], others: string[] = []) =>
  proposeColumns(kind, [{ heading, values }, ...others.map((other) => ({ heading: other, values: [] }))])[0]

const nineOfTen = (value: string, other: string) => [...Array<string>(9).fill(value), other]
const eightOfNine = (value: string, other: string) => [...Array<string>(8).fill(value), other]

const TABLE: Readonly<Record<ImportKind, Readonly<Record<string, string>>>> = {
  enquiries: {
    externalId: 'Reference, Ref, ID, Applicant ID, Contact ID, Enquiry ID, Lead ID',
    fullName: 'Name, Full Name, Applicant, Contact Name',
    firstName: 'First Name, Forename',
    lastName: 'Last Name, Surname',
    email: 'Email, E-mail, Email Address',
    phone: 'Phone, Mobile, Mobile Phone, Telephone, Telephone Number, Tel, Home Phone, Work Phone',
    addressLine1: 'Address, Address 1, Address Line 1, Line 1, Street',
    addressLine2: 'Address 2, Address Line 2, Line 2',
    city: 'City, Town',
    country: 'Country',
    postcode: 'Postcode, Post Code',
    notes: 'Notes, Message, Comments, Requirements',
    status: 'Status, Stage',
    source: 'Source, Lead Source, Custom Source',
    handlerUserId: 'Handler, Negotiator, Assigned To',
    dateSubmitted: 'Registered, Created, Created At, Date Submitted, Date Added, Enquiry Date',
    lastContact: 'Last Contact, Last Call, Modified, Updated At',
    viewingDate: 'Viewing Date, Viewing, Date & Time',
    viewingTime: 'Viewing Time',
    viewingUserId: 'Agent, Viewing Agent',
    reservationSentDate: 'Reservation Sent Date, Reserved',
    reservationCompleteDate: 'Reservation Complete Date, Move In Date, Let Date',
    'property.reference': 'Home Reference, Property Reference, Property Ref, Property ID',
    'property.name': 'Property, Home, Property Name',
    'property.addressLine1': 'Property Address, Property Address Line 1',
    'property.city': 'Property City',
    'property.county': 'Property County',
    'property.postcode': 'Property Postcode',
    'property.crmPropertyUuid': 'CRM Property UUID',
    crmEnquiryUuid: 'CRM Enquiry UUID',
    desiredBedrooms: 'Bedrooms, Bedrooms Min, Min Bedrooms, Desired Bedrooms',
    desiredMoveDate: 'Move Date, Desired Move Date',
    pets: 'Pets',
  },
  homes: {
    externalId: 'Reference, Ref, ID, Property ID, Property Ref, Property Reference, Unit Ref',
    name: 'Name, Property Name, Unit',
    addressLine1: 'Address, Address 1, Address Line 1, Line 1, Street',
    addressLine2: 'Address 2, Address Line 2, Line 2',
    city: 'City, Town',
    county: 'County',
    postcode: 'Postcode, Post Code',
    accessNotes: 'Access Notes, Viewing Arrangements, Key Code',
    unitType: 'Unit Type, Property Type',
    availability: 'Availability, Status',
    bedrooms: 'Bedrooms, Beds',
    bathrooms: 'Bathrooms, Baths',
    energyLabel: 'Energy Label, EPC',
    rentalPrice: 'Rental Price, Rent, Rent PCM',
    rentFrequency: 'Rent Frequency',
    purchasePrice: 'Purchase Price, Price',
    rentalDeposit: 'Rental Deposit, Tenancy Deposit',
    deposit: 'Deposit',
    size: 'Size, Floor Area',
    desc: 'Plot Description, Description',
    petsAllow: 'Pets Allowed',
    caretakler: 'Caretaker',
    building: 'Building',
  },
  projects: {
    externalId: 'Reference, Ref, ID, Property ID, Property Ref, Property Reference, Unit Ref',
    name: 'Name, Property Name, Unit',
    rentalPrice: 'Rent, Rent PCM, Rental Price',
    'project.name': 'Project, Project Name, Development',
    'project.addressLine1': 'Project Address, Project Address Line 1',
    'project.city': 'Project City',
    'project.postcode': 'Project Postcode',
    'project.country': 'Project Country',
  },
  staff: {
    username: 'Username, Email, E-mail',
    fullName: 'Name, Full Name, Applicant, Contact Name',
    firstName: 'First Name, Forename',
    lastName: 'Last Name, Surname',
    roles: 'Role, Roles',
  },
}

const LEFT_OUT = [
  'Offer',
  'Offers made',
  'Highest bid',
  'Bidding',
  'Benefits',
  'DSS',
  'Annual Income',
  'monthlyIncome',
  'household_income',
  'Salary',
  'Employer',
  'Employment Status',
  'Nationality',
  'National Insurance No',
  'Religion',
  'Religious needs',
  'Children',
  'Birthday',
  'Date of Birth',
  'Passport Number',
  'Insurance',
  'Bank',
  'Account number',
  'Password',
  'NI',
  'NI Number',
]

const KEPT = [
  'Title',
  'Fax',
  'Uniform',
  'Night shift',
  'Ombudsman',
  'Rebate',
  'Unbanked',
  'Column C',
  'County',
  'Tenant',
]

describe('a heading', () => {
  const known = IMPORT_KINDS.flatMap((kind) =>
    Object.entries(TABLE[kind]).flatMap(([field, headings]) =>
      headings.split(', ').map((heading) => ({ kind, heading, field })),
    ),
  )

  it.each(known)('$heading of $kind is proposed as $field', ({ kind, heading, field }) => {
    expect(proposed(kind, heading)).toEqual([field])
  })

  it.each(LEFT_OUT)('%s is left out', (heading) => {
    expect(proposed('enquiries', heading)).toEqual([DROP])
  })

  it.each(KEPT)('%s stays in the notes of an enquiry', (heading) => {
    expect(proposed('enquiries', heading)).toEqual([KEEP])
  })

  it.each([
    'first_name',
    'FIRSTNAME',
    ' First-Name ',
    'First Name.',
    '(First Name)',
    'First [Name]',
    'firstName',
  ])('%j is First Name', (heading) => {
    expect(proposed('enquiries', heading)).toEqual(['firstName'])
  })

  it('proposes fields of the kind only', () => {
    for (const kind of IMPORT_KINDS) {
      const fields = fieldNamesOf(kind)
      for (const field of Object.keys(TABLE[kind])) expect(fields).toContain(field)
    }
  })
})

describe('several columns', () => {
  it('are one field where their texts add up', () => {
    expect(proposed('enquiries', 'Mobile', 'Home Phone', 'Phone (2)', 'Message', 'Requirements')).toEqual([
      'phone',
      'phone',
      'phone',
      'notes',
      'notes',
    ])
  })

  it('of another field are one field and notes, by the order of the table', () => {
    expect(
      proposed('enquiries', 'Modified', 'Created', 'Last Call', 'Registered', 'Status (2)', 'Status'),
    ).toEqual([KEEP, KEEP, 'lastContact', 'dateSubmitted', 'status', KEEP])
  })

  it.each([
    [
      'enquiries' as const,
      'Applicant ID, Title, Forename, Surname, Email Address, Mobile, Registered, Negotiator, Stage, Property Ref, Viewing Date, Viewing Time, Agent, Lead Source, Requirements',
      'externalId, keep, firstName, lastName, email, phone, dateSubmitted, handlerUserId, status, property.reference, viewingDate, viewingTime, viewingUserId, source, notes',
    ],
    [
      'enquiries' as const,
      'id, created, modified, active, notes, lastCall, bedroomsMin, forename, surname, homePhone, workPhone, mobilePhone',
      'externalId, dateSubmitted, keep, keep, notes, lastContact, desiredBedrooms, firstName, lastName, phone, phone, phone',
    ],
    [
      'enquiries' as const,
      'first_name, last_name, email_address, telephone_number, message, custom_source',
      'firstName, lastName, email, phone, notes, source',
    ],
    [
      'homes' as const,
      'Property Ref, Address 1, Town, Postcode, Property Type, Beds, Baths, Rent, Rent Frequency, Status, Viewing Arrangements',
      'externalId, addressLine1, city, postcode, unitType, bedrooms, bathrooms, rentalPrice, rentFrequency, availability, accessNotes',
    ],
    [
      'projects' as const,
      'Development, Unit Ref, Unit, Beds, Rent PCM, Floor Area, Status',
      'project.name, externalId, name, bedrooms, rentalPrice, size, availability',
    ],
    ['staff' as const, 'Name, Email, Role', 'fullName, username, roles'],
  ])('of a sheet of %s: %s', (kind, headings, fields) => {
    expect(proposed(kind, ...headings.split(', '))).toEqual(fields.split(', '))
  })
})

describe('the values of an unknown heading', () => {
  it.each([
    ['email', 'ann@example.com'],
    ['phone', '07700 900123'],
    ['phone', '(07700) 900-123'],
    ['phone', '7700900123'],
    ['postcode', 'LS1 4AP'],
    ['postcode', 'ls14ap'],
  ])('tell %s by nine of ten, as %s', (field, value) => {
    expect(ofOne('enquiries', 'Contact', nineOfTen(value, 'none'))).toBe(field)
    expect(ofOne('enquiries', 'Contact', eightOfNine(value, 'none'))).toBe(KEEP)
    expect(ofOne('enquiries', 'Contact', [value, '', ' '])).toBe(field)
  })

  it('tell nothing without a value', () => {
    expect(ofOne('enquiries', 'Contact', ['', ' '])).toBe(KEEP)
  })

  it('are the username of staff, and nothing of a home', () => {
    expect(ofOne('staff', 'Login', ['ann@example.com'])).toBe('username')
    expect(ofOne('homes', 'Landlord', ['ann@example.com'])).toBe(KEEP)
    expect(ofOne('homes', 'Where', ['LS1 4AP'])).toBe('postcode')
  })

  it('tell nothing where another column has a heading of the field', () => {
    expect(ofOne('enquiries', 'Landlord', ['ann@example.com'], ['Email'])).toBe(KEEP)
  })

  it('tell several columns of phones, and one of postcodes', () => {
    const [phones, postcodes] = [['07700 900123'], ['LS1 4AP']]
    const columns = [phones, phones, postcodes, postcodes].map((values, at) => ({
      heading: `Column ${at}`,
      values,
    }))
    expect(proposeColumns('enquiries', columns)).toEqual(['phone', 'phone', 'postcode', KEEP])
  })

  it('do not bring back a column that is left out', () => {
    expect(ofOne('enquiries', 'Employer contact', ['ann@example.com'])).toBe(DROP)
  })
})

describe('a column', () => {
  it('can become each field of its kind, notes or nothing', () => {
    expect(['firstName', KEEP, DROP].map((becomes) => mayBecome('enquiries', 'Name', becomes))).toEqual([
      true,
      true,
      true,
    ])
    expect(
      ['rentalPrice', 'offer', '', 'constructor'].map((becomes) => mayBecome('enquiries', 'Name', becomes)),
    ).toEqual([false, false, false, false])
  })

  it.each(['Offer', 'best_offer', 'Bid', 'Bids received'])('%s can only be left out', (heading) => {
    expect(mustBeLeftOut(heading)).toBe(true)
    expect([KEEP, 'notes', DROP].map((becomes) => mayBecome('enquiries', heading, becomes))).toEqual([
      false,
      false,
      true,
    ])
  })

  it.each(['Coffer', 'Forbidden', 'Salary'])('%s can be chosen', (heading) => {
    expect(mustBeLeftOut(heading)).toBe(false)
  })
})
