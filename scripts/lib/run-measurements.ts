import { existsSync, readdirSync } from 'node:fs'
import { inRoot } from './root.ts'
import { runTool, stopToolsOnSignals, wasStopped } from './run-tool.ts'

/**
 * Runs the files `*.<kind>.ts` of a folder one after the other: all of them, or those that are named. The process fails
 * if one of them fails or none is found.
 */
export async function runMeasurements(
  folder: string,
  kind: string,
  wanted: readonly string[],
): Promise<void> {
  stopToolsOnSignals()
  const ending = `.${kind}.ts`
  const names = (existsSync(inRoot(folder)) ? readdirSync(inRoot(folder)) : [])
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .filter((name) => wanted.length === 0 || wanted.includes(name))
    .toSorted()
  if (names.length === 0) {
    console.error(`There is nothing of that name in ${folder}.`)
    process.exitCode = 1
  }
  for (const name of names) {
    if (wasStopped()) break
    // A process each, so that none is charged for the memory of another.
    if ((await runTool('node', [`${inRoot(folder)}/${name}${ending}`])) !== 0) {
      console.error(`${folder}/${name} failed.`)
      process.exitCode = 1
    }
  }
}
