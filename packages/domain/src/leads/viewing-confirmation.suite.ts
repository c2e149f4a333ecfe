import { create } from 'vest'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { errorsOf, rule } from '../platform/validation/suite-rules.ts'
import { isReasonable } from '../platform/values/time.ts'
import type { LeadLookups } from './lead.suite.ts'

/** A viewing as the form of Confirm Viewing holds it. */
export interface ConfirmationDraft {
  /** Unix seconds; null while empty, NaN for text that is no date. */
  viewingDate: number | null
  viewingUserId: number | null
}

/** The rules of Confirm Viewing; a viewing in the past is accepted. A factory, because overlapping runs of one suite disturb each other. Source: specification §5, decision L15. */
export const createConfirmationSuite = ({ knowsUser = () => true }: LeadLookups = {}) =>
  create(({ viewingDate, viewingUserId }: ConfirmationDraft) => {
    viewingDateRules(viewingDate)
    rule('viewingUserId', 'required', () => viewingUserId !== null)
    rule('viewingUserId', 'enumerable', () => viewingUserId === null || knowsUser(viewingUserId))
  })

/** The rules of Move Viewing: the agent stays. */
export const createMoveSuite = () =>
  create(({ viewingDate }: Pick<ConfirmationDraft, 'viewingDate'>) => viewingDateRules(viewingDate))

function viewingDateRules(viewingDate: number | null): void {
  rule('viewingDate', 'required', () => viewingDate !== null)
  rule('viewingDate', 'date', () => viewingDate === null || isReasonable(viewingDate))
}

/** What is wrong with a viewing that is to be confirmed: every failing field with the first rule it fails. */
export function validateConfirmation(draft: ConfirmationDraft, lookups?: LeadLookups): ErrorsByField {
  return errorsOf(createConfirmationSuite(lookups).runStatic(draft))
}
