import os from 'node:os'
import path from 'node:path'
import fs from 'node:fs/promises'
import { buildApp } from '../../packages/server/src/app.ts'
import { createAvailability } from '../../packages/server/src/availability/availability.ts'
import { readConfig } from '../../packages/server/src/config/env.ts'
import type { Context } from '../../packages/server/src/context/context.ts'
import { openDb, openPool } from '../../packages/server/src/db/pool.ts'
import { withoutReplica } from '../../packages/server/src/db/read-replica.ts'
import { buildFeatures } from '../../packages/server/src/features.ts'
import { createBackgroundWrites } from '../../packages/server/src/context/background-writes.ts'
import { createLog } from '../../packages/server/src/platform/process/log.ts'
import { openMediaStore } from '../../packages/server/src/media/open-media-store.ts'
import { createHub } from '../../packages/server/src/live/hub.ts'

type App = Awaited<ReturnType<typeof buildApp>>

/** Reads something from the server's routes, without a database or a port. */
export async function readRoutes<Found>(read: (app: App) => Found): Promise<Awaited<Found>> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'latchkey-docs-'))
  const config = readConfig({ DEMO: '0', DATA_DIR: dataDir })
  const log = createLog('silent')
  const pool = openPool({}, log)
  const db = openDb(pool)
  const context: Context = {
    config,
    db,
    replica: withoutReplica(db),
    log,
    availability: createAvailability(Date.now),
    backgroundWrites: createBackgroundWrites(log),
    now: Date.now,
    change: () => Promise.reject(new Error('Reading the routes changes nothing.')),
  }
  const hub = createHub({ log, publicUrl: config.publicUrl })
  const folders = { app: dataDir, media: openMediaStore(config) }
  const app = await buildApp(context, { ...buildFeatures(context), hub, folders })
  try {
    return await read(app)
  } finally {
    await app.close()
    await pool.end()
    await fs.rm(dataDir, { recursive: true, force: true })
  }
}
