import { availableParallelism } from 'node:os'

/** As many steps run at a time as the machine has cores for, and two at most: each of them keeps a core busy. */
export const LANES = Math.min(availableParallelism(), 2)

/** Something that takes a while. */
export interface Timed {
  readonly name: string
  /** How long it is expected to take, in seconds. */
  readonly seconds: number
}

/**
 * Runs steps in lanes, the longest first, each as soon as a lane is free: so the lanes end at about the same time.
 * @param timings how long steps took the last time, in seconds, by name; they win over the estimates of the steps
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
