// Runs as a process of its own: the server of its settings; reports when it listens, and its memory on request.
import { readConfig } from '../../packages/server/src/config/env.ts'
import { startServer } from '../../packages/server/src/main.ts'
import { createLog } from '../../packages/server/src/platform/process/log.ts'

const server = await startServer(readConfig(process.env), createLog('fatal'))
process.on('message', () => process.send?.(process.memoryUsage.rss()))
process.send?.('listening')
await new Promise((resolve) => process.once('disconnect', resolve))
await server.stop()
