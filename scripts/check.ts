import { stopToolsOnSignals } from './lib/run-tool.ts'
import { checks, runCheck } from './testing/checks.ts'

stopToolsOnSignals()
const findings: string[] = []
for (const check of checks) findings.push(...(await runCheck(check)).failures)
console.log(findings.length === 0 ? '\nTypes, lint and format are in order.' : `\n${findings.join('\n')}`)
process.exitCode = findings.length === 0 ? 0 : 1
