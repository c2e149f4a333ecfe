import { DOWNLOAD_UNITS } from '@latchkey/domain/sheets/sheet.messages'
import type { SheetsPage } from '@latchkey/domain/sheets/sheets-page.store'
import { Tooltip } from '@latchkey/ui/controls/Tooltip/Tooltip.tsx'
import { Button } from '@latchkey/ui/controls/Button/Button.tsx'
import { Download, Upload } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../../runtime/runtime.ts'

/** Requires `units-download`. */
export const SheetActions = observer(function SheetActions({ sheets }: { sheets: SheetsPage }) {
  const { question } = useRoot()
  const isOpen = sheets.isPanelOpen
  const askDownload = () =>
    question.ask({ texts: DOWNLOAD_UNITS, isDanger: false, act: () => sheets.download() })
  return (
    <>
      <Tooltip text="All units as a spreadsheet, to change and upload again" side="bottom">
        <Button icon={<Download aria-hidden />} onClick={askDownload}>
          Download
        </Button>
      </Tooltip>
      <Button icon={<Upload aria-hidden />} aria-expanded={isOpen} onClick={() => sheets.showPanel(!isOpen)}>
        Upload
      </Button>
    </>
  )
})
