import type { WaitingLeads } from '@latchkey/domain/leads/lead.contract'
import type { ToComplete } from '@latchkey/domain/to-complete/to-complete.contract'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../src/demo/demo-accounts.ts'
import { buildFeatures } from '../../src/features.ts'
import { serverOfFile } from '../_harness.ts'
import { signInAs } from '../_people.ts'

const server = await serverOfFile({ config: { demo: true } })
await buildFeatures(server.context).prepare()
const token = await signInAs(server.app, 'agent@latchkey.example', DEMO_PASSWORD)

const agent = async <T>(url: string): Promise<T> => {
  const headers = { authorization: `Bearer ${token}` }
  return (await server.app.inject({ url: `/api${url}`, headers })).json<T>()
}

test('Zoopla has sent three enquiries to complete', async () => {
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
