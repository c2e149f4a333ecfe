import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns one stable function that calls the newest callback, so that memoised rows are not rendered again with their
 * page. For event handlers only: during rendering it would call an older callback.
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
