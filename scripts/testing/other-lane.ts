import { fork, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { NOTHING, readClosingLine, trusting, type Outcome } from './outcome.ts'

const SCRIPT = fileURLToPath(new URL('../test.ts', import.meta.url))

/** Keeps the lines of the two lanes apart; a closing line behind it is not taken for the last one. */
const MARGIN = '│ '

/**
 * Runs steps in a process of their own, beside those of this one: most of them wait more than they work.
 * What they print is passed on line by line behind a margin.
 */
export function runBeside(stepNames: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const lane: ChildProcess = fork(SCRIPT, stepNames, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    let outcome = NOTHING
    for (const stream of [lane.stdout, lane.stderr]) {
      if (stream === null) continue
      createInterface({ input: stream }).on('line', (line) => {
        outcome = readClosingLine(line) ?? outcome
        console.log(`${MARGIN}${line}`)
      })
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => lane.kill(signal))
    lane.on('close', (exitCode) => resolve(trusting(outcome, exitCode)))
  })
}
