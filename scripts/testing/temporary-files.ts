import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { isRunning } from '../lib/is-running.ts'

/** The memory file system of Linux. */
export const MEMORY = '/dev/shm'

const PREFIX = 'lk-run-'

/** Free memory for the temporary files of a run, in bytes: twice what two steps at a time used at most. */
const NEEDED_BYTES = 2e9

/** True on a machine with enough free memory for files from which programs may be run. */
export function hasMemoryForTemporaryFiles(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === MEMORY)
  const isExecutable = mount?.split(' ')[3]?.split(',').includes('noexec') === false
  return isExecutable && Math.min(bavail * bsize, process.availableMemory()) >= NEEDED_BYTES
}

/**
 * Makes a new folder the place for temporary files of this process and of those that it starts, and removes it when this
 * process exits. Folders of processes that were killed are removed now.
 */
export function keepTemporaryFilesIn(parent: string): void {
  for (const name of readdirSync(parent).filter((each) => each.startsWith(PREFIX)))
    if (!isRunning(Number.parseInt(name.slice(PREFIX.length)))) remove(path.join(parent, name))
  const folder = mkdtempSync(path.join(parent, `${PREFIX}${process.pid}-`))
  // Servers that run as another account have their files below it.
  chmodSync(folder, 0o711)
  process.env['TMPDIR'] = folder
  process.on('exit', () => remove(folder))
}

// Retried, because a database that is shutting down may still write.
const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
