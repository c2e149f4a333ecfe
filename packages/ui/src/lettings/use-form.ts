import type { RecordForm } from '@latchkey/domain/forms/opened-record.model'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { reaction } from 'mobx'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

const NO_ERRORS: ErrorsByField = {}

export interface FormSurroundings<Values> {
  /** The record that the form edits; a new value was saved by another user. */
  record?: Values
  /** Errors from the server for the last save; keep the value identical until the next. */
  serverErrors?: ErrorsByField | undefined
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined
}

/** Creates a form that lives as long as its component. */
export function useForm<Values, Form extends RecordForm<Values>>(
  create: () => Form,
  { record, serverErrors = NO_ERRORS, onDirtyChange }: FormSurroundings<Values> = {},
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

  const report = useEffectEvent((isDirty: boolean) => onDirtyChange?.(isDirty))
  useEffect(() => {
    const stop = reaction(
      () => form.isDirty,
      (isDirty) => report(isDirty),
      { fireImmediately: true },
    )
    return () => {
      stop()
      report(false)
    }
  }, [form])
  return form
}
