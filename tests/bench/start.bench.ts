import { createLog } from '../../packages/server/src/platform/process/log.ts'
import { startServer } from '../../packages/server/src/main.ts'
import { figure, rounded } from './_figures.ts'
import { withOwnFolder } from './_product.ts'

// The time of a start from nothing (a new cluster, tables and demo data) and of later ones on the same folder.
await withOwnFolder(async (config) => {
  for (const start of ['first', 'second', 'third']) {
    const from = performance.now()
    const server = await startServer(config, createLog('fatal'))
    const startMs = rounded(performance.now() - from)
    const stopFrom = performance.now()
    await server.stop()
    figure('start', { start, startMs, stopMs: rounded(performance.now() - stopFrom) })
  }
})
