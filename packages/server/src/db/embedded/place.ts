import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { StartProblem } from '../../config/start-problem.ts'
import { ownerOf, unprivilegedAccount, type Account } from './account.ts'

/** Folder and account of the embedded database. */
export interface Place {
  /** Contains the cluster, its socket, its log and the copy of the binaries. */
  readonly folder: string
  readonly account: Account | null
  /** For the operator, when the folder is outside the data directory. */
  readonly note: string | null
}

/** Folder for clusters whose data directory the unprivileged account cannot reach. */
export const SHARED_ROOT = '/var/lib/latchkey'

/** Maximum path of a unix socket, in bytes: one less than `sun_path`. */
const SOCKET_PATH_MAX = 103

/** File in a data directory: the folder of a database kept elsewhere. */
const LOCATION_FILE = 'database-location'
/** File in a folder below the shared root: its data directory. */
const OWNER_FILE = 'data-directory'

/** Chooses and creates the folder of the embedded database. */
export function placeFor(dataDir: string, sharedRoot = SHARED_ROOT): Place {
  const absolute = path.resolve(dataDir)
  const account = unprivilegedAccount()
  // Traversable for others, not listable: PostgreSQL's account must reach its folder.
  fs.mkdirSync(absolute, { recursive: true, mode: account ? 0o711 : 0o700 })
  const inside = path.join(absolute, 'database')
  const moved = movedPlace(absolute)
  if (moved) return prepared(moved, account, noteFor(moved))
  if (!account || canReach(account, absolute)) return prepared(inside, account, null)
  if (fs.existsSync(path.join(inside, 'cluster'))) {
    throw new StartProblem(
      `The database in ${inside} cannot be reached by its account because a folder above it is closed to others: open that folder (chmod o+x) or move the data directory.`,
    )
  }
  const shared = path.join(sharedRoot, createHash('sha256').update(absolute).digest('hex').slice(0, 12))
  fs.mkdirSync(sharedRoot, { recursive: true, mode: 0o755 })
  const place = prepared(shared, account, noteFor(shared))
  fs.writeFileSync(path.join(shared, OWNER_FILE), `${absolute}\n`)
  fs.writeFileSync(path.join(absolute, LOCATION_FILE), `${shared}\n`)
  return place
}

/** The folder outside the data directory that an earlier start chose; undefined if there is none. */
function movedPlace(dataDir: string): string | undefined {
  const folder = readLine(path.join(dataDir, LOCATION_FILE))
  if (!folder || !fs.existsSync(folder)) return undefined
  const owner = readLine(path.join(folder, OWNER_FILE))
  // A copied data directory must not share the original's database; a moved one keeps it.
  if (owner !== dataDir && owner !== undefined && fs.existsSync(owner)) return undefined
  fs.writeFileSync(path.join(folder, OWNER_FILE), `${dataDir}\n`)
  return folder
}

function noteFor(folder: string): string {
  return `The database's account cannot enter the data directory, so the database is kept in ${folder}.`
}

function prepared(folder: string, account: Account | null, note: string | null): Place {
  const socket = path.join(folder, '.s.PGSQL.5432')
  if (Buffer.byteLength(socket) > SOCKET_PATH_MAX) {
    throw new StartProblem(
      `DATA_DIR is too long: the path of the database's socket, ${socket}, has ${Buffer.byteLength(socket)} bytes and the system allows ${SOCKET_PATH_MAX}. Set DATA_DIR to a shorter path.`,
    )
  }
  const isNew = !fs.existsSync(folder)
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (!account) return { folder, account, note }
  if (isNew) fs.chownSync(folder, account.uid, account.gid)
  const owner = ownerOf(folder)
  if (owner.uid !== 0) return { folder, account: owner, note }
  fs.chownSync(folder, account.uid, account.gid)
  return { folder, account, note }
}

function canReach(account: Account, folder: string): boolean {
  // A real attempt also covers access lists and mount options, which mode bits do not show.
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' })
      .status === 0
  )
}

function readLine(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
}
