import { create } from 'vest'
import { hasErrors, type Checked, type ErrorsByField } from '../platform/field-errors.ts'
import { readerOf } from '../platform/reader.ts'
import { errorsOf, rule } from '../platform/suite-rules.ts'
import { isReasonable } from '../platform/time.ts'
import type { LeadLookups } from './lead.suite.ts'
import type { ConfirmViewing } from './lead.contract.ts'

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

/** A confirmation read from unknown JSON: what it holds, and the fields whose shape was wrong. */
export function readConfirmation(body: unknown) {
  const reader = readerOf(body)
  const draft: ConfirmationDraft = {
    viewingDate: reader.instant('viewingDate'),
    viewingUserId: reader.whole('viewingUserId', 'enumerable'),
  }
  return { draft, override: reader.flag('override', 'invalid') ?? false, errors: reader.errors }
}

/** Reads a confirmation from unknown JSON and holds it against every rule. */
export function checkConfirmation(body: unknown, lookups?: LeadLookups): Checked<Required<ConfirmViewing>> {
  const { draft, override, errors } = readConfirmation(body)
  const all = { ...validateConfirmation(draft, lookups), ...errors }
  const { viewingDate, viewingUserId } = draft
  if (hasErrors(all) || viewingDate === null || viewingUserId === null) return { ok: false, errors: all }
  return { ok: true, value: { viewingDate, viewingUserId, override } }
}
