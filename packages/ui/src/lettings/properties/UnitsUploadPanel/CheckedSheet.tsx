import type { SheetPreview } from '@latchkey/domain/sheets/sheet.contract'
import { namesakesText } from '@latchkey/domain/sheets/sheet.messages'
import { HEADER_REASONS } from '@latchkey/domain/sheets/unit-header'
import { Announcement } from '../../../accessibility/Announcement/Announcement.tsx'
import { Button } from '../../../controls/Button/Button.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { SheetCounts } from './SheetCounts.tsx'
import { SheetFailures } from './SheetFailures.tsx'
import { UnknownColumns } from './UnknownColumns.tsx'

export interface CheckedSheetProps {
  name: string
  preview: SheetPreview
  isBusy: boolean
  onReset: () => void
  onLeaveOut: () => void
  onConfirm: (previewId: number) => void
  onDownloadFailures: (previewId: number) => void
}

/** Shows the changes that a checked spreadsheet would make, or why it cannot be imported. */
export function CheckedSheet({
  name,
  preview,
  isBusy,
  onReset,
  onLeaveOut,
  onConfirm,
  onDownloadFailures,
}: CheckedSheetProps) {
  const { id, creates, updates, fails, failures, namesakes = [] } = preview
  const hasFailures = fails > 0
  if (id === null && failures.every(({ reason }) => reason === HEADER_REASONS.unknown))
    return (
      <UnknownColumns
        columns={failures.map(({ column }) => column)}
        onReset={onReset}
        onLeaveOut={onLeaveOut}
      />
    )
  return (
    <Stack>
      <Announcement>{`${name} has been checked.`}</Announcement>
      <SheetCounts name={name} preview={preview} />
      {hasFailures && (
        <>
          <Banner tone="danger">
            {id === null
              ? 'Nothing will be imported: the rows cannot be read. Correct the file, or choose another one.'
              : 'Nothing will be imported until every row is valid. Download the failing rows, correct them and upload that file, or choose another one.'}
          </Banner>
          <SheetFailures failures={failures} />
        </>
      )}
      {namesakes.length > 0 && <Banner tone="warning">{namesakesText(namesakes)}</Banner>}
      {!hasFailures && creates + updates === 0 && (
        <Banner tone="info">
          This file changes nothing: it has no rows, or every row is the same as what is stored.
        </Banner>
      )}
      <Inline justify="end">
        <Button isInactive={isBusy} onClick={onReset}>
          Choose another file
        </Button>
        {id !== null && hasFailures && (
          <Button variant="primary" isBusy={isBusy} onClick={() => onDownloadFailures(id)}>
            Download failing rows
          </Button>
        )}
        {id !== null && !hasFailures && (
          <Button variant="primary" isBusy={isBusy} busyLabel="Uploading…" onClick={() => onConfirm(id)}>
            Confirm upload
          </Button>
        )}
      </Inline>
    </Stack>
  )
}
