import { closingLine, readClosingLine, type Outcome } from './outcome.ts'

export interface StepResult {
  readonly name: string
  readonly outcome: Outcome
  readonly seconds: number
}

/** The closing line of a step. */
export const stepLine = ({ name, outcome, seconds }: StepResult, about: string): string =>
  `──── ${name} (${about}): ${closingLine(outcome)} in ${seconds.toFixed(0)} s ────`

/** Parses a closing line; undefined for any other line. */
export function readStepLine(line: string): StepResult | undefined {
  const [, name, closing, seconds] = /^──── (\S+) \(.+\): (.+) in (\d+) s ────$/.exec(line) ?? []
  const outcome = closing === undefined ? undefined : readClosingLine(closing)
  return name === undefined || outcome === undefined ? undefined : { name, outcome, seconds: Number(seconds) }
}
