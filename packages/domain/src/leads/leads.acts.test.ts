import { describe, expect, it, vi } from 'vitest'
import { anEnv, failing } from '../root/env.fixtures.ts'
import { aPageOf } from '../platform/lists/page.fixtures.ts'
import { leadRows } from './lead-rows.fixtures.ts'
import type { LeadsPort } from './leads.port.ts'
import { LeadsStoreModel } from './leads.store.ts'

function aStore(leads: Partial<LeadsPort> = {}) {
  const list = vi.fn<LeadsPort['list']>((section) => Promise.resolve(aPageOf(leadRows(section))))
  return { store: LeadsStoreModel.create({}, anEnv({ leads: { list, ...leads } })), list }
}

describe.each(['remove', 'restore', 'verify', 'decline', 'sendQuestionnaire'] as const)('%s', (act) => {
  it('asks for what is on show again, and for what shows leads elsewhere', async () => {
    const call = vi.fn<(id: number) => Promise<boolean>>(() => Promise.resolve(true))
    const { store, list } = aStore({ [act]: call })
    await store.enquiries.show({ page: 1, limit: 10, filters: {}, sort: null })
    const doing = store[act](3)
    expect(store.isSaving).toBe(true)
    expect(await doing).toEqual({ kind: 'done' })
    expect(call).toHaveBeenCalledExactlyOnceWith(3)
    expect(list).toHaveBeenCalledTimes(2)
    expect(store).toMatchObject({ isSaving: false, revision: 1 })
  })

  it('says when it was refused or failed, and asks for nothing', async () => {
    const refused = aStore({ [act]: () => Promise.resolve(false) }).store
    expect(await refused[act](3)).toEqual({ kind: 'refused' })
    const failed = aStore({ [act]: failing('offline') }).store
    expect(await failed[act](3)).toEqual({ kind: 'failed', problem: { kind: 'offline' } })
    expect([refused.revision, failed.revision, failed.isSaving]).toEqual([0, 0, false])
  })
})
