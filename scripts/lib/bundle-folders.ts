import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isRunning } from './is-running.ts'

const PREFIX = 'build-'

/** The script of `npm start`: imports the newest build. */
const ENTRY = 'server.js'

const MARK = 'used-by-'

/** A process marks a build as in use with this file. */
export const markOf = (folder: string, pid: number): string => path.join(folder, `${MARK}${pid}`)

/** Creates a folder for a build. Older builds stay: a running server loads chunks late. */
export function newBuildFolder(output: string): string {
  const folder = path.join(output, `${PREFIX}${Date.now()}-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  // Keeps a build that finishes meanwhile from removing this one.
  writeFileSync(markOf(folder, process.pid), '')
  return folder
}

/** Makes a build the one to start; removes older ones except the last, which may be starting, and those in use. */
export function startFrom(output: string, build: string): void {
  const entry = path.join(output, ENTRY)
  const last = existsSync(entry) ? readFileSync(entry, 'utf8') : ''
  // Atomic, for a server that starts meanwhile.
  const next = `${entry}.${process.pid}`
  writeFileSync(next, `import './${path.basename(build)}/${ENTRY}'\n`)
  renameSync(next, entry)
  rmSync(markOf(build, process.pid), { force: true })
  for (const name of readdirSync(output).filter((each) => each.startsWith(PREFIX))) {
    const folder = path.join(output, name)
    if (folder !== build && !last.includes(name) && !isUsed(folder)) rmSync(folder, { recursive: true })
  }
}

function isUsed(folder: string): boolean {
  return readdirSync(folder)
    .filter((name) => name.startsWith(MARK))
    .some((name) => isRunning(Number(name.slice(MARK.length))))
}
