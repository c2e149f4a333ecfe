import {
  EXPORT_FORMAT_LABELS,
  EXPORT_FORMATS,
  type ExportFormat,
} from '@latchkey/domain/exports/export.lists'
import type { TooMany } from '@latchkey/domain/exports/export.contract'
import { tooManyMessage } from '@latchkey/domain/exports/export.messages'
import { Download } from 'lucide-react'
import { Button } from '../../../controls/Button/Button.tsx'
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx'
import { Menu } from '../../../overlays/Menu/Menu.tsx'
import * as S from './ExportMenu.styles.ts'

export interface ExportMenuProps {
  /** True while this list is exported. */
  isRunning?: boolean
  /** True where there is nothing to export. */
  isDisabled?: boolean
  /** The last export was refused for its many rows; null when it was not. */
  tooMany?: TooMany | null
  onExport: (format: ExportFormat) => void
  /** Gives up the export that is running. */
  onCancel: () => void
  /** The refusal was read. */
  onTooManyClose: () => void
}

/** Exports a list as it stands, as one of the kinds of file. Source: decision A6. */
export function ExportMenu({
  isRunning = false,
  isDisabled = false,
  tooMany = null,
  onExport,
  onCancel,
  onTooManyClose,
}: ExportMenuProps) {
  return (
    <S.Root>
      {isRunning ? (
        <>
          <S.Progress>Exporting…</S.Progress>
          <Button size="small" onClick={onCancel}>
            Cancel
          </Button>
        </>
      ) : (
        <Menu
          label="Export"
          align="start"
          trigger={
            <Button size="small" icon={<Download aria-hidden />} disabled={isDisabled}>
              Export
            </Button>
          }
          items={EXPORT_FORMATS.map((format) => ({
            label: EXPORT_FORMAT_LABELS[format],
            onSelect: () => onExport(format),
          }))}
        />
      )}
      <Dialog
        isOpen={tooMany !== null}
        onCloseRequest={onTooManyClose}
        title="Too many rows"
        footer={<Button onClick={onTooManyClose}>Close</Button>}
      >
        <p>{tooMany && tooManyMessage(tooMany)}</p>
      </Dialog>
    </S.Root>
  )
}
