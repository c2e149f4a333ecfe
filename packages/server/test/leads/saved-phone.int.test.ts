import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { mergesOf } from '../duplicates/_pairs.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead, leadBody, leadRow } from '../_leads.ts'
import { fieldError } from '../_staff.ts'
import { tenantsOf } from '../_tenants.ts'

const FOREIGN = '+33 6 12 34 56 78'
const EXTENSION = '0161 496 0123 ext. 4'

const server = await serverOfFile()
const agent = await caller(server, 'enquiries-view', 'leads-merge')
const tenants = tenantsOf(server)

const save = async (id: number, over: object) => {
  const response = await agent.post(`/leads/${id}`, leadBody({ ...over }))
  return [response.statusCode, response.json<unknown>()]
}
const phoneOf = async (id: number) => (await leadRow(server.db, id)).phone

test.each([FOREIGN, EXTENSION, 'ask Priya'])(
  'staff save a lead whose tenant gave the phone %j (L32)',
  async (phone) => {
    const { id, token } = await tenants.invited('questionnaire')
    const verification = await tenants.proofOf('questionnaire', token)
    await tenants.send('questionnaire', id, tenants.answers({ verification, phone }))
    const lead = (await agent.get(`/leads/${id}`)).json<Lead>()
    expect(await save(id, { phone: lead.phone, notes: 'Rang', version: lead.version })).toEqual([200, true])
    expect(await leadRow(server.db, id)).toMatchObject({ phone, notes: 'Rang' })
    expect(await save(id, { phone: `${phone}9` })).toEqual([422, fieldError('phone', 'pattern')])
    expect(await save(id, { phone: '07700 900123' })).toEqual([200, true])
    expect(await save(id, { phone })).toEqual([422, fieldError('phone', 'pattern')])
    expect(await phoneOf(id)).toBe('07700 900123')
  },
)

test('a new lead has no saved phone', async () => {
  expect((await agent.post('/leads', leadBody({ phone: FOREIGN }))).json()).toEqual(
    fieldError('phone', 'pattern'),
  )
})

test('staff save a lead that took the phone over in a merge, and one whose merge was undone', async () => {
  const merges = mergesOf(server)
  const email = 'one@x.uk'
  const { kept, other } = await merges.pair({ email, phone: EXTENSION }, { email, phone: FOREIGN })
  expect((await merges.merge(agent, kept, other, { phone: 'other' })).json()).toBe(true)
  expect(await save(kept, { email, phone: FOREIGN, notes: 'Rang' })).toEqual([200, true])
  await merges.unmerge(agent, kept)
  for (const [id, phone] of [
    [kept, EXTENSION],
    [other, FOREIGN],
  ] as const) {
    expect(await save(id, { email, phone, notes: 'Rang again' })).toEqual([200, true])
    expect(await phoneOf(id)).toBe(phone)
  }
})

test('a colleague who changes the phone meanwhile is a conflict, not an error of the phone', async () => {
  const id = await insertLead(server.db, { phone: FOREIGN })
  expect(await save(id, { phone: '07700 900124', version: 1 })).toEqual([200, true])
  expect(await save(id, { phone: FOREIGN, version: 1 })).toMatchObject([409, { error: 'conflict' }])
  expect(await save(id, { phone: '07700 900124', notes: 'Rang', version: 2 })).toEqual([200, true])
})
