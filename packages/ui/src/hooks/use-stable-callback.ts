import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns a stable function that calls the latest callback, so that memoised rows do not re-render with the
 * page. For event handlers only: called during rendering it would run an outdated callback.
 */
export function useStableCallback<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(callback)
  useLayoutEffect(() => {
    newest.current = callback
  })
  return useCallback((...args: Args) => newest.current(...args), [])
}
