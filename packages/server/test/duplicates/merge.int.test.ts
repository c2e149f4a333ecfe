import type { Lead, LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { LeadHistory } from '@latchkey/domain/leads/lead-history.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import type { Insertable } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { LeadTable } from '../../src/db/tables/leads.ts'
import { caller, anonymous, type Caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead, leadBody } from '../_leads.ts'
import { pushesOf, fieldError } from '../_staff.ts'
import { tenantsOf } from '../_tenants.ts'

const DAY_MS = 86_400_000

const server = await serverOfFile()
const agent = await caller(server, 'enquiries-view')
const manager = await caller(server, 'enquiries-view', 'leads-merge')

let phones = 0
/** Two leads with a phone of their own. */
async function pair(
  one: Partial<Insertable<LeadTable>> = {},
  two: Partial<Insertable<LeadTable>> = {},
): Promise<[kept: number, other: number]> {
  phones += 1
  const phone = `07700 9${String(phones).padStart(5, '0')}`
  const lead = (over: object) =>
    insertLead(server.db, { phone, first_name: 'Ann', last_name: 'Lee', ...over })
  return [await lead({ email: firstEmail(), ...one }), await lead({ email: `two${phones}@x.uk`, ...two })]
}
/** Email of the first lead of the last pair. */
const firstEmail = () => `one${phones}@x.uk`
const leadOf = async (id: number) => (await manager.get(`/leads/${id}`)).json<Lead>()
const versionOf = async (id: number) =>
  (await server.db.selectFrom('lead').select('version').where('id', '=', id).executeTakeFirstOrThrow())
    .version
const merge = async (id: number, otherId: number, body: object = {}, who = manager) =>
  who.post(`/leads/${id}/merge`, {
    otherId,
    version: await versionOf(id),
    otherVersion: await versionOf(otherId),
    ...body,
  })
const historyOf = async (id: number) => (await manager.get(`/leads/${id}/history`)).json<LeadHistory>()
const mergeIdOf = async (id: number) =>
  (await historyOf(id)).find((line) => line.mergeId !== undefined)?.mergeId
const unmerge = async (id: number) => manager.post(`/leads/${id}/unmerge`, { mergeId: await mergeIdOf(id) })
const listed = async () =>
  (await manager.get('/leads/enquiries/1/100')).json<Page<LeadRow>>().models.map(({ id }) => id)

const soon = () => ({ status: 4, viewing_at: new Date(server.clock.now + DAY_MS) })

describe('POST /leads/{id}/merge', () => {
  test('takes the chosen values, merges the other lead, and joins the histories', async () => {
    const [kept, other] = await pair({ notes: 'Rang.' }, { notes: 'Wrote.', budget: 2, city: 'York' })
    const { phone, email } = await leadOf(other)
    await manager.post(`/leads/${other}`, leadBody({ phone, email, notes: 'Wrote.' }))
    const pushes = pushesOf(server)
    const response = await merge(kept, other, { take: { email: 'other', notes: 'both', answers: 'other' } })
    expect(response.json()).toBe(true)
    expect(pushes()).toEqual(['leads-refresh'])
    expect(await leadOf(kept)).toMatchObject({
      email,
      notes: 'Rang.\n\nWrote.',
      budget: 2,
      city: null,
      version: 2,
    })
    expect(await listed()).toContain(kept)
    expect(await listed()).not.toContain(other)
    const history = await historyOf(kept)
    const acts = history.filter(({ action }) => !action.startsWith('mail.'))
    expect(acts.map(({ action }) => action)).toEqual(['lead.merge', 'lead.update'])
    expect(acts[0]).toMatchObject({ mergeId: expect.any(Number), canUndo: true })
    expect(acts[0]?.changes).toContainEqual({ field: 'mergedWith', from: null, to: 'Ann Lee' })
    expect(acts[0]?.changes).toContainEqual({ field: 'email', from: firstEmail(), to: email })
  })

  test('a merged lead refers to the kept one, over several merges too, and cannot be written', async () => {
    const [first, second] = await pair()
    const { phone } = await leadOf(first)
    const third = await insertLead(server.db, { phone })
    await merge(second, first)
    await merge(third, second)
    const gone = await manager.get(`/leads/${first}`)
    expect(gone.statusCode).toBe(404)
    expect(gone.json()).toMatchObject({ error: 'not_found', mergedInto: third })
    expect((await (await caller(server, 'viewings-view')).get(`/leads/${first}`)).json()).not.toHaveProperty(
      'mergedInto',
    )
    for (const write of ['', '/delete', '/restore', '/send-questionnaire', '/handler'])
      expect((await manager.post(`/leads/${first}${write}`, leadBody())).statusCode).toBe(404)
    expect((await historyOf(third)).map(({ action }) => action)).toEqual(['lead.merge', 'lead.merge'])
  })

  test('entries of a merged lead, and undoing the merge, need the right to open that lead', async () => {
    const [kept, other] = await pair({ status: 5 }, { status: 10 })
    await manager.post(`/leads/${other}/handler`, { userId: manager.userId, from: null })
    await merge(kept, other)
    const shower = await caller(server, 'viewings-view', 'leads-merge')
    const linesOf = async (who: Caller) =>
      (await who.get(`/leads/${kept}/history`))
        .json<LeadHistory>()
        .map(({ action, canUndo }) => [action, canUndo])
    expect(await linesOf(manager)).toEqual([
      ['lead.merge', true],
      ['lead.assign', undefined],
    ])
    expect(await linesOf(shower)).toEqual([['lead.merge', false]])
  })

  test('an unassigned lead takes the other’s handler, and its version stays', async () => {
    const [kept, other] = await pair({}, { handler_user_id: agent.userId })
    await merge(kept, other)
    expect(await leadOf(kept)).toMatchObject({ handler: { id: agent.userId }, version: 1 })
    const [mine, theirs] = await pair({ handler_user_id: manager.userId }, { handler_user_id: agent.userId })
    await merge(mine, theirs)
    expect((await leadOf(mine)).handler?.id).toBe(manager.userId)
    const shower = await caller(server, 'viewings-view')
    const [enquiry, viewed] = await pair({}, { status: 5, handler_user_id: shower.userId })
    await merge(enquiry, viewed)
    expect((await leadOf(enquiry)).handler).toBeNull()
  })

  test('the links of the other tenant open the kept lead, until it is deleted', async () => {
    const tenants = tenantsOf(server)
    const [kept, other] = await pair({ last_name: 'Kept' }, {})
    const { phone } = await leadOf(kept)
    const token = await tenants.issue(other, 'questionnaire')
    await merge(kept, other)
    const opened = await tenants.open('questionnaire', token, { phone, lastName: 'Kept' })
    expect(opened.json()).toMatchObject({ id: kept })
    const { verification } = opened.json<{ verification: string }>()
    const sent = await tenants.send('questionnaire', kept, { ...tenants.answers({ phone }), verification })
    expect(sent.json()).toBe(true)
    expect((await leadOf(kept)).status).toBe(2)
    const again = await tenants.issue(other, 'questionnaire')
    await manager.post(`/leads/${kept}/delete`)
    expect((await tenants.open('questionnaire', again, { phone, lastName: 'Kept' })).json()).toBe(false)
  })

  test('a lead with a future viewing or in a reservation cannot be the merged one', async () => {
    const [kept, other] = await pair(soon(), soon())
    expect((await merge(kept, other, { take: { email: 'other' } })).json()).toMatchObject({
      error: 'cannot-merge',
      reason: 'viewing',
    })
    expect(await leadOf(kept)).toMatchObject({ email: firstEmail(), version: 1 })
    expect((await leadOf(other)).version).toBe(1)
    const [enquiry, reserved] = await pair({}, { status: 8 })
    expect((await merge(enquiry, reserved)).json()).toMatchObject({ reason: 'reservation' })
    expect((await merge(reserved, enquiry)).json()).toBe(true)
  })

  test('of two concurrent merges of a pair one succeeds', async () => {
    const [one, two] = await pair()
    const responses = await Promise.all([merge(one, two), merge(two, one)])
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 404]))
  })

  test('false for leads of different persons; 409 when one has changed or is deleted', async () => {
    const [kept, other] = await pair()
    const [somebody] = await pair()
    expect((await merge(kept, somebody)).json()).toBe(false)
    expect((await merge(kept, other, { version: 7 })).json()).toMatchObject({ error: 'conflict' })
    expect((await merge(kept, other, { otherVersion: 7 })).json()).toMatchObject({ error: 'conflict' })
    await manager.post(`/leads/${other}/delete`)
    expect((await merge(kept, other)).json()).toMatchObject({ error: 'conflict' })
    expect((await merge(other, kept)).statusCode).toBe(404)
  })

  test('422 names the invalid fields', async () => {
    const [kept, other] = await pair()
    expect((await merge(kept, other, { otherId: null })).json()).toEqual(fieldError('otherId', 'required'))
    for (const otherId of [kept, 0, 999_999, -1])
      expect((await merge(kept, other, { otherId })).json()).toEqual(fieldError('otherId', 'enumerable'))
    expect((await merge(kept, other, { version: null })).json()).toEqual(fieldError('version', 'required'))
    expect((await merge(kept, other, { take: { email: 'both' } })).json()).toEqual(
      fieldError('take.email', 'enumerable'),
    )
    expect((await merge(kept, other, { take: 'mine' })).json()).toEqual(fieldError('take', 'invalid'))
  })

  test('401 without sign-in, 403 without leads-merge or for a lead that the caller may not open', async () => {
    const [kept, other] = await pair({ status: 3 })
    const shower = await caller(server, 'viewings-view', 'leads-merge')
    expect((await anonymous(server).post(`/leads/${kept}/merge`, {})).statusCode).toBe(401)
    expect((await merge(kept, other, {}, agent)).statusCode).toBe(403)
    expect((await merge(kept, other, {}, shower)).statusCode).toBe(403)
    expect((await agent.post(`/leads/${kept}/unmerge`, { mergeId: 1 })).statusCode).toBe(403)
  })
})

describe('POST /leads/{id}/unmerge', () => {
  test('restores the other and resets what has not changed since', async () => {
    const shared = { email: 'shared@x.uk' }
    const [kept, other] = await pair(shared, { phone: '07700 988888', ...shared })
    await merge(kept, other, { take: { phone: 'other', home: 'other' } })
    await merge(kept, (await pair({}, shared))[1])
    const first = (await historyOf(kept)).filter((line) => line.mergeId !== undefined).at(-1)
    await manager.post(`/leads/${kept}`, { ...(await leadOf(kept)), phone: '07700 977777' })
    const undone = await manager.post(`/leads/${kept}/unmerge`, { mergeId: first?.mergeId })
    expect(undone.json()).toEqual({ kept: ['phone'] })
    expect((await leadOf(kept)).phone).toBe('07700 977777')
    expect(await leadOf(other)).toMatchObject({ phone: '07700 988888', version: 1 })
    expect(await listed()).toContain(other)
    const again = await manager.post(`/leads/${kept}/unmerge`, { mergeId: first?.mergeId })
    expect(again.json()).toBe(false)
    expect((await historyOf(kept)).find(({ mergeId }) => mergeId === first?.mergeId)?.canUndo).toBe(false)
    expect((await historyOf(other)).map(({ action }) => action)).toEqual(['lead.unmerge', 'lead.merge'])
  })

  test('restores email, pictures of the home and dates of answers', async () => {
    const { id: picture } = await server.db
      .insertInto('media')
      .values({ external_url: 'https://pictures.example/1.jpg' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [kept, other] = await pair(
      { desired_move_at: new Date(server.clock.now), property_name: 'Plot 1' },
      { property_name: 'Plot 2', desired_move_at: new Date(server.clock.now + DAY_MS) },
    )
    await server.db
      .insertInto('lead_image')
      .values({ lead_id: kept, media_id: picture, position: 0 })
      .execute()
    const before = await leadOf(kept)
    const theirs = await leadOf(other)
    await merge(kept, other, { take: { email: 'other', home: 'other', answers: 'other' } })
    expect(await leadOf(kept)).toMatchObject({
      email: theirs.email,
      desiredMoveDate: theirs.desiredMoveDate,
      property: { name: 'Plot 2', images: [] },
    })
    expect((await unmerge(kept)).json()).toEqual({ kept: [] })
    expect(await leadOf(kept)).toEqual({ ...before, version: 3, duplicates: 0 })
  })

  test('422 for a merge of another lead, or an unknown one', async () => {
    const [kept, other] = await pair()
    await merge(kept, other)
    const mergeId = await mergeIdOf(kept)
    const [somebody] = await pair()
    for (const id of [mergeId, 0, 999_999])
      expect((await manager.post(`/leads/${somebody}/unmerge`, { mergeId: id })).json()).toEqual(
        fieldError('mergeId', 'enumerable'),
      )
    expect((await manager.post(`/leads/${kept}/unmerge`, {})).json()).toEqual(
      fieldError('mergeId', 'required'),
    )
  })
})
