import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useRuntime } from '../runtime/runtime.ts'

/** Watches the one form of a page or dialog while it is on show: leaving its page asks first once it holds edits. Returns what the form tells. */
export function useGuardedForm(): (isDirty: boolean) => void {
  const { unsaved } = useRuntime()
  const { pathname } = useLocation()
  const isDirty = useRef(false)
  useEffect(
    () =>
      unsaved.hold({
        hasEdits: () => isDirty.current,
        staysOpenAt: (destination) => destination.pathname === pathname,
      }),
    [unsaved, pathname],
  )
  return useCallback((next) => {
    isDirty.current = next
  }, [])
}
