import { Banner } from '@latchkey/ui/overlays/Banner/Banner.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { lazySection } from '@latchkey/ui/lettings/lazy-section.tsx'
import { useRoot } from '../../runtime/runtime.ts'

// Loaded with the panel, because most visits do not need drag and drop.
const LazyUploadPanel = lazySection(
  () => import('@latchkey/ui/lettings/properties/UnitsUploadPanel/UnitsUploadPanel.tsx'),
  'UnitsUploadPanel',
)

export interface SheetPanelProps {
  projectId: number
  /** False without `units-download`: only errors are shown. */
  canMoveSheets: boolean
}

export const SheetPanel = observer(function SheetPanel({ projectId, canMoveSheets }: SheetPanelProps) {
  const { sheets } = useRoot()
  const { lastError } = sheets
  const error = lastError?.projectId === projectId ? lastError.text : null
  useEffect(() => sheets.enter(projectId), [sheets, projectId])

  // Dismissed by the next click anywhere.
  useEffect(() => {
    if (error === null) return undefined
    const dismiss = () => sheets.dismissError()
    // Capture phase, because a handler on the page may stop the event.
    document.addEventListener('click', dismiss, { capture: true })
    return () => document.removeEventListener('click', dismiss, { capture: true })
  }, [error, sheets])

  return (
    <>
      {error !== null && <Banner tone="danger">{error}</Banner>}
      {canMoveSheets && sheets.isPanelOpen(projectId) && (
        <LazyUploadPanel
          step={sheets.stepOf(projectId)}
          isBusy={sheets.isBusy}
          error={sheets.errorOf(projectId)}
          onFile={(file) => void sheets.preview(projectId, file)}
          onReset={() => sheets.reset()}
          onLeaveOut={() => void sheets.leaveOut()}
          onConfirm={(previewId) => void sheets.confirm(projectId, previewId)}
          onDownloadFailures={(previewId) => void sheets.downloadFailures(projectId, previewId)}
        />
      )}
    </>
  )
})
