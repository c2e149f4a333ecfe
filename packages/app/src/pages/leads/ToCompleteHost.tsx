import { ToCompletePageModel } from '@latchkey/domain/to-complete/to-complete-page.store'
import { ToCompleteDialog } from '@latchkey/ui/lettings/leads/ToCompleteDialog/ToCompleteDialog.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore } from '../../runtime/use-store.ts'

export interface ToCompleteHostProps {
  isOpen: boolean
  /** Opens the form that makes an enquiry a lead. */
  onComplete: (id: number) => void
  onClose: () => void
}

/** Refetches when one comes or goes, while it is open. */
export const ToCompleteHost = observer(function ToCompleteHost({
  isOpen,
  onComplete,
  onClose,
}: ToCompleteHostProps) {
  const page = useStore(ToCompletePageModel)
  useEffect(() => (isOpen ? page.follow() : undefined), [page, isOpen])
  return (
    <ToCompleteDialog
      isOpen={isOpen}
      enquiries={page.enquiries}
      {...page.listState}
      isBusy={page.isSaving}
      onRetry={() => void page.load()}
      onComplete={({ id }) => onComplete(id)}
      onIgnore={async ({ id }, reason) => (await page.ignore(id, reason)).kind !== 'failed'}
      onClose={onClose}
    />
  )
})
