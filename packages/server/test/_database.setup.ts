import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../src/db/embedded/embedded.ts'
import type { DatabaseAddress } from '../src/db/pool.ts'
import { openServices } from '../src/services.ts'
import { TEST_JOBS, testConfig } from './_config.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server for test databases, and the migrated template. */
    databaseServer: { address: DatabaseAddress; template: string }
    /** Maximum waits for a state, in milliseconds: usually, and for what the product delays itself. */
    waitMs: number
    longWaitMs: number
  }
}

/** Starts PostgreSQL for the run (or uses LATCHKEY_TEST_DATABASE_URL) and migrates the template once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['LATCHKEY_TEST_DATABASE_URL']
  const server = given
    ? { address: { connectionString: given }, stop: () => Promise.resolve() }
    : await ownServer()
  const template = await makeTemplate(server.address)
  project.provide('databaseServer', { address: server.address, template })
  return async () => {
    if (given) await admin(server.address, `drop database ${template}`)
    await server.stop()
  }
}

/** Returns the name of a new, migrated database. */
export async function makeTemplate(address: DatabaseAddress): Promise<string> {
  const template = `latchkey_template_${process.pid}`
  await admin(address, `create database ${template}`)
  const services = await openServices({
    config: testConfig({}),
    log: pino({ level: 'silent' }),
    address: databaseNamed(address, template),
    // A queue whose settings are the same is left as it is.
    jobOptions: TEST_JOBS,
  })
  await services.close()
  return template
}

async function ownServer() {
  // In the system's temporary folder, which every account can enter.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'latchkey-test-'))
  fs.chmodSync(folder, 0o711)
  const embedded = await startEmbedded(folder, {
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  })
  return {
    address: embedded.connection as DatabaseAddress,
    stop: async () => {
      await embedded.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Another database on the same server. */
export function databaseNamed(address: DatabaseAddress, database: string): DatabaseAddress {
  if (address.connectionString === undefined) return { ...address, database }
  const url = new URL(address.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** As operators configure it; as this account, else as its owner. */
export function urlOf({ connectionString, host, user, database }: DatabaseAddress, account = user): string {
  const socket = `postgresql://localhost/${database}?host=${encodeURIComponent(host ?? '')}`
  const url = new URL(connectionString ?? socket)
  if (account !== undefined) url.username = account
  return url.href
}

/** Runs a statement as the owner of the server, for what connections of the product may not do. */
export async function admin(address: DatabaseAddress, statement: string): Promise<void> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
