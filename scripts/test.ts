import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runTool, stopToolsOnSignals, wasStopped } from './lib/run-tool.ts'
import { changeBase } from './testing/change.ts'
import { readFailure } from './testing/failures.ts'
import { LANES, runInLanes } from './testing/lanes.ts'
import {
  NOTHING,
  closingLine,
  readClosingLine,
  sumOf,
  failOnExitCode,
  type Outcome,
} from './testing/outcome.ts'
import { stepLine } from './testing/step-line.ts'
import { steps, type Step } from './testing/steps.ts'
import { hasMemoryForTemporaryFiles, keepTemporaryFilesIn, MEMORY } from './testing/temporary-files.ts'
import { readTimings, saveTiming } from './testing/timings.ts'

const SCRIPT = fileURLToPath(import.meta.url)
const LONGEST_NAME = Math.max(...steps.map(({ name }) => name.length))

/** Failures of the steps that ran in their own processes. */
const failures: string[] = []

/** The named steps, or all except those on demand; exits with a message for an unknown name. */
function stepsNamed(names: readonly string[]): readonly Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(
      `There is no step ${unknown.join(', ')}. The steps: ${steps.map(({ name }) => name).join(', ')}.`,
    )
    process.exit(2)
  }
  return names.length === 0
    ? steps.filter(({ isOnDemand }) => !isOnDemand)
    : steps.filter(({ name }) => names.includes(name))
}

/** Runs a step in this process; an exception counts as one failure. */
function runHere({ run }: Step, base: string | undefined): Promise<Outcome> {
  return run(base).catch((error: unknown) => {
    console.error(error)
    return { ...NOTHING, failed: 1 }
  })
}

/** Runs a step in its own process; its name prefixes each line of output. */
async function runInProcess({ name, about }: Step, options: readonly string[]): Promise<Outcome> {
  if (wasStopped()) return NOTHING
  let outcome = NOTHING
  const from = performance.now()
  const exitCode = await runTool('node', [SCRIPT, name, ...options], {
    onLine: (line) => {
      outcome = readClosingLine(line) ?? outcome
      const failure = readFailure(line)
      if (failure !== undefined) failures.push(`${name} │ ${failure}`)
      console.log(`${name.padEnd(LONGEST_NAME)} │ ${line}`)
    },
  })
  outcome = failOnExitCode(outcome, exitCode)
  const seconds = (performance.now() - from) / 1000
  console.log(`\n${stepLine({ name, outcome, seconds }, about)}\n`)
  if (options.length === 0 && outcome.failed === 0) saveTiming(name, seconds)
  return outcome
}

stopToolsOnSignals()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false } },
})
const chosen = stepsNamed(positionals)
// On a disk, the small files of databases and browsers took a fifth of the processor time of the server tests.
if (process.env['TMPDIR'] === undefined && hasMemoryForTemporaryFiles()) keepTemporaryFilesIn(MEMORY)
const [only] = chosen
const total =
  chosen.length === 1 && only !== undefined
    ? await runHere(only, values.changed ? changeBase() : undefined)
    : sumOf(
        await runInLanes(chosen, LANES, readTimings(), (step) =>
          runInProcess(step, values.changed ? ['--changed'] : []),
        ),
      )
for (const failure of failures) console.log(failure)
console.log(`\n${closingLine(total)}`)
if (wasStopped()) process.exitCode = 130
else if (total.failed > 0) process.exitCode = 1
