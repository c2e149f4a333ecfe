/** Rows that a job takes in one transaction, so that it never holds many locks. */
const BATCH = 250

/** The rows that one batch claimed, and the number that it acted on. */
interface Batch {
  readonly taken: number
  readonly done: number
}

/** Repeats `take` until nothing is left; returns the sum of what was done. */
export async function inBatches(take: (limit: number) => Promise<Batch>): Promise<number> {
  let sum = 0
  for (;;) {
    const { taken, done } = await take(BATCH)
    if (taken === 0) return sum
    sum += done
  }
}
