import { DOWNLOAD_UNITS } from '@latchkey/domain/sheets/sheet.messages'
import { Button } from '@latchkey/ui/controls/Button'
import { ConfirmDialog } from '@latchkey/ui/overlays/ConfirmDialog'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { Download, Upload } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { toastFailure } from '../../feedback/toast-outcome.ts'
import { useStaff } from '../../runtime/staff.ts'

/** What the buttons for spreadsheets accept. */
export interface SheetActionsProps {
  projectId: number
  isUploadOpen: boolean
  onUploadToggle: () => void
}

/** Download, which asks first, and Upload, which opens and closes its panel. For holders of units-download. Source: specification §2 and §6. */
export const SheetActions = observer(function SheetActions({
  projectId,
  isUploadOpen,
  onUploadToggle,
}: SheetActionsProps) {
  const { sheets } = useStaff()
  const [isAsking, setIsAsking] = useState(false)

  const handleConfirm = async () => {
    const outcome = await sheets.download(projectId)
    setIsAsking(false)
    if (outcome.kind === 'done') toasts.success(DOWNLOAD_UNITS.done)
    else toastFailure(outcome)
  }

  return (
    <>
      <Button icon={<Download aria-hidden />} onClick={() => setIsAsking(true)}>
        Download
      </Button>
      <Button icon={<Upload aria-hidden />} aria-expanded={isUploadOpen} onClick={onUploadToggle}>
        Upload
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={DOWNLOAD_UNITS.title}
        isBusy={sheets.isBusy}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setIsAsking(false)}
      >
        {DOWNLOAD_UNITS.question}
      </ConfirmDialog>
    </>
  )
})
