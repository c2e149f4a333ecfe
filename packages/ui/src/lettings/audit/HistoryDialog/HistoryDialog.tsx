import type { LeadHistory } from '@latchkey/domain/leads/lead-history.contract'
import { Button } from '../../../controls/Button/Button.tsx'
import { EmptyState } from '../../../layout/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../../layout/Skeleton/Skeleton.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx'
import { HistoryLines } from './HistoryLines.tsx'

export interface HistoryDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Newest first; null until loaded. */
  history: LeadHistory | null
  /** True if loading failed. */
  hasFailed?: boolean
  onRetry: () => void
  /** True if there are older lines to load. */
  hasOlder?: boolean
  onShowMore: () => void
  /** The name of a user. */
  agentName: (id: number) => string
  isBusy?: boolean
  /** Called to undo a merge; without it there is no such button. */
  onUndoMerge?: ((mergeId: number) => void) | undefined
}

/**
 * The history of a lead: who did what and when, with each changed field before and after.
 *
 * @do Open it over the dialog of its lead.
 * @dont Do not offer changes: the trail is append-only.
 * @key Escape: Closes it.
 */
export function HistoryDialog({
  isOpen,
  onClose,
  history,
  hasFailed = false,
  onRetry,
  hasOlder = false,
  onShowMore,
  agentName,
  isBusy = false,
  onUndoMerge,
}: HistoryDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onCloseRequest={onClose}
      title="History"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {hasFailed && (
        <Banner tone="danger" onRetry={onRetry}>
          The history could not be loaded.
        </Banner>
      )}
      {history === null && !hasFailed && <Skeleton count={6} />}
      {history?.length === 0 && <EmptyState title="No history yet" />}
      {history !== null && history.length > 0 && (
        <HistoryLines
          history={history}
          hasOlder={hasOlder}
          onShowMore={onShowMore}
          agentName={agentName}
          isBusy={isBusy}
          onUndoMerge={onUndoMerge}
        />
      )}
    </Dialog>
  )
}
