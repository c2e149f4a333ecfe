import fs from 'node:fs/promises'
import type { Availability } from './availability.ts'

const TICK_MS = 1_000

/** Two segments of the log that PostgreSQL allocates in advance, 16 MB each. */
const LEAST_FREE_BYTES = 32 << 20

export interface DiskWatchParts {
  readonly folder: string
  readonly leastFreeBytes?: number
  readonly availability: Availability
}

/**
 * Watches the data directory and its free space, so that `/ready` fails before a write does. Never starts a second check before the first has finished.
 * Returns a function that stops it.
 */
export function watchDisk({
  folder,
  leastFreeBytes = LEAST_FREE_BYTES,
  availability,
}: DiskWatchParts): () => void {
  let isAsking = false

  async function ask(): Promise<void> {
    isAsking = true
    try {
      await fs.access(folder, fs.constants.W_OK | fs.constants.X_OK)
      const { bavail, bsize } = await fs.statfs(folder)
      availability.isSpaceLow = bavail * bsize < leastFreeBytes
      availability.isFolderAway = false
    } catch {
      availability.isSpaceLow = false
      availability.isFolderAway = true
    } finally {
      isAsking = false
    }
  }

  const timer = setInterval(() => {
    if (!isAsking) void ask()
  }, TICK_MS).unref()
  return () => clearInterval(timer)
}
