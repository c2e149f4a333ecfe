import { DAY_MS, HOUR_MS } from '@latchkey/domain/platform/values/durations'
import { addDays } from '@latchkey/domain/platform/values/days'
import { beforeEach, expect, test } from 'vitest'
import { keysJobHandlers, runKeys } from '../../src/housekeeping/keys.job.ts'
import { notifyManagers } from '../../src/notifications/notify-managers.ts'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { program } from '../_keys.ts'
import { mailCount, mailsAfter } from '../_mails.ts'
import { notificationsOf, textsOf } from '../_notifications.ts'

const server = await serverOfFile()
const manager = await caller(server, 'integrations-manage')
const other = await caller(server, 'properties-view')
// The clock of tests stands at 09:00 on this day.
const TODAY = '2026-03-02'

beforeEach(async () => {
  server.clock.reset()
  await server.db.deleteFrom('notification').execute()
  await server.db.deleteFrom('api_key').execute()
})

const run = (days = 0) => runKeys(server.context, new Date(server.clock.now + days * DAY_MS))

/** The notifications so far were sent a day ago. */
const dayOlder = () =>
  server.db
    .updateTable('notification')
    .set({ at: new Date(server.clock.now - DAY_MS) })
    .execute()

async function expiring(days: number, over: { revoked_at?: Date; ends_at?: Date } = {}) {
  const { id } = await program(server, { listings: 'read' })
  await server.db
    .updateTable('api_key')
    .set({ name: `In ${days}`, expires_on: addDays(TODAY, days), ...over })
    .where('id', '=', id)
    .execute()
  return id
}

test('seven days before its last day, managers are told of a key, by a notification and a mail', async () => {
  const before = await mailCount(server)
  await expiring(8)
  expect(await run()).toEqual({ mails: 0, notifications: 0 })
  expect(await run(1)).toEqual({ mails: 1, notifications: 1 })
  const text = 'Key In 8 expires on 10/03/2026.'
  const path = '/settings/integrations/keys'
  expect(await notificationsOf(manager)).toMatchObject([{ kind: 14, text, path, leadId: null }])
  expect(await notificationsOf(other)).toEqual([])
  const [mail, ...more] = await mailsAfter(server, before)
  expect([mail?.subject, mail?.to?.[0]?.address, more]).toEqual([text, manager.username, []])
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain(text)
    expect(part).toContain(`${server.context.config.publicUrl}${path}`)
  }
  await dayOlder()
  for (const days of [1, 2]) expect(await run(days)).toEqual({ mails: 0, notifications: 0 })
})

test('at the next run of one that was missed, once for each last day, and of keys in use only', async () => {
  const id = await expiring(0)
  await expiring(-1)
  await expiring(3, { revoked_at: new Date(server.clock.now) })
  await expiring(4, { ends_at: new Date(server.clock.now + HOUR_MS) })
  await run()
  expect(await textsOf(manager)).toEqual(['Key In 0 expires on 02/03/2026.'])
  await server.db.updateTable('api_key').set({ expires_on: '2026-03-05' }).where('id', '=', id).execute()
  // No second one about the same key within a day.
  expect((await run()).notifications).toBe(0)
  await dayOlder()
  await server.db.updateTable('api_key').set({ expires_on: '2026-03-06' }).where('id', '=', id).execute()
  await run()
  expect(await textsOf(manager)).toEqual([
    'Key In 0 expires on 06/03/2026.',
    'Key In 0 expires on 02/03/2026.',
  ])
})

test('who may no longer manage keys keeps the line without its page, and gets no mail', async () => {
  const { userId } = await caller(server, 'integrations-manage')
  const before = await mailCount(server)
  const id = await expiring(2)
  const away = server.db.updateTable('app_user').set({ active: false }).where('id', '=', userId)
  await away.execute()
  await run()
  expect((await mailsAfter(server, before)).map(({ to }) => to?.[0]?.address)).toEqual([manager.username])
  await server.context.change(null, (change) =>
    change.notify({ to: [other.userId], kind: 14, leadId: null, facts: { recordId: id, deadlineOn: TODAY } }),
  )
  expect(await notificationsOf(other)).toMatchObject([
    { path: null, text: 'Key In 2 expires on 02/03/2026.' },
  ])
})

test('a record is told of once a day, and another one of its own', async () => {
  const [one, two] = [await expiring(20), await expiring(30)]
  const tell = (recordId: number) =>
    server.context.change(null, (change) => notifyManagers(change, 14, { recordId, deadlineOn: TODAY }))
  expect([await tell(one), await tell(one), await tell(two)]).toEqual([1, 0, 1])
  server.clock.advance(DAY_MS)
  expect(await tell(one)).toBe(1)
})

test('it runs from 08:00 in business time', async () => {
  const handler = keysJobHandlers(server.context)['integrations.keys']
  await expiring(1)
  server.clock.advance(-HOUR_MS - 1000)
  await handler({})
  expect(await textsOf(manager)).toEqual([])
  server.clock.advance(1000)
  await handler({})
  expect(await textsOf(manager)).toHaveLength(1)
})

test('answers to repeated calls are removed after 24 hours', async () => {
  const { id } = await program(server, { intake: 'change' })
  const call = (token: string, hoursAgo: number) => ({
    key_id: id,
    token,
    method: 'POST',
    path: '/api/intake/enquiries',
    body_hash: Buffer.alloc(32),
    at: new Date(server.clock.now - hoursAgo * HOUR_MS),
  })
  await server.db
    .insertInto('idempotent_call')
    .values([call('old', 25), call('new', 23)])
    .execute()
  await run()
  const left = await server.db.selectFrom('idempotent_call').select('token').execute()
  expect(left).toEqual([{ token: 'new' }])
})
