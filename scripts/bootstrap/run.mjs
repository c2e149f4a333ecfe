import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'

const NEEDED_NODE = 24

/** Poll interval for the parent process, in milliseconds. */
const PARENT_CHECK_MS = 500

const FORWARDED_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * An environment with the project's own Node and tools first on the path.
 * @param {string} root
 * @returns {NodeJS.ProcessEnv}
 * @throws when neither the packages nor the machine have a Node that is new enough
 */
export function projectNode(root) {
  const environment = {
    ...process.env,
    PATH: path.join(root, 'node_modules', '.bin') + path.delimiter + (process.env['PATH'] ?? ''),
  }
  const response = spawnSync('node', ['-p', 'process.versions.node'], { env: environment, encoding: 'utf8' })
  const version = response.status === 0 ? response.stdout.trim() : 'none'
  if (!(Number.parseInt(version, 10) >= NEEDED_NODE)) {
    throw new Error(
      `Node ${NEEDED_NODE} is needed: the package "node" brought none for this machine, which has ${version}. ` +
        `Install Node ${NEEDED_NODE} and run the same command again.`,
    )
  }
  return environment
}

/** Flags that keep V8 and the allocator from holding a multiple of the memory in use: docs/FIGURES.md, "Memory". */
export const SERVER = {
  /** Builds the script if it is missing or out of date. */
  builtBy: 'scripts/start.ts',
  script: 'packages/server/dist/server.js',
  flags: ['--max-semi-space-size=8', '--heap-growing-percent=100'],
  settings: { MALLOC_ARENA_MAX: '2' },
}

/**
 * Runs a script on the project's Node and exits with its code. The script that builds the server is followed by the
 * server.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} script
 * @param {string[]} args
 */
export function runScript(root, environment, script, args) {
  let child = started(root, environment, [script, ...args])
  const forgetParent = stopWithParent(() => child.kill('SIGTERM'))
  for (const signal of FORWARDED_SIGNALS) {
    process.on(signal, () => {
      forgetParent()
      // Ctrl-C already reaches every process of the terminal; a second SIGINT would mean "exit at once, unfinished".
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('exit', (code, signal) => {
    if (code === 0 && script === SERVER.builtBy) {
      const settings = { ...SERVER.settings, ...environment }
      child = started(root, settings, [...SERVER.flags, SERVER.script, ...args]).on('exit', endWith)
    } else endWith(code, signal)
  })
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function endWith(code, signal) {
  process.exit(exitCodeOf(code, signal))
}

/**
 * Starts the project's Node without a shell, so that signals reach the script itself.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} environment
 * @param {string[]} args
 */
function started(root, environment, args) {
  return spawn('node', args, { cwd: root, env: environment, stdio: 'inherit' }).on('error', (error) => {
    console.error(`\n${args.join(' ')} could not be started: ${error.message}`)
    process.exit(1)
  })
}

/**
 * A signal to npm does not always reach its children; this polls whether npm, or the shell between, has ended.
 * @param {() => void} stop
 * @returns {() => void} stops polling
 */
function stopWithParent(stop) {
  const before = lineage()
  const timer = setInterval(() => {
    if (lineage() === before) return
    clearInterval(timer)
    stop()
  }, PARENT_CHECK_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Our parent, and under npm also the parent of that shell. */
function lineage() {
  const parent = process.ppid
  return process.env['npm_lifecycle_event'] ? `${parent} ${parentOf(parent)}` : String(parent)
}

/**
 * The parent of a process from /proc; empty on systems without it.
 * @param {number} pid
 */
function parentOf(pid) {
  try {
    // "pid (name) state ppid ...": the name may contain anything, so parse after its last bracket.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? ''
  } catch {
    return ''
  }
}

/**
 * The exit code as a shell reports it: 128 plus the number of the signal that ended the process.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function exitCodeOf(code, signal) {
  return signal ? 128 + constants.signals[signal] : (code ?? 1)
}
