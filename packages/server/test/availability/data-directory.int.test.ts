import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startEmbedded, type EmbeddedDatabase } from '../../src/db/embedded/embedded.ts'
import { urlOf } from '../_database.setup.ts'
import { openFolder } from '../_embedded-folders.ts'
import { allowsNamespaces, boundTo, remount } from '../_namespaces.ts'
import { freePort, refusalOf, SERVER, spawnServer } from '../_server-process.ts'

/** Beside an external database, so that only files depend on the folder. */
let database: EmbeddedDatabase
let parent: string
let settings: { DATABASE_URL: string; DATA_DIR: string; PORT: string }
const end: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  parent = openFolder('files')
  database = await startEmbedded(path.join(parent, 'database'))
  const DATA_DIR = path.join(parent, 'files')
  fs.mkdirSync(DATA_DIR)
  settings = { DATABASE_URL: urlOf(database.connection), DATA_DIR, PORT: String(await freePort()) }
})
afterEach(async () => {
  for (const each of end.splice(0)) await each()
})
afterAll(async () => {
  await database.stop()
  fs.rmSync(parent, { recursive: true })
})

/** Runs the command with the server. */
function serve(within: readonly string[]): number {
  const [command, ...args] = [...within, process.execPath, SERVER]
  const env = { PATH: process.env['PATH'], OVERLOAD_SECONDS: '0', ...settings }
  const child = spawn(command, args, { env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  end.push(async () => {
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })
  return child.pid ?? 0
}

const readiness = () =>
  fetch(`http://127.0.0.1:${settings.PORT}/api/ready`).then(
    async (response) => `${response.status} ${((await response.json()) as { status: string }).status}`,
    () => 'not listening',
  )

const READY = '200 ready'
const UNREADY = '503 The folder for files cannot be written.'

test('a data directory that cannot be written stops the start', async () => {
  const server = spawnServer({ ...settings, DATA_DIR: '/dev/null/files' })
  expect(await refusalOf(server)).toBe(
    '/dev/null/files cannot be used: a file is in the place of a folder above it; move that away, or set DATA_DIR to a folder.',
  )
})

test('a data directory that is gone makes the server unready until it is back', async () => {
  serve([])
  await expect.poll(readiness).toBe(READY)
  fs.renameSync(settings.DATA_DIR, `${settings.DATA_DIR}-gone`)
  await expect.poll(readiness).toBe(UNREADY)
  fs.renameSync(`${settings.DATA_DIR}-gone`, settings.DATA_DIR)
  await expect.poll(readiness).toBe(READY)
})

describe.runIf(allowsNamespaces('read-only data directories'))('mounted', () => {
  test('a data directory that becomes read-only makes the server unready, and stops the next start', async () => {
    const { DATA_DIR } = settings
    const pid = serve(boundTo(DATA_DIR, DATA_DIR))
    await expect.poll(readiness).toBe(READY)
    remount(pid, DATA_DIR, 'ro')
    await expect.poll(readiness).toBe(UNREADY)
    const inside = ['nsenter', '--target', String(pid), '--mount']
    const [command, ...args] = [...inside, process.execPath, SERVER]
    const next = spawn(command, args, { env: { ...settings, PORT: String(await freePort()) } })
    const ended = once(next, 'exit')
    const [said] = (await once(next.stderr, 'data')) as [Buffer]
    expect(String(said)).toContain(`${DATA_DIR} cannot be used: it is on a read-only file system;`)
    expect(await ended).toEqual([1, null])
    remount(pid, DATA_DIR, 'rw')
    await expect.poll(readiness).toBe(READY)
  })
})
