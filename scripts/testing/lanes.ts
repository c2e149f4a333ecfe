import { availableParallelism } from 'node:os'

/** One lane per core and two at most: each step keeps a core busy. */
export const LANES = Math.min(availableParallelism(), 2)

export interface Timed {
  readonly name: string
  /** Expected duration, in seconds. */
  readonly seconds: number
}

/**
 * Runs steps in lanes, the longest first, so that the lanes end at about the same time.
 * @param timings durations of the last run in seconds, by name; they take precedence over the estimates
 */
export async function runInLanes<Step extends Timed, Result>(
  steps: readonly Step[],
  lanes: number,
  timings: Readonly<Record<string, number>>,
  run: (step: Step) => Promise<Result>,
): Promise<Result[]> {
  const secondsOf = ({ name, seconds }: Step): number => timings[name] ?? seconds
  const waiting = steps.toSorted((one, other) => secondsOf(other) - secondsOf(one))
  const results: Result[] = []
  async function runLane(): Promise<void> {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) results.push(await run(step))
  }
  await Promise.all(Array.from({ length: lanes }, runLane))
  return results
}
