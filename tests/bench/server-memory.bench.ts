import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { SERVER } from '../../scripts/bootstrap/run.mjs'
import { buildWhenChanged } from '../../scripts/lib/build-when-changed.ts'
import { inRoot } from '../../scripts/lib/root.ts'
import { seedDatabase } from '../../scripts/lib/seed-database.ts'
import { serverBuild } from '../../scripts/lib/server-build.ts'
import { signIn } from './_agent.ts'
import { figure } from './_figures.ts'
import { withOwnFolder } from './_product.ts'

const LEADS = 10_000
const CONNECTIONS = 10

/** Numbers of first pages of a list after which memory is read. */
const LISTS = [5_000, 10_000, 20_000, 40_000]

/** Idle time before memory is read, in milliseconds. */
const REST_MS = 5_000

// The memory of the server as `npm start` runs it. Linux only: reads /proc.
await buildWhenChanged(serverBuild)
await withOwnFolder(async (config) => {
  await seedDatabase(config, { leads: LEADS, units: 0 }, () => undefined)
  const url = `http://127.0.0.1:${config.port}`
  const server = spawn('node', [...SERVER.flags, inRoot(SERVER.script)], {
    env: {
      ...process.env,
      ...SERVER.settings,
      DATA_DIR: config.dataDir,
      PORT: String(config.port),
      DEMO: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    // It prints its URL once it listens.
    await once(server.stdout, 'data')
    const report = async (lists: number) => {
      await delay(REST_MS)
      figure('server-memory', { lists, megabytes: Math.round(residentKb(server.pid) / 1024) })
    }
    await report(0)
    const agent = await signIn(url)
    let asked = 0
    for (const goal of LISTS) {
      const ask = async () => {
        while (asked < goal) {
          asked += 1
          await agent.get('leads/enquiries/1/25')
        }
      }
      await Promise.all(Array.from({ length: CONNECTIONS }, ask))
      await report(goal)
    }
  } finally {
    const ended = once(server, 'exit')
    server.kill()
    await ended
  }
})

function residentKb(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1])
}
