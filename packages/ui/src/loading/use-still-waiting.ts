import { useDeferredValue } from 'react'

/**
 * True while waiting, and until the content that follows has been rendered. That render is deferred and
 * interruptible, so the browser can paint and respond meanwhile; rendering on a store change would be one
 * long task.
 */
export function useStillWaiting(isWaiting: boolean): boolean {
  const wasWaiting = useDeferredValue(isWaiting)
  return isWaiting || wasWaiting
}
