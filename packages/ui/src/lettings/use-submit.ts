import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { useState } from 'react'

/** What became of a form that was sent: `invalid` with errors by field, any other kind for the caller. */
export interface Submitted {
  kind: string
  errors?: ErrorsByField
}

/**
 * Submits a form. Field errors from the server are returned as props of the form; every other outcome is
 * passed to `handle`.
 */
export function useSubmit<Draft, Outcome extends Submitted>(
  send: (draft: Draft) => Promise<Outcome>,
  handle: (outcome: Outcome) => unknown,
): { onSubmit: (draft: Draft) => void; serverErrors?: ErrorsByField } {
  const [serverErrors, setServerErrors] = useState<ErrorsByField>()
  const submit = async (draft: Draft) => {
    const outcome = await send(draft)
    if (outcome.kind === 'invalid' && outcome.errors) setServerErrors(outcome.errors)
    else handle(outcome)
  }
  return {
    onSubmit: (draft) => void submit(draft),
    ...(serverErrors === undefined ? {} : { serverErrors }),
  }
}
