import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { StartProblem } from '../../config/start-problem.ts'
import { leadsElsewhere, resolveDataDir } from '../../platform/files/data-directory.ts'
import { writeDurablySync } from '../../platform/files/durable-files.ts'
import { ownerOf, unprivilegedAccount, type Account } from './account.ts'

/** Folder and account of the embedded database. */
export interface Place {
  /** The path without links. */
  readonly dataDir: string
  /** Contains the cluster, its socket, its log and the copy of the binaries. */
  readonly folder: string
  readonly account: Account | null
  /** A message for the operator when the folder is outside the data directory. */
  readonly note: string | null
}

/**
 * Folder for clusters whose data directory the unprivileged account cannot reach. Not that of the service, which is
 * closed to other accounts.
 */
export const SHARED_ROOT = '/var/lib/latchkey-databases'

/** Maximum path of a unix socket, in bytes: one less than `sun_path`. */
const SOCKET_PATH_MAX = 103

/** File in a data directory: the folder of a database kept elsewhere. */
const LOCATION_FILE = 'database-location'
/** File in a folder below the shared root: its data directory. */
const OWNER_FILE = 'data-directory'

/** Chooses and creates the folder of the embedded database. */
export function placeFor(nameOfDataDir: string, sharedRoot = SHARED_ROOT): Place {
  const dataDir = resolveDataDir(nameOfDataDir)
  const account = unprivilegedAccount()
  const inside = path.join(dataDir, 'database')
  const moved = movedPlace(dataDir)
  if (moved) return { dataDir, note: noteFor(moved), ...prepared(moved, account) }
  if (!account || canReach(account, dataDir)) return { dataDir, note: null, ...prepared(inside, account) }
  if (fs.existsSync(path.join(inside, 'cluster'))) {
    throw new StartProblem(
      `The database in ${inside} cannot be reached by its account because a folder above it is closed to others: open that folder (chmod o+x) or move the data directory.`,
    )
  }
  const shared = path.join(sharedRoot, createHash('sha256').update(dataDir).digest('hex').slice(0, 12))
  fs.mkdirSync(sharedRoot, { recursive: true, mode: 0o755 })
  const place = { dataDir, note: noteFor(shared), ...prepared(shared, account) }
  writeDurablySync(path.join(shared, OWNER_FILE), `${dataDir}\n`)
  writeDurablySync(path.join(dataDir, LOCATION_FILE), `${shared}\n`)
  return place
}

/** The folder outside the data directory that an earlier start chose; undefined if there is none. */
function movedPlace(dataDir: string): string | undefined {
  const folder = readLine(path.join(dataDir, LOCATION_FILE))
  if (folder === undefined) return undefined
  if (!fs.existsSync(folder)) {
    throw new StartProblem(
      `The database of ${dataDir} is in ${folder}, which is not there: bring that folder back, or delete ${path.join(dataDir, LOCATION_FILE)} to start with an empty database.`,
    )
  }
  const owner = readLine(path.join(folder, OWNER_FILE))
  // A copied data directory must not share the original's database; a moved one keeps it.
  if (owner !== undefined && leadsElsewhere(owner, dataDir)) return undefined
  if (owner !== dataDir) writeDurablySync(path.join(folder, OWNER_FILE), `${dataDir}\n`)
  return folder
}

function noteFor(folder: string): string {
  return `The database's account cannot enter the data directory, so the database is kept in ${folder}.`
}

/** The socket of a database's folder. */
export const socketOf = (folder: string): string => path.join(folder, '.s.PGSQL.5432')

function prepared(folder: string, account: Account | null): Pick<Place, 'folder' | 'account'> {
  const socket = socketOf(folder)
  if (Buffer.byteLength(socket) > SOCKET_PATH_MAX) {
    throw new StartProblem(
      `DATA_DIR is too long: the path of the database's socket, ${socket}, has ${Buffer.byteLength(socket)} bytes and the system allows ${SOCKET_PATH_MAX}. Set DATA_DIR to a shorter path.`,
    )
  }
  const isNew = !fs.existsSync(folder)
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (!account) return { folder, account }
  if (isNew) fs.chownSync(folder, account.uid, account.gid)
  const owner = ownerOf(folder)
  if (owner.uid !== 0) return { folder, account: owner }
  fs.chownSync(folder, account.uid, account.gid)
  return { folder, account }
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
