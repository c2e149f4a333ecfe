import type { Import, ImportOptions, Stay } from '@latchkey/domain/imports/import.contract'
import { canBeUndone, rowsToWrite } from '@latchkey/domain/imports/import-facts'
import { IMPORT_STATE_LABELS, IMPORT_WORDS } from '@latchkey/domain/imports/import-labels'
import { importLabel, invitedText, runResult } from '@latchkey/domain/imports/import-steps.messages'
import { progressText, undoneText } from '@latchkey/domain/imports/import.messages'
import type { ReactNode } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { ProgressBar } from '../../../files/ProgressBar/ProgressBar.tsx'
import { useFocusKept } from '../../../hooks/use-focus-kept.ts'
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import type { ListState } from '../../ListTable.tsx'
import { StaysTable } from './StaysTable.tsx'

export interface ImportRunProps {
  value: Pick<Import, 'kind' | 'state' | 'options' | 'counts' | 'progress' | 'written' | 'undoUntil'>
  /** Unix seconds. */
  now: number
  /** The records that an undo left; without them the table is hidden. */
  stays?: ListState<Stay, never> | undefined
  /** The link to the records, such as a router's. */
  listLink: ReactNode
  isBusy?: boolean
  onOptions: (options: Partial<ImportOptions>) => void
  /** Called to start, to continue, and to import the rest. */
  onStart: () => void
  onStop: () => void
  onUndo: () => void
}

/**
 * Starts an import, shows how far it is and what it has written, and offers to undo it.
 *
 * @do Say who is emailed before it starts.
 * @do Say what became of every row when it has ended.
 * @dont Do not hide Undo behind a menu: it is wanted when something is wrong.
 * @key Space: Ticks an option.
 * @key Enter or Space: Starts, stops or continues.
 */
export function ImportRun(props: ImportRunProps) {
  const place = useFocusKept()
  return (
    <Stack gap="large">
      <Card>
        <div {...place}>
          <Body {...props} />
        </div>
      </Card>
      {props.value.state === 'undone' && props.stays !== undefined && props.stays.total > 0 && (
        <StaysTable {...props.stays} />
      )}
    </Stack>
  )
}

/** Null before anything is known. */
const shareOf = ({ done, of }: Import['progress']) => (of === 0 ? null : done / of)

function Body(props: ImportRunProps) {
  const { value, stays, isBusy = false } = props
  const { state, progress } = value
  if (state === 'importing')
    return (
      <Stack gap="small">
        <Inline justify="between">
          <span>{progressText(progress)}</span>
          <Button size="small" isInactive={isBusy} onClick={props.onStop}>
            {IMPORT_WORDS.stop}
          </Button>
        </Inline>
        <ProgressBar label={IMPORT_STATE_LABELS.importing} value={shareOf(progress)} />
      </Stack>
    )
  if (state === 'undoing')
    return (
      <Stack gap="small">
        <span>{IMPORT_STATE_LABELS.undoing}…</span>
        <ProgressBar label={IMPORT_STATE_LABELS.undoing} value={null} />
      </Stack>
    )
  if (state === 'undone') return <p>{undoneText(stays?.total ?? 0)}</p>
  if (state === 'done' || state === 'stopped') return <Ended {...props} />
  if (state === 'checked') return <Ready {...props} />
  return <p>{IMPORT_WORDS.checkFirst}</p>
}

function Ready({ value, isBusy = false, onOptions, onStart }: ImportRunProps) {
  const { kind, options } = value
  const rows = rowsToWrite(value)
  const isInviting = kind === 'staff' && options.invite
  if (rows === 0) return <Banner tone="info">{IMPORT_WORDS.nothingNew}</Banner>
  return (
    <Stack>
      {kind === 'enquiries' && (
        <Checkbox
          label={IMPORT_WORDS.waiting}
          isChecked={options.waiting}
          isDisabled={isBusy}
          onChange={(waiting) => onOptions({ waiting })}
        />
      )}
      {kind === 'staff' && (
        <Checkbox
          label={IMPORT_WORDS.invite}
          isChecked={options.invite}
          isDisabled={isBusy}
          onChange={(invite) => onOptions({ invite })}
        />
      )}
      <p>{isInviting ? invitedText(value.counts?.create ?? 0) : IMPORT_WORDS.silent}</p>
      <Inline>
        <Button variant="primary" isBusy={isBusy} onClick={onStart}>
          {importLabel(kind, rows)}
        </Button>
      </Inline>
    </Stack>
  )
}

function Ended({ value, now, listLink, isBusy = false, onStart, onUndo }: ImportRunProps) {
  const { state, progress } = value
  const isStopped = state === 'stopped'
  const result = runResult(value)
  return (
    <Stack>
      {isStopped ? (
        <>
          <span>
            {IMPORT_STATE_LABELS.stopped}: {progressText(progress)}
          </span>
          <ProgressBar label={IMPORT_STATE_LABELS.stopped} value={shareOf(progress) ?? 0} />
          <p>{result}</p>
        </>
      ) : (
        <Banner tone="success">{result}</Banner>
      )}
      <Inline>
        {listLink}
        {isStopped && (
          <Button variant="primary" isInactive={isBusy} onClick={onStart}>
            {IMPORT_WORDS.resume}
          </Button>
        )}
        {!isStopped && rowsToWrite(value) > 0 && (
          <Button variant="primary" isInactive={isBusy} onClick={onStart}>
            {IMPORT_WORDS.rest}
          </Button>
        )}
        {canBeUndone(value, now) && (
          <Button variant="quiet-danger" isInactive={isBusy} onClick={onUndo}>
            {IMPORT_WORDS.undo}
          </Button>
        )}
      </Inline>
    </Stack>
  )
}
