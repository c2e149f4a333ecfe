import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * One and the same function for good, which calls the newest callback: rows that hold it are not rendered again because
 * their page was. For handlers of events only; while rendering, it would call an older one.
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
