import fs from 'node:fs'
import os from 'node:os'
import { expect, test } from 'vitest'
import { createAvailability } from '../../src/availability/availability.ts'
import { watchDisk } from '../../src/availability/disk-watch.ts'

/** In the file system of the tests, in bytes. */
function freeBytes(): number {
  const { bavail, bsize } = fs.statfsSync(os.tmpdir())
  return bavail * bsize
}

test('the disk counts as full before a write fails, and recovers when space is free', async () => {
  const availability = createAvailability(() => 0)
  const endTooFull = watchDisk({ folder: os.tmpdir(), leastFreeBytes: freeBytes() * 2, availability })
  await expect.poll(() => availability.isDiskFull()).toBe(true)
  endTooFull()
  const end = watchDisk({ folder: os.tmpdir(), leastFreeBytes: 1, availability })
  await expect.poll(() => availability.isDiskFull()).toBe(false)
  end()
})
