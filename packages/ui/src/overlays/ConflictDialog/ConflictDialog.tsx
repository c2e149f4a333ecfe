import { Button } from '../../controls/Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import * as S from './ConflictDialog.styles.ts'

/** One field that two people saved differently. */
export interface FieldDifference {
  field: string
  label: string
  mine: string
  theirs: string
}

export interface ConflictDialogProps {
  isOpen: boolean
  /** What was saved twice, such as "lead". */
  noun: string
  /** Who saved in between; null where it is not known. */
  changedBy: string | null
  /** The fields that I edited and that stand otherwise now, each with both values. */
  disputed: readonly FieldDifference[]
  /** The fields that only they changed, from what I saw to what they saved; these stay in either case. */
  theirsOnly: readonly FieldDifference[]
  isBusy?: boolean
  /** Saves my edits over theirs, and leaves the rest of theirs. */
  onKeepMine: () => void
  /** Gives my edits up. */
  onTakeTheirs: () => void
  /** Back to the form, with nothing decided. */
  onCancel: () => void
}

const HEADINGS = { label: 'Field', mine: 'Mine', theirs: 'Theirs' }

/** Shows my edits next to what somebody else saved meanwhile, so that nobody's are lost unseen. */
export function ConflictDialog({
  isOpen,
  noun,
  changedBy,
  disputed,
  theirsOnly,
  isBusy = false,
  onKeepMine,
  onTakeTheirs,
  onCancel,
}: ConflictDialogProps) {
  const who = changedBy ?? 'Somebody else'
  return (
    <Dialog
      isOpen={isOpen}
      onCloseRequest={() => !isBusy && onCancel()}
      title={`This ${noun} was changed while you edited it`}
      size="medium"
      footer={
        <>
          <Button disabled={isBusy} onClick={onTakeTheirs}>
            Take theirs
          </Button>
          <Button variant="primary" isBusy={isBusy} busyLabel="Saving…" onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <S.Words>
        <strong>{who}</strong> saved this {noun} while you were editing it. Your changes have not been saved
        yet.
      </S.Words>
      <DifferenceTable differences={disputed} />
      {theirsOnly.length > 0 && (
        <S.Words>
          Also changed by them, and kept in both cases:{' '}
          {theirsOnly.map(({ label, theirs }) => `${label} (${theirs})`).join(', ')}.
        </S.Words>
      )}
    </Dialog>
  )
}

function DifferenceTable({ differences }: { differences: readonly FieldDifference[] }) {
  return (
    <S.Table aria-label="Differences">
      <thead>
        <S.Row>
          {Object.values(HEADINGS).map((heading) => (
            <S.Heading key={heading}>{heading}</S.Heading>
          ))}
        </S.Row>
      </thead>
      <tbody>
        {differences.map(({ field, label, mine, theirs }) => (
          <S.Row key={field}>
            <S.RowHeading>{label}</S.RowHeading>
            <S.Cell data-label={HEADINGS.mine}>{mine}</S.Cell>
            <S.Cell data-label={HEADINGS.theirs}>{theirs}</S.Cell>
          </S.Row>
        ))}
      </tbody>
    </S.Table>
  )
}
