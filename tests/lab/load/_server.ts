// Runs as a process of its own: a demo server that reports its memory to its parent on request.
import { createLog } from '../../../packages/server/src/platform/process/log.ts'
import { startServer } from '../../../packages/server/src/main.ts'
import { withOwnFolder } from '../../bench/_product.ts'

await withOwnFolder(async (config) => {
  const server = await startServer(config, createLog('fatal'))
  process.on('message', (question) => {
    if (question === 'memory') process.send?.(process.memoryUsage.rss())
  })
  process.send?.(`http://127.0.0.1:${config.port}`)
  await new Promise((resolve) => process.once('disconnect', resolve))
  await server.stop()
})
