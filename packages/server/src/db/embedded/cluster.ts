import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { syncFolder } from '../../platform/files/durable-files.ts'
import { StartProblem } from '../../config/start-problem.ts'
import type { Place } from './place.ts'

/** The superuser of the embedded cluster; only the socket's folder guards it. */
export const SUPERUSER = 'latchkey'

/** The folder with the data files themselves. */
export function clusterFolder(place: Place): string {
  return path.join(place.folder, 'cluster')
}

/** The environment that PostgreSQL's programs run in: one locale wherever the server runs. */
export function neutralEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], TZ: 'UTC', LC_ALL: 'C.UTF-8', LANG: 'C.UTF-8' }
}

/**
 * Says whether there is a cluster, and refuses one that cannot be trusted without touching it.
 * @throws StartProblem when the folder is damaged or belongs to another release.
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

/** Where PostgreSQL writes what it has to say. */
export function logFile(place: Place): string {
  return path.join(place.folder, 'postgres.log')
}

/** Makes an empty cluster; a first start that was cut short leaves nothing that counts. */
export async function createCluster(place: Place, binaries: string): Promise<void> {
  removeHalfMade(place)
  const half = `${clusterFolder(place)}.${process.pid}`
  const args = ['-D', half, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']
  await run(path.join(binaries, 'bin', 'initdb'), args, place)
  try {
    fs.renameSync(half, clusterFolder(place))
  } catch (error) {
    fs.rmSync(half, { recursive: true, force: true })
    // Another process got there first; which of the two may use it is settled when PostgreSQL starts.
    if (!fs.existsSync(path.join(clusterFolder(place), 'PG_VERSION'))) throw error
  }
  syncFolder(place.folder)
}

function removeHalfMade(place: Place): void {
  for (const name of fs.readdirSync(place.folder)) {
    const [, pid] = /^cluster\.(\d+)$/.exec(name) ?? []
    if (pid !== undefined && !isAlive(Number(pid))) {
      fs.rmSync(path.join(place.folder, name), { recursive: true, force: true })
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
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
      else
        reject(new StartProblem(`The database could not be made in ${place.folder}: ${lastLine(complaint)}`))
    })
  })
}

/** The last line of a text that says anything. */
export function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.trim() ?? ''
}
