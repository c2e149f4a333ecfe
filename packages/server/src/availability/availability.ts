/** For how long after a refused write the disk counts as full, in milliseconds: then the next write is tried again. */
const FULL_DISK_MS = 30_000

/** Whether this process can work just now. Its parts record what they meet; `/ready` and the requests read it. */
export interface Availability {
  /** The database does not answer. */
  isDatabaseAway: boolean
  /** The process has been asked to stop. */
  isStopping: boolean
  /** Records that the database or the file system refused a write for lack of space. */
  recordFullDisk(): void
  /** True for half a minute after a write was refused for lack of space. */
  isDiskFull(): boolean
}

/** The availability of a process that has just started; `now` is its clock, in milliseconds. */
export function createAvailability(now: () => number): Availability {
  let refusedAt = -Infinity
  return {
    isDatabaseAway: false,
    isStopping: false,
    recordFullDisk: () => {
      refusedAt = now()
    },
    isDiskFull: () => now() - refusedAt < FULL_DISK_MS,
  }
}
