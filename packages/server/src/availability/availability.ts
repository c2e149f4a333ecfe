/** Time during which the disk counts as full after a failed write. */
const FULL_DISK_MS = 30_000

/** The watches set it; `/ready` and requests read it. */
export interface Availability {
  isDatabaseAway: boolean
  /** Set when a signal stops the process. */
  isStopping: boolean
  /** The event loop is delayed. */
  isOverloaded: boolean
  /** `DATA_DIR` is missing or cannot be written. */
  isFolderAway: boolean
  /** The file system of `DATA_DIR` is nearly full. */
  isSpaceLow: boolean
  recordFullDisk(): void
  /** True while space is low, and for `FULL_DISK_MS` after a write failed. */
  isDiskFull(): boolean
}

/** `now` is a clock in milliseconds. */
export function createAvailability(now: () => number): Availability {
  let failedAt = -Infinity
  const availability: Availability = {
    isDatabaseAway: false,
    isStopping: false,
    isOverloaded: false,
    isFolderAway: false,
    isSpaceLow: false,
    recordFullDisk: () => {
      failedAt = now()
    },
    isDiskFull: () => availability.isSpaceLow || now() - failedAt < FULL_DISK_MS,
  }
  return availability
}
