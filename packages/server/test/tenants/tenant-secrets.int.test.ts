import { LEAD_MAIL_KINDS } from '@latchkey/domain/leads/mails/lead-mails.contract'
import { LEAD_STATUS, LEAD_STATUSES } from '@latchkey/domain/leads/lead-status'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Change } from '../../src/context/context.ts'
import { mailLeadLink } from '../../src/links/mailed-links.ts'
import { serverOfFile } from '../_harness.ts'
import { giveLeadLink } from '../_links.ts'
import { mailCount, mailsAfter } from '../_mails.ts'
import { administrator } from '../_staff.ts'
import { LINKS, tenantsOf } from '../_tenants.ts'
import { tenantPagesOf } from './_tenant-page.ts'

/** Tenants may read their own words and the description of the home. Every other text is marked. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  lead: [
    'first_name',
    'last_name',
    'email',
    'phone',
    'address_line1',
    'address_line2',
    'city',
    'country',
    'postcode',
    'property_name',
    'property_address_line1',
    'property_address_line2',
    'property_city',
    'property_county',
    'property_postcode',
    'property_home_views_link',
    'pets',
    'apartment_type',
    'qualifying_notes',
    'feedback_words',
  ],
  property: [],
  app_user: ['first_name'],
}

const DAY_SECONDS = 86_400

const server = await serverOfFile()
/** Of every booked viewing. */
const VIEWING_DATE = Math.floor(server.clock.now / 1000) + 2 * DAY_SECONDS
const agent = await tenantPagesOf(server).agent()

/** The text columns that tenants may not read. */
async function hiddenColumns(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and data_type = 'text'
      and is_generated = 'NEVER'`.execute(server.db)
  return rows.map(({ name }) => name).filter((name) => !SHOWN[table]?.includes(name))
}

/** Marks all of a record that tenants may not read; returns the number of texts. */
async function mark(table: string, id: number): Promise<number> {
  const columns = await hiddenColumns(table)
  const values = columns.map((name) => sql`${sql.ref(name)} = ${`SECRET of ${table}.${name} ${id}`}`)
  await sql`update ${sql.table(table)} set ${sql.join(values)} where id = ${id}`.execute(server.db)
  return columns.length
}

/** A lead with a booked viewing, whose texts and those of its home and agent are marked. */
async function markedLead(status: number): Promise<number> {
  const id = await tenantPagesOf(server).lead({
    status,
    handler_user_id: agent,
    viewing_user_id: agent,
    viewing_at: new Date(VIEWING_DATE * 1000),
    viewing_confirmed_at: new Date(server.clock.now - DAY_SECONDS * 1000),
    outcome: status === 5 ? 1 : null,
  })
  const { property_id: home } = await server.db
    .selectFrom('lead')
    .select('property_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const counts = [await mark('lead', id), await mark('property', home ?? 0), await mark('app_user', agent)]
  expect(Math.min(...counts)).toBeGreaterThan(1)
  const reason = await server.db
    .insertInto('lead_status_reason')
    .values({ lead_id: id, status: LEAD_STATUS.ViewingCancelled, user_id: agent, at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await mark('lead_status_reason', reason.id)).toBe(1)
  const check = await server.db
    .insertInto('right_to_rent_check')
    .values({ lead_id: id, adult_name: '', kind: 1, checked_on: '2026-03-02', checked_by: agent })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await mark('right_to_rent_check', check.id)).toBe(1)
  return id
}

async function keptDeposit(db: Change['db'], leadId: number): Promise<number> {
  const { id } = await db
    .insertInto('holding_deposit')
    .values({
      lead_id: leadId,
      property_id: null,
      amount_pence: 20_000,
      rent_pence: 125_000,
      received_on: '2026-02-20',
      deadline_on: '2026-03-06',
      is_agreed: false,
      outcome: 2,
      outcome_on: '2026-03-02',
      reason: 'You have taken another home.',
      created_by: agent,
      at: new Date(server.clock.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

let mailed: ReturnType<typeof sendEveryKind> | undefined

/** Mails of every kind, to tenants of marked leads; sent once. */
const mailsOfEveryKind = () => (mailed ??= sendEveryKind())

async function sendEveryKind() {
  const skip = await mailCount(server)
  const kinds = new Set<string>()
  for (const status of [...LEAD_STATUSES, LEAD_STATUS.ViewingScheduled]) {
    const id = await markedLead(status)
    const viewingDate = VIEWING_DATE
    await server.context.change(null, async (change) => {
      if (status === 1) await mailLeadLink(change, id, 'questionnaire', server.clock.now)
      if (status === 7) await mailLeadLink(change, id, 'reservation', server.clock.now)
      if (status === 4) {
        await change.enqueue('mail.viewing-reminder', { leadId: id, viewingDate })
        const kind = kinds.has('viewing-confirmed') ? 'updated' : 'confirmed'
        await change.enqueue('mail.viewing', { leadId: id, viewingDate, sequence: 0, kind })
      }
      if (status === 6)
        await change.enqueue('mail.viewing', { leadId: id, viewingDate, sequence: 0, kind: 'cancelled' })
      if (status === 5) await change.enqueue('mail.feedback', { leadId: id })
      if (status === 12) await change.enqueue('mail.reservation-outcome', { leadId: id, outcome: 'verified' })
      if (status === 10)
        await change.enqueue('mail.deposit-kept', {
          leadId: id,
          depositId: await keptDeposit(change.db, id),
        })
      if (status === 10) await change.enqueue('mail.reservation-outcome', { leadId: id, outcome: 'declined' })
    })
    await server.settled()
    const sent = await server.db
      .selectFrom('mail_log')
      .select('kind')
      .where('lead_id', '=', id)
      .where('sent_at', 'is not', null)
      .execute()
    for (const { kind } of sent) kinds.add(kind)
  }
  expect(kinds).toEqual(new Set(LEAD_MAIL_KINDS))
  return mailsAfter(server, skip)
}

describe('nothing that staff wrote (T1/3)', () => {
  test.each(LEAD_STATUSES)('is in a public answer in status %i', async (status) => {
    const id = await markedLead(status)
    const pages = tenantPagesOf(server)
    const visit = await pages.visit(id)
    const start = (await visit.read()).viewing?.start ?? null
    const answers = [
      await pages.open(visit.token),
      await pages.post(`${id}/slots`, { verification: visit.verification }),
      await visit.book(server.clock.now / 1000 + DAY_SECONDS * 3, start),
      await visit.book(1),
      await visit.cancel(1),
      await visit.sendLink(),
      await visit.feedback({ interested: 1, words: 'Fine.' }),
      await visit.cancel(start),
      await pages.open(visit.token),
    ]
    const tenants = tenantsOf(server)
    for (const purpose of LINKS) {
      const { token } = await giveLeadLink(server, id, purpose)
      const opened = await tenants.open(purpose, token, { lastName: 'Lee' })
      answers.push(opened)
      const { verification = '' } = opened.json<{ verification?: string }>()
      answers.push(await tenants.send(purpose, id, { ...tenants.answers(), verification }))
    }
    for (const { body } of answers) expect(body).not.toContain('SECRET')
    expect(answers.some(({ body }) => body.includes('"Ann"'))).toBe(true)
  })

  test('is in a mail of any kind', async () => {
    for (const { text, html, attachments, subject } of await mailsOfEveryKind()) {
      const files = attachments.map(({ content }) =>
        typeof content === 'string' ? content : new TextDecoder().decode(content),
      )
      for (const part of [text, html, subject, ...files])
        expect(part).not.toMatch(/SECRET of (lead|property|right_to_rent)/)
    }
  })
})

test('every mail to a tenant has a link to the page, and says why it was sent (T4/2)', async () => {
  for (const { subject, text } of await mailsOfEveryKind()) {
    const token = /your-enquiry\/([\w-]+)/.exec(text ?? '')?.[1] ?? ''
    expect([subject, text]).toEqual([subject, expect.stringContaining('See where things stand:')])
    expect([subject, (await tenantPagesOf(server).open(token)).json()]).toMatchObject([
      subject,
      { firstName: 'Ann' },
    ])
    expect([subject, text?.trimEnd()]).toEqual([
      subject,
      expect.stringMatching(
        /You receive this email because you asked us about a home\. It is about your enquiry, so there is nothing to unsubscribe from\.$/,
      ),
    ])
  }
})

test('the cancellation of a deleted lead says why it was sent, without a link (T1.2)', async () => {
  const id = await markedLead(LEAD_STATUS.ViewingScheduled)
  const skip = await mailCount(server)
  const staff = await administrator(server)
  expect((await staff.post(`/leads/${id}/delete`)).json()).toBe(true)
  const [mail, ...others] = await mailsAfter(server, skip)
  expect(others).toEqual([])
  expect(mail?.subject).toContain('Your viewing has been cancelled')
  expect(mail?.text).not.toContain('your-enquiry')
  expect(mail?.text?.trimEnd()).toMatch(/so there is nothing to unsubscribe from\.$/)
})
