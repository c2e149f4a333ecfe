import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { NewKey } from '../../packages/domain/src/integrations/keys/key.contract.ts'
import type { Lead, LeadRow } from '../../packages/domain/src/leads/lead.contract.ts'
import type { Page } from '../../packages/domain/src/platform/lists/page.ts'
import type { Property } from '../../packages/domain/src/properties/property.contract.ts'
import { seedDatabase } from '../../scripts/lib/seed-database.ts'
import { signIn, type Agent } from './_agent.ts'
import { figure, percentile, rounded, timesFigure, timesOf } from './_figures.ts'
import { withOwnFolder } from './_product.ts'
import { publishHomes } from './_published-homes.ts'
import { served } from './_served.ts'

/** Numbers of leads, measured one after the other. */
const SIZES = (process.env['BENCH_LEADS'] ?? '1000000').split(',').map(Number)
const HOMES = 5_000

/** Each of these saves makes an event. */
const EVENTS_PER_MINUTE = 1_000
const EVENTS_MS = 60_000

/** Between two reads of a list by a colleague. */
const LIST_EVERY_MS = 200

const KEY_CALLS = 200

// Programs send requests while a colleague works, whose requests are measured too.
for (const leads of SIZES)
  await withOwnFolder(async (config) => {
    await seedDatabase(config, { leads, units: HOMES }, () => undefined)
    const feed = await publishHomes(config, HOMES)
    const product = await served('_product-server.ts', {
      DATA_DIR: config.dataDir,
      PORT: String(config.port),
    })
    try {
      const manager = await signIn(product.url)
      await measureLists(product.url, manager, leads)
      await measureFeed(`${product.url}${feed}`, manager)
      await measureEvents(product.url, manager, leads)
    } finally {
      await product.stop()
    }
  })

/** Each list by a key and by staff, in turns. */
async function measureLists(url: string, staff: Agent, leads: number): Promise<void> {
  const { key } = await staff.post<NewKey>('integrations/keys', {
    name: 'Bench',
    areas: { enquiries: 'read', listings: 'read' },
    expiresOn: null,
  })
  const read = async (path: string, token: string) => {
    const response = await fetch(`${url}/api/${path}`, { headers: { authorization: `Bearer ${token}` } })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    await response.arrayBuffer()
  }
  for (const path of ['leads/enquiries/1/25', 'listings/1/25']) {
    const [byKey, byStaff]: [number[], number[]] = [[], []]
    for (let turn = 0; turn < KEY_CALLS; turn += 1) {
      byStaff.push(...(await timesOf(1, () => read(path, staff.token))))
      byKey.push(...(await timesOf(1, () => read(path, key))))
    }
    const staffP95Ms = rounded(percentile(byStaff, 0.95))
    timesFigure('integrations', { case: `${path} by a key`, leads, staffP95Ms }, byKey, 60)
  }
}

/** The feed of a website: what has not changed, what is read anew, and what one change costs. */
async function measureFeed(url: string, staff: Agent): Promise<void> {
  const read = async (headers: Record<string, string> = {}) => {
    const response = await fetch(url, { headers: { 'accept-encoding': 'gzip', ...headers } })
    return { status: response.status, tag: response.headers.get('etag') ?? '', text: await response.text() }
  }
  const from = performance.now()
  const { tag, text } = await read()
  const { listings } = JSON.parse(text) as { listings: { ref: string }[] }
  const facts = { homes: listings.length, bytes: text.length }
  figure('integrations', { case: 'feed, first read', ...facts, ms: rounded(performance.now() - from) })
  const known = await timesOf(200, () => read({ 'if-none-match': tag }))
  timesFigure('integrations', { case: 'feed, 304', ...facts }, known, 20)
  const whole = await timesOf(50, () => read())
  figure('integrations', { case: 'feed, unchanged', ...facts, p95Ms: rounded(percentile(whole, 0.95)) })
  const changed: number[] = []
  for (let nr = 0; nr < 30; nr += 1) {
    const id = listings[nr * 100]?.ref ?? ''
    const home = await staff.get<Property>(`properties/${id}`)
    await staff.post(`properties/${id}/update`, { ...home, rentalPrice: 1_000 + nr })
    changed.push(...(await timesOf(1, () => read({ 'if-none-match': tag }))))
  }
  timesFigure('integrations', { case: 'feed, after one change', ...facts }, changed, 300)
}

/** Measures events by saves, each sent to a receiver, while a colleague reads a list. */
async function measureEvents(url: string, staff: Agent, leads: number): Promise<void> {
  const delays: number[] = []
  const receiver = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { timestamp } = JSON.parse(Buffer.concat(parts).toString()) as { timestamp: string }
      delays.push(Date.now() - Date.parse(timestamp))
      response.end()
    })
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const { port } = receiver.address() as AddressInfo
  const colleague = await signIn(url)
  const readList = () => colleague.get('leads/enquiries/1/25')
  const idle = await timesOf(50, readList)
  await staff.post('integrations/webhooks', {
    name: 'Bench',
    url: `http://127.0.0.1:${port}/hook`,
    types: ['lead.updated'],
  })
  const { models } = await staff.get<Page<LeadRow>>('leads/enquiries/1/100')
  const from = performance.now()
  const isOver = () => performance.now() - from > EVENTS_MS
  const lists: number[] = []
  const reading = (async () => {
    while (!isOver()) {
      lists.push(...(await timesOf(1, readList)))
      await delay(LIST_EVERY_MS)
    }
  })()
  const saves: Promise<void>[] = []
  for (let nr = 0; !isOver(); nr += 1) {
    const id = models[nr % models.length]?.id ?? 0
    saves.push(
      (async () => {
        const lead = await staff.get<Lead>(`leads/${id}`)
        // Some names of seeded leads have letters that a save does not accept in an email.
        const saved = { ...lead, version: null, email: 'saved@example.com', notes: `Saved as number ${nr}` }
        await staff.post(`leads/${id}`, saved)
      })(),
    )
    await delay(Math.max(0, from + ((nr + 1) * 60_000) / EVENTS_PER_MINUTE - performance.now()))
  }
  await Promise.all([reading, ...saves])
  const until = performance.now() + EVENTS_MS
  while (delays.length < saves.length && performance.now() < until) await delay(100)
  receiver.closeAllConnections()
  receiver.close()
  const facts = { leads, saves: saves.length, idleP95Ms: rounded(percentile(idle, 0.95)) }
  timesFigure('integrations', { case: 'list beside events', ...facts }, lists, 60)
  timesFigure('integrations', { case: 'delay of a delivery', delivered: delays.length }, delays, 5_000)
}
