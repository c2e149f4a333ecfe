import type { CalendarLead } from '@latchkey/domain/calendar/viewing.contract'
import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { LEAD_MAILS_MAX, UNPAGED_LEADS_MAX, HISTORY_LINES } from '@latchkey/domain/leads/lead.limits'
import type { LeadHistory } from '@latchkey/domain/leads/lead-history.contract'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import type { LeadMail } from '@latchkey/domain/leads/mails/lead-mails.contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead } from '../_leads.ts'

const server = await serverOfFile()
const agent = await caller(server, 'enquiries-view')
const viewer = await caller(server, 'viewings-view')

/** Lead `n` was submitted, and has its viewing, `n` minutes after the first of January. */
const insertLeads = (count: number) =>
  sql`insert into lead (first_name, last_name, email, phone, status, property_name, submitted_at, viewing_at)
    select 'Ann', 'Lee ' || n, 'ann' || n || '@example.com', '07' || 700900000 + n, ${LEAD_STATUS.AwaitingFeedback}, 'Plot 1',
      timestamptz '2026-01-01 00:00Z' + n * interval '1 minute', timestamptz '2026-01-01 00:00Z' + n * interval '1 minute'
    from generate_series(1, ${count}::integer) as n`.execute(server.db)

const lastNames = (leads: readonly { lastName: string }[]) => leads.map(({ lastName }) => lastName)
const namesFrom = (first: number, last: number) => {
  const step = first < last ? 1 : -1
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, index) => `Lee ${first + index * step}`)
}

/** Line `n` changes the notes to `n`. */
const insertLines = (leadId: number, count: number) =>
  sql`insert into audit (action, entity, entity_id, changes)
    select 'lead.update', 'lead', ${leadId}::integer, jsonb_build_array(jsonb_build_object('field', 'notes', 'from', null, 'to', n))
    from generate_series(1, ${count}::integer) as n`.execute(server.db)

const history = async (reader: typeof agent, id: number, query = '') =>
  (await reader.get(`/leads/${id}/history${query}`)).json<LeadHistory>()
const written = (lines: LeadHistory) => lines.map(({ changes }) => changes[0]?.to)
const numbersDown = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first - index)

describe('lists without pages', () => {
  beforeAll(() => insertLeads(UNPAGED_LEADS_MAX + 2))

  test('all enquiries are the newest, as a plain array', async () => {
    const rows = (await agent.get('/leads/enquiries/all')).json<LeadRow[]>()
    expect(lastNames(rows)).toEqual(namesFrom(UNPAGED_LEADS_MAX + 2, 3))
  })

  test('the calendar without a window has the latest viewings, in order of time', async () => {
    const leads = (await viewer.get('/leads/all')).json<CalendarLead[]>()
    expect(lastNames(leads)).toEqual(namesFrom(3, UNPAGED_LEADS_MAX + 2))
  })
})

describe('the history of a lead', () => {
  test('has the newest lines, and older ones on request', async () => {
    const id = await insertLead(server.db)
    await insertLines(id, HISTORY_LINES + 3)
    const newest = await history(agent, id)
    expect(written(newest)).toEqual(numbersDown(HISTORY_LINES + 3, HISTORY_LINES))
    const older = await history(agent, id, `?before=${newest.at(-1)?.id}`)
    expect(written(older)).toEqual([3, 2, 1])
    expect(await history(agent, id, `?before=${older.at(-1)?.id}`)).toEqual([])
  })

  test('is full although the lines of merged leads that the reader may not open are left out', async () => {
    const id = await insertLead(server.db, { status: LEAD_STATUS.ViewingScheduled })
    await insertLines(id, HISTORY_LINES)
    const merged = await insertLead(server.db, {
      status: LEAD_STATUS.ReservationComplete,
      merged_into_id: id,
      deleted_at: new Date(),
    })
    await insertLines(merged, 5)
    expect(written(await history(viewer, id))).toEqual(numbersDown(HISTORY_LINES, HISTORY_LINES))
    const all = await history(agent, id)
    expect([all.length, ...written(all).slice(0, 6)]).toEqual([HISTORY_LINES, 5, 4, 3, 2, 1, HISTORY_LINES])
  })

  test.each(['x', '-1', '1.5', '99999999999999999999'])('422: before=%s', async (before) => {
    const id = await insertLead(server.db)
    const response = await agent.get(`/leads/${id}/history?before=${before}`)
    expect([response.statusCode, response.json()]).toEqual([
      422,
      [{ attribute: 'before', errors: [{ name: 'range' }] }],
    ])
  })
})

test('the mails of a lead are the newest that the reader may see', async () => {
  const id = await insertLead(server.db, { status: LEAD_STATUS.ViewingScheduled })
  const merged = await insertLead(server.db, {
    status: LEAD_STATUS.ReservationComplete,
    merged_into_id: id,
    deleted_at: new Date(),
  })
  // The newest are those of the merged lead.
  await sql`insert into mail_log (lead_id, kind, subject, queued_at)
    select case when n > ${LEAD_MAILS_MAX + 1}::integer then ${merged}::integer else ${id}::integer end, 'feedback', n::text,
      timestamptz '2026-01-01 00:00Z' + n * interval '1 minute'
    from generate_series(1, ${LEAD_MAILS_MAX + 3}::integer) as n`.execute(server.db)
  const numbers = async (reader: typeof agent) =>
    (await reader.get(`/leads/${id}/mails`)).json<LeadMail[]>().map(({ subject }) => Number(subject))
  expect(await numbers(viewer)).toEqual(numbersDown(LEAD_MAILS_MAX + 1, LEAD_MAILS_MAX))
  expect(await numbers(agent)).toEqual(numbersDown(LEAD_MAILS_MAX + 3, LEAD_MAILS_MAX))
})
