import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { syncFolder } from '../../platform/files/durable-files.ts'
import { StartProblem } from '../../config/start-problem.ts'
import type { Place } from './place.ts'

/** Superuser of the embedded cluster, protected by the mode of the socket's folder. */
export const SUPERUSER = 'latchkey'

/** Beginning of the names of folders that backups share with PostgreSQL. */
export const EXCHANGE = 'exchange.'

/** The folder of the data files. */
export function clusterFolder(place: Place): string {
  return path.join(place.folder, 'cluster')
}

/** The same locale on every machine. */
export function neutralEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], TZ: 'UTC', LC_ALL: 'C.UTF-8', LANG: 'C.UTF-8' }
}

/**
 * Validates an existing cluster without changing it.
 * @throws StartProblem when the folder is damaged or belongs to another release
 */
export function findCluster(place: Place, major: string): 'none' | 'ready' {
  const folder = clusterFolder(place)
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  if (names.length === 0) return 'none'
  if (!names.includes('PG_VERSION')) {
    throw new StartProblem(
      `The database in ${folder} is damaged: its file PG_VERSION is missing. Nothing in it was changed; restore a backup or move the folder away to start afresh. The log is ${logFile(place)}.`,
    )
  }
  const made = fs.readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim()
  if (made !== major) {
    throw new StartProblem(
      `The database in ${folder} was made by PostgreSQL ${made} and this is PostgreSQL ${major}. Nothing in it was changed; restore a backup with this version or start the version that made it. The log is ${logFile(place)}.`,
    )
  }
  return 'ready'
}

/** Log of PostgreSQL. */
export function logFile(place: Place): string {
  return path.join(place.folder, 'postgres.log')
}

/** Initialises a cluster. */
export async function createCluster(place: Place, binaries: string): Promise<void> {
  const half = `${clusterFolder(place)}.${process.pid}`
  const args = ['-D', half, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']
  await run(path.join(binaries, 'bin', 'initdb'), args, place)
  fs.renameSync(half, clusterFolder(place))
  syncFolder(place.folder)
}

/** Removes what interrupted first starts and backups left. */
export function removeLeftovers(place: Place): void {
  for (const name of fs.readdirSync(place.folder)) {
    if (/^cluster\.\d+$/.test(name) || name.startsWith(EXCHANGE))
      fs.rmSync(path.join(place.folder, name), { recursive: true })
  }
}

function run(program: string, args: string[], place: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...place.account,
      env: neutralEnvironment(),
      cwd: place.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let complaint = ''
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new StartProblem(notMade(place, complaint)))
    })
  })
}

/** The first failure: others follow from it, and the last line only says that everything was removed. */
export function notMade({ folder }: Pick<Place, 'folder'>, output: string): string {
  const [, failure = lastLine(output)] = /(?:FATAL|PANIC|error):\s*(.+)/.exec(output) ?? []
  const remedy = /No space left|quota/i.test(failure)
    ? 'make room there, or set DATA_DIR to a folder on another disk'
    : 'nothing of it is left, so that the next start tries again'
  return `The database could not be made in ${folder}: ${failure}; ${remedy}.`
}

/** The last line that is not blank. */
export function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.trim() ?? ''
}
