import { Button } from '../../controls/Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import * as S from './ConflictDialog.styles.ts'

/** One field that two users saved differently. */
export interface FieldDifference {
  field: string
  label: string
  mine: string
  theirs: string
}

export interface ConflictDialogProps {
  isOpen: boolean
  /** The noun for the record, such as "lead". */
  noun: string
  /** The name of the user who saved in between; null if unknown. */
  changedBy: string | null
  /** Fields that both users changed, with both values. */
  disputed: readonly FieldDifference[]
  /** Fields that only the other user changed, with the value before and after; kept in either case. */
  theirsOnly: readonly FieldDifference[]
  isBusy?: boolean
  /** Saves this user's edits over the other's, and keeps the rest of the other's. */
  onKeepMine: () => void
  /** Discards this user's edits. */
  onTakeTheirs: () => void
  /** Returns to the form without a decision. */
  onCancel: () => void
}

const HEADINGS = { label: 'Field', mine: 'Mine', theirs: 'Theirs' }

/**
 * Compares the user's edits with what another user saved meanwhile, so that no edit is lost unnoticed.
 *
 * @do Show only the fields that differ.
 * @dont Do not choose for the person.
 * @key Tab: Moves between Take theirs and Keep mine.
 * @key Escape: Returns to the form.
 */
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
          <Button isInactive={isBusy} onClick={onTakeTheirs}>
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
