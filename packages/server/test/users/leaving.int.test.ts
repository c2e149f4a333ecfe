import { beforeEach, describe, expect, test } from 'vitest'
import { leadQueries } from '../../src/leads/record/lead.queries.ts'
import { caller, type Caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead, leadBody } from '../_leads.ts'
import { waitForLockWaiters } from '../_locks.ts'
import { auditOf, fieldError } from '../_staff.ts'

const HOUR = 3600
const AGENT = ['enquiries-view', 'viewings-view', 'viewings-update'] as const

const server = await serverOfFile()
const manager = await caller(server, 'users-view', 'leads-assign', ...AGENT)
const agent = await caller(server, ...AGENT)
let leaver: Caller
let heir: Caller
beforeEach(async () => {
  leaver = await caller(server, ...AGENT)
  heir = await caller(server, ...AGENT)
})

const inHours = (hours: number) => Math.floor(server.clock.now / 1000) + hours * HOUR
const leave = (call = 'toggle-active') =>
  manager.post(`/users/${leaver.userId}/${call}`, { handOver: { toUserId: heir.userId } })
const isActive = async ({ userId }: Caller) =>
  (await server.db.selectFrom('app_user').select('active').where('id', '=', userId).executeTakeFirstOrThrow())
    .active
const viewingsOf = async ({ userId }: Caller) =>
  (await server.db.selectFrom('lead').select('id').where('viewing_user_id', '=', userId).execute()).length

/** Actions that give a future viewing, or a lead, to the leaver. */
const acts: [string, (viewingDate: number) => Promise<{ statusCode: number; body: string }>][] = [
  [
    'Confirm Viewing',
    async (viewingDate) => {
      const id = await insertLead(server.db, { status: 3 })
      return agent.post(`/leads/${id}/confirm-viewing`, { viewingDate, viewingUserId: leaver.userId })
    },
  ],
  [
    'a save of the form',
    async (viewingDate) => {
      const id = await insertLead(server.db, { status: 3 })
      const more = { status: 4, viewingDate, viewingUserId: leaver.userId }
      return agent.post(`/leads/${id}`, leadBody(more))
    },
  ],
  [
    'Create New',
    (viewingDate) => agent.post('/leads', leadBody({ status: 4, viewingDate, viewingUserId: leaver.userId })),
  ],
]

describe.each(acts)('%s for a user who is disabled or deleted concurrently', (_name, act) => {
  test.each(['toggle-active', 'delete'])('that began first is handed over by %s', async (call) => {
    let acting: ReturnType<typeof act> | undefined
    let leaving: ReturnType<typeof leave> | undefined
    await server.context.change(null, async ({ db }) => {
      // Blocks the action after it has checked that the person is active.
      await leadQueries(db).lockDiary(leaver.userId)
      acting = act(inHours(30))
      await waitForLockWaiters(server.db)
      leaving = leave(call)
      await Promise.race([leaving, waitForLockWaiters(server.db, 2)])
    })
    expect((await acting)?.statusCode).toBe(200)
    expect((await leaving)?.body).toBe('true')
    expect([await viewingsOf(leaver), await viewingsOf(heir)]).toEqual([0, 1])
  })

  test.each(['toggle-active', 'delete'])('that began after %s fails', async (call) => {
    let acting: ReturnType<typeof act> | undefined
    let leaving: ReturnType<typeof leave> | undefined
    await server.context.change(null, async ({ db }) => {
      // Blocks the hand-over after the work was looked up.
      await leadQueries(db).lockDiary(heir.userId)
      leaving = leave(call)
      await waitForLockWaiters(server.db)
      acting = act(inHours(30))
      await Promise.race([acting, waitForLockWaiters(server.db, 2)])
    })
    expect((await leaving)?.body).toBe('true')
    expect(JSON.parse((await acting)?.body ?? '')).toEqual(fieldError('viewingUserId', 'enumerable'))
    expect([await viewingsOf(leaver), await viewingsOf(heir)]).toEqual([0, 0])
  })
})

describe('a lead assigned to a user who leaves concurrently', () => {
  const ways: [string, (id: number) => Promise<unknown>][] = [
    ['Assign', (id) => manager.post(`/leads/${id}/handler`, { userId: leaver.userId, from: null })],
    ['Assign for several', (id) => manager.post('/leads/bulk/assign', { ids: [id], userId: leaver.userId })],
  ]
  test.each(ways)('%s', async (_name, give) => {
    const id = await insertLead(server.db)
    let giving: Promise<unknown> | undefined
    let leaving: ReturnType<typeof leave> | undefined
    await server.context.change(null, async ({ db }) => {
      await leadQueries(db).lockDiary(heir.userId)
      leaving = leave()
      await waitForLockWaiters(server.db)
      giving = give(id)
      await Promise.race([giving, waitForLockWaiters(server.db, 2)])
    })
    expect((await leaving)?.body).toBe('true')
    await giving
    const lead = await leadQueries(server.db).find(id)
    expect(lead?.handler_user_id).toBeNull()
  })
})

describe('disabling with a hand-over', () => {
  test('of two concurrent calls one disables, and the other is false', async () => {
    const answers = await Promise.all([leave(), leave()])
    expect(answers.map(({ body }) => body).toSorted()).toEqual(['false', 'true'])
    expect(await isActive(leaver)).toBe(false)
  })

  test('a repetition after a lost answer changes nothing', async () => {
    expect((await leave()).body).toBe('true')
    expect((await leave()).body).toBe('false')
    expect(await isActive(leaver)).toBe(false)
    expect((await auditOf(server, 'user', leaver.userId)).map(({ action }) => action)).toEqual([
      'user.hand-over',
      'user.disable',
    ])
  })

  test('without a hand-over the call enables again', async () => {
    await leave()
    expect((await manager.post(`/users/${leaver.userId}/toggle-active`)).body).toBe('true')
    expect(await isActive(leaver)).toBe(true)
  })
})
