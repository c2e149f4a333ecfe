import { LONG_TEXT_MAX, POSTCODE_MAX, TEXT_MAX } from '../platform/limits.ts'
import { filled, namesWith } from '../platform/values/fields.ts'

export const LEAD_SECTION_TITLES = {
  tenant: 'Tenant',
  address: 'Address',
  notes: 'Notes',
  status: 'Status',
  viewing: 'Viewing',
  reservation: 'Reservation',
  property: 'Property',
} as const

export type LeadFieldSection = keyof typeof LEAD_SECTION_TITLES

/** Decides the rule of a text and the keyboard of its field. A link is not checked: staff type what they have. */
type TextFormat = 'email' | 'phone' | 'postcode' | 'link'

interface Facts {
  readonly label: string
  /** Also in the rows of lists. */
  readonly isListed?: true
  /** Also on the tenant's pages; what is not marked stays with staff (rules P6 and L20). */
  readonly isPublic?: true
}

interface TextFacts extends Facts {
  /** Single-line text. */
  readonly kind: 'text'
  readonly isRequired?: true
  readonly format?: TextFormat
  /** In characters; 255 unless stated. */
  readonly max?: number
}

type FieldFacts = (
  | TextFacts
  | (Facts & {
      /**
       * `long`: multi-line text. `instant`: unix seconds; in the sections of viewing and reservation, shown and required
       * in the statuses that list it in lead-status.ts. `agent`: the id of a user, likewise.
       */
      readonly kind: 'long' | 'status' | 'instant' | 'agent'
    })
) & { readonly section: Exclude<LeadFieldSection, 'property'> }

/**
 * Every field that staff edit, in the order of the form. Contract, bodies, model, draft, rules, form, comparison,
 * merge, audit trail, tenants' pages and the database mapping derive from it. Names are those on the wire.
 */
export const LEAD_FIELDS = {
  firstName: {
    kind: 'text',
    section: 'tenant',
    label: 'First Name',
    isRequired: true,
    isPublic: true,
    isListed: true,
  },
  lastName: {
    kind: 'text',
    section: 'tenant',
    label: 'Last Name',
    isRequired: true,
    isPublic: true,
    isListed: true,
  },
  email: {
    kind: 'text',
    section: 'tenant',
    label: 'Email',
    isRequired: true,
    isPublic: true,
    format: 'email',
    isListed: true,
  },
  phone: {
    kind: 'text',
    section: 'tenant',
    label: 'Phone',
    isRequired: true,
    isPublic: true,
    format: 'phone',
    isListed: true,
  },
  addressLine1: { kind: 'text', section: 'address', label: 'Address Line 1' },
  addressLine2: { kind: 'text', section: 'address', label: 'Address Line 2' },
  city: { kind: 'text', section: 'address', label: 'City' },
  country: { kind: 'text', section: 'address', label: 'Country' },
  postcode: { kind: 'text', section: 'address', label: 'Postcode', format: 'postcode', max: POSTCODE_MAX },
  crmEnquiryUuid: { kind: 'text', section: 'tenant', label: 'CRM Enquiry UUID', isListed: true },
  notes: { kind: 'long', section: 'notes', label: 'Notes' },
  status: { kind: 'status', section: 'status', label: 'Status', isListed: true },
  viewingDate: { kind: 'instant', section: 'viewing', label: 'Viewing Date', isListed: true },
  viewingUserId: { kind: 'agent', section: 'viewing', label: 'Agent', isListed: true },
  reservationSentDate: {
    kind: 'instant',
    section: 'reservation',
    label: 'Reservation Sent Date',
    isListed: true,
  },
  reservationCompleteDate: {
    kind: 'instant',
    section: 'reservation',
    label: 'Reservation Complete Date',
    isListed: true,
  },
} as const satisfies Readonly<Record<string, FieldFacts>>

/** The same for the lead's own copy of the home it asks about, by the names of `PROPERTY_FIELDS`. */
export const LEAD_HOME_FIELDS = {
  name: { kind: 'text', label: 'Property Name', isRequired: true, isListed: true, isPublic: true },
  addressLine1: { kind: 'text', label: 'Property Address Line 1', isListed: true, isPublic: true },
  addressLine2: { kind: 'text', label: 'Property Address Line 2', isListed: true, isPublic: true },
  city: { kind: 'text', label: 'Property City', isListed: true, isPublic: true },
  county: { kind: 'text', label: 'Property County', isPublic: true },
  postcode: {
    kind: 'text',
    label: 'Property Postcode',
    format: 'postcode',
    max: POSTCODE_MAX,
    isListed: true,
    isPublic: true,
  },
  propertyExplorerUnitUuid: { kind: 'text', label: 'Property Explorer Unit UUID' },
  crmPropertyUuid: { kind: 'text', label: 'CRM Property UUID', isListed: true },
  homeViewsLink: { kind: 'text', label: 'Home Views Link', format: 'link', isPublic: true },
} as const satisfies Readonly<Record<string, TextFacts>>

/** Copied with the home, and not edited. */
export const LEAD_HOME_FACTS = ['unitType', 'bedrooms', 'bathrooms'] as const

/** A field of the lead itself. */
export type LeadOwnField = keyof typeof LEAD_FIELDS

/** A field of the copy of the home. */
export type LeadHomeField = keyof typeof LEAD_HOME_FIELDS

/** As in errors and forms: nested fields have dotted names. */
export type LeadField = LeadOwnField | `property.${LeadHomeField}`

/** Name and contact details: part of every enquiry, and confirmed by the tenant. */
export const LEAD_CONTACT_FIELDS = namesWith(LEAD_FIELDS, { kind: 'text', isRequired: true, isPublic: true })

type ContactField = (typeof LEAD_CONTACT_FIELDS)[number]

export const LEAD_LONG_FIELDS = namesWith(LEAD_FIELDS, { kind: 'long' })

/** Of a single line. */
export const LEAD_SHORT_FIELDS = namesWith(LEAD_FIELDS, { kind: 'text' })

export const LEAD_TEXT_FIELDS = [...LEAD_SHORT_FIELDS, ...LEAD_LONG_FIELDS] as const

/** Other text; stored as null when empty. */
export const LEAD_OPTIONAL_FIELDS = LEAD_TEXT_FIELDS.filter(
  (field): field is Exclude<typeof field, ContactField> =>
    !(LEAD_CONTACT_FIELDS as readonly string[]).includes(field),
)

export const LEAD_REQUIRED_FIELDS = namesWith(LEAD_FIELDS, { isRequired: true })

export const LEAD_DATE_FIELDS = namesWith(LEAD_FIELDS, { kind: 'instant' })

export const LEAD_RESERVATION_DATES = namesWith(LEAD_FIELDS, { kind: 'instant', section: 'reservation' })

const STATUS_SECTIONS: readonly LeadFieldSection[] = ['viewing', 'reservation']

/** Dates shown in every status, and optional. */
export const LEAD_PLAIN_DATES = LEAD_DATE_FIELDS.filter(
  (field) => !STATUS_SECTIONS.includes(LEAD_FIELDS[field].section),
)

export const LEAD_AGENT_FIELDS = namesWith(LEAD_FIELDS, { kind: 'agent' })

/** The tenant's present address. */
export const LEAD_ADDRESS_FIELDS = namesWith(LEAD_FIELDS, { section: 'address' })

export const LEAD_LISTED_FIELDS = namesWith(LEAD_FIELDS, { isListed: true })

type ListedField = (typeof LEAD_LISTED_FIELDS)[number]

export const LEAD_UNLISTED_FIELDS = (Object.keys(LEAD_FIELDS) as LeadOwnField[]).filter(
  (field): field is Exclude<LeadOwnField, ListedField> =>
    !(LEAD_LISTED_FIELDS as readonly string[]).includes(field),
)

/** All are text. */
export const LEAD_HOME_NAMES = namesWith(LEAD_HOME_FIELDS, {})

export const LEAD_LISTED_HOME = namesWith(LEAD_HOME_FIELDS, { isListed: true })

export const LEAD_PUBLIC_HOME = namesWith(LEAD_HOME_FIELDS, { isPublic: true })

/** With the dotted name of a field of the home. */
export const homeField = <Name extends LeadHomeField>(name: Name) => `property.${name}` as const

/** In the order of `LEAD_HOME_NAMES`. */
export const LEAD_DOTTED_HOME_FIELDS = LEAD_HOME_NAMES.map(homeField)

/** Text of the lead itself and of the home. */
export type LeadTextField = (typeof LEAD_TEXT_FIELDS)[number] | `property.${LeadHomeField}`

type AnyFacts = Facts & Partial<Pick<TextFacts, 'isRequired' | 'format' | 'max'>> & { readonly kind: string }

const FACTS: Readonly<Record<LeadField, AnyFacts>> = {
  ...LEAD_FIELDS,
  ...(Object.fromEntries(LEAD_HOME_NAMES.map((name) => [homeField(name), LEAD_HOME_FIELDS[name]])) as Record<
    `property.${LeadHomeField}`,
    TextFacts
  >),
}

/** In the order of the form. */
export const LEAD_LABELS: Readonly<Record<LeadField, string>> = filled(
  Object.keys(FACTS) as LeadField[],
  (field) => FACTS[field].label,
)

/** Facts for the rules and the control of a text. */
export function textFactsOf(field: LeadTextField) {
  const { kind, isRequired = false, format = null, max } = FACTS[field]
  return {
    isLong: kind === 'long',
    isRequired,
    format,
    max: max ?? (kind === 'long' ? LONG_TEXT_MAX : TEXT_MAX),
  }
}

/** The text fields of a section of the form. */
export const textFieldsOf = (section: LeadFieldSection): readonly LeadTextField[] =>
  section === 'property'
    ? LEAD_DOTTED_HOME_FIELDS
    : LEAD_TEXT_FIELDS.filter((field) => LEAD_FIELDS[field].section === section)

/** The plain dates of a section of the form. */
export const plainDatesOf = (section: LeadFieldSection) =>
  LEAD_PLAIN_DATES.filter((field) => (LEAD_FIELDS[field].section as LeadFieldSection) === section)
