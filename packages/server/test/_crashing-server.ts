import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Session } from '@latchkey/domain/session/session.contract'
import { afterAll, beforeAll } from 'vitest'
import { freePort, spawnServer, type ServerProcess } from './_server-process.ts'

/** Calls of the demo's administrator, which expect a success. */
export interface Calls {
  get<Body>(address: string): Promise<Body>
  post<Body>(address: string, body?: object): Promise<Body>
  upload<Body>(address: string, fileName: string, content: string | Uint8Array<ArrayBuffer>): Promise<Body>
}

/** A server of a file's tests that can be killed and started again on the same port and data. */
export function crashingServer() {
  let dataDir = ''
  let settings: Record<string, string> = {}
  let server: ServerProcess | undefined
  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'latchkey-crash-'))
    chmodSync(dataDir, 0o711)
    settings = { DATA_DIR: dataDir, PORT: String(await freePort()) }
  })
  afterAll(async () => {
    await end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  })

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    server?.child.kill(signal)
    await server?.ended
    server = undefined
  }

  return {
    dataDir: () => dataDir,
    /** Resolves once it is ready and the administrator is signed in. */
    async start(): Promise<Calls> {
      server = spawnServer(settings)
      await server.ready()
      return signedIn(server.url)
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

async function signedIn(url: string): Promise<Calls> {
  const json = { 'content-type': 'application/json' }
  const credentials = { username: 'admin@latchkey.example', password: 'Latchkey1!' }
  const { jwt } = await answer<Session>(
    await fetch(`${url}/api/users/login`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(credentials),
    }),
  )
  const headers = { authorization: `Bearer ${jwt}` }
  const post = (address: string, init: RequestInit) =>
    fetch(`${url}/api/${address}`, { method: 'POST', ...init })
  return {
    get: async (address) => answer(await fetch(`${url}/api/${address}`, { headers })),
    post: async (address, body = {}) =>
      answer(await post(address, { headers: { ...headers, ...json }, body: JSON.stringify(body) })),
    async upload(address, fileName, content) {
      const body = new FormData()
      body.set('upload', new Blob([content]), fileName)
      return answer(await post(address, { headers, body }))
    },
  }
}

async function answer<Body>(sent: Response): Promise<Body> {
  if (!sent.ok) throw new Error(`${sent.url} answered ${sent.status}: ${await sent.text()}`)
  return (await sent.json()) as Body
}
