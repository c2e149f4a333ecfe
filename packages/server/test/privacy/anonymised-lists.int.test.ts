import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead } from '../_leads.ts'

const server = await serverOfFile()
const staff = await caller(server, ...PERMISSIONS)

const listed = async (name: string) =>
  (await staff.get(`/leads/enquiries/1/10?filter[name]=${name}`)).json<{ total: number }>().total
const exported = async (name: string) =>
  (await staff.post('/export/enquiries', { format: 'csv', filters: { name } })).body

test('an anonymised lead is in no total that was cached before, nor in a later export under its name', async () => {
  // Two letters are not searched in the index: their total is counted and cached.
  const [name, letters] = ['Zxephyrine', 'zx']
  const id = await insertLead(server.db, { first_name: name, last_name: 'Quell' })
  const label = `Lead ${id}`
  expect([await listed(letters), await listed(label)]).toEqual([1, 0])
  expect(await exported(name)).toContain(name)

  await staff.post('/privacy/anonymise', { ids: [id], confirm: 'ANONYMISE' })
  expect([await listed(letters), await listed(label)]).toEqual([0, 1])
  expect(await exported(name)).not.toContain(name)
  expect(await exported(label)).toContain(label)
})
