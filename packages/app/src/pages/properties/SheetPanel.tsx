import { FILE_UPLOADED } from '@latchkey/domain/sheets/sheet.messages'
import { toastFailure, toastOutcome } from '@latchkey/ui/lettings/toast-outcome'
import { Banner } from '@latchkey/ui/overlays/Banner'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { lazyPart } from '@latchkey/ui/loading/lazy-part'
import { useStaff } from '../../runtime/staff.ts'

// Dragging files is loaded with the panel: most visits to the list do without.
const LazyUploadPanel = lazyPart(
  () => import('@latchkey/ui/lettings/properties/UnitsUploadPanel'),
  'UnitsUploadPanel',
)

export interface SheetPanelProps {
  projectId: number
  /** False for somebody who may only see that a spreadsheet failed. */
  canMoveSheets: boolean
}

/** Why the last spreadsheet of a project was not taken, and the panel for another one. Source: specification §2 "Units of a project". */
export const SheetPanel = observer(function SheetPanel({ projectId, canMoveSheets }: SheetPanelProps) {
  const { sheets } = useStaff()
  const { lastError } = sheets
  const error = lastError?.projectId === projectId ? lastError.text : null
  useEffect(() => sheets.enter(projectId), [sheets, projectId])

  // It stays until the next click anywhere. Source: specification §8.
  useEffect(() => {
    if (error === null) return undefined
    const dismiss = () => sheets.dismissError()
    // Before anything on the page can keep the click to itself.
    document.addEventListener('click', dismiss, { capture: true })
    return () => document.removeEventListener('click', dismiss, { capture: true })
  }, [error, sheets])

  const confirm = async (previewId: number) =>
    toastOutcome(await sheets.confirm(projectId, previewId), FILE_UPLOADED)
  const downloadFailures = async (previewId: number) => {
    const outcome = await sheets.downloadFailures(projectId, previewId)
    if (outcome.kind !== 'done') toastFailure(outcome)
  }

  return (
    <>
      {error !== null && <Banner tone="danger">{error}</Banner>}
      {canMoveSheets && sheets.isPanelOpen(projectId) && (
        <Suspense fallback={null}>
          <LazyUploadPanel
            step={sheets.stepOf(projectId)}
            isBusy={sheets.isBusy}
            refusal={sheets.refusalOf(projectId)}
            onFile={(file) => void sheets.preview(projectId, file)}
            onReset={() => sheets.reset()}
            onConfirm={(previewId) => void confirm(previewId)}
            onDownloadFailures={(previewId) => void downloadFailures(previewId)}
          />
        </Suspense>
      )}
    </>
  )
})
