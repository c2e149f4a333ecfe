import { closingLine, sumOf } from './outcome.ts'
import type { StepResult } from './step-line.ts'

export interface Run {
  readonly steps: readonly StepResult[]
  /** One line for each failure. */
  readonly failures: readonly string[]
  readonly seconds: number
  /** True when the exit code was 0. */
  readonly hasPassed: boolean
}

/** The summary: the time of each step in each run, the result of each run, and the failures. */
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
