import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../src/demo/demo-accounts.ts'
import { openFolder } from '../_embedded-folders.ts'
import { freePort, spawnServer, type ServerProcess } from '../_server-process.ts'

/** Requests a second. */
const RATE = 80

async function signIn({ url }: ServerProcess): Promise<string> {
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'agent@latchkey.example', password: DEMO_PASSWORD }),
  })
  return ((await answer.json()) as { jwt: string }).jwt
}

/** Saves one's own profile; the status of the answer, or what went wrong instead. */
async function save({ url }: ServerProcess, token: string, lastName: string): Promise<number | string> {
  try {
    const answer = await fetch(`${url}/api/users/profile`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ firstName: 'Ann', lastName }),
    })
    await answer.text()
    return answer.status
  } catch (error) {
    return String((error as Error).cause)
  }
}

const readyStatus = async ({ url }: ServerProcess) => (await fetch(`${url}/api/ready`)).status

test('a server that is stopped under load answers everything until the proxy has noticed, and then ends', async () => {
  const folder = openFolder('shutdown')
  const server = spawnServer({
    PORT: String(await freePort()),
    DATA_DIR: path.join(folder, 'data'),
    SHUTDOWN_DELAY: '2',
  })
  try {
    await server.ready()
    const token = await signIn(server)
    const answers: Promise<number | string>[] = []
    const sending = setInterval(() => answers.push(save(server, token, `Lee ${answers.length}`)), 1000 / RATE)
    await delay(1_000)
    server.child.kill('SIGTERM')
    // What a proxy does: it asks now and then, and sends nothing more once the answer is no.
    await delay(100)
    expect(await readyStatus(server)).toBe(503)
    const beforeNoticed = answers.length
    await delay(1_000)
    clearInterval(sending)
    expect(answers.length).toBeGreaterThan(beforeNoticed + RATE / 2)
    const statuses = await Promise.all(answers)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    expect(await server.ended).toBe(0)
  } finally {
    server.child.kill('SIGKILL')
    await server.ended
    fs.rmSync(folder, { recursive: true })
  }
}, 90_000)
