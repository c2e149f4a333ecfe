import { hasSucceeded } from '@latchkey/domain/platform/notify'
import type { Edits } from '@latchkey/domain/unsaved/unsaved-edits.store'
import type { GuardableForm } from '@latchkey/ui/lettings/form-guard-context.ts'
import { useSubmit, type Submitted } from '@latchkey/ui/lettings/use-submit.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  openRecordActionIn,
  openRecordIn,
  type OpenRecordAction,
  type OpenRecordId,
} from '@latchkey/domain/navigation/open-record'
import { useRoot } from '../runtime/runtime.ts'

export interface DialogAddress {
  name: string
  /** Any record when omitted. */
  open?: OpenRecordId
  action?: OpenRecordAction
}

/** Asks before edits are lost by leaving the page, or the dialog of the address. `edits` must keep its identity. */
export function useUnsavedEdits(
  edits: Edits,
  { name, open, action = 'edit' }: Partial<DialogAddress> = {},
): void {
  const { unsaved } = useRoot()
  const { pathname } = useLocation()
  useEffect(
    () =>
      unsaved.track({
        edits,
        staysOpenAt: (destination) => {
          if (destination.pathname !== pathname) return false
          if (name === undefined) return true
          const params = new URLSearchParams(destination.search)
          const next = openRecordIn(params, name)
          return (open === undefined ? next !== null : next === open) && openRecordActionIn(params) === action
        },
      }),
    [unsaved, edits, pathname, name, open, action],
  )
}

interface EditedFormOptions {
  /** Of a dialog that stays mounted; null while it is closed. */
  open?: number | string | null
  /** Parameter of the dialog in the address. */
  name?: string
}

type Succeeded<Outcome> = Extract<Outcome, { kind: 'done' | 'created' }>

/**
 * Props of a form that its component creates: submits it, and asks before its edits are lost. `onDone` is called after
 * success while the form is open.
 */
export function useEditedForm<Draft, Outcome extends Submitted>(
  send: (draft: Draft) => Promise<Outcome>,
  onDone: (outcome: Succeeded<Outcome>) => unknown = () => undefined,
  { open, name }: EditedFormOptions = {},
) {
  const [guarded] = useState(() => {
    let form: GuardableForm | null = null
    return {
      edits: {
        get hasEdits() {
          return form?.isDirty ?? false
        },
        discardEdits: () => form?.reset(),
      },
      guard: (mounted: GuardableForm) => {
        form = mounted
        return () => {
          if (form === mounted) form = null
        }
      },
      /** Edits made since the submit are kept. */
      settle: () => form?.settle(),
    }
  })
  useUnsavedEdits(guarded.edits, name === undefined ? {} : { name })
  const form = useSubmit(
    send,
    (outcome, isOn) => {
      if (!hasSucceeded(outcome) || !isOn()) return
      guarded.settle()
      onDone(outcome as Succeeded<Outcome>)
    },
    open,
  )
  return { ...form, guard: guarded.guard }
}
