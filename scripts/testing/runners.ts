import { rmSync } from 'node:fs'
import { inRoot } from '../lib/root.ts'
import { runTool } from '../lib/run-tool.ts'
import { trusting, type Outcome } from './outcome.ts'
import { countReport } from './reports.ts'

/** Longest a runner may take before it is ended and counts as failed, in milliseconds. */
const RUNNER_TIMEOUT_MS = 1_200_000

/** Runs projects of Vitest and counts their tests. */
export async function runVitest(
  name: string,
  projects: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const report = reportFile(name)
  const args = [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const exitCode = await runTool('vitest', args, { env, timeoutMs: RUNNER_TIMEOUT_MS })
  return trusting(countReport(report, 'vitest'), exitCode)
}

/** Runs a configuration of Playwright, whose JSON report goes to `test-results/<name>.json`, and counts its tests. */
export async function runPlaywright(
  name: string,
  config: string,
  extra: readonly string[] = [],
): Promise<Outcome> {
  const report = reportFile(name)
  const args = ['test', `--config=${config}`, ...extra]
  const exitCode = await runTool('playwright', args, { timeoutMs: RUNNER_TIMEOUT_MS })
  return trusting(countReport(report, 'playwright'), exitCode)
}

/** Where a runner writes its report; the one of an earlier run is gone, so that it cannot be counted by mistake. */
function reportFile(name: string): string {
  const file = inRoot('test-results', `${name}.json`)
  rmSync(file, { force: true })
  return file
}
