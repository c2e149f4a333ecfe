import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEmbedded } from '../../src/db/embedded/embedded.ts'
import {
  ask,
  childrenOf,
  clusterPid,
  copyOf,
  isRunning,
  killHard,
  openFolder,
  STARTER,
  startWriter,
} from '../_embedded-folders.ts'
import { allowsNamespaces, boundTo, HIDDEN_PROC, OTHER_CONTAINER } from '../_namespaces.ts'

const IN_USE = /^(StartProblem: )?Another server is already running on the database in /

let parent: string
/** A data directory with a stopped database, to be copied. */
let stopped: string

beforeAll(async () => {
  parent = openFolder('lock')
  stopped = path.join(parent, 'stopped')
  const database = await startEmbedded(stopped)
  await ask(database, 'create table kept (note text)')
  await database.stop()
})
afterAll(() => fs.rmSync(parent, { recursive: true }))

/** Starts without waiting for the lock, and returns the message if that fails. */
const startIn = (dataDir: string) =>
  startEmbedded(dataDir, { busyWaitMs: 0 }).then(
    async (database) => {
      await database.stop()
      return 'started'
    },
    (error: Error) => error.message,
  )

/** The same in another process, run by the command. */
function startWithin([command = '', ...args]: readonly string[], dataDir: string): string {
  return execFileSync(command, [...args, process.execPath, STARTER, dataDir, '0'], { encoding: 'utf8' })
}

describe('one folder has one database, by whatever path it is reached', () => {
  test.each([
    [
      'a symbolic link',
      (dataDir: string) => {
        fs.symlinkSync(dataDir, `${dataDir}-link`)
        return `${dataDir}-link`
      },
    ],
    ['a relative path', (dataDir: string) => path.relative(process.cwd(), dataDir)],
    ['a slash at the end', (dataDir: string) => `${dataDir}/./`],
  ])('%s', async (name, spell) => {
    const dataDir = copyOf(stopped, parent, name.replaceAll(' ', '-'))
    const spelt = spell(dataDir)
    const first = await startEmbedded(dataDir)
    try {
      expect(await startIn(spelt)).toMatch(IN_USE)
      expect(clusterPid(dataDir)).toBe(first.pid)
      expect(await ask(first, 'select * from kept')).toEqual([])
    } finally {
      await first.stop()
    }
    const second = await startEmbedded(spelt)
    expect(await startIn(dataDir)).toMatch(IN_USE)
    await second.stop()
  })

  test('a server that was started without the lock, by an older version', async () => {
    const dataDir = copyOf(stopped, parent, 'older')
    const first = await startEmbedded(dataDir)
    fs.rmSync(path.join(dataDir, 'database.lock'))
    expect(await startIn(dataDir)).toMatch(IN_USE)
    expect(clusterPid(dataDir)).toBe(first.pid)
    await first.stop()
    expect(await startIn(dataDir)).toBe('started')
  })
})

describe.runIf(allowsNamespaces('locks across containers'))('in other namespaces', () => {
  test('a bind mount is the same folder', async () => {
    const dataDir = copyOf(stopped, parent, 'mounted')
    const other = path.join(parent, 'mount-point')
    fs.mkdirSync(other)
    const first = await startEmbedded(dataDir)
    expect(startWithin(boundTo(dataDir, other), other)).toMatch(IN_USE)
    expect(clusterPid(dataDir)).toBe(first.pid)
    await first.stop()
  })

  test('a start that sees no processes leaves a running database alone', async () => {
    const dataDir = copyOf(stopped, parent, 'hidden')
    const first = await startEmbedded(dataDir)
    expect(startWithin(HIDDEN_PROC, dataDir)).toMatch(IN_USE)
    // As of an older version, which had no lock.
    fs.rmSync(path.join(dataDir, 'database.lock'))
    expect(startWithin(HIDDEN_PROC, dataDir)).toMatch(IN_USE)
    expect(clusterPid(dataDir)).toBe(first.pid)
    await first.stop()
  })

  test('of two containers on one volume only one starts, and the other after kill -9 of the first', async () => {
    const dataDir = copyOf(stopped, parent, 'volume')
    const writer = await startWriter(dataDir, 20, OTHER_CONTAINER)
    expect(await startIn(dataDir)).toMatch(IN_USE)
    expect(startWithin(OTHER_CONTAINER, dataDir)).toMatch(IN_USE)
    const written = writer.last()
    await expect.poll(() => writer.last()).toBeGreaterThan(written)
    await killHard(writer.process)
    const next = await startEmbedded(dataDir)
    const [count] = await ask<{ count: string }>(
      next,
      `select count(*) from acknowledged where number <= ${writer.last()}`,
    )
    expect(Number(count?.count)).toBe(writer.last())
    expect(startWithin(OTHER_CONTAINER, dataDir)).toMatch(IN_USE)
    await next.stop()
  })

  test('PostgreSQL itself holds the lock, also when its server and keeper were killed', async () => {
    const dataDir = copyOf(stopped, parent, 'left')
    // The first process of a container is the last to end.
    const first = ['sh', '-c', '"$@" & wait; exec tail -f /dev/null', 'sh']
    const writer = await startWriter(dataDir, 20, [...OTHER_CONTAINER, ...first])
    const [shell = 0] = childrenOf(writer.process.pid ?? 0)
    const [server = 0] = childrenOf(shell)
    const [keeper = 0] = childrenOf(server)
    const beside = childrenOf(keeper)
    const postgres = beside.find((pid) => childrenOf(pid).length > 0) ?? 0
    for (const pid of [...beside, keeper, server]) if (pid !== postgres) process.kill(pid, 'SIGKILL')
    await expect.poll(() => isRunning(server)).toBe(false)
    expect(await startIn(dataDir)).toMatch(IN_USE)
    expect(isRunning(postgres)).toBe(true)
    process.kill(postgres, 'SIGINT')
    await expect.poll(() => isRunning(postgres)).toBe(false)
    expect(await startIn(dataDir)).toBe('started')
    await killHard(writer.process)
  })
})
