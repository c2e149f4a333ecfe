import { expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertHome, insertLead } from '../_leads.ts'

const TODAY = '2026-03-02'
const ROUNDS = 10

const server = await serverOfFile()
const agent = await caller(
  server,
  'enquiries-view',
  'viewings-view',
  'reservations-view',
  'leads-merge',
  'right-to-rent-override',
)

const home = () => insertHome(server.db, { rental_price_pence: 125_000, availability: 6 })
const lead = (over: object = {}) => insertLead(server.db, { status: 8, ...over })
const record = (id: number) => agent.post(`/leads/${id}/deposits`, { amount: 200, receivedOn: TODAY })
const openOf = (ids: readonly number[]) =>
  server.db
    .selectFrom('holding_deposit')
    .select('lead_id')
    .where('lead_id', 'in', ids)
    .where('outcome', 'is', null)
    .execute()

test('of many leads on one home at once exactly one gets the deposit; the others are told who (W3/3)', async () => {
  const property_id = await home()
  const ids = await Promise.all(Array.from({ length: ROUNDS }, () => lead({ property_id })))
  const responses = await Promise.all(ids.map(record))
  const [holder, ...more] = await openOf(ids)
  expect(more).toEqual([])
  const refused = responses.filter(({ statusCode }) => statusCode === 409)
  expect(refused).toHaveLength(ROUNDS - 1)
  for (const response of refused) expect(response.json().heldBy.id).toBe(holder?.lead_id)
})

test('a deposit beside a delete of the lead: one of them wins (W3.3)', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await lead({ property_id: await home() })
    const [deposit, deleted] = await Promise.all([record(id), agent.post(`/leads/${id}/delete`)])
    const isTaken = (await openOf([id])).length === 1
    expect([deposit.statusCode, deleted.statusCode]).toEqual(isTaken ? [200, 409] : [404, 200])
  }
})

test('a deposit beside a merge that puts the lead away: one of them wins (W3.3)', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const phone = `0770090${1000 + round}`
    const kept = await lead({ phone, status: 2 })
    const other = await lead({ phone, status: 10, property_id: await home() })
    const versionOf = async (id: number) => (await agent.get(`/leads/${id}`)).json().version as number
    const merge = { otherId: other, version: await versionOf(kept), otherVersion: await versionOf(other) }
    const [deposit, merged] = await Promise.all([
      record(other),
      agent.post(`/leads/${kept}/merge`, { ...merge, take: {} }),
    ])
    const isTaken = (await openOf([other])).length === 1
    const refusal = expect.objectContaining({ error: 'cannot-merge', reason: 'deposit' })
    expect([deposit.statusCode, merged.json()]).toEqual(isTaken ? [200, refusal] : [404, true])
  }
})

test('a fall of the rent beside an offer: the offer is never above the rent (W2.2)', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const property_id = await home()
    const id = await lead({ status: 5, property_id })
    await Promise.all([
      server.context.change(null, ({ db }) =>
        db.updateTable('lead').set({ status: 7 }).where('id', '=', id).execute(),
      ),
      server.context.change(null, ({ db }) =>
        db
          .updateTable('property')
          .set({ rental_price_pence: 100_000 })
          .where('id', '=', property_id)
          .execute(),
      ),
    ])
    const { offered_rent_pence: offered } = await server.db
      .selectFrom('lead')
      .select('offered_rent_pence')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(offered).toBe(100_000)
  }
})

test('a check that is deleted beside Verify: the lead is completed with the check, or not at all (W4.1)', async () => {
  await server.db.updateTable('office').set({ strict_records: true }).execute()
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await lead({ status: 11, property_id: await home() })
    const check = (
      await agent.post(`/leads/${id}/right-to-rent`, { adultName: 'Ann Lee', kind: 1, checkedOn: TODAY })
    ).json<{ id: number }>()
    const [verified, removed] = await Promise.all([
      agent.post(`/leads/${id}/verify-lead`),
      agent.post(`/leads/${id}/right-to-rent/${check.id}/delete`),
    ])
    expect(removed.json()).toBe(true)
    const { status } = await server.db
      .selectFrom('lead')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect([verified.statusCode, status]).toEqual(verified.statusCode === 200 ? [200, 12] : [409, 11])
  }
})
