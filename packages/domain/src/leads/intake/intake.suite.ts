import { create } from 'vest'
import type { ErrorsByField } from '../../platform/field-errors.ts'
import { errorsOf, optionalText } from '../../platform/validation/suite-rules.ts'
import type { LeadPropertyDraft } from '../lead.draft.ts'
import { LEAD_LIMITS } from '../lead.limits.ts'
import { personRules, propertyRules } from '../lead.suite.ts'
import { leadHomeValuesOf } from '../lead.values.ts'

/** An enquiry from the intake API as it is read: text never null. */
export interface IntakeDraft {
  externalId: string
  source: string
  firstName: string
  lastName: string
  email: string
  phone: string
  notes: string
  /** Null when the enquiry names none. */
  property: LeadPropertyDraft | null
}

/** The rules of an enquiry from the intake API: those of a lead, for the fields it has. Source: decision L1. */
export const createIntakeSuite = () =>
  create((draft: IntakeDraft) => {
    personRules(draft)
    for (const field of ['externalId', 'source'] as const) optionalText(field, draft[field], LEAD_LIMITS.text)
    optionalText('notes', draft.notes, LEAD_LIMITS.notes)
    if (draft.property !== null) propertyRules(leadHomeValuesOf(draft.property))
  })

/** The errors of an enquiry from the intake API. */
export function validateIntake(draft: IntakeDraft): ErrorsByField {
  return errorsOf(createIntakeSuite().runStatic(draft))
}
