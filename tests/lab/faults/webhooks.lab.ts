import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Events } from '../../../packages/domain/src/events/event.contract.ts'
import type { Webhook } from '../../../packages/domain/src/webhooks/webhook.contract.ts'
import { ask, embeddedIn } from '../../../packages/server/test/_embedded-folders.ts'
import { signIn } from '../../bench/_agent.ts'
import { report } from '../_report.ts'
import { withKillableServer, type KillableServer } from './_killable-server.ts'

const KILLS = Number(process.env['FAULT_KILLS'] ?? 20)

/** Leads that are made before each kill. */
const LEADS = 15

/** After the first delivery of a round a kill comes within this time, in milliseconds. */
const KILL_WITHIN_MS = 300

/** The queue would miss the dead process after half a minute; jobs of the new one continue. */
const hurry = ({ folder }: KillableServer, killedAt: number) =>
  ask(
    embeddedIn(`${folder}/data`),
    `update pgboss.job set state = 'retry', start_after = now()
      where name = 'webhooks.send' and (state = 'retry' or state = 'active' and started_on < to_timestamp(${killedAt / 1000}))`,
  )

/** Slow enough that a kill meets deliveries that are under way. */
const received: { id: string; lead: number }[] = []
const receiver = http.createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const { data } = JSON.parse(Buffer.concat(parts).toString()) as { data: { id: number } }
    received.push({ id: String(request.headers['webhook-id']), lead: data.id })
    setTimeout(() => response.end(), 20)
  })
})
receiver.listen(0, '127.0.0.1')
await once(receiver, 'listening')
const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`

await withKillableServer({}, async (killable) => {
  const agent = await signIn(killable.url)
  const { id } = await agent.post<{ id: number }>('integrations/webhooks', {
    name: 'Faults',
    url,
    types: ['lead.created'],
  })
  const { key } = await agent.post<{ key: string }>('integrations/keys', {
    name: 'Faults',
    areas: { enquiries: 'read' },
    expiresOn: null,
  })
  const made: number[] = []
  for (let round = 0; round < KILLS; round += 1) {
    const before = received.length
    for (let nr = 0; nr < LEADS; nr += 1) {
      const lead = await agent.post<{ id: number }>('leads', {
        firstName: 'Ann',
        lastName: `Lee ${round}-${nr}`,
        email: `kill${round}-${nr}@example.com`,
        phone: '07700900123',
        status: 1,
        property: { name: 'Plot 1' },
      })
      made.push(lead.id)
    }
    while (received.length === before) await delay(5)
    await delay(Math.random() * KILL_WITHIN_MS)
    const { child, ended } = killable.server()
    child.kill('SIGKILL')
    await ended
    const killedAt = Date.now()
    await killable.start()
    await hurry(killable, killedAt)
  }
  // Also what was committed and not dispatched before a kill: the periodic job finds it.
  const isDone = async () => {
    const { waiting } = await agent.get<Webhook>(`integrations/webhooks/${id}`)
    return waiting === 0 && made.every((lead) => received.some((call) => call.lead === lead))
  }
  const until = performance.now() + 180_000
  while (performance.now() < until && !(await isDone())) await delay(200)

  const sequences: number[] = []
  for (let after = 0, more = true; more;) {
    const answer = await fetch(`${killable.url}/api/events?after=${after}&limit=500`, {
      headers: { authorization: `Bearer ${key}` },
    })
    const page = (await answer.json()) as Events
    sequences.push(...page.events.map(({ data }) => data.sequence ?? 0))
    ;({ last: after, more } = page)
  }
  const [{ gaps } = { gaps: 0 }] = await ask<{ gaps: number }>(
    embeddedIn(`${killable.folder}/data`),
    `select (max(sequence) - count(sequence))::integer as gaps from event where sequence is not null`,
  )
  report('kill -9 during deliveries', {
    kills: KILLS,
    events: made.length,
    lost: made.filter((lead) => !received.some((call) => call.lead === lead)).length,
    lostToGaps: gaps,
    lostToOrder: sequences.filter((sequence, place) => place > 0 && sequence <= (sequences[place - 1] ?? 0))
      .length,
    deliveredAgain: received.length - new Set(received.map((call) => call.id)).size,
  })
})
receiver.closeAllConnections()
receiver.close()
