import { GENERIC_ERROR } from '@latchkey/domain/platform/messages'
import { FILE_UPLOADED, sheetRefusal } from '@latchkey/domain/sheets/sheet.messages'
import type { SheetStep } from '@latchkey/domain/sheets/sheets.store'
import { toastFailure } from '@latchkey/ui/lettings/toast-outcome'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { lazyPart } from '../../loading/lazy-part.ts'
import { useStaff } from '../../runtime/staff.ts'

// Dragging files is loaded with the panel: most visits to the list do without.
const LazyUploadPanel = lazyPart(
  () => import('@latchkey/ui/lettings/properties/UnitsUploadPanel'),
  'UnitsUploadPanel',
)

export interface SheetPanelProps {
  projectId: number
  isOpen: boolean
  /** A spreadsheet waits here from an earlier visit. */
  onOpen: () => void
  /** A spreadsheet was taken, or the server said that it could not take one. */
  onClose: () => void
}

const refusalOf = (step: SheetStep): string | undefined => {
  if (step.kind !== 'failed') return undefined
  return step.problem.kind === 'invalid' ? sheetRefusal(step.problem.errors) : GENERIC_ERROR
}

/** The panel for a spreadsheet of units, joined to the store. Source: specification §2 "Units of a project". */
export const SheetPanel = observer(function SheetPanel({
  projectId,
  isOpen,
  onOpen,
  onClose,
}: SheetPanelProps) {
  const { sheets } = useStaff()
  const step = sheets.stepOf(projectId)
  const { failures } = sheets

  const isWaiting = step.kind !== 'none'
  const openForWaiting = useEffectEvent(() => isWaiting && onOpen())
  useEffect(() => void openForWaiting(), [projectId])

  const seen = useRef(failures)
  const closeForFailure = useEffectEvent(onClose)
  useEffect(() => {
    if (failures === seen.current) return
    seen.current = failures
    closeForFailure()
  }, [failures])

  const confirm = async (previewId: number) => {
    const outcome = await sheets.confirm(projectId, previewId)
    if (outcome.kind !== 'done') return toastFailure(outcome)
    toasts.success(FILE_UPLOADED)
    onClose()
  }
  const downloadFailures = async (previewId: number) => {
    const outcome = await sheets.downloadFailures(projectId, previewId)
    if (outcome.kind !== 'done') toastFailure(outcome)
  }

  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <LazyUploadPanel
        step={step}
        isBusy={sheets.isBusy}
        refusal={refusalOf(step)}
        onFile={(file) => void sheets.preview(projectId, file)}
        onReset={() => sheets.reset()}
        onConfirm={(previewId) => void confirm(previewId)}
        onDownloadFailures={(previewId) => void downloadFailures(previewId)}
      />
    </Suspense>
  )
})
