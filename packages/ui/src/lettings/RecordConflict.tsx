import { differencesOf } from '@latchkey/domain/forms/differences'
import type { FieldOf } from '@latchkey/domain/forms/form.model'
import type { RecordForm } from '@latchkey/domain/forms/opened-record.model'
import { observer } from 'mobx-react-lite'
import { lazyDialog } from '../loading/lazy-dialog.tsx'

const ConflictDialog = lazyDialog(
  () => import('../overlays/ConflictDialog/ConflictDialog.tsx'),
  'ConflictDialog',
)

export interface RecordConflictProps<Values extends object> {
  opened: {
    readonly form: RecordForm<Values> | null
    /** Null if there is no conflict. */
    readonly obstacle: { readonly changedBy: string | null } | null
  }
  /** The noun for the record in a sentence, such as "project". */
  noun: string
  /** The labels of the fields, in the order of the form. */
  labels: Readonly<Record<FieldOf<Values>, string>>
  /** The value of a field as text, for comparison. */
  textOf: (field: FieldOf<Values>, values: Values) => string
  isBusy?: boolean
  /** Called to save the user's edits over the other version. */
  onSaveMerged: () => void
  /** Called when the dialog was cancelled, or the other version was chosen. */
  onConflictClose: () => void
}

function Question<Values extends object>({
  opened: { form, obstacle },
  noun,
  labels,
  textOf,
  isBusy = false,
  onSaveMerged,
  onConflictClose,
}: RecordConflictProps<Values>) {
  if (form === null) return null
  const isOpen = obstacle !== null
  return (
    <ConflictDialog
      isOpen={isOpen}
      noun={noun}
      changedBy={obstacle?.changedBy ?? null}
      disputed={isOpen ? differencesOf(form.merged, form.theirs, labels, textOf) : []}
      theirsOnly={isOpen ? differencesOf(form.draft, form.merged, labels, textOf) : []}
      isBusy={isBusy}
      onKeepMine={onSaveMerged}
      onTakeTheirs={() => {
        form.reset()
        onConflictClose()
      }}
      onCancel={onConflictClose}
    />
  )
}

/** Compares the user's edits with what another user saved meanwhile. */
export const RecordConflict = observer(Question) as typeof Question
