import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { useOpening } from '../hooks/use-opening.ts'

/** The outcome of a submit: `invalid` with errors by field, any other kind for the caller. */
export interface Submitted {
  kind: string
  errors?: ErrorsByField
}

/**
 * Submits a form. Field errors from the server are returned as props of the form; every other outcome is
 * passed to `handle`. For a dialog that stays mounted `open` is null while it is closed: each opening begins without
 * errors, and `isOn` is false once the opening that was submitted has ended.
 */
export function useSubmit<Draft, Outcome extends Submitted>(
  send: (draft: Draft) => Promise<Outcome>,
  handle: (outcome: Outcome, isOn: () => boolean) => unknown,
  open: number | string | null = 'mounted',
): { onSubmit: (draft: Draft) => void; serverErrors: ErrorsByField | undefined } {
  const { kept, keep, isOn } = useOpening<ErrorsByField>(open)
  const submit = async (draft: Draft) => {
    const outcome = await send(draft)
    if (outcome.kind === 'invalid' && outcome.errors) keep(outcome.errors)
    else handle(outcome, isOn)
  }
  return { onSubmit: (draft) => void submit(draft), serverErrors: kept ?? undefined }
}
