import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const PROCESS = fileURLToPath(new URL('busy-process.ts', import.meta.url))

/**
 * Starts processes that each keep a core busy; the returned function ends them. They also exit by themselves: when this
 * process is gone, however it ended, and after `maxMs`.
 */
export function keepCoresBusy(count: number, maxMs: number): () => void {
  const processes = Array.from({ length: count }, () =>
    spawn(process.execPath, [PROCESS, String(process.pid), String(maxMs)], { stdio: 'ignore' }),
  )
  return () => {
    for (const each of processes) each.kill('SIGKILL')
  }
}
