import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openFolder } from '../../../packages/server/test/_embedded-folders.ts'
import { freePort, spawnServer, type ServerProcess } from '../../../packages/server/test/_server-process.ts'
import { signIn } from '../../bench/_agent.ts'

/** Longest time until a server is ready again, in milliseconds. */
const READY_WITHIN_MS = 120_000

/** A server that can be killed and restarted on the same port and data. */
export interface KillableServer {
  readonly folder: string
  readonly url: string
  /** The current process. */
  server(): ServerProcess
  start(): Promise<void>
  /** The token of the demo's administrator, which stays valid after a restart. */
  signIn(): Promise<string>
}

/** Runs the work with a folder and a server with these settings, and removes both. */
export async function withKillableServer(
  settings: Readonly<Record<string, string>>,
  work: (killable: KillableServer) => Promise<void>,
): Promise<void> {
  const folder = openFolder('faults')
  const port = String(await freePort())
  const all = { DEMO: '1', DATA_DIR: path.join(folder, 'data'), ...settings, PORT: port }
  let server: ServerProcess | undefined
  const killable: KillableServer = {
    folder,
    url: `http://127.0.0.1:${port}`,
    server: () => {
      if (server === undefined) throw new Error('The server has not been started.')
      return server
    },
    start: async () => {
      server = spawnServer(all)
      await server.ready()
      await untilReady(killable.url)
    },
    signIn: async () => (await signIn(killable.url)).token,
  }
  try {
    await killable.start()
    await work(killable)
  } finally {
    server?.child.kill('SIGTERM')
    await server?.ended
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Waits until `/ready` responds with 200; resolves with the time, in milliseconds. */
export const untilReady = (url: string): Promise<number> => untilReadyIs(url, 200)

/** Waits until `/ready` responds with this status; resolves with the time, in milliseconds. */
export async function untilReadyIs(url: string, status: number): Promise<number> {
  const from = performance.now()
  while (performance.now() - from < READY_WITHIN_MS) {
    if ((await readyStatus(url)) === status) return performance.now() - from
    await delay(100)
  }
  throw new Error(`/ready did not respond with ${status}.`)
}

/** The status of `/ready`; null without a response. */
export async function readyStatus(url: string): Promise<number | null> {
  try {
    const response = await fetch(`${url}/api/ready`)
    await response.text()
    return response.status
  } catch {
    return null
  }
}
