import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../packages/server/src/main.ts'
import { markOf } from './lib/bundle-folders.ts'

/** The folder that this file is bundled into: `packages/server/dist/<build>`. */
const folder = import.meta.dirname

// Chunks and threads are loaded from it as long as this process runs.
const mark = markOf(folder, process.pid)
try {
  writeFileSync(mark, '')
  process.on('exit', () => rmSync(mark, { force: true }))
} catch {
  // The account that runs the server may not write here: then whoever builds should not while it runs.
}

await run(path.join(folder, '../../../app/dist'))
