import { closingLine, sumOf } from './outcome.ts'
import type { StepResult } from './step-line.ts'

/** One run of the tests. */
export interface Run {
  readonly steps: readonly StepResult[]
  /** The lines that name what failed. */
  readonly failures: readonly string[]
  readonly seconds: number
  /** True when the run ended with 0. */
  readonly hasPassed: boolean
}

/** What to print at the end: each step's time in each run, how each run ended, and what failed. */
export function greenSummary(runs: readonly Run[]): readonly string[] {
  const names = [...new Set(runs.flatMap(({ steps }) => steps.map(({ name }) => name)))]
  const timesOf = (name: string) =>
    runs.map(({ steps }) => {
      const step = steps.find((each) => each.name === name)
      return (step === undefined ? '-' : `${step.seconds} s`).padStart(8)
    })
  return [
    ...names.map((name) => `${name.padEnd(10)}${timesOf(name).join('')}`),
    ...runs.flatMap(({ steps, failures, seconds, hasPassed }, index) => [
      `run ${index + 1}: ${closingLine(sumOf(steps.map(({ outcome }) => outcome)))} in ${seconds.toFixed(0)} s${hasPassed ? '' : ': failed'}`,
      ...failures.map((failure) => `  ${failure}`),
    ]),
  ]
}
