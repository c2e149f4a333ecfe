import type { SheetsPage } from '@latchkey/domain/sheets/sheets-page.store'
import { Button } from '@latchkey/ui/controls/Button/Button.tsx'
import { Tooltip } from '@latchkey/ui/controls/Tooltip/Tooltip.tsx'
import { lazySection } from '@latchkey/ui/lettings/lazy-section.tsx'
import { Banner } from '@latchkey/ui/overlays/Banner/Banner.tsx'
import { Download, Upload } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'

/** Requires `units-download`. */
export const SheetActions = observer(function SheetActions({ sheets }: { sheets: SheetsPage }) {
  const isOpen = sheets.isPanelOpen
  return (
    <>
      <Tooltip text="All units as a spreadsheet, to change and upload again" side="bottom">
        <Button icon={<Download aria-hidden />} onClick={sheets.askDownload}>
          Download
        </Button>
      </Tooltip>
      <Button icon={<Upload aria-hidden />} aria-expanded={isOpen} onClick={() => sheets.showPanel(!isOpen)}>
        Upload
      </Button>
    </>
  )
})

// Loaded with the panel, because most visits do not need drag and drop.
const LazyUploadPanel = lazySection(
  () => import('@latchkey/ui/lettings/properties/UnitsUploadPanel/UnitsUploadPanel.tsx'),
  'UnitsUploadPanel',
)

interface SheetPanelProps {
  sheets: SheetsPage
  /** False without `units-download`: only errors are shown. */
  canMoveSheets: boolean
}

export const SheetPanel = observer(function SheetPanel({ sheets, canMoveSheets }: SheetPanelProps) {
  const { lastError } = sheets
  useEffect(() => sheets.enter(), [sheets])

  // Dismissed by the next click anywhere.
  useEffect(() => {
    if (lastError === null) return undefined
    const dismiss = () => sheets.kept.dismissError()
    // Capture phase, because a handler on the page may stop the event.
    document.addEventListener('click', dismiss, { capture: true })
    return () => document.removeEventListener('click', dismiss, { capture: true })
  }, [lastError, sheets])

  return (
    <>
      {lastError !== null && <Banner tone="danger">{lastError}</Banner>}
      {canMoveSheets && sheets.isPanelOpen && (
        <LazyUploadPanel
          step={sheets.step}
          isBusy={sheets.isBusy}
          error={sheets.error}
          onFile={(file) => void sheets.preview(file)}
          onReset={() => sheets.reset()}
          onLeaveOut={() => void sheets.leaveOut()}
          onConfirm={(previewId) => void sheets.confirm(previewId)}
          onDownloadFailures={(previewId) => void sheets.downloadFailures(previewId)}
        />
      )}
    </>
  )
})
