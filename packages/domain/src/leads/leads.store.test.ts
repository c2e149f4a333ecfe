import { describe, expect, it, vi } from 'vitest'
import { anEnv, failing } from '../root/env.fixtures.ts'
import { aPageOf } from '../platform/lists/page.fixtures.ts'
import type { ListQuery } from '../platform/lists/page.ts'
import { fill } from '../forms/fill.fixtures.ts'
import { heard } from '../platform/notify.fixtures.ts'
import { ProblemError } from '../platform/problem.ts'
import type { LeadColumn } from './lead.columns.ts'
import { LEAD_SECTIONS } from './lead-status.ts'
import { aLead } from './lead.fixtures.ts'
import { leadRows } from './lead-rows.fixtures.ts'
import { leadValuesOf } from './lead-values.ts'
import { toLeadSave } from './lead-save.ts'
import { writeAndFollow } from '../platform/records/saving.store.ts'
import { LeadModel } from './lead.model.ts'
import { LeadsStoreModel } from './leads.store.ts'
import { createdLeadValues } from './new-lead-values.ts'
import type { LeadsEnv } from './leads.calls.ts'

const query: ListQuery<LeadColumn> = { page: 1, limit: 10, filters: {}, sort: null }

/** `answered` are the ids of this page's writes. */
function aStore(leads: Partial<LeadsEnv['leads']> = {}, answered: readonly string[] = []) {
  const list = vi.fn<LeadsEnv['leads']['list']>((section) =>
    Promise.resolve(aPageOf(leadRows(section), { limit: 10 })),
  )
  const { notify, said } = heard()
  const env = anEnv({ notify, leads: { list, ...leads }, ownWrites: { drain: () => answered } })
  return { store: LeadsStoreModel.create({}, env), list, said }
}

describe('the lists', () => {
  it.each(LEAD_SECTIONS)('hold one section each: %s', async (section) => {
    const { store, list } = aStore()
    await store.listOf(section).show(query)
    expect(list).toHaveBeenCalledExactlyOnceWith(section, query)
    expect(store.listOf(section).rows).toEqual(leadRows(section).slice(0, 10))
  })

  it('remember page and filters under their own keys', () => {
    const storage = new Map<string, string>()
    const env = anEnv({
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
    })
    const store = LeadsStoreModel.create({}, env)
    for (const section of LEAD_SECTIONS)
      void store.listOf(section).show({ ...query, filters: { name: section } })
    expect([...storage.keys()].toSorted()).toEqual([
      'enquiries_filters',
      'enquiries_pagination',
      'reservations_filters',
      'reservations_pagination',
      'viewings_filters',
      'viewings_pagination',
    ])
  })

  it('refetch after a push only while displayed', async () => {
    const { store, list } = aStore()
    await store.enquiries.show(query)
    await store.viewings.show(query)
    store.viewings.leave()
    list.mockClear()
    await store.receiveRefresh()
    expect(list).toHaveBeenCalledExactlyOnceWith('Enquiry', query)
  })
})

describe('an open lead', () => {
  it('refetches after a push, and ignores an older version', async () => {
    let version = 3
    let city = 'first'
    const { store } = aStore({ get: (id) => Promise.resolve(aLead({ id, version, city })) })
    await store.editor.open(1)
    const follow = async (next: number, word: string) => {
      version = next
      city = word
      await store.receiveRefresh()
      return store.editor.opened?.saved
    }
    expect(await follow(4, 'second')).toMatchObject({ version: 4, city: 'second' })
    expect(await follow(4, 'without a new version')).toMatchObject({ city: 'without a new version' })
    expect(await follow(2, 'older')).toMatchObject({ version: 4, city: 'without a new version' })
  })

  it('is loaded by a push after a failure, and kept when the refetch fails', async () => {
    const get = vi
      .fn<LeadsEnv['leads']['get']>(failing('offline'))
      .mockRejectedValueOnce(new ProblemError({ kind: 'offline' }))
      .mockResolvedValueOnce(aLead())
    const { store } = aStore({ get })
    await store.editor.open(1)
    expect(store.editor.opened?.state).toBe('failed')
    await store.receiveRefresh()
    await store.receiveRefresh()
    expect(get).toHaveBeenCalledTimes(3)
    expect(store.editor.opened?.state).toBe('form')
  })

  it('is refetched, a closed one is not', async () => {
    const get = vi.fn<LeadsEnv['leads']['get']>((id) => Promise.resolve(aLead({ id })))
    const { store } = aStore({ get })
    await store.editor.open(1)
    store.editor.close()
    await store.confirming.open(2)
    get.mockClear()
    await store.receiveRefresh()
    expect(get).toHaveBeenCalledExactlyOnceWith(2)
  })
})

/** A store with a pending write, and functions to settle it. */
async function writing() {
  const { promise, resolve, reject } = Promise.withResolvers<true>()
  const { store, list } = aStore({
    get: () => Promise.resolve(aLead()),
    save: () => promise,
    remove: () => promise,
  })
  await store.enquiries.show(query)
  list.mockClear()
  return { store, list, resolve, reject }
}

describe('a push', () => {
  it('refetches at once', async () => {
    const { store, list } = await writing()
    store.receivePush()
    expect(list).toHaveBeenCalledOnce()
  })

  it('before the answer of a save causes no second refetch', async () => {
    const { store, list, resolve } = await writing()
    await store.editor.open(1)
    const sent = store.editor.save()
    store.receivePush()
    expect(list).not.toHaveBeenCalled()
    resolve(true)
    await sent
    await vi.waitFor(() => expect(store.enquiries.isAsking).toBe(false))
    expect(list).toHaveBeenCalledOnce()
  })

  it('before the answer of another write causes no second refetch', async () => {
    const { store, list, resolve } = await writing()
    const removed = writeAndFollow(store, () => store.calls.remove(1))
    store.receivePush()
    resolve(true)
    await removed
    await vi.waitFor(() => expect(store.enquiries.isAsking).toBe(false))
    expect(list).toHaveBeenCalledOnce()
  })

  it('refetches the list, and the open lead only if it changed', async () => {
    const get = vi.fn<LeadsEnv['leads']['get']>((id) => Promise.resolve(aLead({ id })))
    const { store, list } = aStore({ get })
    await Promise.all([store.enquiries.show(query), store.editor.open(1)])
    store.receivePush({ ids: [2] })
    expect([list.mock.calls.length, get.mock.calls.length]).toEqual([2, 1])
    expect([store.revisionOf(1), store.revisionOf(2), store.dialogRevision]).toEqual([0, 1, 1])
    store.receivePush({ ids: [1, 2] })
    store.receivePush()
    expect(get).toHaveBeenCalledTimes(3)
    expect([store.revisionOf(1), store.revisionOf(2)]).toEqual([2, 3])
  })

  it.each([
    [['own'], 1],
    [['own', 'a colleague'], 2],
    [undefined, 2],
  ])('after the answer of a save, about the writes %j, leads to %i requests', async (writes, requests) => {
    const { store, list } = aStore({ get: () => Promise.resolve(aLead()) }, ['own'])
    await Promise.all([store.enquiries.show(query), store.editor.open(1)])
    list.mockClear()
    await store.editor.save()
    store.receivePush({ ids: [1], ...(writes && { writes }) })
    await vi.waitFor(() => expect(store.enquiries.isAsking).toBe(false))
    expect(list).toHaveBeenCalledTimes(requests)
  })

  it.each([
    [['own'], 0],
    [['a colleague'], 1],
  ])('during a save, about the writes %j, shows %i changes of the lead after it', async (writes, changes) => {
    const { promise, resolve } = Promise.withResolvers<true>()
    const { store } = aStore({ get: () => Promise.resolve(aLead()), save: () => promise }, ['own'])
    await store.editor.open(1)
    const sent = store.editor.save()
    store.receivePush({ ids: [1], writes })
    resolve(true)
    await sent
    expect(store.revisionOf(1)).toBe(changes)
  })

  it('during a write that fails refetches after it', async () => {
    const { store, list, reject } = await writing()
    const removed = writeAndFollow(store, () => store.calls.remove(1))
    store.receivePush()
    reject(new ProblemError({ kind: 'offline' }))
    await removed
    expect(list).toHaveBeenCalledOnce()
  })
})

describe('a save', () => {
  it('refetches what is displayed, and increments the revision', async () => {
    const { store, list } = aStore({ get: () => Promise.resolve(aLead()) })
    await store.enquiries.show(query)
    await store.editor.open(1)
    await store.editor.save()
    expect(list).toHaveBeenCalledTimes(2)
    expect([store.revision, store.dialogRevision, store.revisionOf(1)]).toEqual([1, 0, 0])
  })

  it('that is rejected refetches the lead too', async () => {
    const get = vi.fn<LeadsEnv['leads']['get']>(() => Promise.resolve(aLead()))
    const { store } = aStore({ get, save: () => Promise.resolve(false) })
    await store.editor.open(1)
    await store.editor.save()
    expect(get).toHaveBeenCalledTimes(2)
  })

  it('of a new lead creates it', async () => {
    const lead = aLead({ id: 99 })
    const create = vi.fn<LeadsEnv['leads']['create']>(() => Promise.resolve(lead))
    const { store, said } = aStore({ create })
    await store.openNew()
    fill(store.creating.opened?.form, createdLeadValues(LeadModel.create(lead)))
    expect(await store.creating.save()).toMatchObject({ kind: 'created', row: { id: 99, name: 'Ann Lee' } })
    expect(create).toHaveBeenCalledExactlyOnceWith(
      {
        ...toLeadSave(leadValuesOf(lead)),
        whereDidYouHearAboutProperty: null,
        propertyId: null,
        handlerUserId: null,
        sendQuestionnaire: true,
      },
      expect.any(String),
    )
    expect(said).toEqual([['success', 'Enquiry has been created.']])
  })
})
