import { stopToolsOnSignals, wasStopped } from './lib/run-tool.ts'
import { NOTHING, closingLine, sumOf, type Outcome } from './testing/outcome.ts'
import { steps, type Step } from './testing/steps.ts'

/** The steps that were asked for by name, or all of them; ends with a sentence for a name that no step has. */
function chosenSteps(names: readonly string[]): readonly Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(
      `There is no step ${unknown.join(', ')}. The steps: ${steps.map(({ name }) => name).join(', ')}.`,
    )
    process.exit(2)
  }
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name))
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

stopToolsOnSignals()
const outcomes: Outcome[] = []
for (const step of chosenSteps(process.argv.slice(2))) {
  outcomes.push(await runStep(step))
  if (wasStopped()) process.exit(130)
}
const total = sumOf(outcomes)
console.log(`\n${closingLine(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1
