import { availableParallelism } from 'node:os'

/** As many steps run at a time as the machine has cores for, and two at most: each of them keeps one core busy and a half. */
export const LANES = Math.min(availableParallelism(), 2)

/** Something that takes a while. */
export interface Timed {
  /** How long it takes, in seconds. */
  readonly seconds: number
}

const secondsOf = (lane: readonly Timed[]): number => lane.reduce((sum, { seconds }) => sum + seconds, 0)

/**
 * Splits steps into lanes that end at about the same time: the longest goes first, each into the lane that is the shortest
 * so far. Within a lane the quick ones come first, so that they are heard of early.
 */
export function planLanes<Step extends Timed>(steps: readonly Step[], count: number): Step[][] {
  const lanes: Step[][] = Array.from({ length: count }, () => [])
  for (const step of steps.toSorted((one, other) => other.seconds - one.seconds)) {
    const shortest = lanes.reduce((best, lane) => (secondsOf(lane) < secondsOf(best) ? lane : best))
    shortest.unshift(step)
  }
  return lanes
}
