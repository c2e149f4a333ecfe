import type { Config } from '../../packages/server/src/config/config.ts'
import type { Context } from '../../packages/server/src/context/context.ts'
import { openDatabase } from '../../packages/server/src/db/open-database.ts'
import { bulkSeed, type BulkAmounts } from '../../packages/server/src/demo/bulk-seed.ts'
import { buildFeatures } from '../../packages/server/src/features.ts'
import { createLog } from '../../packages/server/src/platform/process/log.ts'
import { openServices } from '../../packages/server/src/services.ts'

/** Fills the configured database, after the set-up of a first start. An embedded one must not be in use by a server. */
export const seedDatabase = (
  config: Config,
  amounts: BulkAmounts,
  report: (line: string) => void,
): Promise<void> =>
  withDatabase(config, async (context) => {
    await buildFeatures(context).prepare()
    await bulkSeed(amounts, context, report)
  })

/** Runs the work on the configured database, which must not be in use by a server if it is embedded. */
export async function withDatabase(config: Config, work: (context: Context) => Promise<void>): Promise<void> {
  const database = await openDatabase(config)
  try {
    const services = await openServices({
      config,
      log: createLog('fatal'),
      address: database.address,
      isOwner: true,
    })
    try {
      await work(services.context)
    } finally {
      await services.close()
    }
  } finally {
    await database.stop()
  }
}
