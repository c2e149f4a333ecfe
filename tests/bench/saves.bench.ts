import http from 'node:http'
import type { Lead } from '../../packages/domain/src/leads/lead.contract.ts'
import { seedDatabase } from '../../scripts/lib/seed-database.ts'
import { signIn } from './_agent.ts'
import { figure, percentile, rounded } from './_figures.ts'
import { answerOf } from './_load.ts'
import { withOwnFolder } from './_product.ts'
import { served } from './_served.ts'

const LEADS = 10_000
const AT_ONCE = 20
/** The first few are not counted: the server has not compiled its code yet. */
const [WARM_UP, ROUNDS] = [100, 100]

// Saves of twenty leads at once, each with its rules, its audit line and its push.
await withOwnFolder(async (config) => {
  await seedDatabase(config, { leads: LEADS, units: 0 }, () => undefined)
  const product = await served('_product-server.ts', { DATA_DIR: config.dataDir, PORT: String(config.port) })
  try {
    const session = await signIn(product.url)
    const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE })
    const leads = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) => session.get<Lead>(`leads/${at + 1}`)),
    )
    const times: number[] = []
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const save = async (lead: Lead) => {
        const from = performance.now()
        const body = { ...lead, version: null, lastName: `Bench ${round % 2}` }
        await answerOf(`${product.url}/api/leads/${lead.id}`, body, { agent, token: session.token })
        if (round >= WARM_UP) times.push(performance.now() - from)
      }
      await Promise.all(leads.map(save))
    }
    agent.destroy()
    figure('saves', {
      leads: LEADS,
      atOnce: AT_ONCE,
      p50: rounded(percentile(times, 0.5)),
      p95: rounded(percentile(times, 0.95)),
    })
  } finally {
    await product.stop()
  }
})
