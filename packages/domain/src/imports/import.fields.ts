import {
  LEAD_FIELDS,
  LEAD_HOME_FIELDS,
  homeField,
  LEAD_HOME_NAMES,
  textFactsOf,
} from '../leads/lead.fields.ts'
import type { LeadHomeField, LeadOwnField, LeadTextField } from '../leads/lead.fields.ts'
import { LEAD_STATUS_LABELS } from '../leads/lead-status.ts'
import { ANSWER_LABELS } from '../leads/questionnaire/answer.fields.ts'
import { optionsOf, type Labelled } from '../platform/values/labels.ts'
import { PROJECT_LABELS } from '../projects/project-labels.ts'
import { isOfKind, PROPERTY_FIELD_NAMES, PROPERTY_FIELDS } from '../properties/property.fields.ts'
import type { PropertyField, PropertyFieldKind } from '../properties/property.fields.ts'
import { RENT_FREQUENCIES, RENT_FREQUENCY_LABELS } from './values/numbers.ts'
import type { ImportField, ImportOptions, WordTo } from './import.contract.ts'
import type { ImportFieldType, ImportKind } from './import.enums.ts'

export interface Choices {
  /** Active or not. */
  readonly people: readonly {
    readonly id: number
    readonly username: string
    /** The username of an account without a name. */
    readonly name: string
    readonly isActive: boolean
  }[]
  readonly roles: readonly { readonly id: number; readonly name: string }[]
}

type Options = readonly { readonly value: number | string; readonly label: string }[]

interface Facts {
  readonly label: string
  readonly type: ImportFieldType
  readonly isRequired?: true
  /** Of a choice. */
  readonly options?: Options
  /** Columns of the same field add up, and several are proposed. Of other fields, the first one is. */
  readonly isJoined?: true
}

type Fields = Readonly<Record<string, Facts>>

const RENT_FREQUENCY_OPTIONS: Options = RENT_FREQUENCIES.map((frequency) => ({
  value: frequency,
  label: RENT_FREQUENCY_LABELS[frequency],
}))

const choice = (label: string, labels: Labelled): Facts => ({
  label,
  type: 'choice',
  options: optionsOf(labels),
})

const text = (label: string): Facts => ({ label, type: 'text' })

const REFERENCE = text('Reference')
const FULL_NAME = text('Name')
const FIRST_NAME = text('First Name')
const LAST_NAME = text('Last Name')

const JOINED: readonly string[] = ['email', 'phone', 'notes', 'accessNotes', 'addressLine1', 'addressLine2']

const joined = (field: string): Pick<Facts, 'isJoined'> => (JOINED.includes(field) ? { isJoined: true } : {})

function leadText(field: LeadTextField, label: string): Facts {
  const { format, isRequired } = textFactsOf(field)
  const isInHome = field.startsWith('property.')
  return {
    label,
    type: format === null || format === 'link' ? 'text' : format,
    ...(isRequired && !isInHome && { isRequired }),
    ...joined(field),
  }
}

function leadField(field: LeadOwnField): Facts {
  const { kind, label } = LEAD_FIELDS[field]
  if (kind === 'status') return { ...choice(label, LEAD_STATUS_LABELS), isRequired: true }
  if (kind === 'instant') return { label, type: 'date' }
  if (kind === 'agent') return { label, type: 'person' }
  return leadText(field as LeadTextField, label)
}

const fieldsFrom = <Name extends string>(names: readonly Name[], factsOf: (name: Name) => Facts): Fields =>
  Object.fromEntries(names.map((name) => [name, factsOf(name)]))

const ENQUIRY_FIELDS: Fields = {
  externalId: REFERENCE,
  fullName: FULL_NAME,
  ...fieldsFrom(Object.keys(LEAD_FIELDS) as LeadOwnField[], leadField),
  viewingTime: { label: 'Viewing Time', type: 'time' },
  source: text('Source'),
  handlerUserId: { label: 'Handler', type: 'person' },
  dateSubmitted: { label: 'Date Submitted', type: 'date' },
  lastContact: { label: 'Last Contact', type: 'date' },
  'property.reference': text('Home Reference'),
  ...Object.fromEntries(
    LEAD_HOME_NAMES.map((name: LeadHomeField) => [
      homeField(name),
      leadText(homeField(name), LEAD_HOME_FIELDS[name].label),
    ]),
  ),
  desiredBedrooms: { label: ANSWER_LABELS.desiredBedrooms, type: 'number' },
  desiredMoveDate: { label: ANSWER_LABELS.desiredMoveDate, type: 'date' },
  pets: text(ANSWER_LABELS.pets),
}

const STOCK_TYPES: Readonly<Record<Exclude<PropertyFieldKind, 'choice' | 'pictures'>, ImportFieldType>> = {
  text: 'text',
  long: 'text',
  count: 'number',
  amount: 'amount',
  area: 'number',
  flag: 'flag',
}

function stockField(field: PropertyField): Facts {
  const facts = PROPERTY_FIELDS[field]
  const { label } = facts
  if (facts.kind === 'choice') return choice(label, facts.options)
  if (field === 'postcode') return { label, type: 'postcode' }
  return {
    label,
    type: STOCK_TYPES[facts.kind as keyof typeof STOCK_TYPES],
    ...(field === 'name' && { isRequired: true as const }),
    ...joined(field),
  }
}

const STOCK_FIELDS: Fields = {
  externalId: REFERENCE,
  ...fieldsFrom(
    PROPERTY_FIELD_NAMES.filter((field) => !isOfKind(field, 'pictures')),
    stockField,
  ),
  rentFrequency: { label: 'Rent Frequency', type: 'choice', options: RENT_FREQUENCY_OPTIONS },
}

const PROJECT_FIELDS: Fields = {
  'project.name': { ...text('Project Name'), isRequired: true },
  'project.addressLine1': text(`Project ${PROJECT_LABELS.addressLine1}`),
  'project.city': text('Project City'),
  'project.postcode': text('Project Postcode'),
  'project.country': text('Project Country'),
}

const FIELDS: Readonly<Record<ImportKind, Fields>> = {
  enquiries: ENQUIRY_FIELDS,
  homes: STOCK_FIELDS,
  projects: { ...PROJECT_FIELDS, ...STOCK_FIELDS },
  staff: {
    username: { label: 'Username', type: 'email', isRequired: true },
    fullName: FULL_NAME,
    firstName: FIRST_NAME,
    lastName: LAST_NAME,
    roles: { label: 'Roles', type: 'roles' },
  },
}

/** Undefined for a name that is no field of the kind. */
export const factsOf = (kind: ImportKind, field: string): Facts | undefined =>
  Object.hasOwn(FIELDS[kind], field) ? FIELDS[kind][field] : undefined

export const fieldNamesOf = (kind: ImportKind): readonly string[] => Object.keys(FIELDS[kind])

/** '' for a name that is no field of the kind. */
export const labelOfField = (kind: ImportKind, field: string): string => factsOf(kind, field)?.label ?? ''

function optionsIn({ type, options }: Facts, { people, roles }: Choices): ImportField['options'] {
  if (type === 'person') return people.map(({ id, name }) => ({ value: id, label: name }))
  if (type === 'roles') return roles.map(({ id, name }) => ({ value: id, label: name }))
  return options === undefined ? null : [...options]
}

/** The fields that a column can become, in the order of the selects. */
export const importFieldsOf = (kind: ImportKind, choices: Choices): ImportField[] =>
  Object.entries(FIELDS[kind]).map(([name, facts]) => ({
    name,
    label: facts.label,
    isRequired: facts.isRequired === true,
    type: facts.type,
    options: optionsIn(facts, choices),
  }))

/** Any one of them serves, where a stand-in replaces what is missing. */
const DETAILS = ['email', 'phone', 'firstName', 'lastName']

/** Fields whose columns give a required field in place of its own. */
const INSTEAD: Readonly<Record<ImportKind, Readonly<Record<string, string>>>> = {
  enquiries: { firstName: 'fullName', lastName: 'fullName' },
  homes: { name: 'addressLine1' },
  projects: { name: 'addressLine1' },
  staff: {},
}

/** Undefined where nothing else gives the field. */
export const insteadOf = (kind: ImportKind, field: string): string | undefined => INSTEAD[kind][field]

/** A status is 1 where the file has none. */
const WITHOUT_COLUMN = ['status']

/** The required fields that neither a column nor a default gives. */
export function missingFieldsOf(
  kind: ImportKind,
  {
    becomes,
    defaults,
    details,
  }: {
    /** Of each column. */
    becomes: readonly string[]
    defaults: Readonly<Record<string, WordTo>>
    details: ImportOptions['details']
  },
): string[] {
  const isGiven = (field: string) =>
    [field, insteadOf(kind, field)].some(
      (name) => name !== undefined && (becomes.includes(name) || (defaults[name] ?? null) !== null),
    )
  const missing = Object.entries(FIELDS[kind])
    .filter(([field, { isRequired }]) => isRequired && !WITHOUT_COLUMN.includes(field) && !isGiven(field))
    .map(([field]) => field)
  if (kind !== 'enquiries' || details === 'problem' || !DETAILS.some(isGiven)) return missing
  return missing.filter((field) => !DETAILS.includes(field))
}
