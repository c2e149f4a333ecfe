import type { ImportColumn, ImportFault, ImportRow } from '@latchkey/domain/imports/import.contract'
import { IMPORT_WORDS } from '@latchkey/domain/imports/import-labels'
import { rowTitle, whyLines } from '@latchkey/domain/imports/import-steps.messages'
import { SearchX } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../controls/Button/Button.tsx'
import { FactList } from '../../../data/FactList/FactList.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { TextArea } from '../../../inputs/TextArea/TextArea.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import { EmptyState } from '../../../layout/EmptyState/EmptyState.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx'
import { GuardedFormDialog } from '../../GuardedFormDialog.tsx'

/** Text by the place of the column. */
export type CellTexts = Readonly<Record<number, string>>

export interface RowDialogProps {
  /** Null while none is open. */
  row: ImportRow | null
  /** A line that is to be open, but that no row has; null for none. */
  missingLine?: number | null
  columns: readonly Pick<ImportColumn, 'at' | 'heading'>[]
  /** The label of a field. */
  labelOf: (field: string) => string
  /** False while the rows cannot be changed, such as during an import. */
  canChange: boolean
  isBusy?: boolean
  /** Called with the cells that were changed. Resolves with true once it is saved, which closes the dialog. */
  onSave: (cells: CellTexts) => Promise<boolean>
  /** The same. Called with false to include a row that was left out by hand. */
  onLeaveOut: (isLeftOut: boolean) => Promise<boolean>
  onClose: () => void
}

/** Longer texts, and those with line breaks, have several lines. */
const LINE = 60

/**
 * A row of a file with its cells, which can be mended or left out before it is written.
 *
 * @do Show each problem and remark at its cell.
 * @do Let a row that was left out by hand be included again.
 * @dont Do not offer to change a row that is written: the record is changed instead.
 * @key Enter: In a field, saves the row.
 * @key Escape: Closes the dialog, after asking when there are edits.
 */
export function RowDialog({
  row: open,
  missingLine = null,
  columns,
  labelOf,
  canChange,
  isBusy = false,
  onSave,
  onLeaveOut,
  onClose,
}: RowDialogProps) {
  // The row stays while the dialog closes.
  const [{ row, cells }, setEdited] = useState<{ row: ImportRow | null; cells: CellTexts }>({
    row: open,
    cells: {},
  })
  const hasEdits = Object.keys(cells).length > 0
  // Edits outlive a refetch of their row.
  if (open === null ? hasEdits : open !== row)
    setEdited({ row: open ?? row, cells: open !== null && open.line === row?.line ? cells : {} })
  if (row === null || (open === null && missingLine !== null))
    return <MissingRow line={missingLine} onClose={onClose} />
  const frame = { isOpen: open !== null, title: rowTitle(row.line) }

  if (row.written || !canChange)
    return (
      <Dialog {...frame} onCloseRequest={onClose} footer={<Button onClick={onClose}>Close</Button>}>
        <FactList facts={columns.map(({ at, heading }) => ({ term: heading, value: row.cells[at] ?? '' }))} />
      </Dialog>
    )

  const isChosen = row.reason === 'chosen'
  const change = (at: number, text: string) => {
    const { [at]: _former, ...others } = cells
    setEdited({ row, cells: text === (row.cells[at] ?? '') ? others : { ...others, [at]: text } })
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBusy) void onSave(cells).then(closeWhen)
  }
  const close = () => {
    // Before the address changes, which asks about edits.
    flushSync(() => setEdited({ row, cells: {} }))
    onClose()
  }
  const closeWhen = (isDone: boolean) => {
    if (isDone) close()
  }
  return (
    <GuardedFormDialog {...frame} isBusy={isBusy} hasEdits={hasEdits} onCloseRequest={close}>
      {(formId) => (
        <form id={formId} onSubmit={handleSubmit}>
          <Stack>
            <RowNews row={row} labelOf={labelOf} />
            <RowCells {...{ row, columns, cells, isBusy }} onChange={change} />
            {(row.outcome !== 'left-out' || isChosen) && (
              <Inline>
                <Button
                  size="small"
                  isInactive={isBusy}
                  onClick={() => void onLeaveOut(!isChosen).then(closeWhen)}
                >
                  {isChosen ? IMPORT_WORDS.include : IMPORT_WORDS.drop}
                </Button>
              </Inline>
            )}
          </Stack>
        </form>
      )}
    </GuardedFormDialog>
  )
}

function MissingRow({ line, onClose }: { line: number | null; onClose: () => void }) {
  // The line stays while the dialog closes.
  const [shown, setShown] = useState(line)
  if (line !== null && line !== shown) setShown(line)
  if (shown === null) return null
  return (
    <Dialog
      isOpen={line !== null}
      title={rowTitle(shown)}
      onCloseRequest={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <EmptyState title="This row no longer exists" icon={<SearchX />}>
        The file has been read again, or the address is wrong.
      </EmptyState>
    </Dialog>
  )
}

const isElsewhere = ({ at }: ImportFault) => at === null

const textsAt = (at: number, faults: readonly ImportFault[]) =>
  faults.flatMap((fault) => (fault.at === at ? fault.text : [])).join(' ')

/** The messages that belong to no cell: why a row is left out, and problems of fields without a column. */
function RowNews({ row, labelOf }: Pick<RowDialogProps, 'labelOf'> & { row: ImportRow }) {
  const lines = whyLines(
    {
      reason: row.reason,
      problems: row.problems.filter(isElsewhere),
      remarks: row.remarks.filter(isElsewhere),
    },
    labelOf,
  )
  return lines.length === 0 ? null : (
    <Banner tone={row.outcome === 'problem' ? 'danger' : 'info'}>
      {lines.map(({ text }) => text).join(' ')}
    </Banner>
  )
}

interface RowCellsProps extends Pick<RowDialogProps, 'columns'> {
  row: ImportRow
  cells: CellTexts
  isBusy: boolean
  onChange: (at: number, text: string) => void
}

function RowCells({ row, columns, cells, isBusy, onChange }: RowCellsProps) {
  const hasProblem = ({ at }: { at: number }) => row.problems.some((fault) => fault.at === at)
  // Cells with problems come first, so that they are in sight and have the focus.
  const ordered = [...columns.filter(hasProblem), ...columns.filter((column) => !hasProblem(column))]
  return (
    <FieldGrid>
      {ordered.map(({ at, heading }) => {
        const read = row.cells[at] ?? ''
        const remark = textsAt(at, row.remarks)
        const control = {
          value: cells[at] ?? read,
          isDisabled: isBusy,
          onChange: (text: string) => onChange(at, text),
        }
        return (
          <Field
            key={at}
            label={heading}
            name={String(at)}
            error={textsAt(at, row.problems)}
            {...(remark !== '' && { hint: remark })}
          >
            {read.length > LINE || read.includes('\n') ? (
              <TextArea {...control} />
            ) : (
              <TextField {...control} autoComplete="off" />
            )}
          </Field>
        )
      })}
    </FieldGrid>
  )
}
