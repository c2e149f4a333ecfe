import { create, omitWhen } from 'vest'
import type { ErrorsByField } from '../platform/field-errors.ts'
import {
  errorsOf,
  optionalText,
  patternedText,
  requiredEmail,
  requiredText,
  rule,
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

/** What the rules need to know beyond the draft. */
export interface LeadLookups {
  /** True for a user who may be chosen as agent; on a saved lead that includes the agent it already has. Left out, any number passes. */
  knowsUser?: (id: number) => boolean
}

/** The rules of a lead. A factory, because overlapping runs of one suite disturb each other. Source: specification §5. */
export const createLeadSuite = ({ knowsUser = () => true }: LeadLookups = {}) =>
  create((lead: LeadValues) => {
    personRules(lead)

    for (const field of ['addressLine1', 'addressLine2', 'city', 'country', 'crmEnquiryUuid'] as const) {
      optionalText(field, lead[field], LEAD_LIMITS.text)
    }
    postcode('postcode', lead.postcode)
    optionalText('notes', lead.notes, LEAD_LIMITS.notes)

    rule('status', 'required', () => lead.status !== null)
    rule('status', 'enumerable', () => isLeadStatus(lead.status))

    for (const field of STATUS_FIELDS) {
      omitWhen(!statusShows(lead.status, field), () => {
        rule(field, 'required', () => lead[field] !== null)
      })
    }
    for (const field of LEAD_DATE_FIELDS) {
      const date = lead[field]
      rule(field, 'date', () => date === null || isReasonable(date))
    }
    const agentId = lead.viewingUserId
    rule(
      'viewingUserId',
      'enumerable',
      () => agentId === null || (Number.isSafeInteger(agentId) && knowsUser(agentId)),
    )

    propertyRules(lead)
  })

/** The rules of who enquires. */
export function personRules(person: Pick<LeadValues, 'firstName' | 'lastName' | 'email' | 'phone'>): void {
  requiredText('firstName', person.firstName, LEAD_LIMITS.text)
  requiredText('lastName', person.lastName, LEAD_LIMITS.text)
  requiredEmail('email', person.email, LEAD_LIMITS.text)
  requiredText('phone', person.phone, LEAD_LIMITS.text)
  patternedText('phone', person.phone, UK_PHONE)
}

/** The rules of the home that is enquired about. */
export function propertyRules(home: LeadHomeValues): void {
  requiredText('property.name', home['property.name'], LEAD_LIMITS.text)
  for (const name of LEAD_PROPERTY_FIELDS) {
    const field = `property.${name}` as const
    if (name === 'postcode') postcode(field, home[field])
    else if (name !== 'name') optionalText(field, home[field], LEAD_LIMITS.text)
  }
}

/** What is wrong with a lead that was sent: every failing field with the first rule it fails. Source: specification §5. */
export function validateLead(lead: LeadSource, lookups?: LeadLookups): ErrorsByField {
  return errorsOf(createLeadSuite(lookups).runStatic(cleanLeadValues(leadValuesOf(lead))))
}

/** Length before form, so that a long text is called long. Source: decision L33. */
function postcode(field: string, text: string): void {
  optionalText(field, text, LEAD_LIMITS.postcode)
  patternedText(field, text, UK_POSTCODE)
}
