import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { ROOT } from './root.ts'

/** How long a tool may take to end after a signal, in milliseconds. */
const GRACE_MS = 5_000

/** How a tool is run. */
export interface ToolOptions {
  readonly env?: Readonly<Record<string, string>>
  /** The tool is ended and counts as failed after this long. */
  readonly timeoutMs?: number
  /** Gets what the tool prints, line by line; without it that goes to the terminal. */
  readonly onLine?: (line: string) => void
}

/** Running tools; signals to this process are passed on to them. */
const running = new Set<ChildProcess>()
let isStopping = false

/** True once this process got a signal to stop: nothing more should be started. */
export const wasStopped = (): boolean => isStopping

/** Passes a signal on to every tool that runs. Called once by a script that runs tools. */
export function stopToolsOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      isStopping = true
      for (const tool of running) tool.kill(signal)
    })
  }
}

/** Runs a tool of the project and answers its exit code; null when a signal ended it or it could not be started. */
export function runTool(
  command: string,
  args: readonly string[],
  { env, timeoutMs, onLine }: ToolOptions = {},
): Promise<number | null> {
  return new Promise((resolve) => {
    const output = onLine ? 'pipe' : 'inherit'
    const tool = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    })
    running.add(tool)
    for (const stream of [tool.stdout, tool.stderr]) {
      if (stream && onLine) createInterface({ input: stream }).on('line', onLine)
    }
    const timer = timeoutMs === undefined ? undefined : setTimeout(giveUp, timeoutMs)
    function giveUp() {
      console.error(`\n${command} did not end within ${(timeoutMs ?? 0) / 1000} s and is stopped.`)
      tool.kill('SIGTERM')
      // What it started itself can only be ended by it: that needs a moment.
      setTimeout(() => tool.kill('SIGKILL'), GRACE_MS).unref()
    }
    const end = (code: number | null) => {
      clearTimeout(timer)
      running.delete(tool)
      resolve(code)
    }
    tool.on('error', (error) => {
      console.error(`\n${command} could not be started: ${error.message}`)
      end(null)
    })
    // Not `exit`: the last lines may still be on their way then.
    tool.on('close', end)
  })
}
