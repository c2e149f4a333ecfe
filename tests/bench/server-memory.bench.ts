import { setTimeout as delay } from 'node:timers/promises'
import { seedDatabase } from '../../scripts/lib/seed-database.ts'
import { signIn } from './_agent.ts'
import { figure } from './_figures.ts'
import { withOwnFolder } from './_product.ts'
import { startServer } from './_started-server.ts'

const LEADS = 10_000
const CONNECTIONS = 10

/** Numbers of first pages of a list after which memory is read. */
const LISTS = [5_000, 10_000, 20_000, 40_000]

/** Idle time before memory is read, in milliseconds. */
const REST_MS = 5_000

await withOwnFolder(async (config) => {
  await seedDatabase(config, { leads: LEADS, units: 0 }, () => undefined)
  const server = await startServer(config)
  try {
    const report = async (lists: number) => {
      await delay(REST_MS)
      figure('server-memory', { lists, megabytes: server.residentMb() })
    }
    await report(0)
    const agent = await signIn(server.url)
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
    await server.stop()
  }
})
