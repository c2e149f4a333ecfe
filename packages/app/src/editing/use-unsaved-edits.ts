import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  openRecordActIn,
  openRecordIn,
  type OpenRecordAct,
  type OpenRecordId,
} from '../address/open-record.ts'
import { useRuntime } from '../runtime/runtime.ts'

/** Something that may hold edits which nobody saved yet. */
export interface Editable {
  readonly hasEdits: boolean
  readonly isUploading?: boolean
}

/** The dialog of a form: the name under which the address opens its record, and which one for which act. */
export interface DialogAddress {
  name: string
  /** Left out for any record. */
  open?: OpenRecordId
  act?: OpenRecordAct
}

/** Asks before edits are lost by leaving the page, or the dialog of the address where they are made in one. Source: decision L35. */
export function useUnsavedEdits(
  form: Editable,
  { name, open, act = 'edit' }: Partial<DialogAddress> = {},
): void {
  const { unsaved } = useRuntime().root
  const { pathname } = useLocation()
  useEffect(
    () =>
      unsaved.hold({
        hasEdits: () => form.hasEdits || form.isUploading === true,
        staysOpenAt: (destination) => {
          if (destination.pathname !== pathname) return false
          if (name === undefined) return true
          const params = new URLSearchParams(destination.search)
          const next = openRecordIn(params, name)
          return (open === undefined ? next !== null : next === open) && openRecordActIn(params) === act
        },
      }),
    [unsaved, form, pathname, name, open, act],
  )
}

/** The same for a form that reports whether it is dirty; returns what it reports to. */
export function useGuardedForm(name?: string): (isDirty: boolean) => void {
  const [form] = useState(() => ({ hasEdits: false }))
  useUnsavedEdits(form, name === undefined ? {} : { name })
  return useCallback(
    (isDirty) => {
      form.hasEdits = isDirty
    },
    [form],
  )
}
