import { expect, it, vi } from 'vitest'
import { anEnv } from '../root/env.fixtures.ts'
import { aPageOf } from '../platform/lists/page.fixtures.ts'
import { AUDIT_LINES } from './audit.fixtures.ts'
import type { AuditEnv } from './audit.calls.ts'
import { AuditListModel } from './audit.store.ts'

it('lists the lines of the query', async () => {
  const list = vi.fn<AuditEnv['audit']['list']>(() => Promise.resolve(aPageOf([...AUDIT_LINES])))
  const store = AuditListModel.create({}, anEnv({ audit: { list } }))
  const query = { page: 1, limit: 25, filters: { person: 'ada' }, sort: null } as const
  await store.show(query)
  expect(list).toHaveBeenCalledWith(query)
  expect(store.rows).toHaveLength(AUDIT_LINES.length)
})
