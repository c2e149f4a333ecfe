import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { GENERIC_ERROR } from '@latchkey/domain/platform/messages'
import type { Problem } from '@latchkey/domain/platform/problem'
import type { RecordCreateOutcome, RecordSaveOutcome } from '@latchkey/domain/platform/record-outcome'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { useState } from 'react'

/** What stands between a record's form and its being saved. */
export interface RecordSaving {
  serverErrors: ErrorsByField | undefined
  conflict: { changedBy: string | null } | null
  closeConflict: () => void
  /** Says what came of a save or a creation: in a toast, on the fields, or as a conflict to decide over. */
  receive: <Row>(outcome: RecordSaveOutcome<Row> | RecordCreateOutcome<Row>) => void
}

/** Says that something did not work out, and no more than that; the session's end has its own way out. Source: decision G13. */
export function tellProblem(problem?: Problem): void {
  if (problem?.kind !== 'unauthenticated') toasts.error(GENERIC_ERROR)
}

/** Keeps what came of the last save of the open record. */
export function useRecordSaving(done: string, onSaved: () => void): RecordSaving {
  const [serverErrors, setServerErrors] = useState<ErrorsByField>()
  const [conflict, setConflict] = useState<RecordSaving['conflict']>(null)
  return {
    serverErrors,
    conflict,
    closeConflict: () => setConflict(null),
    receive: (outcome) => {
      setConflict(null)
      switch (outcome.kind) {
        case 'saved':
        case 'created':
          toasts.success(done)
          return onSaved()
        case 'invalid':
          return setServerErrors(outcome.errors)
        case 'conflict':
          return setConflict({ changedBy: outcome.changedBy })
        case 'failed':
          return tellProblem(outcome.problem)
        default:
          return tellProblem()
      }
    },
  }
}
