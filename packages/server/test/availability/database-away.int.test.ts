import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbedded } from '../../src/db/embedded/embedded.ts'
import { childrenOf, clusterPid, openFolder } from '../_embedded-folders.ts'
import { freePort, spawnServer, type ServerProcess } from '../_server-process.ts'

const AWAY = {
  status: 503,
  body: { error: 'unavailable', message: expect.stringMatching(/^The database cannot be reached/) as string },
  retryAfter: '5',
}

let parent: string
beforeAll(() => {
  parent = openFolder('away')
})
afterAll(() => fs.rmSync(parent, { recursive: true }))

async function signIn(server: ServerProcess) {
  const response = await fetch(`${server.url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'nobody@example.com', password: 'wrong' }),
  })
  const body: unknown = await response.json()
  return { status: response.status, body, retryAfter: response.headers.get('retry-after') }
}

async function ready(server: ServerProcess) {
  const response = await fetch(`${server.url}/api/ready`)
  return { status: response.status, body: await response.json() }
}

/** Polled, sign-in too: on a busy machine the watch may find the database away once more. */
async function isBack(server: ServerProcess) {
  await expect.poll(async () => (await ready(server)).status).toBe(200)
  await expect.poll(() => signIn(server)).toMatchObject({ status: 200, body: false })
}

async function withServer(settings: Record<string, string>, work: (server: ServerProcess) => Promise<void>) {
  const server = spawnServer({ PORT: String(await freePort()), DEMO: '0', ...settings })
  try {
    await server.ready()
    // Just after the start a process may be busy on a busy machine.
    await expect.poll(async () => (await signIn(server)).status).toBe(200)
    await work(server)
  } finally {
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  }
}

// `database-watch.test.ts` and `load.test.ts` test how soon.
test('a database that stops answering blocks no request', async () => {
  const dataDir = path.join(parent, 'frozen')
  await withServer({ DATA_DIR: dataDir }, async (server) => {
    // More than there are connections.
    const signInAll = () => Promise.all(Array.from({ length: 15 }, () => signIn(server)))
    await signInAll()
    const postmaster = clusterPid(dataDir)
    const all = [postmaster, ...childrenOf(postmaster)]
    for (const pid of all) process.kill(pid, 'SIGSTOP')
    try {
      const waiting = await signInAll()
      expect(waiting).toEqual(waiting.map(() => AWAY))
      expect(await signIn(server)).toEqual(AWAY)
      expect(await ready(server)).toEqual({
        status: 503,
        body: { status: 'The database cannot be reached.' },
      })
      expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
    } finally {
      for (const pid of all) process.kill(pid, 'SIGCONT')
    }
    await isBack(server)
  })
})

test('recovers after a restart of the database', async () => {
  const dataDir = path.join(parent, 'restarted')
  let database = await startEmbedded(dataDir)
  const { host, user, database: name } = database.connection
  const url = `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host)}`
  try {
    await withServer({ DATA_DIR: path.join(parent, 'files'), DATABASE_URL: url }, async (server) => {
      await database.stop()
      expect(await signIn(server)).toEqual(AWAY)
      expect((await ready(server)).status).toBe(503)
      database = await startEmbedded(dataDir)
      await isBack(server)
    })
  } finally {
    await database.stop()
  }
})
