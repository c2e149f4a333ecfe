import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { useState } from 'react'

/**
 * Submits a form. Field errors from the server are returned as props of the form; every other outcome is
 * passed to `handle`.
 */
export function useSubmit<Draft, Outcome extends { kind: string; errors?: ErrorsByField }>(
  send: (draft: Draft) => Promise<Outcome>,
  handle: (outcome: Outcome) => void,
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
