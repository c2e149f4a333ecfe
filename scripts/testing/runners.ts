import { rmSync } from 'node:fs'
import { inRoot } from '../lib/root.ts'
import { runTool } from '../lib/run-tool.ts'
import { RUN_MS } from './limits.ts'
import type { Outcome } from './outcome.ts'
import { readReport } from './reports.ts'

/** Gets the output of a step, line by line; without it, the output goes to the terminal. */
export type Log = ((line: string) => void) | undefined

export interface RunnerOptions {
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly log?: Log
}

/** Runs Vitest; its JUnit report is `test-results/<name>.xml`. */
export const runVitest = (name: string, { args, ...options }: RunnerOptions): Promise<Outcome> =>
  run(name, 'vitest', {
    ...options,
    args: [
      'run',
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=junit',
      `--outputFile.junit=${reportFile(name)}`,
      ...args,
    ],
  })

/** Runs a configuration of Playwright, which writes its JUnit report to `test-results/<name>.xml`. */
export const runPlaywright = (
  name: string,
  config: string,
  { args, ...options }: RunnerOptions,
): Promise<Outcome> =>
  run(name, 'playwright', {
    ...options,
    args: ['test', `--config=${config}`, '--pass-with-no-tests', ...args],
  })

async function run(
  name: string,
  tool: 'vitest' | 'playwright',
  { args, env = {}, log }: RunnerOptions,
): Promise<Outcome> {
  const report = reportFile(name)
  // The report of an earlier run could be counted by mistake.
  rmSync(report, { force: true })
  let lastError = ''
  const onLine =
    log &&
    ((line: string) => {
      if (/Error\b/.test(line)) lastError = line.trim()
      log(line)
    })
  const exitCode = await runTool(tool, args, {
    env: { NODE_COMPILE_CACHE, ...env },
    timeoutMs: RUN_MS,
    ...(onLine && { onLine }),
  })
  return readReport(report, tool, exitCode, lastError)
}

/** Tests start many threads and processes, each of which would compile the same TypeScript. */
const NODE_COMPILE_CACHE = inRoot('node_modules/.cache/node')

const reportFile = (name: string): string => inRoot('test-results', `${name}.xml`)
