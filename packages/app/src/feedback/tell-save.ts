import type { DialogOutcome } from '@latchkey/domain/forms/record-editor.store'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { tellFailure } from './tell-write.ts'

/** Says what came of a save in a dialog, and closes the dialog when it is `done`. What the dialog shows by itself is told only to whoever has left it. */
export function tellSave<Row>(outcome: DialogOutcome<Row>, done: string, close: () => void): void {
  switch (outcome.kind) {
    case 'saved':
    case 'created':
      toasts.success(done)
      if (outcome.isOpen) close()
      return
    case 'incomplete':
    case 'invalid':
    case 'obstacle':
      if (!outcome.isOpen) tellFailure(outcome)
      return
    default:
      tellFailure(outcome)
  }
}
