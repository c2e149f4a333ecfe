// A separate process: starts the embedded database of a folder, prints what became of it in one line, and stops it.
import { startEmbedded } from '../src/db/embedded/embedded.ts'

const [dataDir = '', busyWaitMs] = process.argv.slice(2)
try {
  const database = await startEmbedded(dataDir, { busyWaitMs: Number(busyWaitMs) })
  await database.stop()
  console.log('started')
} catch (error) {
  console.log(String(error))
}
