import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { stopToolsOnSignals, wasStopped } from './lib/run-tool.ts'
import { closingLine, failedWith, NOTHING, sumOf, type Outcome } from './testing/outcome.ts'
import { changeBase, steps, type Scope, type Step } from './testing/steps.ts'
import { hasMemoryForTemporaryFiles, keepTemporaryFilesIn, MEMORY } from './testing/temporary-files.ts'

const LONGEST_NAME = Math.max(...steps.map(({ name }) => name.length))

/** The named steps, or all of this command; exits with a message for an unknown name. */
function stepsNamed(names: readonly string[], isAll: boolean): readonly Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(
      `There is no step ${unknown.join(', ')}. The steps: ${steps.map(({ name }) => name).join(', ')}.`,
    )
    process.exit(2)
  }
  return steps.filter(({ name, partOf }) =>
    names.length > 0 ? names.includes(name) : partOf === 'commit' || (isAll && partOf === 'all'),
  )
}

/** Runs a step; an exception counts as one failure. */
async function runStep({ name, about, run }: Step, scope: Scope): Promise<Outcome> {
  if (wasStopped()) return NOTHING
  const from = performance.now()
  const outcome = await run(scope).catch((error: unknown) => {
    console.error(error)
    return failedWith(String(error))
  })
  const seconds = ((performance.now() - from) / 1000).toFixed(0)
  console.log(`\n──── ${name} (${about}): ${closingLine(outcome)} in ${seconds} s ────\n`)
  return { ...outcome, failures: outcome.failures.map((failure) => `${name} │ ${failure}`) }
}

/** Runs one step per processor at a time, two at most: each keeps a processor busy. */
async function runSteps(chosen: readonly Step[], scope: Omit<Scope, 'log'>): Promise<Outcome> {
  const waiting = [...chosen]
  const outcomes: Outcome[] = []
  async function runNext(): Promise<void> {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const { name } = step
      const log = (line: string) => console.log(`${name.padEnd(LONGEST_NAME)} │ ${line}`)
      outcomes.push(await runStep(step, { ...scope, log: chosen.length === 1 ? undefined : log }))
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 2) }, runNext))
  return sumOf(outcomes)
}

stopToolsOnSignals()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, changed: { type: 'boolean', default: false } },
})
// On a disk, the small files of databases and browsers took a fifth of the processor time of the server tests.
if (process.env['TMPDIR'] === undefined && hasMemoryForTemporaryFiles()) keepTemporaryFilesIn(MEMORY)
const total = await runSteps(stepsNamed(positionals, values.all), {
  isAll: values.all,
  base: values.changed ? changeBase() : undefined,
})
for (const failure of total.failures) console.log(failure)
console.log(`\n${closingLine(total)}`)
if (wasStopped()) process.exitCode = 130
else if (total.failed > 0) process.exitCode = 1
