import type { Edits } from '@latchkey/domain/unsaved/unsaved-edits.store'
import type { GuardableForm } from '@latchkey/ui/lettings/use-form.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  openRecordActIn,
  openRecordIn,
  type OpenRecordAct,
  type OpenRecordId,
} from '@latchkey/domain/navigation/open-record'
import { useRoot } from '../runtime/runtime.ts'

export interface DialogAddress {
  name: string
  /** Any record when omitted. */
  open?: OpenRecordId
  act?: OpenRecordAct
}

/** Asks before edits are lost by leaving the page, or the dialog of the address. `edits` must keep its identity. */
export function useUnsavedEdits(
  edits: Edits,
  { name, open, act = 'edit' }: Partial<DialogAddress> = {},
): void {
  const { unsaved } = useRoot()
  const { pathname } = useLocation()
  useEffect(
    () =>
      unsaved.hold({
        edits,
        staysOpenAt: (destination) => {
          if (destination.pathname !== pathname) return false
          if (name === undefined) return true
          const params = new URLSearchParams(destination.search)
          const next = openRecordIn(params, name)
          return (open === undefined ? next !== null : next === open) && openRecordActIn(params) === act
        },
      }),
    [unsaved, edits, pathname, name, open, act],
  )
}

/** Like useUnsavedEdits, for a form that its component creates. */
export function useGuardedForm(name?: string) {
  const [guarded] = useState(() => {
    let form: GuardableForm | null = null
    return {
      edits: {
        get hasEdits() {
          return form?.isDirty ?? false
        },
        discardEdits: () => form?.reset(),
      },
      /** A prop of the form. */
      guard: (mounted: GuardableForm) => {
        form = mounted
        return () => {
          if (form === mounted) form = null
        }
      },
      /** The form was saved; edits made meanwhile are kept. */
      settle: () => form?.settle(),
    }
  })
  useUnsavedEdits(guarded.edits, name === undefined ? {} : { name })
  return guarded
}
