import type { ListedImport } from '@latchkey/domain/imports/import.contract'
import type { WaitingLeads } from '@latchkey/domain/leads/lead.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import type { ToComplete } from '@latchkey/domain/to-complete/to-complete.contract'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../src/demo/demo-accounts.ts'
import { serverOfFile } from '../_harness.ts'
import { signInAs } from '../_people.ts'
import { seedUndrawn } from './_seed-undrawn.ts'

const server = await serverOfFile({ config: { demo: true } })
await seedUndrawn(server.context)

const as = async (username: string) => {
  const token = await signInAs(server.app, username, DEMO_PASSWORD)
  const headers = { authorization: `Bearer ${token}` }
  return async <T>(url: string): Promise<T> =>
    (await server.app.inject({ url: `/api${url}`, headers })).json<T>()
}

test('staff are imported, inactive; enquiries are checked, with three problems of twelve rows', async () => {
  const admin = await as('admin@latchkey.example')
  const { models } = await admin<Page<ListedImport>>('/imports/1/10')
  expect(models.map(({ kind, system, state, rows: count }) => [kind, system, state, count])).toEqual([
    ['enquiries', 'Old system', 'checked', 12],
    ['staff', 'Old spreadsheet', 'done', 2],
  ])
  expect(models[0]?.counts).toMatchObject({ create: 9, problems: 3, duplicates: 0 })
  const agents = await server.db
    .selectFrom('app_user')
    .select(['active', 'password_hash'])
    .where('username', 'in', ['nadia.brook@latchkey.example', 'owen.tate@latchkey.example'])
    .execute()
  expect(agents).toEqual([
    { active: false, password_hash: null },
    { active: false, password_hash: null },
  ])
})

test('Zoopla has sent three enquiries to complete', async () => {
  const agent = await as('agent@latchkey.example')
  const list = await agent<ToComplete[]>('/leads/to-complete')
  expect(list.map(({ source, kind, problems }) => [source, kind, problems])).toEqual([
    ['Zoopla', 'enquiry', [{ field: 'phone', name: 'required' }]],
    ['Zoopla', 'enquiry', [{ field: 'phone', name: 'pattern' }]],
    ['Zoopla', 'valuation', []],
  ])
  expect(list[0]?.fields['property.name']).not.toBeUndefined()
  const { toComplete } = await agent<WaitingLeads>('/leads/waiting')
  expect(toComplete.total).toBe(3)
  expect(toComplete.late).toBeGreaterThan(0)
})
