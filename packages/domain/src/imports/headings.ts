import { comparable } from '../sheets/unit-sheet.ts'
import { UK_PHONE, UK_POSTCODE } from '../leads/lead.limits.ts'
import { EMAIL } from '../platform/values/email.ts'
import { cleanText, singleSpaced } from '../platform/values/text.ts'
import { DROP, KEEP, type ImportFieldType, type ImportKind } from './import.enums.ts'
import { hasNotes } from './import-facts.ts'
import { factsOf, fieldNamesOf, labelOfField } from './import.fields.ts'
import { readPhone } from './values/phones.ts'

type Headings = Readonly<Record<string, readonly string[]>>

const NAMES: Headings = {
  fullName: ['Name', 'Full Name', 'Applicant', 'Contact Name'],
  firstName: ['First Name', 'Forename'],
  lastName: ['Last Name', 'Surname'],
}

const ADDRESS: Headings = {
  addressLine1: ['Address', 'Address 1', 'Address Line 1', 'Line 1', 'Street'],
  addressLine2: ['Address 2', 'Line 2'],
  city: ['City', 'Town'],
  county: ['County'],
  country: ['Country'],
  postcode: ['Postcode', 'Post Code'],
}

const REFERENCES = ['Reference', 'Ref', 'ID']

const STOCK: Headings = {
  ...ADDRESS,
  externalId: [...REFERENCES, 'Property ID', 'Property Ref', 'Property Reference', 'Unit Ref'],
  name: ['Property Name', 'Unit'],
  accessNotes: ['Access Notes', 'Viewing Arrangements', 'Key Code'],
  unitType: ['Property Type'],
  availability: ['Status'],
  bedrooms: ['Beds'],
  bathrooms: ['Baths'],
  energyLabel: ['EPC'],
  rentalPrice: ['Rent', 'Rent PCM'],
  rentFrequency: ['Rent Frequency'],
  purchasePrice: ['Price'],
  rentalDeposit: ['Tenancy Deposit'],
  size: ['Floor Area'],
  desc: ['Description'],
}

/** Beside the label of each field; of several columns for one field, an earlier heading is preferred. */
const HEADINGS: Readonly<Record<ImportKind, Headings>> = {
  enquiries: {
    ...NAMES,
    ...ADDRESS,
    externalId: [...REFERENCES, 'Applicant ID', 'Contact ID', 'Enquiry ID', 'Lead ID'],
    email: ['Email', 'E-mail', 'Email Address'],
    phone: [
      'Phone',
      'Mobile',
      'Mobile Phone',
      'Telephone',
      'Telephone Number',
      'Tel',
      'Home Phone',
      'Work Phone',
    ],
    notes: ['Notes', 'Message', 'Comments', 'Requirements'],
    status: ['Status', 'Stage'],
    source: ['Source', 'Lead Source', 'Custom Source'],
    handlerUserId: ['Handler', 'Negotiator', 'Assigned To'],
    dateSubmitted: ['Registered', 'Created', 'Created At', 'Date Submitted', 'Date Added', 'Enquiry Date'],
    lastContact: ['Last Contact', 'Last Call', 'Modified', 'Updated At'],
    viewingDate: ['Viewing Date', 'Viewing', 'Date & Time'],
    viewingTime: ['Viewing Time'],
    viewingUserId: ['Agent', 'Viewing Agent'],
    reservationSentDate: ['Reservation Sent Date', 'Reserved'],
    reservationCompleteDate: ['Reservation Complete Date', 'Move In Date', 'Let Date'],
    'property.reference': ['Home Reference', 'Property Reference', 'Property Ref', 'Property ID'],
    'property.name': ['Property', 'Home', 'Property Name'],
    'property.addressLine1': ['Property Address'],
    'property.city': ['Property City'],
    'property.county': ['Property County'],
    'property.postcode': ['Property Postcode'],
    'property.crmPropertyUuid': ['CRM Property UUID'],
    desiredBedrooms: ['Bedrooms', 'Bedrooms Min', 'Min Bedrooms'],
    desiredMoveDate: ['Move Date', 'Desired Move Date'],
    pets: ['Pets'],
  },
  homes: STOCK,
  projects: {
    ...STOCK,
    'project.name': ['Project', 'Project Name', 'Development'],
    'project.addressLine1': ['Project Address'],
    'project.city': ['Project City'],
    'project.postcode': ['Project Postcode'],
    'project.country': ['Project Country'],
  },
  staff: {
    ...NAMES,
    username: ['Username', 'Email'],
    roles: ['Role', 'Roles'],
  },
}

/** Headings alike are numbered by the reading: `Phone (2)`. */
const NUMBER = / ?\(\d+\)$/

const headingKey = (heading: string): string => comparable(heading).replaceAll(/[()[\]{}]/g, '')

interface Known {
  readonly field: string
  /** The place of the heading among those of its field. */
  readonly rank: number
}

function knownOf(kind: ImportKind): ReadonlyMap<string, Known> {
  const known = new Map<string, Known>()
  for (const field of fieldNamesOf(kind)) {
    const headings = [...(HEADINGS[kind][field] ?? []), labelOfField(kind, field)]
    for (const [rank, heading] of headings.entries()) {
      const key = headingKey(heading)
      // A label never takes a heading of the table from another field.
      if (!known.has(key) || rank < headings.length - 1) known.set(key, { field, rank })
    }
  }
  return known
}

const KNOWN: Readonly<Record<ImportKind, ReadonlyMap<string, Known>>> = {
  enquiries: knownOf('enquiries'),
  homes: knownOf('homes'),
  projects: knownOf('projects'),
  staff: knownOf('staff'),
}

const knownHeading = (kind: ImportKind, heading: string): Known | undefined =>
  KNOWN[kind].get(headingKey(heading)) ??
  KNOWN[kind].get(headingKey(singleSpaced(heading).replace(NUMBER, '')))

/** A higher rent than the advertised one is neither asked for nor kept. */
const BIDDING = ['offer', 'bid']

/** Details that a letting does not need before its questionnaire, and that the law protects (rule W2.4). */
const SENSITIVE = [
  ...BIDDING,
  'benefit',
  'dss',
  'income',
  'salary',
  'employ',
  'national',
  'religio',
  'child',
  'birth',
  'passport',
  'insur',
  'bank',
  'account',
  'passw',
]

/** National Insurance. */
const SENSITIVE_WORD = 'ni'

const wordsIn = (heading: string): string[] =>
  cleanText(heading)
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)

const hasWordFrom = (heading: string, beginnings: readonly string[]): boolean =>
  wordsIn(heading).some((word) => beginnings.some((beginning) => word.startsWith(beginning)))

/** True for a column of offers or bids, which can only be left out (rule W2.3). */
export const mustBeLeftOut = (heading: string): boolean => hasWordFrom(heading, BIDDING)

const isSensitive = (heading: string): boolean =>
  hasWordFrom(heading, SENSITIVE) || wordsIn(heading).includes(SENSITIVE_WORD)

/** True if a column with this heading can become this: a field of the kind, `keep` or `drop`. */
export function mayBecome(kind: ImportKind, heading: string, becomes: string): boolean {
  if (becomes === DROP) return true
  return !mustBeLeftOut(heading) && (becomes === KEEP || factsOf(kind, becomes) !== undefined)
}

const VALUE_TESTS: readonly [type: ImportFieldType, isOne: (text: string) => boolean][] = [
  ['email', (text) => EMAIL.test(text)],
  ['phone', (text) => UK_PHONE.test(readPhone(text)?.phone ?? '')],
  ['postcode', (text) => UK_POSTCODE.test(text)],
]

/** Undefined where fewer than nine of ten values are of one of these types, or another column has the first field of it. */
function fieldByValues(kind: ImportKind, values: readonly string[], taken: ReadonlySet<string>) {
  const texts = values.map((value) => cleanText(value)).filter(Boolean)
  if (texts.length === 0) return undefined
  const type = VALUE_TESTS.find(([, isOne]) => texts.filter(isOne).length * 10 >= texts.length * 9)?.[0]
  const first = fieldNamesOf(kind).find((field) => factsOf(kind, field)?.type === type)
  return first === undefined || taken.has(first) ? undefined : first
}

/** The choice for a column that becomes no field. */
export const becomesElse = (kind: ImportKind): string => (hasNotes(kind) ? KEEP : DROP)

/** Proposes a field for each column; `values` is a sample of its values. */
export function proposeColumns(
  kind: ImportKind,
  columns: readonly { readonly heading: string; readonly values: readonly string[] }[],
): string[] {
  const known = columns.map(({ heading }) =>
    mustBeLeftOut(heading) ? undefined : knownHeading(kind, heading),
  )
  const ranks = new Map<string, number>()
  for (const column of known) {
    if (column) ranks.set(column.field, Math.min(column.rank, ranks.get(column.field) ?? Infinity))
  }
  const taken = new Set<string>()
  const becomes = known.map((column) => {
    if (column === undefined) return undefined
    const { field, rank } = column
    const isProposed = factsOf(kind, field)?.isJoined ?? (rank === ranks.get(field) && !taken.has(field))
    if (!isProposed) return becomesElse(kind)
    taken.add(field)
    return field
  })
  return columns.map(({ heading, values }, place) => {
    const field = becomes[place]
    if (field !== undefined) return field
    if (isSensitive(heading)) return DROP
    const byValues = fieldByValues(kind, values, taken)
    if (byValues === undefined) return becomesElse(kind)
    if (factsOf(kind, byValues)?.isJoined !== true) taken.add(byValues)
    return byValues
  })
}
