import { undoBy, type NotifyAction } from '../platform/notify.ts'
import { severalOutcomeOf } from '../platform/records/several.store.ts'
import type { Question } from '../prompts/question.store.ts'
import type { BulkReport } from './bulk/bulk.contract.ts'
import {
  BULK_REASON_LABELS,
  BULK_TOASTS,
  cancelledViewings,
  deleteLeadsQuestion,
  deleteLeadsTitle,
} from './bulk/bulk.messages.ts'
import type { LeadSelection } from './lead-selection.store.ts'
import type { LeadRow } from './lead.contract.ts'
import { leadName } from './lead-names.ts'
import type { LeadsEnv } from './leads.calls.ts'
import type { LeadsStore } from './leads.store.ts'

// Outside LeadsStore to keep it out of the entry chunk.

interface BulkAction {
  /** The leads by name. */
  rows: readonly LeadRow[]
  call: (leads: LeadsEnv['leads']) => Promise<BulkReport>
  done: (count: number) => string
  undo?: (changed: readonly number[]) => NotifyAction
}

/** Refetches what is displayed, once for all pushes that arrive meanwhile. Failed leads stay selected. */
async function perform(leads: LeadsStore, selection: LeadSelection, { rows, call, done, undo }: BulkAction) {
  const outcome = await leads.whileSaving(async () => {
    const reported = await severalOutcomeOf(() => call(leads.calls))
    void leads.receiveRefresh()
    return reported
  })
  const names = new Map(rows.map((row) => [row.id, leadName(row)]))
  const changed = selection.conclude(leads, outcome, {
    nameOf: (id) => names.get(id) ?? '',
    reasons: BULK_REASON_LABELS,
    done,
    ...(undo && outcome.kind === 'reported' && { action: undo(outcome.report.done) }),
  })
  selection.drop(changed)
}

/** Assigns the selected leads, or releases them with a null `userId`. */
export function assignSeveral(
  leads: LeadsStore,
  selection: LeadSelection,
  userId: number | null,
  name: string | undefined,
): Promise<void> {
  const { ids, rows } = selection
  return perform(leads, selection, {
    rows,
    call: (calls) => calls.assignMany(ids, userId),
    done: (count) => (name === undefined ? BULK_TOASTS.released(count) : BULK_TOASTS.assigned(count, name)),
  })
}

/** Asks before the selected leads are deleted. */
export function deleteSeveralQuestion(leads: LeadsStore, selection: LeadSelection): Question {
  const { rows } = selection
  const cancelled = rows.filter(({ isViewingConfirmed }) => isViewingConfirmed).length
  return {
    texts: { title: deleteLeadsTitle(rows.length), question: deleteLeadsQuestion(rows.length) },
    ...(cancelled > 0 && { note: cancelledViewings(cancelled) }),
    isDanger: true,
    action: async () => {
      await deleteSeveral(leads, selection)
      return { kind: 'done' }
    },
  }
}

/** With Undo. */
function deleteSeveral(leads: LeadsStore, selection: LeadSelection): Promise<void> {
  const { ids, rows } = selection
  const restore = (deleted: readonly number[]) =>
    perform(leads, selection, {
      rows,
      call: (calls) => calls.restoreMany(deleted),
      done: BULK_TOASTS.restored,
    })
  return perform(leads, selection, {
    rows,
    call: (calls) => calls.removeMany(ids),
    done: BULK_TOASTS.deleted,
    undo: (deleted) => undoBy(() => restore(deleted)),
  })
}
