import { mergedFieldLabel } from '@latchkey/domain/duplicates/comparison'
import { leftAlone, UNDO_MERGE } from '@latchkey/domain/duplicates/duplicates.messages'
import { HistoryDialog } from '@latchkey/ui/lettings/audit/HistoryDialog/HistoryDialog.tsx'
import { toastFailure } from '@latchkey/ui/lettings/toast-outcome.ts'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent } from 'react'
import { useRoot } from '../../runtime/runtime.ts'
import { useDuplicates } from './use-duplicates.ts'

export interface LeadHistoryHostProps {
  leadId: number
  isOpen: boolean
  onClose: () => void
}

/** Fetched when the dialog opens. */
export const LeadHistoryHost = observer(function LeadHistoryHost({
  leadId,
  isOpen,
  onClose,
}: LeadHistoryHostProps) {
  const { audit, leads, session, users } = useRoot()
  const duplicates = useDuplicates()
  const revision = leads.revisionOf(leadId)
  const readAt = useEffectEvent((_revision: number) => void audit.loadHistory(leadId))
  useEffect(() => {
    if (isOpen) readAt(revision)
  }, [revision, leadId, isOpen])
  const undoMerge = async (mergeId: number) => {
    const outcome = await duplicates.unmerge(leadId, mergeId)
    if (outcome.kind === 'done') {
      toasts.success(UNDO_MERGE.done)
      if (outcome.kept.length > 0) toasts.info(leftAlone(outcome.kept.map(mergedFieldLabel)))
    } else toastFailure(outcome)
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
      agentName={(id) => users.options.find((option) => option.id === id)?.username ?? `User ${id}`}
    />
  )
})
