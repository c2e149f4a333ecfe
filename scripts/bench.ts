import { existsSync, readdirSync } from 'node:fs'
import { inRoot } from './lib/root.ts'
import { runTool, stopToolsOnSignals, wasStopped } from './lib/run-tool.ts'

const FOLDER = inRoot('tests/bench')

stopToolsOnSignals()
const wanted = process.argv.slice(2)
const names = (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .toSorted()
if (names.length === 0) {
  console.error('There is no benchmark of that name in tests/bench.')
  process.exitCode = 1
}
for (const name of names) {
  if (wasStopped()) break
  // Each in a process of its own, so that none pays for the memory of another.
  if ((await runTool('node', [`${FOLDER}/${name}.bench.ts`])) !== 0) {
    console.error(`The benchmark ${name} failed.`)
    process.exitCode = 1
  }
}
