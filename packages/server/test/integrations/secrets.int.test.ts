import { PassThrough } from 'node:stream'
import type { NewFeed } from '@latchkey/domain/feeds/feed.contract'
import type { NewKey } from '@latchkey/domain/integrations/keys/key.contract'
import type { NewSource } from '@latchkey/domain/integrations/sources/source.contract'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createLog } from '../../src/platform/process/log.ts'
import { FTP_PASSWORD, startFtpPeer } from '../_ftp-peer.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead } from '../_leads.ts'
import { insertPortal, publishOn } from '../_portals.ts'
import { startReceiver } from '../_receiver.ts'
import { administrator } from '../_staff.ts'
import { addWebhook } from '../_webhooks.ts'

let log = ''
const sink = new PassThrough()
sink.on('data', (chunk: Buffer) => (log += chunk.toString()))
const [receiver, peer] = [await startReceiver(), await startFtpPeer()]
afterAll(() => {
  receiver.close()
  peer.close()
})
const server = await serverOfFile({
  log: createLog('trace', sink),
  config: { outboundTargets: [receiver.target, `127.0.0.1:${peer.port}`] },
})
const admin = await administrator(server)

const TABLES = [
  'api_key',
  'audit',
  'delivery',
  'event',
  'feed',
  'feed_file',
  'idempotent_call',
  'lead_received',
  'lead_source',
  'notification',
  'pgboss.job',
  'webhook',
]

const made = async <Made>(path: string, body: object = {}): Promise<Made> => {
  const answer = await admin.post(`/integrations/${path}`, body)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  return answer.json<Made>()
}

/** One of each, and another after it was replaced. */
async function makeAll() {
  const draft = { name: 'Website', areas: { enquiries: 'change', intake: 'change' }, expiresOn: null }
  const key = await made<NewKey>('keys', draft)
  const nextKey = await made<NewKey>(`keys/${key.id}/replace`)
  const source = await made<NewSource>('sources', { name: 'Portal', format: 'latchkey' })
  const nextSource = await made<NewSource>(`sources/${source.id}/replace-key`)
  const webhook = await addWebhook(admin, { url: receiver.url })
  const nextWebhook = await made<{ secret: string }>(`webhooks/${webhook.id}/replace-secret`)
  const feed = await made<NewFeed>('feeds', { kind: 'website', name: 'Website' })
  const nextFeed = await made<NewFeed>(`feeds/${feed.id}/new-address`)
  const portal = await insertPortal(admin, {
    host: '127.0.0.1',
    port: peer.port,
    isEncrypted: false,
    username: 'agency',
    password: FTP_PASSWORD,
  })
  return {
    ids: { webhook: webhook.id, feed: feed.id, portal },
    source: new URL(source.url).pathname,
    keys: [key.key, nextKey.key],
    sourceKeys: [source.key, nextSource.key],
    webhookSecrets: [webhook.secret, nextWebhook.secret],
    feeds: [feed.url ?? '', nextFeed.url ?? ''].map((url) => new URL(url).pathname),
  }
}

/** Sends to a portal whose server repeats the password that it refuses. */
async function sendRefused(portal: number): Promise<string> {
  peer.answers = { PASS: `530 Not ${FTP_PASSWORD}` }
  await publishOn(server, admin, portal)
  const sent = await admin.post(`/integrations/feeds/${portal}/send`, {})
  await server.settled()
  expect(peer.commands).toContain(`PASS ${FTP_PASSWORD}`)
  return sent.body
}

/** Uses each of them, rightly, wrongly and where it does not belong; the answers with their headers. */
async function useAll({ source, keys, sourceKeys, feeds }: Awaited<ReturnType<typeof makeAll>>) {
  const answers: string[] = []
  const ask = async (method: 'GET' | 'POST', url: string, token: string, payload?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'x-intake-key': token }
    const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) })
    answers.push(JSON.stringify(answer.headers), answer.body)
  }
  for (const token of [...keys, ...sourceKeys, `${keys[0]}0`]) {
    await ask('GET', '/api/leads/enquiries/1/25', token)
    await ask('GET', '/api/users/1/25', token)
    await ask('POST', '/api/leads', token, { firstName: '', token, key: token })
    await ask('POST', '/api/intake/enquiries', token, { email: 'x' })
    await ask('POST', source, token, { firstName: 'Ann', email: 'ann@example.com' })
    await ask('GET', '/api/intake/received/999', token)
    await ask('GET', `/api/leads/enquiries/1/25?key=${token}&sort=${token}`, 'none')
    await ask('GET', `/api/intake/sources/${token}`, 'none')
  }
  for (const path of feeds) {
    await ask('GET', path, 'none')
    await ask('GET', path.replace('.json', '.xml'), 'none')
  }
  return answers
}

/** Collects every text that a caller or an administrator can read, by its place. */
async function allTexts({ webhook, feed, portal }: Awaited<ReturnType<typeof makeAll>>['ids']) {
  const paths = [
    'keys',
    'sources',
    'received/1/25',
    'webhooks',
    'feeds',
    `webhooks/${webhook}`,
    `webhooks/${webhook}/deliveries/1/25`,
    `feeds/${feed}`,
    `feeds/${feed}/preview`,
    `feeds/${portal}`,
    `feeds/${portal}/files/1/25`,
  ].map((path) => `/integrations/${path}`)
  const texts: Record<string, string> = {}
  for (const path of [...paths, '/audit/1/100', '/notifications/1/25'])
    texts[path] = (await admin.get(path)).body
  texts['export'] = (await admin.post('/export/audit', { format: 'csv' })).body
  for (const table of TABLES) {
    const { rows } = await sql<{ text: string | null }>`
      select jsonb_agg(line)::text as text from ${sql.table(table)} line`.execute(server.db)
    texts[table] = rows[0]?.text ?? ''
  }
  return { ...texts, log, pushes: JSON.stringify(server.pushed) }
}

/** As it is, and as the database shows bytes. */
const formsOf = (secret: string): string[] => [
  secret,
  ...(['utf8', 'base64'] as const).map((encoding) => Buffer.from(secret, encoding).toString('hex')),
]

test('I0.2: no secret stands in an answer, the trail, a notification, an export, the log or the database', async () => {
  const all = await makeAll()
  const used = await useAll(all)
  const sent = await sendRefused(all.ids.portal)
  await admin.post(`/leads/${await insertLead(server.db)}/delete`)
  await server.settled()
  await admin.post(`/integrations/webhooks/${all.ids.webhook}/test`)
  const texts: Readonly<Record<string, string>> = {
    ...(await allTexts(all.ids)),
    answers: [...used, sent].join('\n'),
  }
  expect(texts['/audit/1/100']).toContain('key.replace')
  expect(texts['export']).toContain('Website')
  expect(texts['feed_file']).toContain('login')
  expect(log).toContain('/api/intake/enquiries')
  const secrets = Object.entries({
    key: all.keys.map((key) => key.slice(12)),
    source: all.sourceKeys.map((key) => key.slice(3)),
    webhook: all.webhookSecrets.map((secret) => secret.slice(6)),
    feed: all.feeds.map((path) => path.slice('/listings/'.length, -'.json'.length)),
    ftp: [FTP_PASSWORD],
  }).flatMap(([kind, each]) => each.map((secret) => [kind, secret] as const))
  const leaks = secrets.flatMap(([kind, secret]) =>
    Object.entries(texts)
      .filter(([, text]) => formsOf(secret).some((form) => text.includes(form)))
      .map(([place]) => `${kind}: ${place}`),
  )
  expect(secrets.map(([, { length }]) => length)).toEqual([38, 38, 32, 32, 44, 44, 43, 43, 18])
  expect(leaks).toEqual([])
})
