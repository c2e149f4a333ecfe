import type { ToComplete } from '@latchkey/domain/to-complete/to-complete.contract'
import { TO_COMPLETE } from '@latchkey/domain/to-complete/to-complete.messages'
import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { StaleNotice } from '../../../data/StaleNotice/StaleNotice.tsx'
import { EmptyState } from '../../../layout/EmptyState/EmptyState.tsx'
import { LoadFailed } from '../../../layout/EmptyState/LoadFailed.tsx'
import { Skeleton } from '../../../layout/Skeleton/Skeleton.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx'
import { EnquiryToComplete } from './EnquiryToComplete.tsx'
import { IgnoreDialog } from './IgnoreDialog.tsx'

export interface ToCompleteDialogProps {
  isOpen: boolean
  /** Oldest first. */
  enquiries: readonly ToComplete[]
  phase: 'loading' | 'failed' | 'ready'
  /** True if the last refresh failed and the list is out of date. */
  hasRefreshFailed?: boolean
  isBusy?: boolean
  onRetry: () => void
  /** Opens the form that makes it a lead. */
  onComplete: (enquiry: ToComplete) => void
  /** Resolves to true once it is ignored. */
  onIgnore: (enquiry: ToComplete, reason: string) => Promise<boolean>
  onClose: () => void
}

/**
 * The enquiries that sources have sent and that do not become leads by themselves.
 *
 * @do Show what came and what is wrong with each, so that the applicant can be called at once.
 * @dont Do not delete one: ignoring it says who did so, and why.
 * @key Tab: Moves from button to button.
 * @key Escape: Closes the question about the reason, then the dialog.
 */
export function ToCompleteDialog({
  isOpen,
  enquiries,
  phase,
  hasRefreshFailed = false,
  isBusy = false,
  onRetry,
  onComplete,
  onIgnore,
  onClose,
}: ToCompleteDialogProps) {
  const [ignoring, setIgnoring] = useState<ToComplete | null>(null)
  const ignore = async (reason: string) => {
    if (ignoring !== null && (await onIgnore(ignoring, reason))) setIgnoring(null)
  }

  const renderBody = () => {
    if (phase === 'loading') return <Skeleton count={5} />
    if (phase === 'failed') return <LoadFailed title="The enquiries could not be loaded" onRetry={onRetry} />
    if (enquiries.length === 0) return <EmptyState title={TO_COMPLETE.none} icon={<Inbox aria-hidden />} />
    return (
      <Stack gap="large">
        {enquiries.map((enquiry) => (
          <EnquiryToComplete
            key={enquiry.id}
            enquiry={enquiry}
            onComplete={() => onComplete(enquiry)}
            onIgnore={() => setIgnoring(enquiry)}
          />
        ))}
      </Stack>
    )
  }

  return (
    <Dialog
      isOpen={isOpen}
      onCloseRequest={onClose}
      title={TO_COMPLETE.title}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {renderBody()}
      {hasRefreshFailed && <StaleNotice onRetry={onRetry} />}
      <IgnoreDialog
        isOpen={ignoring !== null}
        isBusy={isBusy}
        onSubmit={(reason) => void ignore(reason)}
        onClose={() => setIgnoring(null)}
      />
    </Dialog>
  )
}
