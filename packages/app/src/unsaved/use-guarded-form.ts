import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { openRecordIn } from '../lists/open-record.ts'
import { useRuntime } from '../runtime/runtime.ts'

/**
 * Watches the one form of a page while it is on show: leaving it asks first once it holds edits. Returns what the form tells.
 * `record` is the name under which the address opens the form's dialog, where it stands in one.
 */
export function useGuardedForm(record?: string): (isDirty: boolean) => void {
  const { unsaved } = useRuntime().root
  const { pathname } = useLocation()
  const isDirty = useRef(false)
  useEffect(
    () =>
      unsaved.hold({
        hasEdits: () => isDirty.current,
        staysOpenAt: (destination) =>
          destination.pathname === pathname &&
          (record === undefined || openRecordIn(new URLSearchParams(destination.search), record) !== null),
      }),
    [unsaved, pathname, record],
  )
  return useCallback((next) => {
    isDirty.current = next
  }, [])
}
