import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { StartProblem } from '../../config/start-problem.ts'
import { lastLine } from './cluster.ts'

/** The name of the lock's file in the data directory. */
export const LOCK_FILE = 'database.lock'

/**
 * The kernel holds it for the processes that have its descriptor, in whatever container, and releases it when the last
 * of them has ended or closed it.
 */
export interface FolderLock {
  /** The process that needs the lock inherits it. */
  readonly descriptor: number
  /** Closes the descriptor of this process only. */
  release(): void
}

/** Exit code of `flock` when another process has the lock. */
const TAKEN = 1

/** Flag of macOS: opens a file with the same lock. */
const O_EXLOCK = 0x20

/** Undefined when another process has it. */
export function tryLock(dataDir: string): FolderLock | undefined {
  const file = path.join(dataDir, LOCK_FILE)
  const descriptor = process.platform === 'darwin' ? openLocked(file) : openAndLock(file)
  if (descriptor === undefined) return undefined
  const lock = { descriptor, release: () => fs.closeSync(descriptor) }
  // The file may have been removed before it was locked, by a restore that failed.
  if (fs.statSync(file, { throwIfNoEntry: false })?.ino === fs.fstatSync(descriptor).ino) return lock
  lock.release()
  return undefined
}

/** Node has no `flock`. The lock belongs to the open file, which the program shares for a moment. */
function openAndLock(file: string): number | undefined {
  const descriptor = fs.openSync(file, 'a', 0o600)
  const stdio = ['ignore', 'ignore', 'pipe', descriptor] as const
  const { status, error, stderr } = spawnSync('flock', ['-n', '3'], { stdio: [...stdio], encoding: 'utf8' })
  if (status === 0) return descriptor
  fs.closeSync(descriptor)
  if (status === TAKEN) return undefined
  throw new StartProblem(
    error
      ? `The program flock cannot be run (${error.message}), and without it two servers could use one database: install util-linux.`
      : `${file} cannot be locked (${lastLine(stderr)}): set DATA_DIR to a folder on a file system with locks.`,
  )
}

function openLocked(file: string): number | undefined {
  const { O_APPEND, O_CREAT, O_NONBLOCK, O_WRONLY } = fs.constants
  try {
    return fs.openSync(file, O_APPEND | O_CREAT | O_NONBLOCK | O_WRONLY | O_EXLOCK, 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return undefined
    throw error
  }
}
