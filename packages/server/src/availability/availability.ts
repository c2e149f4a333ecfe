/** For how long after a refused write the disk counts as full, in milliseconds: then the next write is tried again. */
const FULL_DISK_MS = 30_000

/** Whether this process can work just now. Its parts record what they meet; `/ready` and the requests read it. */
export interface Availability {
  /** The database does not answer. */
  isDatabaseAway: boolean
  /** The process has been asked to stop. */
  isStopping: boolean
  /** The process cannot keep up: what it is asked for comes faster than it is done. */
  isOverloaded: boolean
  /** The file system of `DATA_DIR` has hardly any space left. */
  isSpaceLow: boolean
  /** Records that the database or the file system refused a write for lack of space. */
  recordFullDisk(): void
  /** True while hardly any space is left, and for half a minute after a write was refused for lack of it. */
  isDiskFull(): boolean
}

/** The availability of a process that has just started; `now` is its clock, in milliseconds. */
export function createAvailability(now: () => number): Availability {
  let refusedAt = -Infinity
  const availability: Availability = {
    isDatabaseAway: false,
    isStopping: false,
    isOverloaded: false,
    isSpaceLow: false,
    recordFullDisk: () => {
      refusedAt = now()
    },
    isDiskFull: () => availability.isSpaceLow || now() - refusedAt < FULL_DISK_MS,
  }
  return availability
}
