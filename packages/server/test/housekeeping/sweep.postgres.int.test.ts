import { afterEach, beforeEach, expect, test } from 'vitest'
import { SETTLED_MS } from '../../src/housekeeping/housekeeping.limits.ts'
import { createOnce } from '../../src/context/create-once.ts'
import { sweepHandlers } from '../../src/housekeeping/sweep.job.ts'
import { accountTokens } from '../../src/links/account-tokens.ts'
import { leadTokens } from '../../src/links/lead-tokens.ts'
import { rateLimitOn } from '../../src/rate-limits/rate-limit.ts'
import { SESSION_MS } from '../../src/session/session.limits.ts'
import { caller, anonymous, type Caller } from '../_caller.ts'
import { anActor } from '../_calls.ts'
import { startTestServer, type TestServer } from '../_harness.ts'
import { leadBody } from '../_leads.ts'
import { TEST_PASSWORD } from '../_people.ts'
import { enrol } from '../_two-factor.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const sweep = () => sweepHandlers(server.context)['housekeeping.sweep']({})
const TABLES = [
  'session',
  'account_token',
  'lead_token',
  'attempt',
  'creation',
  'two_factor',
  'two_factor_challenge',
  'two_factor_recovery_code',
  'audit',
] as const

async function counts(): Promise<Record<(typeof TABLES)[number], number>> {
  const entries = await Promise.all(
    TABLES.map(async (table) => {
      const { count } = await server.db
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return [table, count] as const
    }),
  )
  return Object.fromEntries(entries) as Record<(typeof TABLES)[number], number>
}

/** Leaves a row of every kind that expires. */
async function leaveTraces(person: Caller, leadId: number): Promise<void> {
  await server.context.change(null, async ({ db }) => {
    await accountTokens(db).issue(person.userId, 'passwordReset', server.clock.now)
    await leadTokens(db).issue(leadId, 'questionnaire', server.clock.now)
  })
  await createOnce(server.context, anActor({ userId: person.userId }), {
    entity: 'lead',
    key: 'of-a-form',
    create: () => Promise.resolve({ id: leadId }),
    get: () => Promise.reject(new Error('The key is new.')),
  })
  await rateLimitOn(server.context).hit('sign-in:203.0.113.1', 1, 60_000)
  const { recoveryCodes } = await enrol(server, person)
  const login = () =>
    anonymous(server).post('/users/login', { username: person.username, password: TEST_PASSWORD })
  const { redirect } = (await login()).json<{ redirect: string }>()
  await anonymous(server).post('/users/two-factor/sign-in', {
    challenge: redirect.split('#')[1],
    code: recoveryCodes[0],
  })
  await login()
  await person.post('/users/logout')
  // The security notice is audited when it is sent.
  await server.settled()
}

test('expired rows are deleted after the retention, no sooner; the trail and what is in force stay', async () => {
  const [person, undecided] = [await caller(server, 'enquiries-view'), await caller(server)]
  const lead = (await person.post('/leads', leadBody())).json<{ id: number }>()
  await server.settled()
  await undecided.post('/users/two-factor/set-up', { password: TEST_PASSWORD })
  await leaveTraces(person, lead.id)
  const left = await counts()
  for (const table of TABLES) expect([table, left[table] > 0]).toEqual([table, true])

  server.clock.advance(SETTLED_MS - 2 * 60_000)
  await sweep()
  const soon = await counts()
  expect({ ...soon, session: 0, audit: 0 }).toEqual({ ...left, session: 0, audit: 0 })

  server.clock.advance(SESSION_MS + SETTLED_MS)
  await sweep()
  const [first, second] = [await counts(), await sweep().then(counts)]
  expect(second).toEqual(first)
  expect(first).toEqual({
    session: 0,
    account_token: 0,
    // The link to the tenant's page, which works for 180 days.
    lead_token: 1,
    attempt: 0,
    creation: 0,
    two_factor: 1,
    two_factor_challenge: 0,
    two_factor_recovery_code: 9,
    audit: left.audit,
  })
})

test('an ended session is deleted after the retention, a live one stays', async () => {
  const [ended, live] = [await caller(server), await caller(server)]
  await ended.post('/users/logout')
  const left = async () =>
    (
      await server.db
        .selectFrom('session')
        .select('user_id')
        .where('user_id', 'in', [ended.userId, live.userId])
        .orderBy('id')
        .execute()
    ).map((row) => row.user_id)
  server.clock.advance(SETTLED_MS - 1000)
  await sweep()
  expect(await left()).toEqual([ended.userId, live.userId])
  server.clock.advance(1000)
  await sweep()
  expect(await left()).toEqual([live.userId])
})

test('of the trail only old failures of unknown callers are deleted, and nothing else can be', async () => {
  const DAY_MS = 24 * 60 * 60_000
  const person = await caller(server)
  const at = (days: number) => new Date(Date.now() - days * DAY_MS)
  const line = { entity: 'user', entity_id: person.userId, changes: '[]' }
  const rows = [
    { ...line, at: at(91), action: 'session.refuse', user_id: null },
    { ...line, at: at(89), action: 'session.refuse', user_id: null },
    { ...line, at: at(91), action: 'user.lock', user_id: null },
    { ...line, at: at(91), action: 'call.forbidden', user_id: person.userId },
    { ...line, at: at(91), action: 'call.limited', user_id: null },
  ]
  const ids = (await server.db.insertInto('audit').values(rows).returning('id').execute()).map(({ id }) => id)
  await sweep()
  const left = await server.db.selectFrom('audit').select('id').where('id', 'in', ids).execute()
  expect(left.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual([ids[1], ids[2], ids[3]])
})
