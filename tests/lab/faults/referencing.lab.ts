import { setTimeout as delay } from 'node:timers/promises'
import { startSmtpSink } from '../../../packages/server/test/_smtp-sink.ts'
import { signIn } from '../../bench/_agent.ts'
import { report } from '../_report.ts'
import { withKillableServer } from './_killable-server.ts'
import { startReferencingPeer } from './_referencing-peer.ts'
import { requestReservation } from './_tenant.ts'

const AWAY_MS = 60_000

/** Requests while the provider is down. */
const REQUESTS = 20

/** Longest hand-over after the provider is back, in milliseconds: retries back off. */
const WITHIN_MS = 240_000

const mails = await startSmtpSink()
const before = await startReferencingPeer()
const settings = {
  SMTP_URL: mails.url,
  REFERENCING: 'http',
  REFERENCING_URL: `http://127.0.0.1:${before.port}/`,
  REFERENCING_SECRET: 'a secret of the faults',
}
await withKillableServer(settings, async ({ url }) => {
  const agent = await signIn(url)
  await before.close()
  const leads: number[] = []
  let slowestMs = 0
  for (let index = 0; index < REQUESTS; index += 1) {
    const from = performance.now()
    leads.push(await requestReservation(url, agent, mails, index))
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - from))
  }
  await delay(AWAY_MS)
  const peer = await startReferencingPeer(before.port)
  const from = performance.now()
  while (peer.received.size < REQUESTS && performance.now() - from < WITHIN_MS) await delay(200)
  report('referencing provider away', {
    awayMs: AWAY_MS,
    requests: leads.length,
    // From staff creating the lead to its tenant's request.
    slowestMs,
    handedOverAfterMs: Math.round(performance.now() - from),
    handOversLost: leads.filter((id) => !peer.received.has(id)).length,
    handOversTwice: [...peer.received.values()].filter((times) => times > 1).length,
  })
  await peer.close()
})
await mails.close()
