import { availableParallelism } from 'node:os'
import { stopToolsOnSignals, wasStopped } from './lib/run-tool.ts'
import { NOTHING, closingLine, sumOf, type Outcome } from './testing/outcome.ts'
import { runBeside } from './testing/other-lane.ts'
import { steps, type Step } from './testing/steps.ts'

/** The steps that were asked for by name; ends with a sentence for a name that no step has. */
function chosenSteps(names: readonly string[]): readonly Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(
      `There is no step ${unknown.join(', ')}. The steps: ${steps.map(({ name }) => name).join(', ')}.`,
    )
    process.exit(2)
  }
  return steps.filter(({ name }) => names.includes(name))
}

/** Runs a step under its heading; what breaks it is one failure, and the next step runs all the same. */
async function runStep({ name, about, run }: Step): Promise<Outcome> {
  console.log(`\n──── ${name}: ${about} ────\n`)
  const from = performance.now()
  const outcome = await run().catch((error: unknown) => {
    console.error(error)
    return { ...NOTHING, failed: 1 }
  })
  console.log(`\n${name}: ${closingLine(outcome)} (${((performance.now() - from) / 1000).toFixed(1)} s)`)
  return outcome
}

/** Runs steps one after the other; a signal ends the whole run. */
async function runInTurn(chosen: readonly Step[]): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (const step of chosen) {
    outcomes.push(await runStep(step))
    if (wasStopped()) process.exit(130)
  }
  return sumOf(outcomes)
}

/** The whole run: two lanes at a time where there are two cores for them. */
async function runAll(): Promise<Outcome> {
  if (availableParallelism() < 2) return runInTurn(steps)
  const here = steps.filter(({ lane }) => lane === 'here')
  const beside = steps.filter(({ lane }) => lane === 'beside').map(({ name }) => name)
  return sumOf(await Promise.all([runInTurn(here), runBeside(beside)]))
}

stopToolsOnSignals()
const names = process.argv.slice(2)
const total = await (names.length === 0 ? runAll() : runInTurn(chosenSteps(names)))
console.log(`\n${closingLine(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1
