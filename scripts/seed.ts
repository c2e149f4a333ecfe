import { readSettings } from '../packages/server/src/config/env.ts'
import { openDatabase } from '../packages/server/src/db/open-database.ts'
import { bulkSeed, type BulkAmounts } from '../packages/server/src/demo/bulk-seed.ts'
import { buildFeatures } from '../packages/server/src/features.ts'
import { createLog } from '../packages/server/src/platform/log.ts'
import { openServices } from '../packages/server/src/services.ts'
import { readAmounts } from './lib/seed-amounts.ts'

/** Fills the database of the settings, after making it what a first start makes it. */
async function seed(amounts: BulkAmounts): Promise<void> {
  const config = readSettings()
  const database = await openDatabase(config)
  try {
    const services = await openServices({ config, log: createLog('warn'), address: database.address })
    try {
      await buildFeatures(services.context).prepare()
      await bulkSeed(amounts, services.context, (line) => console.log(line))
    } finally {
      await services.close()
    }
  } finally {
    await database.stop()
  }
}

try {
  const from = performance.now()
  await seed(readAmounts(process.argv.slice(2)))
  console.log(`Done in ${((performance.now() - from) / 1000).toFixed(1)} s.`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
