import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../packages/server/src/main.ts'
import { markOf } from './lib/bundle-folders.ts'

/** This file is bundled into `packages/server/dist/<build>`. */
const folder = import.meta.dirname

// This process loads chunks and threads from the folder as long as it runs.
const mark = markOf(folder, process.pid)
try {
  writeFileSync(mark, '')
  process.on('exit', () => rmSync(mark, { force: true }))
} catch {
  // The server's account may not be allowed to write here; then no build may be made while it runs.
}

// Argument: the folder of the app's build, if it is another.
await run(process.argv[2] ?? path.join(folder, '../../../app/dist'))
