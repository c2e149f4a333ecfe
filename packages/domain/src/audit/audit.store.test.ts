import { expect, it, vi } from 'vitest'
import { anEnv, failing } from '../root/env.fixtures.ts'
import { aPageOf } from '../platform/lists/page.fixtures.ts'
import { A_LEAD_HISTORY, AUDIT_LINES } from './audit.fixtures.ts'
import type { AuditEnv } from './audit.calls.ts'
import { AuditStoreModel } from './audit.store.ts'

const open = (audit: Partial<AuditEnv['audit']>) => AuditStoreModel.create({}, anEnv({ audit }))

it('lists the lines of the query', async () => {
  const list = vi.fn<AuditEnv['audit']['list']>(() => Promise.resolve(aPageOf([...AUDIT_LINES])))
  const store = open({ list })
  const query = { page: 1, limit: 25, filters: { person: 'ada' }, sort: null } as const
  await store.list.show(query)
  expect(list).toHaveBeenCalledWith(query)
  expect(store.list.rows).toHaveLength(AUDIT_LINES.length)
  store.forget()
  expect(store.list.rows).toEqual([])
})

it('reads the history of the lead on screen and drops a late answer for another lead', async () => {
  const first = Promise.withResolvers<typeof A_LEAD_HISTORY>()
  const store = open({
    leadHistory: (id) => (id === 1 ? first.promise : Promise.resolve(A_LEAD_HISTORY)),
  })
  const slow = store.loadHistory(1)
  await store.loadHistory(2)
  first.resolve([])
  await slow
  expect([store.leadId, store.history]).toEqual([2, A_LEAD_HISTORY])
})

it('reports why a history could not be read', async () => {
  const store = open({ leadHistory: failing('offline') })
  await store.loadHistory(1)
  expect([store.history, store.problem]).toEqual([null, { kind: 'offline' }])
})
