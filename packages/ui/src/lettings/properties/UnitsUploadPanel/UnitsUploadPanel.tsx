import { SHEET_EXTENSIONS, SHEET_MAX_BYTES } from '@latchkey/domain/sheets/sheet.limits'
import { SHEET_UNREADABLE } from '@latchkey/domain/sheets/sheet.messages'
import type { SheetStep } from '@latchkey/domain/sheets/sheets.store'
import { Button } from '../../../controls/Button/Button.tsx'
import { DropZone } from '../../../files/DropZone/DropZone.tsx'
import { ProgressBar } from '../../../files/ProgressBar/ProgressBar.tsx'
import { useFocusKept } from '../../../hooks/use-focus-kept.ts'
import { Card } from '../../../layout/Card/Card.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import * as S from './UnitsUploadPanel.styles.ts'
import { CheckedSheet } from './CheckedSheet.tsx'

export interface UnitsUploadPanelProps {
  step: SheetStep
  /** True while the import is being confirmed, or its failing rows are being downloaded. */
  isBusy?: boolean
  /** The error message of a failed step, such as a file rejected by the server. */
  error?: string | undefined
  onFile: (file: File) => void
  /** Called to cancel the upload or discard the preview. */
  onReset: () => void
  /** Called to check the same file again without the columns that are not known. */
  onLeaveOut: () => void
  onConfirm: (previewId: number) => void
  onDownloadFailures: (previewId: number) => void
}

const RULES = { extensions: SHEET_EXTENSIONS, maxBytes: SHEET_MAX_BYTES }

/**
 * Uploads a spreadsheet of units, with a preview of its changes before anything is saved.
 *
 * @do Show what a file would change before anything is written.
 * @do Offer the failing rows as a file to correct.
 * @dont Do not import a file if one row fails.
 * @key Enter or Space: Chooses a file, confirms, or downloads the failing rows.
 */
export function UnitsUploadPanel(props: UnitsUploadPanelProps) {
  const place = useFocusKept()
  return (
    <Card title="Upload units">
      <div {...place}>
        <Body {...props} />
      </div>
    </Card>
  )
}

function Body({
  step,
  isBusy = false,
  error,
  onFile,
  onReset,
  onLeaveOut,
  onConfirm,
  onDownloadFailures,
}: UnitsUploadPanelProps) {
  if (step.kind === 'sending') {
    const words = step.progress === null ? 'Checking' : 'Uploading'
    return (
      <Stack gap="small">
        <Inline justify="between">
          <span>
            {words} <S.FileName>{step.name}</S.FileName>…
          </span>
          <Button size="small" onClick={onReset}>
            Cancel
          </Button>
        </Inline>
        <ProgressBar label={`${words} ${step.name}`} value={step.progress} />
        <p>You can leave this page: the result will be here when you return.</p>
      </Stack>
    )
  }
  if (step.kind === 'seen')
    return <CheckedSheet {...{ ...step, isBusy, onReset, onLeaveOut, onConfirm, onDownloadFailures }} />
  return (
    <Stack gap="small">
      {step.kind === 'unreadable' && (
        <Banner tone="danger">
          <strong>{step.name}</strong>: {SHEET_UNREADABLE}
        </Banner>
      )}
      {step.kind === 'failed' && error !== undefined && (
        <Banner tone="danger">
          <strong>{step.name}</strong>: {error}
        </Banner>
      )}
      <DropZone
        aria-label="Spreadsheet of units"
        rules={RULES}
        buttonLabel="Choose a spreadsheet"
        isDisabled={isBusy}
        onFiles={([file]) => file && onFile(file)}
      />
    </Stack>
  )
}
