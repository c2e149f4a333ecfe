import type { ToSave } from '../forms/form.model.ts'
import { cleanText } from '../platform/values/text.ts'
import {
  filled,
  LEAD_DATE_FIELDS,
  LEAD_PROPERTY_FIELDS,
  LEAD_TEXT_FIELDS,
  type LeadDraft,
  type LeadPropertyDraft,
} from './lead.draft.ts'
import { LEAD_STATUS } from './lead.status.ts'
import type { LeadRecord } from './lead.model.ts'
import type { LeadLookups } from './lead.suite.ts'
import type { LeadSave } from './leads.port.ts'
import type { ConfirmationDraft } from './viewing-confirmation.suite.ts'

/** The text fields of the home that a lead asks about, named as errors name them. Source: decision X7. */
export type LeadHomeValues = Record<`property.${keyof LeadPropertyDraft}`, string>

/** A lead as its form and its rules hold it: flat, the names of nested fields dotted. Source: decision X7. */
export type LeadValues = Omit<LeadDraft, 'property'> & LeadHomeValues

/** A field of a lead's form, named as errors name it. */
export type LeadField = keyof LeadValues

type Nullable<Values> = { [Field in keyof Values]: Values[Field] | null }

/** A lead as it is stored or sent: its home nested, and null where nothing is known. */
export type LeadSource = Nullable<Omit<LeadDraft, 'property'>> & {
  property: Nullable<LeadPropertyDraft> | null
}

/** The values of a stored lead, or of one that was sent. */
export function leadValuesOf(lead: LeadSource): LeadValues {
  return {
    ...filled(LEAD_TEXT_FIELDS, (field) => lead[field] ?? ''),
    ...filled(LEAD_DATE_FIELDS, (field) => lead[field]),
    status: lead.status,
    viewingUserId: lead.viewingUserId,
    ...leadHomeValuesOf(lead.property),
  }
}

/** The values of a lead's home; empty ones for a lead without. Source: decision L27. */
export function leadHomeValuesOf(home: Nullable<LeadPropertyDraft> | null): LeadHomeValues {
  return Object.fromEntries(
    LEAD_PROPERTY_FIELDS.map((field) => [`property.${field}`, home?.[field] ?? '']),
  ) as LeadHomeValues
}

/** The values of a new lead. Source: decision L1. */
export const emptyLeadValues = (): LeadValues => ({
  ...filled(LEAD_TEXT_FIELDS, () => ''),
  ...filled(LEAD_DATE_FIELDS, () => null),
  status: LEAD_STATUS.AwaitingFeedback,
  viewingUserId: null,
  ...leadHomeValuesOf(null),
})

/** The values as they are sent. */
export const toLeadSave = (values: ToSave<LeadValues>): LeadSave => ({
  ...filled(LEAD_TEXT_FIELDS, (field) => values[field]),
  ...filled(LEAD_DATE_FIELDS, (field) => values[field]),
  status: values.status,
  viewingUserId: values.viewingUserId,
  property: filled(LEAD_PROPERTY_FIELDS, (field) => values[`property.${field}`]),
  ...(values.version !== undefined && { version: values.version }),
})

/** The values with their text as it is stored. */
export const cleanLeadValues = (values: LeadValues): LeadValues =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === 'string' ? cleanText(value, { isLong: field === 'notes' }) : value,
    ]),
  ) as unknown as LeadValues

/** What Confirm Viewing starts with: what the lead says, else what the tenant wished for. Source: decision L15. */
export const confirmationOf = (lead: LeadRecord): ConfirmationDraft => ({
  viewingDate: lead.viewingDate ?? lead.desiredViewingDate,
  viewingUserId: lead.viewingUserId,
})

/** What Move Viewing starts with. */
export const moveOf = ({ viewingDate }: LeadRecord): Pick<ConfirmationDraft, 'viewingDate'> => ({
  viewingDate,
})

/** What the rules know of the agents: those who can be chosen, and the one that the saved lead has; anyone while none is known. Source: decision U16. */
export function agentLookups(agents: readonly number[], savedAgent: number | null): LeadLookups {
  return agents.length === 0 ? {} : { knowsUser: (id) => agents.includes(id) || id === savedAgent }
}
