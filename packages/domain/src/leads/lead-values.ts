import { normalisedEmail } from '../platform/values/email.ts'
import { cleanText } from '../platform/values/text.ts'
import { filled } from '../platform/values/fields.ts'
import type { LeadDraft, LeadPropertyDraft } from './lead.draft.ts'
import {
  homeField,
  LEAD_AGENT_FIELDS,
  LEAD_DATE_FIELDS,
  LEAD_HOME_NAMES,
  LEAD_LONG_FIELDS,
  LEAD_TEXT_FIELDS,
  textFactsOf,
  type LeadHomeField,
} from './lead.fields.ts'
import { LEAD_STATUS } from './lead-status.ts'
import type { ReasonFormValues, ReasonValues } from './reason/reason-values.ts'

/** Keys are field names as in errors. */
export type LeadHomeValues = Record<`property.${LeadHomeField}`, string>

export const LEAD_REASON_FIELDS = ['statusReason.reason', 'statusReason.words'] as const

/** The values that a lead keeps. */
export type LeadFieldValues = Omit<LeadDraft, 'property'> & LeadHomeValues

/** Flat, with dotted names for nested fields. */
export type LeadValues = LeadFieldValues & ReasonFormValues

type Nullable<Values> = { [Field in keyof Values]: Values[Field] | null }

/** As stored or sent: the home is nested, and empty values are null. */
export type LeadSource = Nullable<Omit<LeadDraft, 'property'>> & {
  property: Nullable<LeadPropertyDraft> | null
  statusReason?: ReasonValues | null
}

export function leadValuesOf(lead: LeadSource): LeadValues {
  return {
    ...filled(LEAD_TEXT_FIELDS, (field) => lead[field] ?? ''),
    ...filled(LEAD_DATE_FIELDS, (field) => lead[field]),
    ...filled(LEAD_AGENT_FIELDS, (field) => lead[field]),
    status: lead.status,
    'statusReason.reason': lead.statusReason?.reason ?? null,
    'statusReason.words': lead.statusReason?.words ?? '',
    ...leadHomeValuesOf(lead.property),
  }
}

/** Empty values for a lead without a home. */
export function leadHomeValuesOf(home: Nullable<LeadPropertyDraft> | null): LeadHomeValues {
  return Object.fromEntries(
    LEAD_HOME_NAMES.map((name) => [homeField(name), home?.[name] ?? '']),
  ) as LeadHomeValues
}

export const emptyLeadValues = (): LeadValues => ({
  ...filled(LEAD_TEXT_FIELDS, () => ''),
  ...filled([...LEAD_DATE_FIELDS, ...LEAD_AGENT_FIELDS], () => null),
  status: LEAD_STATUS.AwaitingFeedback,
  'statusReason.reason': null,
  'statusReason.words': '',
  ...leadHomeValuesOf(null),
})

const LONG_FIELDS: readonly string[] = [...LEAD_LONG_FIELDS, 'statusReason.words']

const EMAIL_FIELDS: readonly string[] = LEAD_TEXT_FIELDS.filter(
  (field) => textFactsOf(field).format === 'email',
)

const cleanValue = (field: string, text: string): string =>
  EMAIL_FIELDS.includes(field)
    ? normalisedEmail(text)
    : cleanText(text, { isLong: LONG_FIELDS.includes(field) })

/** Text as it will be stored. */
export const cleanLeadValues = <Values extends LeadValues>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]: [string, unknown]) => [
      field,
      typeof value === 'string' ? cleanValue(field, value) : value,
    ]),
  ) as unknown as Values
