import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import type { RecordCreateOutcome, RecordSaveOutcome } from '@latchkey/domain/platform/record-outcome'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { tellFailure } from '../feedback/tell-write.ts'
import type { OpenRecordId } from '../lists/open-record.ts'
import { useOpening } from '../lists/use-opening.ts'

/** What stands between a record's form and its being saved. */
export interface RecordSaving {
  serverErrors: ErrorsByField | undefined
  conflict: { changedBy: string | null } | null
  closeConflict: () => void
  /** Says what came of a save or a creation: in a toast, on the fields, or as a conflict to decide over. */
  receive: <Row>(outcome: RecordSaveOutcome<Row> | RecordCreateOutcome<Row>) => void
}

/** Keeps what came of the last save of the open record. */
export function useRecordSaving(open: OpenRecordId, done: string, onSaved: () => void): RecordSaving {
  const { kept, keep, isOn } = useOpening<Partial<Pick<RecordSaving, 'serverErrors' | 'conflict'>>>(open)
  return {
    serverErrors: kept?.serverErrors,
    conflict: kept?.conflict ?? null,
    closeConflict: () => keep(null),
    receive: (outcome) => {
      if (outcome.kind === 'saved' || outcome.kind === 'created') {
        toasts.success(done)
        if (isOn()) onSaved()
        return
      }
      // Whoever has left is told that it was not saved; there is nothing any more to mend it in.
      if (!isOn()) return tellFailure(outcome)
      keep(null)
      switch (outcome.kind) {
        case 'invalid':
          return keep({ serverErrors: outcome.errors })
        case 'conflict':
          return keep({ conflict: { changedBy: outcome.changedBy } })
        default:
          return tellFailure(outcome)
      }
    },
  }
}
