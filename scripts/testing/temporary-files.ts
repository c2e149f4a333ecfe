import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { isRunning } from '../lib/is-running.ts'

/** The memory file system of Linux. */
export const MEMORY = '/dev/shm'

const PREFIX = 'latchkey-tests-'

/** Free memory for the temporary files of a run, in bytes: twice what two steps at a time used at most. */
const NEEDED_BYTES = 2e9

/** True for a memory file system with enough free memory from which programs may be run. */
export function canHoldTemporaryFiles(
  folder: string,
  availableBytes: number = process.availableMemory(),
): boolean {
  const options = mountOptions(folder)
  if (options === undefined || options.includes('noexec')) return false
  const { bavail, bsize } = statfsSync(folder)
  return Math.min(bavail * bsize, availableBytes) >= NEEDED_BYTES
}

/** Of what is mounted there; undefined where nothing is. */
function mountOptions(folder: string): readonly string[] | undefined {
  if (process.platform !== 'linux') return undefined
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
  return mounts
    .map((line) => line.split(' '))
    .find(([, at]) => at === folder)?.[3]
    ?.split(',')
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
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
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
