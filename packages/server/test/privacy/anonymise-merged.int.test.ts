import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { mergesOf } from '../duplicates/_pairs.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead, leadRow } from '../_leads.ts'
import { filesWith, tablesWith } from './_retention.ts'

const server = await serverOfFile()
const staff = await caller(server, ...PERMISSIONS)
const merges = mergesOf(server)

const MARK = 'qzvx'
const PHONE = '07700 900123'

const anonymise = (...ids: number[]) => staff.post('/privacy/anonymise', { ids, confirm: 'ANONYMISE' })
const left = async () => [await tablesWith(server, MARK), filesWith(server, MARK)]

/** A lead whose texts are all marked. */
const marked = () =>
  insertLead(server.db, {
    phone: PHONE,
    first_name: `Ivy ${MARK}`,
    last_name: `${MARK}son`,
    email: `${MARK}@x.uk`,
    address_line1: `1 ${MARK} Street`,
    notes: `Rang about ${MARK}.`,
    pets: `A cat, ${MARK}`,
  })

const ALL = { firstName: 'other', lastName: 'other', email: 'other', address: 'other', answers: 'other' }

const save = async (id: number, over: object) => {
  const lead = (await staff.get(`/leads/${id}`)).json<Lead>()
  expect((await staff.post(`/leads/${id}`, { ...lead, ...over })).statusCode).toBe(200)
}

const trailOf = async (id: number) =>
  (
    await server.db
      .selectFrom('audit')
      .select(['action', 'changes'])
      .where('entity', '=', 'lead')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action, changes }) => [action, changes] as const)

test('a merge was undone: the trail, the mails and the jobs of the kept lead lose the other person (W5.7)', async () => {
  const kept = await insertLead(server.db, { phone: PHONE, notes: 'Own notes', city: 'York' })
  await save(kept, { city: 'Leeds' })
  const other = await marked()
  await merges.merge(staff, kept, other, { ...ALL, notes: 'both' })
  expect((await staff.post(`/leads/${kept}/send-questionnaire`)).json()).toBe(true)
  await server.settled()
  await sql`insert into pgboss.job (name, data, state, output) values ('mail.feedback',
    ${JSON.stringify({ leadId: kept })}, 'failed', ${JSON.stringify({ message: `550 ${MARK}@x.uk` })})`.execute(
    server.db,
  )
  expect((await merges.unmerge(staff, kept)).json()).toEqual({ kept: [] })
  const before = await leadRow(server.db, kept)
  await server.settled()
  expect(filesWith(server, MARK)).not.toEqual([])

  await anonymise(other)
  expect(await left()).toEqual([{}, []])
  expect(await leadRow(server.db, kept)).toEqual(before)
  const trail = await trailOf(kept)
  const [, update] = trail.find(([action]) => action === 'lead.update') ?? []
  expect(update?.[0]).toEqual({ field: 'city', from: 'York', to: 'Leeds' })
  const [, merge] = trail.find(([action]) => action === 'lead.merge') ?? []
  expect(merge?.[0]).toEqual({ field: 'mergeId', from: null, to: expect.any(Number) })
})

test('what the kept lead kept of the other person since is removed from it (W5.7)', async () => {
  const kept = await insertLead(server.db, { phone: PHONE, notes: 'Own notes' })
  const other = await marked()
  await merges.merge(staff, kept, other, { ...ALL, notes: 'both' })
  const { notes } = (await staff.get(`/leads/${kept}`)).json<Lead>()
  await save(kept, { city: 'Leeds', notes: `${notes} Rang again.` })
  expect((await merges.unmerge(staff, kept)).json()).toEqual({ kept: ['address', 'notes'] })
  expect((await leadRow(server.db, kept)).address_line1).toBe(`1 ${MARK} Street`)

  await anonymise(other)
  expect(await left()).toEqual([{}, []])
  expect(await leadRow(server.db, kept)).toMatchObject({
    address_line1: null,
    city: 'Leeds',
    notes: 'Own notes\n\n[removed] Rang again.',
  })
})

test('a lead that took it over from the kept lead loses it too (W5.7)', async () => {
  const [third, kept, other] = [
    await insertLead(server.db, { phone: PHONE }),
    await insertLead(server.db, { phone: PHONE }),
    await marked(),
  ]
  await merges.merge(staff, kept, other, { ...ALL, notes: 'other' })
  await merges.merge(staff, third, kept, { ...ALL, notes: 'other' })
  await merges.unmerge(staff, third)
  await merges.unmerge(staff, kept)
  await anonymise(other)
  expect(await left()).toEqual([{}, []])
})

test('undoing an earlier merge first: a later one does not bring back what it gave (A4.4)', async () => {
  const kept = await insertLead(server.db, { phone: PHONE, email: 'own@x.uk' })
  const [other, last] = [await marked(), await insertLead(server.db, { phone: PHONE, email: 'last@x.uk' })]
  const undo = async (mergedId: number) => {
    const { id: mergeId } = await server.db
      .selectFrom('lead_merge')
      .select('id')
      .where('kept_id', '=', kept)
      .where('merged_id', '=', mergedId)
      .executeTakeFirstOrThrow()
    expect((await staff.post(`/leads/${kept}/unmerge`, { mergeId })).statusCode).toBe(200)
  }
  await merges.merge(staff, kept, other, { email: 'other' })
  await merges.merge(staff, kept, last, { email: 'other' })
  await undo(other)
  await undo(last)
  expect((await leadRow(server.db, kept)).email).toBe('own@x.uk')
  await anonymise(other)
  expect(await left()).toEqual([{}, []])
})

test('a merge in force: the kept lead stays as it is', async () => {
  const [kept, other] = [await insertLead(server.db, { phone: PHONE }), await marked()]
  await merges.merge(staff, kept, other, { email: 'other', notes: 'other' })
  const before = await leadRow(server.db, kept)
  await anonymise(other)
  expect(await leadRow(server.db, kept)).toEqual(before)
  await anonymise(kept)
})

test('the trail of a pair that was marked in two instants loses the name and the words', async () => {
  const [kept, other] = [await insertLead(server.db, { phone: PHONE }), await marked()]
  const pair = { otherId: other, reason: 3, words: `Her sister ${MARK}` }
  expect((await staff.post(`/leads/${kept}/not-duplicate`, pair)).json()).toBe(true)
  expect((await staff.post(`/leads/${kept}/not-duplicate/undo`, { otherId: other })).json()).toBe(true)
  await anonymise(other)
  expect(await left()).toEqual([{}, []])
})

const PAIR_CALLS: Record<string, (id: number, otherId: number) => ReturnType<typeof staff.post>> = {
  merge: (id, otherId) => merges.merge(staff, id, otherId),
  'not a duplicate': (id, otherId) => staff.post(`/leads/${id}/not-duplicate`, { otherId, reason: 1 }),
  'not a duplicate, undone': (id, otherId) => staff.post(`/leads/${id}/not-duplicate/undo`, { otherId }),
}

test.each(
  Object.entries(PAIR_CALLS).flatMap(([name, call]) =>
    ['deleted', 'not deleted'].map((state) => ({ name, call, isDeleted: state === 'deleted', state })),
  ),
)('404 for $name with an anonymised lead, $state, on either side (W5.4)', async ({ call, isDeleted }) => {
  const { kept, other } = await merges.pair()
  if (isDeleted) await staff.post(`/leads/${other}/delete`)
  await anonymise(other)
  expect((await call(kept, other)).statusCode).toBe(404)
  expect((await call(other, kept)).statusCode).toBe(404)
})

test('404 for undoing a merge into a lead that was anonymised since (W5.4)', async () => {
  const { kept, other } = await merges.pair()
  await merges.merge(staff, kept, other)
  const { id: mergeId } = await server.db
    .selectFrom('lead_merge')
    .select('id')
    .where('merged_id', '=', other)
    .executeTakeFirstOrThrow()
  await anonymise(kept)
  expect((await staff.post(`/leads/${kept}/unmerge`, { mergeId })).statusCode).toBe(404)
  for (const call of Object.values(PAIR_CALLS)) expect((await call(kept, other)).statusCode).toBe(404)
})
