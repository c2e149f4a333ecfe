import type { LeadDialogStore } from '@latchkey/domain/lead-dialog/lead-dialog.store'
import { HistoryDialog } from '@latchkey/ui/lettings/audit/HistoryDialog/HistoryDialog.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent } from 'react'
import { useRoot } from '../../runtime/runtime.ts'

export interface LeadHistoryHostProps {
  leadId: number
  dialog: LeadDialogStore
  isOpen: boolean
  onClose: () => void
}

/** Fetched when the dialog opens. */
export const LeadHistoryHost = observer(function LeadHistoryHost({
  leadId,
  dialog,
  isOpen,
  onClose,
}: LeadHistoryHostProps) {
  const { audit, leads, session, users } = useRoot()
  const revision = leads.revisionOf(leadId)
  const readAt = useEffectEvent((_revision: number) => void audit.loadHistory(leadId))
  useEffect(() => {
    if (isOpen) readAt(revision)
  }, [revision, leadId, isOpen])
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
      isBusy={dialog.duplicates.isSaving}
      onUndoMerge={
        session.can('leads-merge') ? (mergeId) => void dialog.undoMerge(leadId, mergeId) : undefined
      }
      agentName={users.labelOf}
    />
  )
})
