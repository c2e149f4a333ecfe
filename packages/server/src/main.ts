import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import type { Config } from './config/config.ts'
import { readSettings } from './config/env.ts'
import { openDatabase } from './db/open-database.ts'
import { buildFeatures } from './features.ts'
import { openMediaStore } from './media/open-media-store.ts'
import { createLog } from './platform/process/log.ts'
import { closePort, untilConnectionsEnd } from './platform/http/close-port.ts'
import { assertPortFree } from './platform/http/port.ts'
import { startReason } from './config/start-reason.ts'
import { stopOnSignals } from './platform/process/stop.ts'
import { openServices, type Services } from './services.ts'
import { welcome } from './welcome.ts'

/** Shown to the person who started the server, because nothing restarts it here. */
const DATABASE_ENDED = 'Latchkey has stopped because its database has ended. Start it again.'

/** The production build of the app. */
const APP_FOLDER = fileURLToPath(new URL('../../app/dist', import.meta.url))

export interface RunningServer {
  readonly app: FastifyInstance
  readonly config: Config
  /** Serves requests during the shutdown delay, then finishes work in progress and closes everything. */
  stop(): Promise<void>
}

/** Runs the product until it is stopped; a failed start prints its reason and ends the process. */
export async function run(appFolder = APP_FOLDER): Promise<void> {
  try {
    const config = readSettings()
    const log = createLog(config.demo ? 'warn' : 'info')
    const server = await startServer(config, log, appFolder)
    stopOnSignals(() => server.stop(), log, config.shutdownDelaySeconds * 1000)
    process.stdout.write(welcome(config))
  } catch (error) {
    process.stderr.write(`\n${startReason(error)}\n`)
    process.exit(1)
  }
}

/** Opens the database and everything above it, in order, and listens. */
export async function startServer(
  config: Config,
  log: Logger,
  appFolder = APP_FOLDER,
): Promise<RunningServer> {
  await assertPortFree(config)
  const database = await openDatabase(config)
  if (database.note !== null) process.stdout.write(`${database.note}\n`)
  let services: Services | undefined
  try {
    const opened = await openServices({ config, log, address: database.address })
    services = opened
    const app = await openApp(opened, config, appFolder)
    let isStopping = false
    void database.ended.then(() => {
      if (isStopping) return
      log.fatal('The embedded database has ended by itself; its log says why. The server stops.')
      process.stderr.write(`\n${DATABASE_ENDED}\n`)
      process.exit(1)
    })
    return {
      app,
      config,
      stop: async () => {
        opened.context.availability.isStopping = true
        const delayMs = config.shutdownDelaySeconds * 1000
        await delay(delayMs)
        await closePort(app.server)
        await untilConnectionsEnd(app.server, { but: () => opened.hub.connections(), atMostMs: delayMs })
        isStopping = true
        await app.close()
        await opened.close()
        await database.stop()
      },
    }
  } catch (error) {
    await services?.close()
    await database.stop()
    throw error
  }
}

async function openApp(services: Services, config: Config, appFolder: string): Promise<FastifyInstance> {
  const { context, hub, jobs, metrics } = services
  const features = buildFeatures(context)
  await features.prepare()
  const folders = { app: appFolder, media: openMediaStore(config) }
  const app = await buildApp(context, { ...features, hub, metrics, folders })
  await jobs.work(features.handlers)
  await app.listen({ port: config.port, host: config.host })
  return app
}
