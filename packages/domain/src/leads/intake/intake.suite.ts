import { create } from 'vest'
import type { ErrorsByField } from '../../platform/field-errors.ts'
import { errorsOf, optionalText, rule } from '../../platform/validation/suite-rules.ts'
import type { LeadPropertyDraft } from '../lead.draft.ts'
import { LEAD_LIMITS } from '../lead.limits.ts'
import { personRules, propertyRules } from '../lead.suite.ts'
import { leadHomeValuesOf } from '../lead.values.ts'

export interface IntakeDraft {
  externalId: string
  source: string
  firstName: string
  lastName: string
  email: string
  phone: string
  notes: string
  /** Null when the enquiry names no home. */
  property: LeadPropertyDraft | null
  /** When the applicant wrote, in unix seconds; null for now. */
  submittedAt: number | null
}

/** How late an enquiry may be delivered. */
const LATE_MAX_SECONDS = 30 * 86_400

export const createIntakeSuite = (now: number) =>
  create((draft: IntakeDraft) => {
    personRules(draft)
    for (const field of ['externalId', 'source'] as const) optionalText(field, draft[field], LEAD_LIMITS.text)
    optionalText('notes', draft.notes, LEAD_LIMITS.notes)
    const { submittedAt } = draft
    rule(
      'submittedAt',
      'range',
      () => submittedAt === null || (submittedAt <= now && submittedAt >= now - LATE_MAX_SECONDS),
    )
    if (draft.property !== null) propertyRules(leadHomeValuesOf(draft.property))
  })

/** `now` is unix seconds. */
export function validateIntake(draft: IntakeDraft, now: number): ErrorsByField {
  return errorsOf(createIntakeSuite(now).runStatic(draft))
}
