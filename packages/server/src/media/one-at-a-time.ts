/** Runs work in sequence; null, without running it, when the queue is full. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result | null>

/** Lets one task run and at most `maxWaiting` wait. */
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
