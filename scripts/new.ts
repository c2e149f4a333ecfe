import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './lib/root.ts'
import { runTool } from './lib/run-tool.ts'
import { newComponent } from './new/component.ts'
import { newFeature } from './new/feature.ts'
import { newMigration } from './new/migration.ts'
import type { Addition } from './new/addition.ts'

const USAGE = `Usage:
  npm run new -- component controls/Stepper     a component of ui, with its styles and stories
  npm run new -- component lettings/leads/LeadAge
  npm run new -- feature tags                   contract, calls, routes, service, queries and a test of a feature
  npm run new -- migration add-lead-source      a change of the tables`

/** The files to write and lines to add for a command. */
function additionFor(kind: string | undefined, name: string | undefined): Addition {
  if (name === undefined) throw new Error(USAGE)
  switch (kind) {
    case 'component':
      return newComponent(name)
    case 'feature':
      return newFeature(name)
    case 'migration':
      return newMigration(name, new Date())
    default:
      throw new Error(USAGE)
  }
}

/** Writes all files, or none if one exists already. */
function write({ files, edits }: Addition): string[] {
  const taken = Object.keys(files).filter((file) => existsSync(inRoot(file)))
  if (taken.length > 0) throw new Error(`Already there: ${taken.join(', ')}`)
  const edited = edits.map(({ file, edit }) => [file, edit(readFileSync(inRoot(file), 'utf8'))] as const)
  for (const [file, text] of [...Object.entries(files), ...edited]) {
    mkdirSync(path.dirname(inRoot(file)), { recursive: true })
    writeFileSync(inRoot(file), text)
  }
  return [...Object.keys(files), ...edited.map(([file]) => file)]
}

try {
  const [kind, name] = process.argv.slice(2)
  const addition = additionFor(kind, name)
  const written = write(addition)
  await runTool('oxfmt', written)
  for (const file of written) console.log(`  ${file}`)
  if (addition.next !== undefined) console.log(addition.next)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
