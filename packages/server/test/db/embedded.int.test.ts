import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { installedRelease } from '../../src/db/embedded/binaries.ts'
import { startEmbedded, type EmbeddedDatabase } from '../../src/db/embedded/embedded.ts'
import { processFacts } from '../../src/db/embedded/process-table.ts'
import {
  ask,
  childrenOf,
  copyOf,
  isRunning,
  killHard,
  listing,
  openFolder,
  STARTER,
  startWriter,
} from '../_embedded-folders.ts'

let parent: string
/** A data directory with a stopped database, to be copied. */
let stopped: string

beforeAll(async () => {
  parent = openFolder('embedded')
  stopped = path.join(parent, 'stopped')
  const database = await startEmbedded(stopped)
  await ask(database, 'create table kept (note text)')
  await ask(database, "insert into kept values ('yes')")
  await database.stop()
})
afterAll(() => fs.rmSync(parent, { recursive: true }))

const clusterOf = (dataDir: string) => path.join(dataDir, 'database', 'cluster')

async function withDatabase<T>(
  dataDir: string,
  work: (database: EmbeddedDatabase) => Promise<T>,
): Promise<T> {
  const database = await startEmbedded(dataDir)
  try {
    return await work(database)
  } finally {
    await database.stop()
  }
}

const keptIn = (dataDir: string) =>
  withDatabase(dataDir, (database) => ask(database, 'select note from kept'))

describe('start and stop', () => {
  test('is durable, listens on its socket only, and ends when stopped', async () => {
    const database = await startEmbedded(copyOf(stopped, parent, 'ordinary'))
    const settings = await ask<{ name: string; setting: string }>(
      database,
      "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses')",
    )
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      listen_addresses: '',
    })
    expect(fs.statSync(database.connection.host).mode & 0o777).toBe(0o700)
    expect(database.note).toBeNull()
    await database.stop()
    await database.ended
    expect(isRunning(database.pid)).toBe(false)
  })

  test('its log quotes no row of a rejected write', async () => {
    const dataDir = copyOf(stopped, parent, 'logging')
    await withDatabase(dataDir, async ({ connection }) => {
      const client = new pg.Client(connection)
      await client.connect()
      await client.query('create table person (email text unique)')
      const insert = () => client.query('insert into person values ($1)', ['ann@example.com'])
      await insert()
      await expect(insert()).rejects.toThrow('duplicate key')
      await client.end()
    })
    const log = fs.readFileSync(path.join(dataDir, 'database', 'postgres.log'), 'utf8')
    expect(log).toContain('duplicate key')
    expect(log).not.toContain('ann@example.com')
  })

  test('a stop lets connections close by themselves, and closes those that stay', async () => {
    const complaints: string[] = []
    const connect = async (database: EmbeddedDatabase) => {
      const client = new pg.Client(database.connection)
      client.on('error', ({ message }) => complaints.push(message))
      await client.connect()
      return client
    }
    const dataDir = copyOf(stopped, parent, 'leaving')
    const first = await startEmbedded(dataDir)
    const leaving = await connect(first)
    const stop = first.stop()
    await leaving.end()
    await stop
    expect(complaints).toEqual([])
    const second = await startEmbedded(dataDir)
    await connect(second)
    await second.stop()
    expect(complaints[0]).toContain('terminating connection')
  })

  test('a second server on the same folder is rejected, and the first keeps running', async () => {
    const dataDir = copyOf(stopped, parent, 'twice')
    await withDatabase(dataDir, async (first) => {
      const second = startEmbedded(dataDir, { busyWaitMs: 100 })
      await expect(second).rejects.toThrow(/^Another server is already running on the database in .*twice/)
      expect(await ask(first, 'select note from kept')).toEqual([{ note: 'yes' }])
    })
  })

  test('a waiting second server takes over when the first has stopped', async () => {
    const dataDir = copyOf(stopped, parent, 'overlap')
    const first = await startEmbedded(dataDir)
    const second = startEmbedded(dataDir, { busyWaitMs: 30_000 })
    await first.stop()
    const database = await second
    expect(await ask(database, 'select note from kept')).toEqual([{ note: 'yes' }])
    await database.stop()
  })
})

describe('after a crash', () => {
  test('kill -9 of the server stops PostgreSQL, and every acknowledged row is there after a restart', async () => {
    const dataDir = copyOf(stopped, parent, 'killed')
    for (let round = 1; round <= 3; round += 1) {
      const writer = await startWriter(dataDir, round * 20)
      await killHard(writer.process)
      await expect.poll(() => isRunning(writer.postgres)).toBe(false)
      const rows = await withDatabase(dataDir, (database) =>
        ask<{ count: string }>(
          database,
          `select count(*) from acknowledged where number <= ${writer.last()}`,
        ),
      )
      expect(Number(rows[0]?.count)).toBe(writer.last())
    }
  })

  test('kill -9 of the server while PostgreSQL is being started stops it too', async () => {
    const dataDir = copyOf(stopped, parent, 'starting')
    const gate = path.join(dataDir, 'gate')
    execFileSync('mkfifo', ['-m', '666', gate])
    const programs = path.join(dataDir, 'database', `pgsql-${installedRelease().version}`)
    const real = fs.realpathSync(programs)
    fs.rmSync(programs)
    fs.mkdirSync(path.join(programs, 'bin'), { recursive: true })
    const late = `#!/bin/sh\ncat ${gate}\nexec ${real}/bin/postgres "$@"\n`
    fs.writeFileSync(path.join(programs, 'bin', 'postgres'), late, { mode: 0o755 })
    const server = spawn(process.execPath, [STARTER, dataDir, '0'], { stdio: 'ignore' })
    const { O_NONBLOCK, O_WRONLY } = fs.constants
    // Possible once it is being read.
    const opened = await vi.waitFor(() => fs.openSync(gate, O_WRONLY | O_NONBLOCK), {
      timeout: inject('waitMs'),
    })
    const [keeper = 0] = childrenOf(server.pid ?? 0)
    await expect.poll(() => childrenOf(keeper).length).toBe(2)
    const [postgres = 0, watcher = 0] = childrenOf(keeper)
    await killHard(server)
    // It has signalled: then it ends, or waits before it repeats that.
    await expect.poll(() => !isRunning(watcher) || childrenOf(watcher).length > 0).toBe(true)
    fs.closeSync(opened)
    await expect.poll(() => isRunning(postgres)).toBe(false)
  })

  test('an orphaned PostgreSQL is stopped and replaced', async () => {
    const dataDir = copyOf(stopped, parent, 'orphan')
    const writer = await startWriter(dataDir)
    const keeper = processFacts(writer.postgres)?.parent ?? 0
    expect(processFacts(keeper)?.commandLine).toContain('latchkey-database')
    // The keeper, and before it the child that waits for the end of the server, which would stop PostgreSQL.
    for (const pid of [...childrenOf(keeper), keeper])
      if (pid !== writer.postgres) process.kill(pid, 'SIGKILL')
    await killHard(writer.process)
    expect(isRunning(writer.postgres)).toBe(true)
    expect(await keptIn(dataDir)).toEqual([{ note: 'yes' }])
    expect(isRunning(writer.postgres)).toBe(false)
  })

  test('a pid file with the pid of another process is ignored', async () => {
    const dataDir = copyOf(stopped, parent, 'stale')
    const { uid, gid } = fs.statSync(clusterOf(dataDir))
    // Of the same account: PostgreSQL itself would treat it as another server.
    const somebody = spawn('cat', [], { uid, gid, cwd: '/', stdio: ['pipe', 'ignore', 'ignore'] })
    await once(somebody, 'spawn')
    fs.writeFileSync(
      path.join(clusterOf(dataDir), 'postmaster.pid'),
      `${somebody.pid}\n${clusterOf(dataDir)}\n`,
    )
    expect(await keptIn(dataDir)).toEqual([{ note: 'yes' }])
    expect(somebody.exitCode).toBeNull()
    somebody.stdin.end()
  })

  test('an interrupted first start is repeated', async () => {
    const dataDir = copyOf(stopped, parent, 'halfway')
    fs.renameSync(clusterOf(dataDir), `${clusterOf(dataDir)}.${process.pid}`)
    // Of an interrupted backup: it contains rows.
    fs.mkdirSync(path.join(dataDir, 'database', 'exchange.left'))
    await withDatabase(dataDir, async (database) => {
      await expect(ask(database, 'select note from kept')).rejects.toThrow('does not exist')
    })
    expect(
      fs.readdirSync(path.join(dataDir, 'database')).filter((name) => /^(cluster|exchange)/.test(name)),
    ).toEqual(['cluster'])
  })
})

describe('a folder that cannot be trusted is rejected and left unchanged', () => {
  test.each([
    [
      'without PG_VERSION',
      (cluster: string) => fs.rmSync(path.join(cluster, 'PG_VERSION')),
      /is damaged: its file PG_VERSION is missing/,
    ],
    [
      'of another release',
      (cluster: string) => fs.writeFileSync(path.join(cluster, 'PG_VERSION'), '14\n'),
      /made by PostgreSQL 14 and this is PostgreSQL 18/,
    ],
    [
      'that will not start',
      (cluster: string) => fs.rmSync(path.join(cluster, 'global', 'pg_control')),
      /did not start \(.*pg_control/,
    ],
  ])('one %s', async (name, spoil, message) => {
    const dataDir = copyOf(stopped, parent, name.replaceAll(' ', '-'))
    const cluster = clusterOf(dataDir)
    spoil(cluster)
    const before = listing(cluster)
    const failure = await startEmbedded(dataDir).then(
      () => 'it started',
      (error: Error) => error.message,
    )
    expect(failure).toMatch(message)
    expect(failure).toContain(cluster)
    expect(failure).toContain(path.join(dataDir, 'database', 'postgres.log'))
    expect(failure).not.toContain('\n')
    expect(listing(cluster)).toEqual(before)
  })
})
