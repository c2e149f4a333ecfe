import { create } from 'vest'
import type { ErrorsByField } from '../platform/field-errors.ts'
import {
  failingRules,
  optionalText,
  patternedText,
  requiredEmail,
  requiredText,
  rule,
  type StateRule,
} from '../platform/validation/suite-rules.ts'
import { isReasonable } from '../platform/values/time.ts'
import { LEAD_DATE_FIELDS, LEAD_PROPERTY_FIELDS } from './lead.draft.ts'
import { isLeadStatus, STATUS_FIELDS, statusShows } from './lead.status.ts'
import { LEAD_LIMITS, UK_PHONE, UK_POSTCODE } from './lead.limits.ts'
import {
  cleanLeadValues,
  leadValuesOf,
  type LeadHomeValues,
  type LeadSource,
  type LeadValues,
} from './lead.values.ts'

/** Data that the rules need beyond the draft. */
export interface LeadLookups {
  /** Includes the saved lead's present agent. When omitted, any number passes. */
  knowsUser?: (id: number) => boolean
}

/** A factory, because overlapping runs of one suite interfere with each other. */
export const createLeadSuite = (lookups: LeadLookups = {}) =>
  create((lead: LeadValues) => leadRules(lead, lookups, rule))

/** Every failing field with the first rule it fails. */
export function validateLead(lead: LeadSource, lookups: LeadLookups = {}): ErrorsByField {
  const values = cleanLeadValues(leadValuesOf(lead))
  return failingRules((state) => leadRules(values, lookups, state))
}

function leadRules(lead: LeadValues, { knowsUser = () => true }: LeadLookups, state: StateRule): void {
  personRules(lead, state)

  for (const field of ['addressLine1', 'addressLine2', 'city', 'country', 'crmEnquiryUuid'] as const) {
    optionalText(field, lead[field], LEAD_LIMITS.text, state)
  }
  postcode('postcode', lead.postcode, state)
  optionalText('notes', lead.notes, LEAD_LIMITS.notes, state)

  state('status', 'required', () => lead.status !== null)
  state('status', 'enumerable', () => isLeadStatus(lead.status))

  for (const field of STATUS_FIELDS) {
    state(field, 'required', () => !statusShows(lead.status, field) || lead[field] !== null)
  }
  for (const field of LEAD_DATE_FIELDS) {
    const date = lead[field]
    state(field, 'date', () => date === null || isReasonable(date))
  }
  const agentId = lead.viewingUserId
  state(
    'viewingUserId',
    'enumerable',
    () => agentId === null || (Number.isSafeInteger(agentId) && knowsUser(agentId)),
  )

  propertyRules(lead, state)
}

export function personRules(
  person: Pick<LeadValues, 'firstName' | 'lastName' | 'email' | 'phone'>,
  state = rule,
): void {
  requiredText('firstName', person.firstName, LEAD_LIMITS.text, state)
  requiredText('lastName', person.lastName, LEAD_LIMITS.text, state)
  requiredEmail('email', person.email, LEAD_LIMITS.text, state)
  requiredText('phone', person.phone, LEAD_LIMITS.text, state)
  patternedText('phone', person.phone, UK_PHONE, state)
}

export function propertyRules(home: LeadHomeValues, state = rule): void {
  requiredText('property.name', home['property.name'], LEAD_LIMITS.text, state)
  for (const name of LEAD_PROPERTY_FIELDS) {
    const field = `property.${name}` as const
    if (name === 'postcode') postcode(field, home[field], state)
    else if (name !== 'name') optionalText(field, home[field], LEAD_LIMITS.text, state)
  }
}

/** Checks length before the pattern, so that a long text is reported as too long (rule L33). */
function postcode(field: string, text: string, state: StateRule): void {
  optionalText(field, text, LEAD_LIMITS.postcode, state)
  patternedText(field, text, UK_POSTCODE, state)
}
