/** Does a piece of work once those before it have ended; null for one too many in the queue, which is not begun. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result | null>

/** A queue in which one piece of work runs and at most `maxWaiting` wait. */
export function oneAtATime(maxWaiting: number): Queue {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async (work) => {
    if (waiting > maxWaiting) return null
    waiting += 1
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      waiting -= 1
    }
  }
}
