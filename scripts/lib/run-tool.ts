import { spawn, type ChildProcess } from 'node:child_process'
import { ROOT } from './root.ts'

/** How long a tool may take to end when it is told to, in milliseconds. */
const GRACE_MS = 5_000

/** How a tool is run. */
export interface ToolOptions {
  readonly env?: Readonly<Record<string, string>>
  /** The tool is ended and counts as failed after this long. */
  readonly timeoutMs?: number
}

/** Tools that run now; they end when this process is told to. */
const running = new Set<ChildProcess>()
let isStopping = false

/** True once this process was told to stop: nothing further should be begun. */
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

/** Runs a tool of the project with its output on the terminal, and answers its exit code; null when a signal ended it. */
export function runTool(
  command: string,
  args: readonly string[],
  options: ToolOptions = {},
): Promise<number | null> {
  return new Promise((resolve) => {
    const tool = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...options.env },
    })
    running.add(tool)
    const timer = options.timeoutMs === undefined ? undefined : setTimeout(giveUp, options.timeoutMs)
    function giveUp() {
      console.error(`\n${command} did not end within ${(options.timeoutMs ?? 0) / 1000} s and is stopped.`)
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
    tool.on('exit', end)
  })
}
