import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { ROOT } from './root.ts'

/** Time between SIGTERM and SIGKILL, in milliseconds. */
const GRACE_MS = 5_000

export interface ToolOptions {
  readonly env?: Readonly<Record<string, string>>
  /** After this time the tool is ended and counts as failed. */
  readonly timeoutMs?: number
  /** Gets each line of output; without it, output goes to the terminal. */
  readonly onLine?: (line: string) => void
}

/** Running tools, which receive the signals of this process. */
const running = new Set<ChildProcess>()
let isStopping = false

/** True after a signal to stop: nothing more should be started. */
export const wasStopped = (): boolean => isStopping

/** Forwards signals to every running tool. Call once per script. */
export function stopToolsOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      isStopping = true
      for (const tool of running) tool.kill(signal)
    })
  }
}

/** Runs a tool and resolves with its exit code; null when a signal ended it or it could not start. */
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
      // Only the tool can end its own children, which takes a moment.
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
    // Not `exit`, after which output may still arrive.
    tool.on('close', end)
  })
}
