import type { ToSave } from '../forms/form.model.ts'
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
  type LeadHomeField,
} from './lead.fields.ts'
import { LEAD_STATUS } from './lead.status.ts'
import type { LeadRecord } from './lead.model.ts'
import type { LeadLookups } from './lead.suite.ts'
import type { LeadSave } from './leads.calls.ts'
import type { ConfirmationDraft } from './viewing-confirmation.suite.ts'

/** Keys are field names as in errors (rule X7). */
export type LeadHomeValues = Record<`property.${LeadHomeField}`, string>

/** Flat, with dotted names for nested fields (rule X7). */
export type LeadValues = Omit<LeadDraft, 'property'> & LeadHomeValues

type Nullable<Values> = { [Field in keyof Values]: Values[Field] | null }

/** As stored or sent: the home is nested, and empty values are null. */
export type LeadSource = Nullable<Omit<LeadDraft, 'property'>> & {
  property: Nullable<LeadPropertyDraft> | null
}

export function leadValuesOf(lead: LeadSource): LeadValues {
  return {
    ...filled(LEAD_TEXT_FIELDS, (field) => lead[field] ?? ''),
    ...filled(LEAD_DATE_FIELDS, (field) => lead[field]),
    ...filled(LEAD_AGENT_FIELDS, (field) => lead[field]),
    status: lead.status,
    ...leadHomeValuesOf(lead.property),
  }
}

/** Empty values for a lead without a home (rule L27). */
export function leadHomeValuesOf(home: Nullable<LeadPropertyDraft> | null): LeadHomeValues {
  return Object.fromEntries(
    LEAD_HOME_NAMES.map((name) => [homeField(name), home?.[name] ?? '']),
  ) as LeadHomeValues
}

export const emptyLeadValues = (): LeadValues => ({
  ...filled(LEAD_TEXT_FIELDS, () => ''),
  ...filled([...LEAD_DATE_FIELDS, ...LEAD_AGENT_FIELDS], () => null),
  status: LEAD_STATUS.AwaitingFeedback,
  ...leadHomeValuesOf(null),
})

export const toLeadSave = (values: ToSave<LeadValues>): LeadSave => ({
  ...filled(LEAD_TEXT_FIELDS, (field) => values[field]),
  ...filled([...LEAD_DATE_FIELDS, ...LEAD_AGENT_FIELDS], (field) => values[field]),
  status: values.status,
  property: filled(LEAD_HOME_NAMES, (name) => values[homeField(name)]),
  ...(values.version !== undefined && { version: values.version }),
})

const isLong = (field: string): boolean => (LEAD_LONG_FIELDS as readonly string[]).includes(field)

/** Text as it will be stored. */
export const cleanLeadValues = (values: LeadValues): LeadValues =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === 'string' ? cleanText(value, { isLong: isLong(field) }) : value,
    ]),
  ) as unknown as LeadValues

/** Falls back to the tenant's desired date. */
export const confirmationOf = (lead: LeadRecord): ConfirmationDraft => ({
  viewingDate: lead.viewingDate ?? lead.desiredViewingDate,
  viewingUserId: lead.viewingUserId,
})

/** Move Viewing changes only the date. */
export const moveOf = ({ viewingDate }: LeadRecord): Pick<ConfirmationDraft, 'viewingDate'> => ({
  viewingDate,
})

/** Accepts the given agents and the saved lead's present one; any agent while the list is not loaded. */
export function agentLookups(agents: readonly number[], savedAgent: number | null): LeadLookups {
  return agents.length === 0 ? {} : { knowsUser: (id) => agents.includes(id) || id === savedAgent }
}
