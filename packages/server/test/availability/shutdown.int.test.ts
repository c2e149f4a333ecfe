import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../src/demo/demo-accounts.ts'
import { openFolder } from '../_embedded-folders.ts'
import { freePort, spawnServer, type ServerProcess } from '../_server-process.ts'

/** Requests that are always running. */
const AT_ONCE = 8

/** In seconds; long enough for all that follows the signal on a busy machine. */
const SHUTDOWN_DELAY = 10

async function signIn({ url }: ServerProcess): Promise<string> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'agent@latchkey.example', password: DEMO_PASSWORD }),
  })
  return ((await response.json()) as { jwt: string }).jwt
}

/** Saves a profile; the status of the answer, or the error. */
async function save({ url }: ServerProcess, token: string, lastName: string): Promise<number | string> {
  try {
    const response = await fetch(`${url}/api/users/profile`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ firstName: 'Ann', lastName }),
    })
    await response.text()
    return response.status
  } catch (error) {
    return String((error as Error).cause)
  }
}

const readyStatus = async ({ url }: ServerProcess) => (await fetch(`${url}/api/ready`)).status

/** Sends the next request with each answer, so that a slow machine has no more to do than a fast one. */
function sendWithoutPause(send: (index: number) => Promise<number | string>) {
  const statuses: (number | string)[] = []
  const end = new AbortController()
  let sent = 0
  const sendOn = async () => {
    while (!end.signal.aborted) statuses.push(await send((sent += 1)))
  }
  const ended = Promise.all(Array.from({ length: AT_ONCE }, sendOn))
  return {
    statuses,
    stop: () => {
      end.abort()
      return ended
    },
  }
}

let folder: string
beforeAll(() => {
  folder = openFolder('shutdown')
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

/** With the demo data, which only the first start makes. */
async function withServer(work: (server: ServerProcess) => Promise<void>) {
  const server = spawnServer({
    PORT: String(await freePort()),
    DATA_DIR: path.join(folder, 'data'),
    SHUTDOWN_DELAY: String(SHUTDOWN_DELAY),
  })
  try {
    await server.ready()
    // Just after the start a process may be busy on a busy machine.
    await expect.poll(() => readyStatus(server)).toBe(200)
    await work(server)
    expect(await server.ended).toBe(0)
  } finally {
    server.child.kill('SIGKILL')
    await server.ended
  }
}

test('a server stopped under load answers every request until the proxy has noticed, and then ends', async () => {
  await withServer(async (server) => {
    const token = await signIn(server)
    const { statuses, stop } = sendWithoutPause((index) => save(server, token, `Lee ${index}`))
    await expect.poll(() => statuses.length).toBeGreaterThanOrEqual(5 * AT_ONCE)
    server.child.kill('SIGTERM')
    // As a proxy does: it polls, and sends nothing more after a failure.
    await expect.poll(() => readyStatus(server)).toBe(503)
    const told = statuses.length
    await expect.poll(() => statuses.length).toBeGreaterThanOrEqual(told + 2 * AT_ONCE)
    await stop()
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  })
})

test('a stopping server keeps connections while it accepts new ones; then each closes with its next answer', async () => {
  await withServer(async (server) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    const ask = async () => {
      const request = http.get(`${server.url}/api/health`, { agent })
      const [response] = (await once(request, 'response')) as [http.IncomingMessage]
      response.resume()
      await once(response, 'end')
      return {
        status: response.statusCode,
        connection: response.headers.connection,
        isKept: request.reusedSocket,
      }
    }
    const takesConnections = () =>
      fetch(`${server.url}/api/health`, { headers: { connection: 'close' } }).then(
        () => true,
        () => false,
      )
    await ask()
    server.child.kill('SIGTERM')
    await expect.poll(() => readyStatus(server)).toBe(503)
    expect(await ask()).toEqual({ status: 200, connection: 'keep-alive', isKept: true })
    await expect.poll(takesConnections).toBe(false)
    expect(await ask()).toEqual({ status: 200, connection: 'close', isKept: true })
  })
})
