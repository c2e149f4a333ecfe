import { mergedFieldLabel } from '@latchkey/domain/duplicates/comparison'
import { leftAlone, UNDO_MERGE } from '@latchkey/domain/duplicates/duplicates.messages'
import type { DuplicatesStore } from '@latchkey/domain/duplicates/duplicates.store'
import { notifyOf, notifyOutcome } from '@latchkey/domain/platform/notify'
import { HistoryDialog } from '@latchkey/ui/lettings/audit/HistoryDialog/HistoryDialog.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent } from 'react'
import { useRoot } from '../../runtime/runtime.ts'

export interface LeadHistoryHostProps {
  leadId: number
  duplicates: DuplicatesStore
  isOpen: boolean
  onClose: () => void
}

/** Fetched when the dialog opens. */
export const LeadHistoryHost = observer(function LeadHistoryHost({
  leadId,
  duplicates,
  isOpen,
  onClose,
}: LeadHistoryHostProps) {
  const { audit, leads, session, users } = useRoot()
  const revision = leads.revisionOf(leadId)
  const readAt = useEffectEvent((_revision: number) => void audit.loadHistory(leadId))
  useEffect(() => {
    if (isOpen) readAt(revision)
  }, [revision, leadId, isOpen])
  const undoMerge = async (mergeId: number) => {
    const outcome = await duplicates.unmerge(leadId, mergeId)
    notifyOutcome(leads, outcome, { done: UNDO_MERGE.done })
    if (outcome.kind === 'done' && outcome.kept.length > 0)
      notifyOf(leads).info(leftAlone(outcome.kept.map(mergedFieldLabel)))
  }
  const isThis = audit.leadId === leadId
  return (
    <HistoryDialog
      isOpen={isOpen}
      onClose={onClose}
      history={isThis ? audit.history : null}
      hasFailed={isThis && audit.problem !== null}
      onRetry={() => void audit.loadHistory(leadId)}
      hasOlder={audit.hasOlder}
      onShowMore={() => void audit.showMoreHistory(leadId)}
      isBusy={duplicates.isSaving}
      onUndoMerge={session.can('leads-merge') ? (mergeId) => void undoMerge(mergeId) : undefined}
      agentName={users.labelOf}
    />
  )
})
