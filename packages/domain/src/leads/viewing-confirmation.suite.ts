import { create } from 'vest'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { errorsOf, rule } from '../platform/validation/suite-rules.ts'
import { isReasonable } from '../platform/values/time.ts'
import type { LeadLookups } from './lead-lookups.ts'
import type { ConfirmationDraft, MoveDraft } from './viewing.draft.ts'

/**
 * Past dates are accepted (rule L15). A factory, because overlapping runs of one suite interfere with each other.
 */
export const createConfirmationSuite = ({ knowsUser = () => true }: LeadLookups = {}) =>
  create(({ viewingDate, viewingUserId }: ConfirmationDraft) => {
    viewingDateRules(viewingDate)
    rule('viewingUserId', 'required', () => viewingUserId !== null)
    rule('viewingUserId', 'enumerable', () => viewingUserId === null || knowsUser(viewingUserId))
  })

/** Without the agent, who stays. */
export const createMoveSuite = () => create(({ viewingDate }: MoveDraft) => viewingDateRules(viewingDate))

function viewingDateRules(viewingDate: number | null): void {
  rule('viewingDate', 'required', () => viewingDate !== null)
  rule('viewingDate', 'date', () => viewingDate === null || isReasonable(viewingDate))
}

/** Every failing field with the first rule it fails. */
export function validateConfirmation(draft: ConfirmationDraft, lookups?: LeadLookups): ErrorsByField {
  return errorsOf(createConfirmationSuite(lookups), draft)
}
