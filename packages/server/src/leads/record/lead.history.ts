import type { LeadHistory } from '@latchkey/domain/leads/lead-history.contract'
import { unixSeconds } from '../../platform/values/unix-seconds.ts'

/** Audit fields that describe a merge, next to the fields that it changed. */
export const MERGE_CHANGES = { id: 'mergeId', with: 'mergedWith', into: 'mergedInto' } as const

interface HistoryRecord {
  readonly id: number
  readonly at: Date
  readonly userId: number | null
  readonly username: string | null
  readonly actor: string | null
  readonly action: string
  readonly changes: { field: string; from: unknown; to: unknown }[]
}

export function presentHistory(lines: readonly HistoryRecord[], undoable: readonly number[]): LeadHistory {
  return lines.map(({ id, at, userId, username, actor, action, changes }) => {
    const mergeId = changes.find(({ field }) => field === MERGE_CHANGES.id)?.to
    return {
      id,
      at: unixSeconds(at),
      user: actor !== null || userId === null || username === null ? null : { id: userId, username },
      actor,
      action,
      changes: changes.filter(({ field }) => field !== MERGE_CHANGES.id),
      ...(typeof mergeId === 'number' && { mergeId, canUndo: undoable.includes(mergeId) }),
    }
  })
}
