import type { AnonymiseReport } from '@latchkey/domain/privacy/retention/retention.contract'
import { expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertHome, insertLead, leadRow } from '../_leads.ts'
import { waitForLockWaiters } from '../_locks.ts'

const server = await serverOfFile()
const officer = await caller(server, 'privacy-manage')

const anonymised = async (id: number) =>
  (await officer.post('/privacy/anonymise', { ids: [id], confirm: 'ANONYMISE' })).json<AnonymiseReport>()

test('a merge that has just ended: both leads go', async () => {
  const [kept, other] = [await insertLead(server.db), await insertLead(server.db)]
  let going: ReturnType<typeof anonymised> | undefined
  await server.db.transaction().execute(async (db) => {
    await db.selectFrom('lead').select('id').where('id', '=', kept).forUpdate().execute()
    going = anonymised(kept)
    await waitForLockWaiters(server.db)
    await db
      .updateTable('lead')
      .set({ merged_into_id: kept, deleted_at: new Date() })
      .where('id', '=', other)
      .execute()
  })
  expect(await going).toEqual({ done: [kept], failed: [] })
  expect((await leadRow(server.db, other)).first_name).toBe('Anonymised')
})

test('a reservation that has just been sent: it stays as it is', async () => {
  const property_id = await insertHome(server.db)
  const id = await insertLead(server.db, { status: 5, property_id })
  let going: ReturnType<typeof anonymised> | undefined
  await server.db.transaction().execute(async (db) => {
    await db.updateTable('lead').set({ status: 7 }).where('id', '=', id).execute()
    going = anonymised(id)
    await waitForLockWaiters(server.db)
  })
  expect(await going).toEqual({ done: [], failed: [{ id, reason: 'live' }] })
  expect((await leadRow(server.db, id)).first_name).toBe('Ann')
})

test('a mail that is being prepared is not sent', async () => {
  const id = await insertLead(server.db, { status: 2 })
  await anonymised(id)
  const before = server.mails().length
  await server.context.change(null, (change) => change.enqueue('mail.feedback', { leadId: id }))
  await server.settled()
  expect(server.mails().length).toBe(before)
})
