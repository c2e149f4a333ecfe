import type { LeadDialogStore } from '@latchkey/domain/lead-dialog/lead-dialog.store'
import { LeadHistoryModel } from '@latchkey/domain/audit/lead-history.store'
import { HistoryDialog } from '@latchkey/ui/lettings/audit/HistoryDialog/HistoryDialog.tsx'
import type { DialogProps } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent } from 'react'
import { useRoot } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'

export interface LeadHistoryHostProps extends DialogProps {
  leadId: number
  dialog: LeadDialogStore
}

/** Fetched when the dialog opens. */
export const LeadHistoryHost = observer(function LeadHistoryHost({
  leadId,
  dialog,
  isOpen,
  onClose,
}: LeadHistoryHostProps) {
  const { leads, session, users } = useRoot()
  const history = useStore(LeadHistoryModel)
  const revision = leads.revisionOf(leadId)
  const readAt = useEffectEvent((_revision: number) => void history.load(leadId))
  useEffect(() => {
    if (isOpen) readAt(revision)
  }, [revision, leadId, isOpen])
  const isThis = history.leadId === leadId
  return (
    <HistoryDialog
      isOpen={isOpen}
      onClose={onClose}
      history={isThis ? history.history : null}
      hasFailed={isThis && history.problem !== null}
      onRetry={() => void history.load(leadId)}
      hasOlder={history.hasOlder}
      onShowMore={() => void history.showMore(leadId)}
      isBusy={dialog.duplicates.isSaving}
      onUndoMerge={
        session.can('leads-merge') ? (mergeId) => void dialog.undoMerge(leadId, mergeId) : undefined
      }
      agentName={users.labelOf}
    />
  )
})
