import { useDeferredValue } from 'react'

/**
 * True while something is awaited, and from then on until what takes its place is rendered. That happens in slices, so
 * that the browser paints and answers in between; what is rendered because a store changed is otherwise one long task.
 */
export function useStillWaiting(isWaiting: boolean): boolean {
  const wasWaiting = useDeferredValue(isWaiting)
  return isWaiting || wasWaiting
}
