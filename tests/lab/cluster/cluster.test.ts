import { addDays } from '@latchkey/domain/platform/values/days'
import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { LeadMail } from '@latchkey/domain/leads/mails/lead-mails.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { picture } from '../../../packages/server/test/_pictures.ts'
import { connectPushes } from '../../../packages/server/test/_push-client.ts'
import { hasRealPostgres } from '../../../scripts/real-postgres.ts'
import { Load } from '../faults/_load.ts'
import { countMails } from '../faults/_mails.ts'
import { call, signIn, withCluster, type Cluster } from './_cluster.ts'
import { hasNginx } from './_nginx.ts'

const dates = createDateFormatter()
const canRun = hasRealPostgres() && hasNginx()
if (!canRun) console.warn('\n!!! SKIPPED: the cluster needs a PostgreSQL server and nginx on this machine.\n')

const lead = (email: string) => ({
  firstName: 'Ann',
  lastName: 'Lee',
  email,
  phone: '07700 900123',
  property: { name: 'Plot 1' },
})

describe.runIf(canRun)('three processes on one database behind nginx', () => {
  let cluster: Cluster
  const over = Promise.withResolvers<void>()
  let running: Promise<void>
  beforeAll(async () => {
    const ready = Promise.withResolvers<void>()
    running = withCluster(async (given) => {
      cluster = given
      ready.resolve()
      await over.promise
    })
    await Promise.race([ready.promise, running])
  })
  afterAll(async () => {
    over.resolve()
    await running
  })

  const url = (index: number) => cluster.urls[index] ?? ''

  test('a change reaches every browser, whichever process it is connected to', async () => {
    const token = await signIn(cluster.url, 'admin')
    const clients = await Promise.all(
      [cluster.url, ...cluster.urls].map((each) => connectPushes(each, token)),
    )
    const heard = Promise.all(clients.map((client) => client.next('leads-refresh')))
    expect((await call(url(0), '/leads', { token, body: lead('pushed@example.com') })).status).toBe(200)
    await heard
    for (const client of clients) client.close()
  })

  test('a periodic job that all run at once mails each tenant once', async () => {
    const token = await signIn(url(0), 'admin')
    const { models } = (await call(url(0), '/leads/enquiries/scheduled/1/100', { token }))
      .body as Page<LeadRow>
    const last = models.at(-1)?.viewingDate ?? 0
    const day = dates.toDateInput(last)
    const at = dates.fromLocalInput(`${addDays(day, -1)}T10:00`)
    const run = async (base: string) => {
      const response = await fetch(`${base}/dev/jobs/reminders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ at }),
      })
      return ((await response.json()) as { mails: number }).mails
    }
    const made = await Promise.all(cluster.urls.map(run))
    const due = models.filter(({ viewingDate }) => viewingDate && dates.toDateInput(viewingDate) === day)
    expect(made.reduce((sum, mails) => sum + mails, 0)).toBe(due.length)
    for (const { id } of due) {
      const mails = (await call(url(1), `/leads/${id}/mails`, { token })).body as LeadMail[]
      expect(mails.filter(({ kind }) => kind === 'viewing-reminder')).toHaveLength(1)
    }
  })

  test('a session created by one process is valid in the others, and ends in all', async () => {
    const token = await signIn(url(0), 'agent')
    const socket = await connectPushes(url(2), token)
    expect((await call(url(1), '/users/my-permissions', { token })).status).toBe(200)
    expect((await call(url(1), '/users/logout', { token, body: {} })).body).toBe(true)
    expect((await call(url(2), '/users/my-permissions', { token })).status).toBe(401)
    socket.close()
  })

  test('a picture uploaded to one process is served by the others', async () => {
    const token = await signIn(cluster.url, 'admin')
    const form = new FormData()
    form.append('upload', new Blob([new Uint8Array(await picture())], { type: 'image/jpeg' }), 'a.jpg')
    const response = await fetch(`${url(0)}/api/media/upload-image`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    const { location } = (await response.json()) as { location: string }
    expect((await fetch(new URL(location, url(1)))).status).toBe(200)
  })

  test('a job runs once, whichever process queues it', async () => {
    const token = await signIn(cluster.url, 'admin')
    const addresses = Array.from({ length: 30 }, (_, index) => `once${index}@example.com`)
    await Promise.all(
      addresses.map((address, index) => call(url(index % 3), '/leads', { token, body: lead(address) })),
    )
    const counts = async () =>
      (await Promise.all(addresses.map((address) => cluster.mails.mailsTo(address)))).map(
        ({ length }) => length,
      )
    await expect.poll(counts).not.toContain(0)
    await expect.poll(() => cluster.jobsLeft()).toBe(0)
    expect(new Set(await counts())).toEqual(new Set([1]))
  })

  test('a rolling restart under load loses no request and no job', async () => {
    const load = new Load(cluster.url, await signIn(cluster.url, 'admin'))
    const stopLoad = load.start(4)
    for (const index of cluster.urls.keys()) {
      expect(await cluster.stop(index)).toBe(0)
      await cluster.start(index)
    }
    await stopLoad()
    expect(Object.keys(load.outcomes)).toEqual(['200'])
    expect(await load.check()).toMatchObject({ lost: 0 })
    expect(await countMails(load, [cluster.mails])).toMatchObject({ mailsLost: 0, mailsTwice: 0 })
  })

  test('a killed process loses only its unanswered requests', async () => {
    const load = new Load(cluster.url, await signIn(cluster.url, 'admin'))
    const clients = 4
    const stopLoad = load.start(clients)
    const responses = () => load.outcomes['200'] ?? 0
    await expect.poll(responses).toBeGreaterThan(25)
    const { child, ended } = cluster.process(1)
    child.kill('SIGKILL')
    await ended
    const before = responses()
    await expect.poll(responses).toBeGreaterThan(before + 25)
    await stopLoad()
    const { 200: _answered, ...others } = load.outcomes
    expect(Object.values(others).reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(clients)
    await cluster.start(1)
    expect(await load.check()).toMatchObject({ lost: 0 })
    expect(await countMails(load, [cluster.mails])).toMatchObject({ mailsLost: 0 })
  })

  test('a rate limit counts the attempts at all processes', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 90; attempt += 1) {
      const body = { username: `stranger${attempt}@example.com`, password: 'wrong' }
      statuses.push((await call(url(attempt % 3), '/users/login', { body })).status)
    }
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(50)
    expect(statuses.slice(-3)).toEqual([429, 429, 429])
  })
})
