import { create } from 'vest'
import type { ErrorsByField } from '../../platform/field-errors.ts'
import { TEXT_MAX } from '../../platform/limits.ts'
import { errorsOf, optionalText, rule } from '../../platform/validation/suite-rules.ts'
import type { LeadPropertyDraft } from '../lead.draft.ts'
import { LEAD_CONTACT_FIELDS, LEAD_DOTTED_HOME_FIELDS, LEAD_LONG_FIELDS } from '../lead.fields.ts'
import { textRules } from '../lead.suite.ts'
import { leadHomeValuesOf } from '../lead-values.ts'
import { DAY_SECONDS } from '../../platform/values/durations.ts'

/** `ref` is that of a listing, as websites and portals are given it. */
export interface IntakeHomeDraft extends LeadPropertyDraft {
  ref: string
}

export interface IntakeDraft {
  externalId: string
  source: string
  firstName: string
  lastName: string
  email: string
  phone: string
  notes: string
  /** Null when the enquiry names no home. */
  property: IntakeHomeDraft | null
  /** The time at which the applicant wrote, in unix seconds; null for now. */
  submittedAt: number | null
}

/** Maximum delay of a delivered enquiry. */
const LATE_MAX_SECONDS = 30 * DAY_SECONDS

/** Neither in the future nor too long ago, in unix seconds. */
export const isTimely = (submittedAt: number, now: number): boolean =>
  submittedAt <= now && submittedAt >= now - LATE_MAX_SECONDS

export const createIntakeSuite = (now: number) =>
  create((draft: IntakeDraft) => {
    textRules([...LEAD_CONTACT_FIELDS, ...LEAD_LONG_FIELDS], draft)
    for (const field of ['externalId', 'source'] as const) optionalText(field, draft[field], TEXT_MAX)
    const { submittedAt } = draft
    rule('submittedAt', 'range', () => submittedAt === null || isTimely(submittedAt, now))
    if (draft.property === null) return
    const { ref, name } = draft.property
    const isNamed = ref === '' || name !== ''
    const fields = LEAD_DOTTED_HOME_FIELDS.filter((field) => isNamed || field !== 'property.name')
    textRules(fields, leadHomeValuesOf(draft.property))
    optionalText('property.ref', ref, TEXT_MAX)
  })

/** `now` is unix seconds. */
export function validateIntake(draft: IntakeDraft, now: number): ErrorsByField {
  return errorsOf(createIntakeSuite(now), draft)
}
