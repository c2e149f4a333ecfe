import type { RecordForm } from '@latchkey/domain/forms/opened-record.model'
import { NO_ERRORS, type ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { use, useEffect, useLayoutEffect, useState } from 'react'
import { FormGuardContext, type FormGuard } from './form-guard-context.ts'

/** Props of a form whose values the page submits. */
export interface SubmitProps<Draft> {
  /** Called with valid values. */
  onSubmit: (draft: Draft) => void
  /** Errors from the server; keep the value identical until the next attempt. */
  serverErrors?: ErrorsByField | undefined
  isBusy?: boolean
}

/** Props of such a form with edits that a user may lose. */
export interface EditProps<Draft> extends SubmitProps<Draft> {
  /** Called with the form while it is mounted; the returned function is called when it is unmounted. */
  guard: FormGuard
}

export interface FormSurroundings<Values> extends Partial<Pick<EditProps<never>, 'serverErrors' | 'guard'>> {
  /** The record that the form edits; a new value was saved by another user. */
  record?: Values
}

/** Sets what the rules of a new form look up. */
export function withLookups<Form extends { setLookups(lookups: never): void }>(
  form: Form,
  lookups: Parameters<Form['setLookups']>[0],
): Form {
  form.setLookups(lookups)
  return form
}

/** Creates a form that lives as long as its component. */
export function useForm<Values, Form extends RecordForm<Values>>(
  create: () => Form,
  { record, serverErrors = NO_ERRORS, guard }: FormSurroundings<Values> = {},
): Form {
  const [form] = useState(() => {
    const made = create()
    made.setServerErrors(serverErrors)
    return made
  })
  useLayoutEffect(() => {
    if (record !== undefined) form.receive(record, undefined)
  }, [form, record])
  useLayoutEffect(() => form.setServerErrors(serverErrors), [form, serverErrors])

  useEffect(() => guard?.(form), [form, guard])
  const dialogGuard = use(FormGuardContext)
  useEffect(() => dialogGuard?.(form), [form, dialogGuard])
  return form
}
