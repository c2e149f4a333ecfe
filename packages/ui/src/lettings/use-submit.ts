import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { useState } from 'react'

/**
 * Sends what a form holds. The form shows the fields that the server refused; every other outcome goes to `handle`.
 * Returns the props of the form.
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
