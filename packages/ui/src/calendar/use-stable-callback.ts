import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that never changes and calls the newest one given, so that memoised cells need not be drawn again. */
export function useStableCallback<Args extends unknown[]>(
  callback: ((...args: Args) => void) | undefined,
): (...args: Args) => void {
  const newest = useRef(callback)
  useLayoutEffect(() => {
    newest.current = callback
  })
  return useCallback((...args: Args) => newest.current?.(...args), [])
}
