import { describe, expect, it, vi } from 'vitest'
import { anEnv, failing } from '../platform/env.fixtures.ts'
import { aPageOf } from '../platform/page.fixtures.ts'
import { ProblemError, type Problem } from '../platform/problem.ts'
import { leadRows } from './lead-rows.fixtures.ts'
import type { ConfirmViewing } from './lead.contract.ts'
import type { LeadsPort } from './leads.port.ts'
import { LeadsStoreModel } from './leads.store.ts'

function aStore(leads: Partial<LeadsPort> = {}) {
  const list = vi.fn<LeadsPort['list']>((section) => Promise.resolve(aPageOf(leadRows(section))))
  return { store: LeadsStoreModel.create({}, anEnv({ leads: { list, ...leads } })), list }
}

const refusing = (problem: Problem) => () => Promise.reject(new ProblemError(problem))

describe.each(['restore', 'verify', 'decline', 'sendQuestionnaire'] as const)('%s', (act) => {
  it('asks for what is on show again, and for what shows leads elsewhere', async () => {
    const call = vi.fn<(id: number) => Promise<boolean>>(() => Promise.resolve(true))
    const { store, list } = aStore({ [act]: call })
    await store.enquiries.show({ page: 1, limit: 10, filters: {}, sort: null })
    const doing = store[act](3)
    expect(store.isSaving).toBe(true)
    expect(await doing).toEqual({ kind: 'done' })
    expect(call).toHaveBeenCalledExactlyOnceWith(3)
    expect(list).toHaveBeenCalledTimes(2)
    expect(store).toMatchObject({ isSaving: false, generation: 1 })
  })

  it('says when it was refused or failed, and asks for nothing', async () => {
    const refused = aStore({ [act]: () => Promise.resolve(false) }).store
    expect(await refused[act](3)).toEqual({ kind: 'refused' })
    const failed = aStore({ [act]: failing('offline') }).store
    expect(await failed[act](3)).toEqual({ kind: 'failed', problem: { kind: 'offline' } })
    expect([refused.generation, failed.generation, failed.isSaving]).toEqual([0, 0, false])
  })
})

describe('confirming a viewing', () => {
  const viewing: ConfirmViewing = { viewingDate: 1_772_442_000, viewingUserId: 7 }

  it('sends date and agent', async () => {
    const confirmViewing = vi.fn<LeadsPort['confirmViewing']>(() => Promise.resolve(true))
    const { store } = aStore({ confirmViewing })
    expect(await store.confirmViewing(3, viewing)).toEqual({ kind: 'confirmed' })
    expect(confirmViewing).toHaveBeenCalledExactlyOnceWith(3, viewing)
    expect(store.generation).toBe(1)
  })

  it('names the viewing that clashes', async () => {
    const clash = { id: 4, name: 'Bo Ng', viewingDate: 1_772_442_000 }
    const body = { error: 'clash', message: 'busy', clash }
    const { store } = aStore({ confirmViewing: refusing({ kind: 'refused', body }) })
    expect(await store.confirmViewing(3, viewing)).toEqual({ kind: 'clash', clash })
    expect(store).toMatchObject({ isSaving: false, generation: 0 })
  })

  it('says which field was refused, that the lead has moved on, or that it failed', async () => {
    const errors = [{ attribute: 'viewingUserId', errors: [{ name: 'enumerable' as const }] }]
    const outcomes = [
      refusing({ kind: 'invalid', errors }),
      () => Promise.resolve(false),
      failing('offline'),
    ].map((confirmViewing) => aStore({ confirmViewing }).store.confirmViewing(3, viewing))
    expect(await Promise.all(outcomes)).toEqual([
      { kind: 'invalid', errors: { viewingUserId: ['enumerable'] } },
      { kind: 'refused' },
      { kind: 'failed', problem: { kind: 'offline' } },
    ])
  })
})
