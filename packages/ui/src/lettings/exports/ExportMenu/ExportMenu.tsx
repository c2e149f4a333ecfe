import {
  EXPORT_FORMAT_LABELS,
  EXPORT_FORMATS,
  type ExportFormat,
  tooManyMessage,
} from '@latchkey/domain/exports/export-lists'
import type { TooMany } from '@latchkey/domain/exports/export.contract'
import { Download } from 'lucide-react'
import { Button } from '../../../controls/Button/Button.tsx'
import { useFocusKept } from '../../../hooks/use-focus-kept.ts'
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx'
import { Menu } from '../../../overlays/Menu/Menu.tsx'
import * as S from './ExportMenu.styles.ts'

export interface ExportMenuProps {
  /** True while this list is being exported. */
  isRunning?: boolean
  /** True if there is nothing to export. */
  isDisabled?: boolean
  /** Set if the last export had too many rows; otherwise null. */
  tooMany?: TooMany | null
  onExport: (format: ExportFormat) => void
  /** Called to cancel the running export. */
  onCancel: () => void
  /** Called when the message about too many rows is closed. */
  onTooManyClose: () => void
}

/**
 * Exports a list with its current filters and sort, in one of the file formats.
 *
 * @do Put it into the toolbar of the list that it exports, for holders of `lists-export` only.
 * @dont Do not ask before an export: it changes nothing, and can be cancelled.
 * @key Enter or Space: Opens the kinds of file.
 * @key Arrow keys: Move among them.
 */
export function ExportMenu({
  isRunning = false,
  isDisabled = false,
  tooMany = null,
  onExport,
  onCancel,
  onTooManyClose,
}: ExportMenuProps) {
  const place = useFocusKept()
  return (
    <S.Root {...place}>
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
          note="The rows of this list, with its filters and order."
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
        findOpener={() => place.ref.current?.querySelector('button') ?? null}
        footer={<Button onClick={onTooManyClose}>Close</Button>}
      >
        <p>{tooMany && tooManyMessage(tooMany)}</p>
      </Dialog>
    </S.Root>
  )
}
