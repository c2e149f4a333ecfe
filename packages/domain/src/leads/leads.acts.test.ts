import { describe, expect, it, vi } from 'vitest'
import { anEnv, failing } from '../root/env.fixtures.ts'
import { aPageOf } from '../platform/lists/page.fixtures.ts'
import { ProblemError } from '../platform/problem.ts'
import { assignLead } from './assign-lead.ts'
import { aLead } from './lead.fixtures.ts'
import { recordResponse } from './record-response.ts'
import { leadRows } from './lead-rows.fixtures.ts'
import type { LeadsEnv } from './leads.calls.ts'
import { LeadsStoreModel } from './leads.store.ts'

function aStore(leads: Partial<LeadsEnv['leads']> = {}) {
  const list = vi.fn<LeadsEnv['leads']['list']>((section) => Promise.resolve(aPageOf(leadRows(section))))
  return { store: LeadsStoreModel.create({}, anEnv({ leads: { list, ...leads } })), list }
}

describe.each(['remove', 'restore', 'verify', 'decline', 'sendQuestionnaire'] as const)('%s', (act) => {
  it('refetches what is displayed, and increments the revision', async () => {
    const call = vi.fn<(id: number) => Promise<boolean>>(() => Promise.resolve(true))
    const { store, list } = aStore({ [act]: call })
    await store.enquiries.show({ page: 1, limit: 10, filters: {}, sort: null })
    const doing = store[act](3)
    expect(store.isSaving).toBe(true)
    expect(await doing).toEqual({ kind: 'done' })
    expect(call).toHaveBeenCalledExactlyOnceWith(3, ...(act === 'decline' || act === 'verify' ? [null] : []))
    expect(list).toHaveBeenCalledTimes(2)
    expect(store).toMatchObject({ isSaving: false, revision: 1 })
  })

  it('reports a rejection or failure, and refetches nothing', async () => {
    const rejected = aStore({ [act]: () => Promise.resolve(false) }).store
    expect(await rejected[act](3)).toEqual({ kind: 'rejected' })
    const failed = aStore({ [act]: failing('offline') }).store
    expect(await failed[act](3)).toEqual({ kind: 'failed', problem: { kind: 'offline' } })
    expect([rejected.revision, failed.revision, failed.isSaving]).toEqual([0, 0, false])
  })
})

describe('assign', () => {
  const ALEX = { id: 2, name: 'Alex Morgan', active: true }

  it('sends the displayed handler, and refetches what is displayed', async () => {
    const assign = vi.fn<LeadsEnv['leads']['assign']>(() => Promise.resolve(true))
    const { store } = aStore({ assign })
    expect(await assignLead(store, 3, 7, ALEX)).toEqual({ kind: 'done' })
    expect(assign).toHaveBeenCalledExactlyOnceWith(3, 7, 2)
    expect(store.revision).toBe(1)
  })

  it('reports the handler set meanwhile, and refetches what is displayed', async () => {
    const body = { error: 'taken', message: '', handler: ALEX }
    const get = vi.fn<LeadsEnv['leads']['get']>(() => Promise.resolve(aLead()))
    const assign = () => Promise.reject(new ProblemError({ kind: 'rejected', body }))
    const { store } = aStore({ assign, get })
    expect(await assignLead(store, 3, 7, null)).toEqual({ kind: 'taken', handler: ALEX })
    expect(get).not.toHaveBeenCalled()
    expect(store.revision).toBe(1)
  })

  it('fails like any other action', async () => {
    const { store } = aStore({ assign: failing('gone') })
    expect(await assignLead(store, 3, 7, null)).toEqual({ kind: 'failed', problem: { kind: 'gone' } })
  })
})

it('marks a lead as answered, and removes the mark', async () => {
  const answer = vi.fn<LeadsEnv['leads']['answer']>(() => Promise.resolve(true))
  const { store } = aStore({ answer })
  expect(await recordResponse(store, 3, 2)).toEqual({ kind: 'done' })
  expect(await recordResponse(store, 3, null)).toEqual({ kind: 'done' })
  expect(answer.mock.calls).toEqual([
    [3, 2],
    [3, null],
  ])
  expect(store.revision).toBe(2)
})
