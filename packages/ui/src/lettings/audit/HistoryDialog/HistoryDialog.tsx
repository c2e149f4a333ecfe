import { auditActionLabel } from '@latchkey/domain/audit/audit.actions'
import { mergedWith, UNDO_MERGE } from '@latchkey/domain/duplicates/duplicates.messages'
import { changeInWords } from '@latchkey/domain/audit/audit.words'
import type { LeadHistory } from '@latchkey/domain/leads/lead-history.contract'
import { Button } from '../../../controls/Button/Button.tsx'
import { EmptyState } from '../../../layout/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../../layout/Skeleton/Skeleton.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx'
import { ChangeList } from '../ChangeList/ChangeList.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'
import * as S from './HistoryDialog.styles.ts'

export interface HistoryDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Newest first; null until loaded. */
  history: LeadHistory | null
  /** True if loading failed. */
  hasFailed?: boolean
  onRetry: () => void
  /** The name of a user. */
  agentName: (id: number) => string
  isBusy?: boolean
  /** Called to undo a merge; without it there is no such button. */
  onUndoMerge?: ((mergeId: number) => void) | undefined
}

/** For actions without a signed-in user: by the tenant, the intake call or the server. */
const NOBODY = 'Without sign-in'

/** The title of an entry; a merge names the lead that was merged away. */
function titleOf(action: string, changes: LeadHistory[number]['changes']): string {
  const name = action === 'lead.merge' && changes.find(({ field }) => field === 'mergedWith')?.to
  return typeof name === 'string' ? mergedWith(name) : auditActionLabel(action)
}

/** The history of a lead: who did what and when, with each changed field before and after. */
export function HistoryDialog({
  isOpen,
  onClose,
  history,
  hasFailed = false,
  onRetry,
  agentName,
  isBusy = false,
  onUndoMerge,
}: HistoryDialogProps) {
  const dateFormatter = useDateFormatter()
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
        <S.Events>
          {history.map(({ at, user, action, changes, mergeId, canUndo }, index) => (
            <S.Event key={`${at} ${index}`}>
              <S.Head>
                <S.What>{titleOf(action, changes)}</S.What>
                <S.Who>
                  {user?.username ?? NOBODY} · <time>{dateFormatter.formatDateTime(at)}</time>
                </S.Who>
              </S.Head>
              {mergeId !== undefined && canUndo && onUndoMerge && (
                <Button size="small" isInactive={isBusy} onClick={() => onUndoMerge(mergeId)}>
                  {UNDO_MERGE.label}
                </Button>
              )}
              {changes.length > 0 && (
                <ChangeList
                  changes={changes.map((change) => changeInWords(change, { dateFormatter, agentName }))}
                />
              )}
            </S.Event>
          ))}
        </S.Events>
      )}
    </Dialog>
  )
}
