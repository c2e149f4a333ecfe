import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Lead, LeadRow } from '../../../packages/domain/src/leads/lead.contract.ts'
import type { Page } from '../../../packages/domain/src/platform/lists/page.ts'
import { connectPushes } from '../../../packages/server/test/_push-client.ts'
import { signIn } from '../../bench/_agent.ts'
import { figure, percentile, rounded } from '../../bench/_figures.ts'

const SOCKETS = 1000

/** Single saves, and the pause between them in milliseconds: longer than the coalescing window of pushes. */
const [SINGLE_SAVES, PAUSE_MS] = [30, 400]

/** Saves per second by ten people at once. */
const [BURST_SAVES, PEOPLE] = [200, 10]

/** Longest p95 from a save to its push, in milliseconds, and most pushes per page and second. */
const [RECEIPT_AIM_MS, PUSHES_AIM] = [250, 12]

const LIST = 'leads/enquiries/1/25'

// Delay of the push of a save on a thousand open pages, and the number of pushes per page from a burst of saves.
const server = fork(fileURLToPath(new URL('_server.ts', import.meta.url)))
const [url] = (await once(server, 'message')) as [string]
const agent = await signIn(url)
const arrivals: number[][] = Array.from({ length: SOCKETS }, () => [])
const sockets = []
for (const arrived of arrivals) {
  const socket = await connectPushes(url, agent.token)
  socket.listen('leads-refresh', () => arrived.push(performance.now()))
  sockets.push(socket)
}
const { models } = await agent.get<Page<LeadRow>>(LIST)
const leads = await Promise.all(models.slice(0, PEOPLE).map(({ id }) => agent.get<Lead>(`leads/${id}`)))

await measureSingleSaves()
await measureBurst()
for (const socket of sockets) socket.close()
server.disconnect()
await once(server, 'exit')

async function measureSingleSaves(): Promise<void> {
  const waits: number[] = []
  for (let nr = 0; nr < SINGLE_SAVES; nr += 1) {
    forget()
    const from = performance.now()
    await save(0, `Single ${nr}`)
    await delay(PAUSE_MS)
    // From the request on, which is before the commit.
    waits.push(...arrivals.map(([first = Number.POSITIVE_INFINITY]) => first - from))
  }
  const p95Ms = rounded(percentile(waits, 0.95))
  const isReached = p95Ms < RECEIPT_AIM_MS
  if (!isReached) process.exitCode = 1
  figure('pushes', {
    case: 'from a save to its push',
    sockets: SOCKETS,
    p50Ms: rounded(percentile(waits, 0.5)),
    p95Ms,
    aimMs: RECEIPT_AIM_MS,
    reached: isReached ? 'yes' : 'no',
  })
}

async function measureBurst(): Promise<void> {
  forget()
  const from = performance.now()
  await Promise.all(
    leads.map(async (_lead, person) => {
      for (let nr = 1; nr <= BURST_SAVES / PEOPLE; nr += 1) {
        await save(person, `Burst ${nr}`)
        await delay(Math.max(0, from + (nr * 1000 * PEOPLE) / BURST_SAVES - performance.now()))
      }
    }),
  )
  const savedAt = performance.now()
  await delay(1000)
  const counts = arrivals.map(({ length }) => length)
  const lasts = arrivals.map((times) => (times.at(-1) ?? Number.POSITIVE_INFINITY) - savedAt)
  const seconds = (savedAt - from) / 1000
  const isReached = percentile(counts, 1) <= PUSHES_AIM * Math.max(1, seconds)
  if (!isReached) process.exitCode = 1
  figure('pushes', {
    case: `${BURST_SAVES} saves by ${PEOPLE} people`,
    sockets: SOCKETS,
    seconds: rounded(seconds),
    pushesEach: percentile(counts, 1),
    aimPerSecond: PUSHES_AIM,
    lastAfterLastAnswerP95Ms: rounded(percentile(lasts, 0.95)),
    reached: isReached ? 'yes' : 'no',
  })
}

function forget(): void {
  for (const arrived of arrivals) arrived.length = 0
}

async function save(person: number, lastName: string): Promise<void> {
  const lead = leads[person]
  if (!lead) throw new Error('There are not enough enquiries to save')
  await agent.post(`leads/${lead.id}`, { ...lead, version: null, lastName })
}
