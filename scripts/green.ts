import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runTool, stopToolsOnSignals, wasStopped } from './lib/run-tool.ts'
import { keepCoresBusy } from './testing/busy-cores.ts'
import { readFailure } from './testing/failures.ts'
import { greenSummary, type Run } from './testing/green-summary.ts'
import { RUN_MS } from './testing/limits.ts'
import { SHUFFLE_SEED } from './testing/runners.ts'
import { readStepLine, type StepResult } from './testing/step-line.ts'

const TESTS = fileURLToPath(new URL('test.ts', import.meta.url))

/** Busy processes beside the tests: enough for both cores of the smallest machine. */
const BUSY_PROCESSES = 2

/** The steps of Vitest; Playwright cannot shuffle, and runs journeys in parallel anyway. */
const SHUFFLED_STEPS = ['unit', 'server', 'postgres', 'stories']

/** Runs the tests once and passes on their output. */
async function runTests(steps: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Run> {
  const results: StepResult[] = []
  const failures: string[] = []
  const from = performance.now()
  const exitCode = await runTool('node', [TESTS, ...steps], {
    env,
    onLine: (line) => {
      const result = readStepLine(line)
      if (result !== undefined) results.push(result)
      // Printed twice: by the step, with its name as prefix, and in the final list.
      if (/^\S+ │ /.test(line) && readFailure(line.replace(/^\S+ │ /, '')) !== undefined) failures.push(line)
      console.log(line)
    },
  })
  const seconds = (performance.now() - from) / 1000
  return { steps: results, failures: [...new Set(failures)], seconds, hasPassed: exitCode === 0 }
}

/** Runs the tests several times beside processes that keep the cores busy. */
async function runUnderLoad(count: number): Promise<Run[]> {
  const stop = keepCoresBusy(BUSY_PROCESSES, count * RUN_MS)
  try {
    const runs: Run[] = []
    while (runs.length < count && !wasStopped()) runs.push(await runTests([]))
    return runs
  } finally {
    stop()
  }
}

/** Runs each suite of Vitest once in a shuffled order. */
async function runShuffled(seed: string): Promise<Run[]> {
  console.log(`Shuffled by the seed ${seed} (to repeat: npm run green -- --shuffle --seed ${seed})\n`)
  return [await runTests(SHUFFLED_STEPS, { [SHUFFLE_SEED]: seed })]
}

stopToolsOnSignals()
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    shuffle: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
  },
})
const count = Number(values.runs)
if (!Number.isInteger(count) || count < 1) {
  console.error('--runs takes a number from 1.')
  process.exit(2)
}
const runs = values.shuffle ? await runShuffled(values.seed) : await runUnderLoad(count)
console.log(`\n${greenSummary(runs).join('\n')}`)
if (wasStopped()) process.exitCode = 130
else if (!runs.every(({ hasPassed }) => hasPassed)) process.exitCode = 1
