import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'

const NEEDED_NODE = 24

/** How often to look whether the process that started us is still there, in milliseconds. */
const PARENT_CHECK_MS = 500

const FORWARDED_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * The environment in which the project's own Node and tools come first.
 * @param {string} root
 * @returns {NodeJS.ProcessEnv}
 * @throws when no Node that is new enough came with the packages or is on the machine
 */
export function projectNode(root) {
  const environment = {
    ...process.env,
    PATH: path.join(root, 'node_modules', '.bin') + path.delimiter + (process.env['PATH'] ?? ''),
  }
  const answer = spawnSync('node', ['-p', 'process.versions.node'], { env: environment, encoding: 'utf8' })
  const version = answer.status === 0 ? answer.stdout.trim() : 'none'
  if (!(Number.parseInt(version, 10) >= NEEDED_NODE)) {
    throw new Error(
      `Node ${NEEDED_NODE} is needed: the package "node" brought none for this machine, which has ${version}. ` +
        `Install Node ${NEEDED_NODE} and run the same command again.`,
    )
  }
  return environment
}

/**
 * How the server is run: without this, V8 and the allocator of the system keep a multiple of what is used. Source:
 * docs/FIGURES.md, "Memory".
 */
export const SERVER = {
  /** Makes the script where it is missing or out of date. */
  builtBy: 'scripts/start.ts',
  script: 'packages/server/dist/server.js',
  flags: ['--max-semi-space-size=8', '--heap-growing-percent=100'],
  settings: { MALLOC_ARENA_MAX: '2' },
}

/**
 * Runs a script on the project's Node until it ends, and ends with its exit code; the one that builds the server is
 * followed by the server.
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
      // A Ctrl-C reaches everything in the terminal at once; a second one would mean "at once, unfinished".
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
 * Starts the project's Node, with no shell in between, so that a signal reaches the script itself.
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
 * A signal to npm does not always reach what it started; this notices when npm, or the shell it put in between, is gone.
 * @param {() => void} stop
 * @returns {() => void} what ends the watch
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

/** Who started us: our parent, and under npm the parent of that shell too. */
function lineage() {
  const parent = process.ppid
  return process.env['npm_lifecycle_event'] ? `${parent} ${parentOf(parent)}` : String(parent)
}

/**
 * The parent of a process where the system has it in /proc, else an empty text.
 * @param {number} pid
 */
function parentOf(pid) {
  try {
    // "pid (name) state ppid ...": the name may hold anything, so count from its last bracket.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? ''
  } catch {
    return ''
  }
}

/**
 * The exit code as a shell would report it: 128 and the signal's number for a process that a signal ended.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function exitCodeOf(code, signal) {
  return signal ? 128 + constants.signals[signal] : (code ?? 1)
}
