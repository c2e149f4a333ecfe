import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import {
  openRecordActIn,
  openRecordIn,
  type OpenRecordAct,
  type OpenRecordId,
} from '@latchkey/domain/navigation/open-record'
import { useRuntime } from '../runtime/runtime.ts'

export interface DialogAddress {
  name: string
  /** Any record when omitted. */
  open?: OpenRecordId
  act?: OpenRecordAct
}

/**
 * Asks before edits are lost by leaving the page, or the dialog of the address. `hasEdits` must keep its identity.
 */
export function useUnsavedEdits(
  hasEdits: () => boolean,
  { name, open, act = 'edit' }: Partial<DialogAddress> = {},
): void {
  const { unsaved } = useRuntime().root
  const { pathname } = useLocation()
  useEffect(
    () =>
      unsaved.hold({
        hasEdits,
        staysOpenAt: (destination) => {
          if (destination.pathname !== pathname) return false
          if (name === undefined) return true
          const params = new URLSearchParams(destination.search)
          const next = openRecordIn(params, name)
          return (open === undefined ? next !== null : next === open) && openRecordActIn(params) === act
        },
      }),
    [unsaved, hasEdits, pathname, name, open, act],
  )
}

/** Like useUnsavedEdits, for a form that reports whether it is dirty; returns the callback for that. */
export function useGuardedForm(name?: string): (isDirty: boolean) => void {
  const latest = useRef(false)
  const hasEdits = useCallback(() => latest.current, [])
  useUnsavedEdits(hasEdits, name === undefined ? {} : { name })
  return useCallback((isDirty) => {
    latest.current = isDirty
  }, [])
}
