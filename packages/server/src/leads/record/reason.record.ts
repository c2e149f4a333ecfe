import { reasonListOf, type LeadStatus } from '@latchkey/domain/leads/lead-status'
import { REASON_LABELS } from '@latchkey/domain/leads/reason/reason.enums'
import { isReasonGiven, type ReasonValues } from '@latchkey/domain/leads/reason/reason-values'
import { labelOf } from '@latchkey/domain/platform/values/labels'
import type { FieldChange } from '../../audit/field-changes.ts'
import type { Change } from '../../context/context.ts'
import { orNull } from '../../platform/values/blank.ts'
import { reasonQueries } from './reason.queries.ts'

interface Entered {
  /** Validated; null if there is none. */
  readonly given: ReasonValues | null
  /** Null for a tenant or a provider. */
  readonly userId: number | null
  readonly at: Date
}

/**
 * Records why a lead enters a status, also when no reason was given; no-op for a status without reasons.
 * @returns the reason as the line of the action in the audit trail has it
 */
export async function enterWithReason(
  change: Change,
  leadId: number,
  status: LeadStatus,
  { given, userId, at }: Entered,
): Promise<FieldChange[]> {
  if (reasonListOf(status) === null) return []
  const reason = given !== null && isReasonGiven(given) ? given : null
  await reasonQueries(change.db).add(leadId, status, { ...storedReason(reason), userId, at })
  return reason === null ? [] : reasonChanges(status, reason)
}

export const storedReason = (given: ReasonValues | null) => ({
  reason: given?.reason ?? null,
  words: orNull(given?.words ?? ''),
})

/** Describes the reason in words, because the lists of reasons share their numbers. */
export function reasonChanges(status: LeadStatus, { reason, words }: ReasonValues): FieldChange[] {
  const list = reasonListOf(status)
  if (list === null || reason === null) return []
  return [
    { field: 'reason', from: null, to: labelOf(REASON_LABELS[list], reason) },
    ...(words === '' ? [] : [{ field: 'words', from: null, to: words }]),
  ]
}
