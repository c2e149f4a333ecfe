import { setTimeout as delay } from 'node:timers/promises'
import type { Import } from '../../packages/domain/src/imports/import.contract.ts'
import { seedDatabase } from '../../scripts/lib/seed-database.ts'
import { signIn, type Agent } from './_agent.ts'
import { timesDuring } from './_during.ts'
import { figure, percentile, rounded, timesOf } from './_figures.ts'
import { withOwnFolder } from './_product.ts'
import { startServer } from './_started-server.ts'

const LEADS = 10_000
const ROWS = 50_000
/** Ten agents who change the page every second or so. */
const BETWEEN_LISTS_MS = 100
/** So many lists are read before the memory at rest. */
const LISTS_BEFORE = 500
const REST_MS = 5_000
/** More memory than at rest. */
const MEMORY_AIM_MB = 250

const HEADINGS = [
  'Applicant ID',
  'Title',
  'Forename',
  'Surname',
  'Email Address',
  'Mobile',
  'Registered',
  'Last Contact',
  'Stage',
  'Property Name',
  'Property Postcode',
  'Viewing Date',
  'Viewing Time',
  'Lead Source',
  'Requirements',
  'Address Line 1',
  'Town',
  'Postcode',
  'Bedrooms',
  'Pets',
]
const STAGES = ['New', 'New', 'Declined']

const two = (number: number): string => String(number).padStart(2, '0')

const rowOf = (nr: number): string =>
  [
    `MKT${nr}`,
    'Ms',
    'Ann',
    `Lee ${nr}`,
    `ann${nr}@bench.example`,
    `07${String(300_000_000 + nr)}`,
    `${two(1 + (nr % 28))}/${two(1 + (nr % 12))}/2025 ${two(9 + (nr % 9))}:15`,
    `${two(1 + (nr % 28))}/12/2025`,
    STAGES[nr % STAGES.length],
    `Plot ${nr % 400}`,
    'LS1 4AP',
    '',
    '',
    'Portal',
    'Would like a garden and somewhere to park',
    `${nr} High Street`,
    'Leeds',
    'LS1 4AP',
    1 + (nr % 3),
    'A cat',
  ].join(';')

async function uploaded(url: string, { token }: Agent): Promise<number> {
  const form = new FormData()
  const rows = Array.from({ length: ROWS }, (_, nr) => rowOf(nr))
  form.set('upload', new Blob([[HEADINGS.join(';'), ...rows].join('\n')]), 'leads.csv')
  const response = await fetch(`${url}/api/imports/enquiries`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  if (!response.ok) throw new Error(`The upload answered ${response.status}: ${await response.text()}`)
  return ((await response.json()) as Import).id
}

/** Waits until the import is in the state. */
async function reached(agent: Agent, id: number, state: Import['state']): Promise<Import> {
  for (;;) {
    const found = await agent.get<Import>(`imports/${id}`)
    if (found.state === state) return found
    await delay(100)
  }
}

// Fifty thousand enquiries come from another system and are undone, while an agent reads the list over and over.
await withOwnFolder(async (config) => {
  await seedDatabase(config, { leads: LEADS, units: 0 }, () => undefined)
  const product = await startServer(config)
  try {
    const agent = await signIn(product.url)
    const step = async (name: string, work: () => Promise<unknown>) => {
      const times: number[] = []
      const read = async () => {
        times.push(...(await timesOf(1, () => agent.get('leads/enquiries/1/25'))))
        await delay(BETWEEN_LISTS_MS)
      }
      const { ms } = await timesDuring(read, work)
      const listP95Ms = rounded(percentile(times, 0.95))
      figure('import', {
        step: name,
        rows: ROWS,
        ms,
        lists: times.length,
        listP95Ms,
        peakMb: product.peakMb(),
      })
    }
    await timesOf(LISTS_BEFORE, () => agent.get('leads/enquiries/1/25'))
    await delay(REST_MS)
    const restMb = product.residentMb()
    product.forgetPeak()
    let id = 0
    await step('read', async () => {
      id = await uploaded(product.url, agent)
      await reached(agent, id, 'draft')
    })
    await agent.post(`imports/${id}/update`, { system: 'Bench' })
    const run = (name: string, state: Import['state']) =>
      step(name, async () => {
        await agent.post(`imports/${id}/${name}`, {})
        await reached(agent, id, state)
      })
    await run('check', 'checked')
    await run('start', 'done')
    // The question before an undo waits for this.
    await step('count', () => agent.get(`imports/${id}/undo`))
    await run('undo', 'undone')
    await delay(REST_MS)
    const moreMb = product.peakMb() - restMb
    figure('import', {
      step: 'memory',
      restMb,
      peakMb: product.peakMb(),
      afterMb: product.residentMb(),
      moreMb,
      aimMb: MEMORY_AIM_MB,
      reached: moreMb < MEMORY_AIM_MB ? 'yes' : 'no',
    })
  } finally {
    await product.stop()
  }
})
