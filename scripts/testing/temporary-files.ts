import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  statfsSync,
} from 'node:fs'
import path from 'node:path'
import { isRunning } from '../lib/is-running.ts'

/** The memory file system of Linux. */
export const MEMORY = '/dev/shm'

const MOUNTS = '/proc/mounts'

const PREFIX = 'latchkey-tests-'

/** Free memory for the temporary files of a run, in bytes: twice what two steps at a time used at most. */
const NEEDED_BYTES = 2e9

/** True on a machine with enough free memory for files from which programs may be run. */
export function hasMemoryForTemporaryFiles(): boolean {
  if (!existsSync(MEMORY) || !existsSync(MOUNTS)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  const freeBytes = Math.min(bavail * bsize, process.availableMemory())
  return canHoldTemporaryFiles(readFileSync(MOUNTS, 'utf8'), freeBytes)
}

/** @param mounts in the format of `/proc/mounts` */
export function canHoldTemporaryFiles(mounts: string, freeBytes: number): boolean {
  const options = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, folder]) => folder === MEMORY)?.[3]
    ?.split(',')
  return options?.includes('noexec') === false && freeBytes >= NEEDED_BYTES
}

/**
 * Makes a new folder the place for temporary files of this process and of those that it starts, and removes it when this
 * process exits. Folders of processes that were killed are removed now.
 * @returns the new folder
 */
export function keepTemporaryFilesIn(parent: string): string {
  removeLeftovers(parent)
  const folder = mkdtempSync(path.join(parent, `${PREFIX}${process.pid}-`))
  // Servers that run as another account have their files below it.
  chmodSync(folder, 0o711)
  process.env['TMPDIR'] = folder
  // Retried, because a database that is shutting down may still write.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  return folder
}

function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent).filter((each) => each.startsWith(PREFIX))) {
    const folder = path.join(parent, name)
    const isOwn = statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.()
    if (isOwn && !isRunning(Number.parseInt(name.slice(PREFIX.length))))
      rmSync(folder, { recursive: true, force: true })
  }
}
