import { FEED_VIEWINGS_MAX } from '@latchkey/domain/calendar-feed/calendar-feed.contract'
import type { ImportField } from '@latchkey/domain/imports/import.contract'
import type { ApiKey } from '@latchkey/domain/integrations/keys/key.contract'
import { KEYS_LISTED_MAX } from '@latchkey/domain/integrations/keys/key.limits'
import type { Source } from '@latchkey/domain/integrations/sources/source.contract'
import { SOURCES_LISTED_MAX, SOURCES_MAX } from '@latchkey/domain/integrations/sources/source.limits'
import { DEPOSITS_LISTED_MAX, type Deposits } from '@latchkey/domain/leads/deposit/deposit.contract'
import type { HandlerOption } from '@latchkey/domain/leads/handler/handler.contract'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import type { RightToRent } from '@latchkey/domain/leads/right-to-rent/right-to-rent.contract'
import { CHECKS_MAX } from '@latchkey/domain/leads/right-to-rent/right-to-rent.limits'
import { REPORT_PARTS_MAX } from '@latchkey/domain/reports/report.limits'
import type { Report } from '@latchkey/domain/reports/report.contract'
import { OWN_SESSIONS_MAX, type OwnSession } from '@latchkey/domain/session/own-sessions.contract'
import { DAY_VIEWINGS_MAX, type Day } from '@latchkey/domain/today/day.contract'
import { WORK_VIEWINGS_MAX } from '@latchkey/domain/users/hand-over.contract'
import { UNPAGED_USERS_MAX, type UserOption } from '@latchkey/domain/users/user.contract'
import type { SavedView } from '@latchkey/domain/views/view.contract'
import { VIEWS_SEEN_MAX } from '@latchkey/domain/views/view.limits'
import { sql, type RawBuilder } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead } from '../_leads.ts'
import { administrator } from '../_staff.ts'

const server = await serverOfFile()
const admin = await administrator(server)
const agent = await caller(server, 'viewings-view', 'reservations-view')
const other = await caller(server, 'viewings-view')
beforeEach(async () => {
  await server.db.deleteFrom('holding_deposit').execute()
  await server.db.deleteFrom('right_to_rent_check').execute()
  await server.db.deleteFrom('lead').execute()
})

const run = (statement: RawBuilder<unknown>) => statement.execute(server.db)
const numbers = (first: number, last: number) =>
  Array.from({ length: Math.abs(last - first) + 1 }, (_, index) => first + (first < last ? index : -index))
const numbered = (names: readonly { name: string }[]) => names.map(({ name }) => Number(name))

/** Hour `n` after the moment at which the clock of tests stands. */
const hour = (n: RawBuilder<unknown>) =>
  sql`to_timestamp(${server.clock.now / 1000}::float8) + (${n}) * interval '1 hour'`

/** Viewing `n` of the agent is `n` steps from now. */
const insertViewings = (userId: number, count: number, step: RawBuilder<unknown> = sql`n`) =>
  run(sql`insert into lead (first_name, last_name, email, phone, status, property_name, viewing_user_id, viewing_at)
    select 'Ann', n, 'ann' || n || '@example.com', '07' || 700900000 + n, ${LEAD_STATUS.ViewingScheduled}, 'Plot 1',
      ${userId}::integer, ${hour(step)}
    from generate_series(1, ${count}::integer) as n`)

/** Source `n` ended `n` minutes after the first of January. */
const insertSources = (count: number, isEnded: boolean) =>
  run(sql`insert into lead_source (code, name, format, key_hash, created_by, at, ended_at)
    select lpad((n + ${isEnded ? 1000 : 0})::text, 16, '0'), n + ${isEnded ? 1000 : 0}, 1, sha256((n + ${isEnded ? 1000 : 0})::text::bytea), ${admin.userId}, now(),
      case when ${isEnded} then timestamptz '2026-01-01 00:00Z' + n * interval '1 minute' end
    from generate_series(1, ${count}::integer) as n`)

const addSource = () => admin.post('/integrations/sources', { name: 'One more', format: 'zoopla' })

describe('lead sources', () => {
  beforeEach(() => server.db.deleteFrom('lead_source').execute())

  test('those in use have a maximum', async () => {
    await insertSources(SOURCES_MAX, false)
    await insertSources(1, true)
    const refused = await addSource()
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { error: 'too-many', max: SOURCES_MAX }])
    await run(sql`update lead_source set ended_at = now() where name = '7'`)
    expect((await addSource()).statusCode).toBe(200)
  })

  test('the list has those in use, and of the others those that ended last', async () => {
    await insertSources(3, false)
    await insertSources(SOURCES_LISTED_MAX, true)
    const sources = (await admin.get('/integrations/sources')).json<Source[]>()
    expect(numbered(sources)).toEqual([...numbers(1, 3), ...numbers(1004, 1000 + SOURCES_LISTED_MAX)])
  })
})

test('the list of keys has those that work, and the newest of the others', async () => {
  await run(sql`insert into api_key (name, public_id, hash, areas, created_by, at, revoked_at, ends_at, expires_on)
    select n, lpad(n::text, 8, '0'), decode(lpad(n::text, 64, '0'), 'hex'), '{}', ${admin.userId}, now(),
      case when n > 4 then now() end,
      case n when 2 then ${hour(sql`1`)} when 3 then ${hour(sql`-1`)} end,
      case n when 4 then date '2026-03-01' end
    from generate_series(1, ${KEYS_LISTED_MAX + 2}::integer) as n`)
  const keys = (await admin.get('/integrations/keys')).json<ApiKey[]>()
  expect(numbered(keys)).toEqual([...numbers(KEYS_LISTED_MAX + 2, 5), 2, 1])
})

test('lists of people to choose from have the first by username', async () => {
  await run(sql`with fresh as (
      insert into app_user (username) select 'a' || lpad(n::text, 5, '0') from generate_series(1, ${UNPAGED_USERS_MAX + 2}::integer) as n
      returning id
    ) insert into user_role (user_id, role_id)
      select fresh.id, role_id from fresh cross join user_role where user_id = ${agent.userId}`)
  const last = `a${UNPAGED_USERS_MAX}`
  const agents = (await agent.get('/users/dropdown')).json<UserOption[]>()
  expect([agents.length, agents.at(-1)?.username]).toEqual([UNPAGED_USERS_MAX, last])
  const handlers = (await agent.get('/leads/handlers')).json<HandlerOption[]>()
  expect([handlers.length, handlers.at(-1)?.name]).toEqual([UNPAGED_USERS_MAX, last])
  const fields = (await admin.get('/imports/fields/enquiries')).json<ImportField[]>()
  const lengths = fields.map(({ options }) => options?.length ?? 0)
  expect(Math.max(...lengths)).toBe(UNPAGED_USERS_MAX)
  await run(sql`delete from user_role using app_user where app_user.id = user_id and username like 'a0%'`)
  await run(sql`update app_user set deleted_at = now() where username like 'a0%' or username like 'a1%'`)
})

test('a user sees the own views, those in use, and the oldest of the others', async () => {
  await run(sql`insert into saved_view (list, name, owner_id, is_shared, query)
    select 'viewings', n, case when n > ${VIEWS_SEEN_MAX + 2}::integer then ${agent.userId}::integer else ${other.userId}::integer end, true, '{}'
    from generate_series(1, ${VIEWS_SEEN_MAX + 3}::integer) as n`)
  const seen = async () => (await agent.get('/views/viewings')).json<SavedView[]>()
  expect(numbered(await seen())).toEqual([...numbers(1, VIEWS_SEEN_MAX - 1), VIEWS_SEEN_MAX + 3])
  await run(sql`insert into saved_view_use (user_id, view_id, is_pinned)
    select ${agent.userId}::integer, id, true from saved_view where name = ${String(VIEWS_SEEN_MAX + 1)}`)
  expect(numbered(await seen())).toEqual([
    ...numbers(1, VIEWS_SEEN_MAX - 2),
    VIEWS_SEEN_MAX + 1,
    VIEWS_SEEN_MAX + 3,
  ])
})

test('own sessions are those used last', async () => {
  const person = await caller(server)
  await run(sql`insert into session (token_hash, user_id, device, expires_at, last_seen_at)
    select sha256(('session ' || n)::bytea), ${person.userId}::integer, n, ${hour(sql`24`)}, ${hour(sql`-n / 60.0`)}
    from generate_series(1, ${OWN_SESSIONS_MAX}::integer) as n`)
  const sessions = (await person.get('/users/sessions')).json<OwnSession[]>()
  expect(sessions.map(({ device, isCurrent }) => (isCurrent ? 0 : Number(device)))).toEqual(
    numbers(0, OWN_SESSIONS_MAX - 1),
  )
})

test('the deposits of a lead are the newest', async () => {
  const id = await insertLead(server.db, { status: LEAD_STATUS.ReservationConsider })
  await run(sql`insert into holding_deposit (lead_id, amount_pence, rent_pence, received_on, deadline_on, is_agreed, outcome, outcome_on, created_by, at)
    select ${id}::integer, n * 100, 100000, date '2026-03-02', date '2026-03-16', false, 1, date '2026-03-02', ${agent.userId}::integer, now()
    from generate_series(1, ${DEPOSITS_LISTED_MAX + 2}::integer) as n`)
  const { deposits } = (await agent.get(`/leads/${id}/deposits`)).json<Deposits>()
  expect(deposits.map(({ amount }) => amount)).toEqual(numbers(DEPOSITS_LISTED_MAX + 2, 3))
})

test('a lead has a maximum of right to rent checks, without deleted ones', async () => {
  const id = await insertLead(server.db, { status: LEAD_STATUS.ReservationConsider })
  await run(sql`insert into right_to_rent_check (lead_id, adult_name, kind, checked_on, deleted_at)
    select ${id}::integer, n, 1, date '2026-03-02', case when n = 1 then now() end
    from generate_series(1, ${CHECKS_MAX}::integer) as n`)
  const record = () =>
    agent.post(`/leads/${id}/right-to-rent`, { adultName: 'Ann Lee', kind: 1, checkedOn: '2026-03-02' })
  expect((await record()).statusCode).toBe(200)
  const refused = await record()
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { error: 'too-many', max: CHECKS_MAX }])
  const { checks } = (await agent.get(`/leads/${id}/right-to-rent`)).json<RightToRent>()
  expect(checks).toHaveLength(CHECKS_MAX)
})

test("an agent's day and calendar feed have the first viewings", async () => {
  await insertViewings(agent.userId, DAY_VIEWINGS_MAX + 2, sql`n / 60.0`)
  const day = (await agent.get('/leads/day?date=2026-03-02&agent=me')).json<Day>()
  expect(day.models.map(({ lastName }) => Number(lastName))).toEqual(numbers(1, DAY_VIEWINGS_MAX))
  await insertViewings(agent.userId, FEED_VIEWINGS_MAX, sql`1 + n / 60.0`)
  const { url } = (await agent.post('/users/calendar-feed')).json<{ url: string }>()
  const feed = await server.app.inject({ url: new URL(url).pathname })
  expect(feed.body.match(/^BEGIN:VEVENT/gm)).toHaveLength(FEED_VIEWINGS_MAX)
})

test('a hand-over is refused with the next viewings that clash', async () => {
  const leaver = await caller(server, 'viewings-view')
  // Each second one of them clashes.
  await insertViewings(leaver.userId, 2 * WORK_VIEWINGS_MAX + 4)
  await insertViewings(other.userId, WORK_VIEWINGS_MAX + 2, sql`2 * n`)
  const refused = await admin.post(`/users/${leaver.userId}/toggle-active`, {
    handOver: { toUserId: other.userId },
  })
  const { clashes } = refused.json<{ clashes: { name: string }[] }>()
  expect(refused.statusCode).toBe(409)
  expect(clashes.map(({ name }) => Number(name.split(' ')[1]))).toEqual(
    numbers(1, WORK_VIEWINGS_MAX).map((n) => 2 * n),
  )
})

test('a report has the projects and agents with the most enquiries', async () => {
  const parts = REPORT_PARTS_MAX + 1
  await run(
    sql`insert into project (name) select 'Project ' || n from generate_series(1, ${parts}::integer) as n`,
  )
  await run(
    sql`insert into property (name, project_id) select 'Plot', id from project where name like 'Project %'`,
  )
  await run(
    sql`insert into app_user (username) select 'reported' || n from generate_series(1, ${parts}::integer) as n`,
  )
  // The first of both has one enquiry, each other two.
  await run(sql`insert into lead (first_name, last_name, email, phone, status, property_name, property_id, handler_user_id, submitted_at)
    select 'Ann', 'Lee', 'ann@example.com', '07700900123', 1, 'Plot', property.id, handler.id, ${hour(sql`-1`)}
    from generate_series(1, ${parts}::integer) as n cross join generate_series(1, 2) as time
      join project on project.name = 'Project ' || n join property on property.project_id = project.id
      join app_user as handler on handler.username = 'reported' || n
    where time = 1 or n > 1`)
  const reader = await caller(server, 'reports-view')
  const report = (await reader.get('/reports?from=2026-02-23&to=2026-03-08')).json<Report>()
  const names = report.byProject.map(({ name }) => name)
  expect([names.length, names.includes('Project 1')]).toEqual([REPORT_PARTS_MAX, false])
  const agents = report.byAgent.map(({ name }) => name)
  expect([agents.length, agents.includes('reported1')]).toEqual([REPORT_PARTS_MAX, false])
})
