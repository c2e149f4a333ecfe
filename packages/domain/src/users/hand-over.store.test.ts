import { describe, expect, it, vi } from 'vitest'
import { ProblemError } from '../platform/problem.ts'
import { failing, anEnv, type EnvOverrides } from '../root/env.fixtures.ts'
import type { HandlerOption } from '../leads/handler/handler.contract.ts'
import { aUser } from './user.fixtures.ts'
import type { HandOver } from './hand-over.body.ts'
import type { Work } from './hand-over.contract.ts'
import { HandOverModel } from './hand-over.store.ts'
import { UsersStoreModel } from './users.store.ts'

const LEAVER = aUser({ id: 1 })
const CLASH = { id: 9, name: 'Tom Okafor', viewingDate: 1_000_000 }
const work = (clash: typeof CLASH | null = null): Work => ({
  viewings: [{ id: 5, name: 'Ann Lee', viewingDate: 1_000_000, propertyName: null, clash }],
  viewingsTotal: 1,
  leadsTotal: 2,
  keys: 0,
})
const storeWith = (users: EnvOverrides['users'], handlers: readonly HandlerOption[] = []) => {
  const env = anEnv({ users })
  return HandOverModel.create({}, { ...env, stores: { users: UsersStoreModel.create({ handlers }, env) } })
}

describe('handing work over', () => {
  it('opens only for a user with work', async () => {
    const store = storeWith({})
    expect(await store.begin(LEAVER, 'toggle')).toBe('none')
    expect(store.isOpen).toBe(false)
    const busy = storeWith({ work: () => Promise.resolve(work()) })
    expect(await busy.begin(LEAVER, 'toggle')).toBe('found')
    expect(busy).toMatchObject({ isOpen: true, toUserId: undefined })
  })

  it('offers who takes viewings where there are any, but not the leaver', async () => {
    const handlers = [LEAVER.id, 2, 3].map((id) => ({ id, name: `Person ${id}`, takesViewings: id !== 3 }))
    const store = storeWith({ work: () => Promise.resolve(work()) }, handlers)
    await store.begin(LEAVER, 'delete')
    expect(store.recipients.map(({ id }) => id)).toEqual([2])
    store.receive({ ...work(), viewings: [], viewingsTotal: 0 })
    expect(store.recipients.map(({ id }) => id)).toEqual([2, 3])
  })

  it('reports a failure to read the work, and does not open', async () => {
    const store = storeWith({ work: failing('offline') })
    expect(await store.begin(LEAVER, 'delete')).toBe('failed')
    expect(store.isOpen).toBe(false)
  })

  it('requires a choice', async () => {
    const toggleActive = vi.fn<(id: number, handOver?: HandOver) => Promise<boolean>>(() =>
      Promise.resolve(true),
    )
    const store = storeWith({ work: () => Promise.resolve(work()), toggleActive })
    await store.begin(LEAVER, 'toggle')
    expect(await store.confirm()).toBeNull()
    expect(store.error).toBe('missing')
    await store.select(3)
    expect(await store.confirm()).toEqual({ kind: 'done' })
    expect(toggleActive).toHaveBeenCalledExactlyOnceWith(1, { toUserId: 3, override: false })
    expect(store.isOpen).toBe(false)
  })

  it('requires confirmation of clashing viewings; another choice resets it', async () => {
    const remove = vi.fn<(id: number, handOver?: HandOver) => Promise<boolean>>(() => Promise.resolve(true))
    const store = storeWith({
      work: (_id, toUserId) => Promise.resolve(work(toUserId === 3 ? CLASH : null)),
      remove,
    })
    await store.begin(LEAVER, 'delete')
    await store.select(3)
    expect(await store.confirm()).toBeNull()
    expect(store.error).toBe('clash')
    store.setOverriding(true)
    await store.select(4)
    expect(store).toMatchObject({ isOverriding: false, hasClash: false })
    await store.select(3)
    store.setOverriding(true)
    expect(await store.confirm()).toEqual({ kind: 'done' })
    expect(remove).toHaveBeenCalledExactlyOnceWith(1, { toUserId: 3, override: true })
  })

  it('stays open when a viewing was booked meanwhile, and shows the clash', async () => {
    let clash: typeof CLASH | null = null
    const store = storeWith({
      work: () => Promise.resolve(work(clash)),
      toggleActive: () => {
        clash = CLASH
        return Promise.reject(new ProblemError({ kind: 'rejected', body: { error: 'clash' } }))
      },
    })
    await store.begin(LEAVER, 'toggle')
    await store.select(3)
    expect(await store.confirm()).toBeNull()
    expect(store).toMatchObject({ isOpen: true, isBusy: false, error: 'clash', hasClash: true })
  })

  it('stays open when the chosen user cannot take the work', async () => {
    const errors = [{ attribute: 'handOver.toUserId', errors: [{ name: 'enumerable' as const }] }]
    const store = storeWith({
      work: () => Promise.resolve(work()),
      toggleActive: () => Promise.reject(new ProblemError({ kind: 'invalid', errors })),
    })
    await store.begin(LEAVER, 'toggle')
    await store.select(3)
    expect(await store.confirm()).toBeNull()
    expect(store).toMatchObject({ isOpen: true, error: 'unsuitable' })
  })

  it('does not close the dialog of another user when an earlier hand-over ends', async () => {
    const first = Promise.withResolvers<boolean>()
    const store = storeWith({ work: () => Promise.resolve(work()), toggleActive: () => first.promise })
    await store.begin(LEAVER, 'toggle')
    await store.select(3)
    const confirmed = store.confirm()
    store.close()
    await store.begin(aUser({ id: 2 }), 'toggle')
    first.resolve(true)
    expect(await confirmed).toEqual({ kind: 'done' })
    expect(store.isOpen).toBe(true)
  })
})
