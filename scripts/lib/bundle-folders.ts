import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** How the folder of one build of the server is called. */
const PREFIX = 'build-'

/** What `npm start` runs: it imports the newest build. */
const ENTRY = 'server.js'

/** How the file is called with which a process says that it runs a build. */
const MARK = 'used-by-'

/** The file with which a process says that it runs the build in this folder. */
export const markOf = (folder: string, pid: number): string => path.join(folder, `${MARK}${pid}`)

/** Makes a folder for one more build; those before it stay as they are, because a server that runs loads chunks late. */
export function newBuildFolder(output: string): string {
  const folder = path.join(output, `${PREFIX}${Date.now()}-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  // Until it is finished, no other build that ends meanwhile takes it for an old one.
  writeFileSync(markOf(folder, process.pid), '')
  return folder
}

/** Makes a finished build the one that is started, and removes the others but the last, which may be starting, and those that still run. */
export function startFrom(output: string, build: string): void {
  const entry = path.join(output, ENTRY)
  const last = existsSync(entry) ? readFileSync(entry, 'utf8') : ''
  // In one step: whoever starts meanwhile gets one build or the other.
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

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It runs under another account.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
