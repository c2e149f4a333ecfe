import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { PushEvent } from '@latchkey/domain/platform/events.contract'
import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Kysely } from 'kysely'
import { pino, type Logger } from 'pino'
import { afterAll, expect, inject, vi } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { Config } from '../src/config/config.ts'
import type { JobQueueOptions } from '../src/jobs/queue.ts'
import type { Context } from '../src/context/context.ts'
import type { DatabaseAddress } from '../src/db/pool.ts'
import type { Db } from '../src/db/schema.ts'
import { buildFeatures, type Features } from '../src/features.ts'
import { openMediaStore } from '../src/media/open-media-store.ts'
import type { Hub } from '../src/live/hub.ts'
import { openServices, type Services } from '../src/services.ts'
import { TEST_JOBS, testConfig } from './_config.ts'
import { admin, databaseNamed } from './_database.setup.ts'
import { makeUser, signInAs, type SignedIn } from './_people.ts'
import { recordStatements, writeStatements } from './_sent-statements.ts'

export interface TestServerOptions {
  readonly config?: Partial<Config>
  /** Replaces the real features, for tests of the platform. */
  readonly features?: (context: Context) => Partial<Features>
  /** Added under `/api`. */
  readonly routes?: readonly FastifyPluginAsync[]
  /** On a free loopback port, for sockets and streams; `app.inject` needs none. */
  readonly isListening?: boolean
  readonly log?: Logger
  /** Folder of a built app; none by default. */
  readonly appFolder?: string
  /** Instead of a new copy of the template; the caller removes it. */
  readonly address?: DatabaseAddress
  /** Keeps the rights of the database's owner, to rebuild tables. */
  readonly isOwner?: boolean
  readonly jobOptions?: JobQueueOptions
}

/** A recorded push. */
export interface Pushed {
  readonly event: PushEvent
  readonly payload: unknown
  readonly userId: number | undefined
}

/** A whole server with its own database. */
export interface TestServer {
  readonly app: FastifyInstance
  /** `http://127.0.0.1:port` when it listens. */
  readonly url: string
  readonly context: Context
  readonly db: Kysely<Db>
  readonly address: DatabaseAddress
  readonly hub: Hub
  readonly services: Services
  /** Pushes after commits, oldest first. */
  readonly pushed: Pushed[]
  /** Ids of sessions whose sockets were closed. */
  readonly disconnected: number[]
  /** Each read by the server is a millisecond later than the one before; `reset` is for the next test. */
  readonly clock: { now: number; advance(ms: number): void; reset(): void }
  /** With exactly these permissions. */
  signIn(permissions: readonly Permission[], username?: string): Promise<SignedIn>
  /** Waits until no record is written after a response and no job is queued or running; fails if a job keeps failing. */
  settled(): Promise<void>
  /** Raw mails, oldest first. */
  mails(): string[]
  close(): Promise<void>
}

recordStatements()

let databases = 0

const STARTED_AT = Date.UTC(2026, 2, 2, 9)

/** The server of a test file, closed after its tests. */
export async function serverOfFile(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await startTestServer(options)
  afterAll(() => server.close())
  return server
}

/** Uses a new copy of the template database. The caller closes it. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { address, drop } = options.address
    ? { address: options.address, drop: () => Promise.resolve() }
    : await copyOfTemplate()
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'latchkey-data-'))
  const config = testConfig({ dataDir, ...options.config })
  const clock = {
    now: STARTED_AT,
    advance(ms: number) {
      clock.now += ms
    },
    reset() {
      clock.now = STARTED_AT
    },
  }
  const pushed: Pushed[] = []
  const disconnected: number[] = []
  const services = await openServices({
    config,
    log: options.log ?? pino({ level: 'silent' }),
    address,
    now: () => (clock.now += 1),
    isOwner: options.isOwner ?? false,
    jobOptions: { ...TEST_JOBS, ...options.jobOptions },
    wrapHub: (hub) => ({
      ...hub,
      push: (event, payload, userId) => {
        pushed.push({ event, payload, userId })
        hub.push(event, payload, userId)
      },
      disconnect: (sessionIds) => {
        disconnected.push(...sessionIds)
        hub.disconnect(sessionIds)
      },
    }),
  })
  const { context, hub, jobs, dispatcher } = services
  const discard = async () => {
    await services.close()
    writeStatements()
    await drop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
  const { app, url } = await openApp(services, options).catch(async (error: unknown) => {
    await discard()
    throw error
  })
  return {
    app,
    url,
    context,
    db: context.db,
    address,
    hub,
    services,
    pushed,
    disconnected,
    clock,
    signIn: async (permissions, username) => {
      const person = await makeUser(context.db, permissions, username === undefined ? {} : { username })
      const token = await signInAs(app, person.username)
      return { ...person, token, headers: { authorization: `Bearer ${token}` } }
    },
    settled: async () => {
      await context.backgroundWrites.settled()
      await dispatcher.settled()
      await settled(() => jobs.pending())
    },
    mails: mailsIn(path.join(dataDir, 'outbox')),
    close: async () => {
      await app.close()
      await discard()
    },
  }
}

async function copyOfTemplate(): Promise<{ address: DatabaseAddress; drop: () => Promise<void> }> {
  const { address: server, template } = inject('databaseServer')
  databases += 1
  const name = `latchkey_test_${process.pid}_${databases}_${Date.now()}`
  await admin(server, `create database ${name} template ${template} strategy file_copy`)
  return {
    address: databaseNamed(server, name),
    drop: () => admin(server, `drop database ${name} with (force)`),
  }
}

/** A wait for each job: how long all of them take depends on the machine. */
async function settled(pending: () => Promise<number>): Promise<void> {
  const fewerThan = async (before: number) => {
    const left = await pending()
    expect(left).toBeLessThan(before)
    return left
  }
  let left = Infinity
  while (left > 0) {
    const before = left
    left = await vi.waitFor(() => fewerThan(before), { timeout: inject('waitMs'), interval: 10 })
  }
}

async function openApp({ context, hub, jobs, metrics }: Services, options: TestServerOptions) {
  const { dataDir } = context.config
  const features: Features = { ...buildFeatures(context), ...options.features?.(context) }
  const app = await buildApp(context, {
    ...features,
    routes: [...features.routes, ...(options.routes ?? [])],
    hub,
    metrics,
    folders: {
      app: options.appFolder ?? path.join(dataDir, 'no-app'),
      media: openMediaStore(context.config),
    },
  })
  await jobs.work(features.handlers)
  return { app, url: options.isListening ? await app.listen({ port: 0, host: '127.0.0.1' }) : '' }
}

/** Each file is read once. */
function mailsIn(outbox: string): () => string[] {
  const known = new Map<string, string>()
  const textOf = (name: string): string => {
    const text = known.get(name) ?? fs.readFileSync(path.join(outbox, name), 'utf8')
    known.set(name, text)
    return text
  }
  return () => {
    if (!fs.existsSync(outbox)) return []
    const names = fs.readdirSync(outbox).filter((name) => name.endsWith('.eml'))
    return names.toSorted().map(textOf)
  }
}
