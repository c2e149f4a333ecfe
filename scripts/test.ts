import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runTool, stopToolsOnSignals, wasStopped } from './lib/run-tool.ts'
import { changeBase } from './testing/change-base.ts'
import { LANES, planLanes } from './testing/lanes.ts'
import { NOTHING, closingLine, readClosingLine, sumOf, trusting, type Outcome } from './testing/outcome.ts'
import { steps, type Step } from './testing/steps.ts'
import { readTimings, rememberTimings } from './testing/timings.ts'

const SCRIPT = fileURLToPath(import.meta.url)
const LONGEST_NAME = Math.max(...steps.map(({ name }) => name.length))

/** The steps of these names, or all; ends with a sentence for a name that no step has. */
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

/** Runs a step here; what breaks it is one failure. */
function runHere({ run }: Step, base: string | undefined): Promise<Outcome> {
  return run(base).catch((error: unknown) => {
    console.error(error)
    return { ...NOTHING, failed: 1 }
  })
}

/** Runs a step in a process of its own; each line that it prints is passed on behind its name. */
async function runApart({ name }: Step, options: readonly string[]): Promise<Outcome> {
  let outcome = NOTHING
  const exitCode = await runTool('node', [SCRIPT, name, ...options], {
    onLine: (line) => {
      outcome = readClosingLine(line) ?? outcome
      console.log(`${name.padEnd(LONGEST_NAME)} │ ${line}`)
    },
  })
  return trusting(outcome, exitCode)
}

/** Runs the steps of a lane one after the other; a step that fails does not keep the next one from running. */
async function runLane(lane: readonly Step[], options: readonly string[]): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (const step of lane) {
    if (wasStopped()) break
    const from = performance.now()
    const outcome = await runApart(step, options)
    const seconds = (performance.now() - from) / 1000
    console.log(
      `\n──── ${step.name} (${step.about}): ${closingLine(outcome)} in ${seconds.toFixed(0)} s ────\n`,
    )
    if (options.length === 0 && outcome.failed === 0) rememberTimings({ [step.name]: seconds })
    outcomes.push(outcome)
  }
  return sumOf(outcomes)
}

/** Runs several steps, two at a time where there are two cores for them. */
async function runInLanes(chosen: readonly Step[], isChanged: boolean): Promise<Outcome> {
  const timings = readTimings()
  const lanes = planLanes(
    chosen.map((step) => ({ ...step, seconds: timings[step.name] ?? step.seconds })),
    LANES,
  )
  const options = isChanged ? ['--changed'] : []
  return sumOf(await Promise.all(lanes.map((lane) => runLane(lane, options))))
}

stopToolsOnSignals()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean' } },
})
const isChanged = values.changed === true
const chosen = chosenSteps(positionals)
const [only] = chosen
const total =
  chosen.length === 1 && only !== undefined
    ? await runHere(only, isChanged ? changeBase() : undefined)
    : await runInLanes(chosen, isChanged)
console.log(`\n${closingLine(total)}`)
if (wasStopped()) process.exitCode = 130
else if (total.failed > 0) process.exitCode = 1
