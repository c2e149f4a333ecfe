import { existsSync, readdirSync } from 'node:fs'
import { inRoot } from './lib/root.ts'
import { runTool, stopToolsOnSignals, wasStopped } from './lib/run-tool.ts'

const FOLDER = inRoot('tests/faults')

stopToolsOnSignals()
const wanted = process.argv.slice(2)
const names = (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
  .filter((file) => file.endsWith('.fault.ts'))
  .map((file) => file.replace('.fault.ts', ''))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .toSorted()
if (names.length === 0) {
  console.error('There is no fault of that name in tests/faults.')
  process.exitCode = 1
}
for (const name of names) {
  if (wasStopped()) break
  // A process each, so that none is affected by the previous one.
  if ((await runTool('node', [`${FOLDER}/${name}.fault.ts`])) !== 0) {
    console.error(`The fault ${name} failed.`)
    process.exitCode = 1
  }
}
