import { rmSync } from 'node:fs'
import { inRoot } from '../lib/root.ts'
import { runTool } from '../lib/run-tool.ts'
import { readFailures } from './failures.ts'
import { RUN_MS } from './limits.ts'
import { failOnExitCode, type Outcome } from './outcome.ts'
import { countReport, type ReportKind } from './reports.ts'

/** Environment variable with the seed for a shuffled order of files and tests in Vitest. */
export const SHUFFLE_SEED = 'SHUFFLE_SEED'

export interface RunnerOptions {
  readonly projects: readonly string[]
  /** Only files whose path contains one of these; all by default. */
  readonly files?: readonly string[]
  /** Files to leave out. */
  readonly without?: readonly string[]
  /** Only what a change since this commit can affect, by the imports of the tests. */
  readonly base?: string | undefined
  readonly env?: Readonly<Record<string, string>>
}

export async function runVitest(
  name: string,
  { projects, files = [], without = [], base, env = {} }: RunnerOptions,
): Promise<Outcome> {
  const report = reportFile(name)
  const args = [
    'run',
    ...files,
    ...projects.map((project) => `--project=${project}`),
    ...without.map((file) => `--exclude=${file}`),
    ...(base === undefined ? [] : [`--changed=${base}`]),
    ...shuffled(process.env[SHUFFLE_SEED]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const exitCode = await runTool('vitest', args, { env, timeoutMs: RUN_MS })
  return outcomeOf(report, 'vitest', exitCode)
}

const shuffled = (seed: string | undefined): readonly string[] =>
  seed === undefined
    ? []
    : ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`]

/** Runs a configuration of Playwright, whose JSON report is `test-results/<name>.json`, and counts its tests. */
export async function runPlaywright(
  name: string,
  config: string,
  extra: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const report = reportFile(name)
  const args = ['test', `--config=${config}`, ...extra]
  const exitCode = await runTool('playwright', args, { env, timeoutMs: RUN_MS })
  return outcomeOf(report, 'playwright', exitCode)
}

/** Counts a report and prints its failures. */
function outcomeOf(report: string, kind: ReportKind, exitCode: number | null): Outcome {
  for (const line of readFailures(report, kind)) console.log(line)
  return failOnExitCode(countReport(report, kind), exitCode)
}

/** Path of a runner's report, without the one of an earlier run, which could be counted by mistake. */
function reportFile(name: string): string {
  const file = inRoot('test-results', `${name}.json`)
  rmSync(file, { force: true })
  return file
}
