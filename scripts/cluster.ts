import { runTool, stopToolsOnSignals } from './lib/run-tool.ts'

stopToolsOnSignals()
process.exitCode = await runTool('vitest', ['run', '--project=cluster', ...process.argv.slice(2)])
