import { checks, runCheck } from './testing/checks.ts'
import { stopToolsOnSignals } from './lib/run-tool.ts'

stopToolsOnSignals()
const failed: string[] = []
for (const check of checks) {
  if (!(await runCheck(check))) failed.push(check.name)
}
console.log(
  failed.length === 0 ? '\nTypes, lint and format are in order.' : `\nNot in order: ${failed.join(', ')}.`,
)
process.exitCode = failed.length === 0 ? 0 : 1
