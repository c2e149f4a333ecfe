/** The number of rows that a job handles in one transaction, so that it never holds many locks. */
const BATCH = 250

/** The maximum number of batches of one run: the next run continues with the rest. */
const BATCHES_MAX = 1_000

/** The rows that one batch claimed, and the number that it processed. */
interface Batch {
  readonly claimed: number
  readonly done: number
}

/** Repeats `claim` until nothing is left, or the run has claimed enough; returns the sum of what was done. */
export async function inBatches(claim: (limit: number) => Promise<Batch>): Promise<number> {
  let sum = 0
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
    const { claimed, done } = await claim(BATCH)
    if (claimed === 0) break
    sum += done
  }
  return sum
}
