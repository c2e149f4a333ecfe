import type { DialogOutcome } from '@latchkey/domain/forms/record-editor.store'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { toastFailure } from './toast-outcome.ts'

/** Shows the outcome of a save as a toast and closes the dialog when it was saved. What an open dialog shows by itself gets a toast only once the dialog is closed. */
export function toastSaveOutcome<Row>(outcome: DialogOutcome<Row>, done: string, close: () => void): void {
  switch (outcome.kind) {
    case 'saved':
    case 'created':
      toasts.success(done)
      if (outcome.isOpen) close()
      return
    case 'incomplete':
    case 'invalid':
    case 'obstacle':
      if (!outcome.isOpen) toastFailure(outcome)
      return
    default:
      toastFailure(outcome)
  }
}
