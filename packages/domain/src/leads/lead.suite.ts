import { create, mode, Modes } from 'vest'
import type { ErrorsByField } from '../platform/field-errors.ts'
import {
  errorsOf,
  optionalEmail,
  optionalText,
  patternedText,
  required,
  rule,
  type StateRule,
} from '../platform/validation/suite-rules.ts'
import { cleanText } from '../platform/values/text.ts'
import { isReasonable } from '../platform/values/time.ts'
import type { LeadLookups } from './lead-lookups.ts'
import {
  LEAD_AGENT_FIELDS,
  LEAD_DATE_FIELDS,
  LEAD_DOTTED_HOME_FIELDS,
  LEAD_TEXT_FIELDS,
  textFactsOf,
  type LeadTextField,
} from './lead.fields.ts'
import { UK_PHONE, UK_POSTCODE } from './lead.limits.ts'
import { isLeadStatus, reasonListOf, STATUS_FIELDS, statusShows } from './lead-status.ts'
import { cleanLeadValues, leadValuesOf, type LeadSource, type LeadValues } from './lead-values.ts'
import { reasonRules } from './reason/reason.suite.ts'
import { reasonIn } from './reason/reason-values.ts'

/** A factory, because overlapping runs of one suite interfere with each other. */
export const createLeadSuite = (lookups: LeadLookups = {}) =>
  create((lead: LeadValues) => {
    // To stop at a field's first failure, vest searches all results before each rule, which doubles the time of a save's rules.
    mode(Modes.ALL)

    leadRules(lead, lookups, rule)
    const reasons = reasonListOf(lead.status)
    if (reasons !== null && lookups.needsReason?.(lead.status))
      reasonRules(reasons, reasonIn(lead), 'statusReason.')
  })

/** Without the reason of a status, which only a save gives. */
export function leadRules(
  lead: LeadValues,
  { knowsUser = () => true, savedPhone }: LeadLookups,
  state: StateRule,
): void {
  textRules(LEAD_TEXT_FIELDS, lead, { savedPhone, state })

  state('status', 'required', () => lead.status !== null)
  state('status', 'enumerable', () => isLeadStatus(lead.status))

  for (const field of STATUS_FIELDS) {
    if (statusShows(lead.status, field)) state(field, 'required', () => lead[field] !== null)
  }
  for (const field of LEAD_DATE_FIELDS) {
    const date = lead[field]
    if (date !== null) state(field, 'date', () => isReasonable(date))
  }
  for (const field of LEAD_AGENT_FIELDS) {
    const id = lead[field]
    if (id !== null) state(field, 'enumerable', () => Number.isSafeInteger(id) && knowsUser(id))
  }

  textRules(LEAD_DOTTED_HOME_FIELDS, lead, { state })
}

/** Every failing field with the first rule it fails. */
export const validateLead = (lead: LeadSource, lookups?: LeadLookups): ErrorsByField =>
  errorsOf(createLeadSuite(lookups), cleanLeadValues(leadValuesOf(lead)))

/** The rules that the facts of the fields state; length before pattern (rule L33). */
export function textRules<Field extends LeadTextField>(
  fields: readonly Field[],
  texts: Readonly<Record<Field, string>>,
  { savedPhone = '', state = rule }: { savedPhone?: string | undefined; state?: StateRule } = {},
): void {
  for (const field of fields) {
    const { isRequired, format, max } = textFactsOf(field)
    const text = texts[field]
    if (isRequired) required(field, text, state)
    if (text === '') continue
    optionalText(field, text, max, state)
    if (format === 'email') optionalEmail(field, text, state)
    if (format === 'phone' && text !== cleanText(savedPhone)) patternedText(field, text, UK_PHONE, state)
    if (format === 'postcode') patternedText(field, text, UK_POSTCODE, state)
  }
}
