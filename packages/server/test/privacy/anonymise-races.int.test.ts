import type { AnonymiseReport } from '@latchkey/domain/privacy/retention/retention.contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Context } from '../../src/context/context.ts'
import { buildFeatures } from '../../src/features.ts'
import { leadTokens } from '../../src/links/lead-tokens.ts'
import { mailHandlers } from '../../src/mail/mail.jobs.ts'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertHome, insertLead, leadRow } from '../_leads.ts'
import { waitForLockWaiters } from '../_locks.ts'

/** Runs between the preparation of a mail and its sending. */
let betweenOnce: (() => Promise<void>) | null = null

const gated = (context: Context): Context => ({
  ...context,
  change: async (author, work) => {
    const result = await context.change(author, work)
    const between = betweenOnce
    betweenOnce = null
    await between?.()
    return result
  },
})

const server = await serverOfFile({
  features: (context) => ({
    handlers: { ...buildFeatures(context).handlers, ...mailHandlers(gated(context)) },
  }),
})
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

/** Ends with the job, which is not found any more once its lead is anonymised. */
const mailIsDropped = (leadId: number) =>
  expect
    .poll(() => server.db.selectFrom('mail_log').selectAll().where('lead_id', '=', leadId).execute())
    .toEqual([])

/** Links of a lead that still open something. */
async function liveLinks(leadId: number) {
  const links = await server.db
    .selectFrom('lead_token')
    .select(['id', 'purpose'])
    .where('lead_id', '=', leadId)
    .execute()
  expect(links).not.toEqual([])
  const found = await Promise.all(
    links.map(({ id, purpose }) => leadTokens(server.db).findById(id, purpose, server.clock.now)),
  )
  return found.filter((link) => link !== undefined)
}

test.each([
  ['mail.feedback', { status: 5, outcome: 1 }],
  ['mail.questionnaire-link', { status: 1 }],
] as const)('%s, prepared and not yet sent: it is not sent, and its links are dead', async (name, over) => {
  const id = await insertLead(server.db, over)
  let report: AnonymiseReport | undefined
  betweenOnce = async () => {
    report = await anonymised(id)
  }
  const before = server.mails().length
  const data = { leadId: id, linkId: undefined }
  await server.context.change(null, (change) => change.enqueue(name, data))
  await mailIsDropped(id)
  expect(report).toEqual({ done: [id], failed: [] })
  expect(server.mails().length).toBe(before)
  expect(await liveLinks(id)).toEqual([])
})

test('the address changed while a mail was prepared: it goes to the new one only', async () => {
  const id = await insertLead(server.db, { status: 5, outcome: 1, email: 'former@x.uk' })
  betweenOnce = async () => {
    await server.db.updateTable('lead').set({ email: 'present@x.uk' }).where('id', '=', id).execute()
  }
  const before = server.mails().length
  await server.context.change(null, (change) => change.enqueue('mail.feedback', { leadId: id }))
  await server.settled()
  const [mail, ...more] = server.mails().slice(before)
  expect(more).toEqual([])
  expect(mail).toContain('present@x.uk')
})

test('a link that is written after its lead was anonymised opens nothing', async () => {
  const id = await insertLead(server.db, { status: 1 })
  const before = server.mails().length
  await server.db.transaction().execute(async (db) => {
    // Waited for by the preparation, once it has read the lead.
    await sql`select pg_advisory_xact_lock(101, ${id}::integer)`.execute(db)
    await server.context.change(null, (change) =>
      change.enqueue('mail.questionnaire-link', { leadId: id, linkId: undefined }),
    )
    await waitForLockWaiters(server.db)
    expect(await anonymised(id)).toEqual({ done: [id], failed: [] })
  })
  await mailIsDropped(id)
  expect(await liveLinks(id)).toEqual([])
  expect(server.mails().length).toBe(before)
})

test('a mail of an anonymised lead is not sent', async () => {
  const id = await insertLead(server.db, { status: 2 })
  await anonymised(id)
  const before = server.mails().length
  await server.context.change(null, (change) => change.enqueue('mail.feedback', { leadId: id }))
  await server.settled()
  expect(server.mails().length).toBe(before)
})
