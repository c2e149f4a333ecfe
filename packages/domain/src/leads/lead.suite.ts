import { create } from 'vest'
import type { ErrorsByField } from '../platform/field-errors.ts'
import {
  errorsOf,
  optionalText,
  patternedText,
  requiredEmail,
  requiredText,
  rule,
} from '../platform/suite-rules.ts'
import { isReasonable } from '../platform/time.ts'
import {
  cleanDraft,
  LEAD_DATE_FIELDS,
  LEAD_PROPERTY_FIELDS,
  type LeadDraft,
  type LeadPropertyDraft,
} from './lead.draft.ts'
import { isLeadStatus, LEAD_STATUS, WITH_VIEWING } from './lead.enums.ts'
import { LEAD_LIMITS, UK_PHONE, UK_POSTCODE } from './lead.limits.ts'

/** What the rules need to know beyond the draft. */
export interface LeadLookups {
  /** True for a user who may be chosen as agent; on a saved lead that includes the agent it already has. Left out, any number passes. */
  knowsUser?: (id: number) => boolean
}

/** The rules of a lead. A factory, because overlapping runs of one suite disturb each other. Source: specification §5. */
export const createLeadSuite = ({ knowsUser = () => true }: LeadLookups = {}) =>
  create((draft: LeadDraft) => {
    personRules(draft)

    for (const field of ['addressLine1', 'addressLine2', 'city', 'country', 'crmEnquiryUuid'] as const) {
      optionalText(field, draft[field], LEAD_LIMITS.text)
    }
    postcode('postcode', draft.postcode)
    optionalText('notes', draft.notes, LEAD_LIMITS.notes)

    rule('status', 'required', () => draft.status !== null)
    rule('status', 'enumerable', () => isLeadStatus(draft.status))

    for (const field of requiredByStatus(draft.status)) rule(field, 'required', () => draft[field] !== null)
    for (const field of LEAD_DATE_FIELDS) {
      const date = draft[field]
      rule(field, 'date', () => date === null || isReasonable(date))
    }
    const agentId = draft.viewingUserId
    rule(
      'viewingUserId',
      'enumerable',
      () => agentId === null || (Number.isSafeInteger(agentId) && knowsUser(agentId)),
    )

    propertyRules(draft.property)
  })

/** The rules of who enquires. */
export function personRules(person: Pick<LeadDraft, 'firstName' | 'lastName' | 'email' | 'phone'>): void {
  requiredText('firstName', person.firstName, LEAD_LIMITS.text)
  requiredText('lastName', person.lastName, LEAD_LIMITS.text)
  requiredEmail('email', person.email, LEAD_LIMITS.text)
  requiredText('phone', person.phone, LEAD_LIMITS.text)
  patternedText('phone', person.phone, UK_PHONE)
}

/** The rules of the home that is enquired about. */
export function propertyRules(property: LeadPropertyDraft): void {
  requiredText('property.name', property.name, LEAD_LIMITS.text)
  for (const field of LEAD_PROPERTY_FIELDS) {
    if (field === 'postcode') postcode('property.postcode', property.postcode)
    else if (field !== 'name') optionalText(`property.${field}`, property[field], LEAD_LIMITS.text)
  }
}

/** What is wrong with a lead, in the form as on the server: every failing field with the first rule it fails. Source: specification §5. */
export function validateLead(draft: LeadDraft, lookups?: LeadLookups): ErrorsByField {
  return errorsOf(createLeadSuite(lookups).runStatic(cleanDraft(draft)))
}

/** The fields that the selected status shows, and so demands. Source: specification §4 and §5, decision L7. */
function requiredByStatus(status: number | null) {
  if (!isLeadStatus(status)) return []
  if (WITH_VIEWING.includes(status)) return ['viewingDate', 'viewingUserId'] as const
  if (status === LEAD_STATUS.ReservationSent) return ['reservationSentDate'] as const
  if (status === LEAD_STATUS.ReservationComplete) return ['reservationCompleteDate'] as const
  return []
}

/** Length before form, so that a long text is called long. Source: decision L33. */
function postcode(field: string, text: string): void {
  optionalText(field, text, LEAD_LIMITS.postcode)
  patternedText(field, text, UK_POSTCODE)
}
