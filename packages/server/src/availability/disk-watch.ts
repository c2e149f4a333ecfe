import fs from 'node:fs/promises'
import type { Availability } from './availability.ts'

/** How often the file system is asked, in milliseconds. */
const TICK_MS = 1_000

/** The least space that has to be free, in bytes: PostgreSQL writes its log ahead in pieces of 16 MB. */
const LEAST_FREE_BYTES = 32 << 20

/** What is watched, and what for. */
export interface DiskWatchParts {
  readonly folder: string
  readonly leastFreeBytes?: number
  readonly availability: Availability
}

/**
 * Watches the space on the file system of a folder, so that `/ready` refuses before a write is. A file system that does
 * not answer is asked once, and no more until it has. Returns what ends it.
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
      const { bavail, bsize } = await fs.statfs(folder)
      availability.isSpaceLow = bavail * bsize < leastFreeBytes
    } catch {
      // The folder does not exist yet, or cannot be read: a write says more about that.
      availability.isSpaceLow = false
    } finally {
      isAsking = false
    }
  }

  const timer = setInterval(() => {
    if (!isAsking) void ask()
  }, TICK_MS).unref()
  return () => clearInterval(timer)
}
