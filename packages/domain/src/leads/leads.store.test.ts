import { describe, expect, it, vi } from 'vitest'
import { anEnv, failing } from '../platform/env.fixtures.ts'
import { aPageOf } from '../platform/page.fixtures.ts'
import type { ListQuery } from '../platform/page.ts'
import { ProblemError, type Problem } from '../platform/problem.ts'
import type { LeadColumn } from './lead.columns.ts'
import type { Lead } from './lead.contract.ts'
import { draftOf } from './lead.draft.ts'
import { LEAD_SECTIONS } from './lead.enums.ts'
import { aLead } from './lead.fixtures.ts'
import { leadRows } from './lead-rows.fixtures.ts'
import { LeadsStoreModel } from './leads.store.ts'
import type { LeadsPort } from './leads.port.ts'

const query: ListQuery<LeadColumn> = { page: 1, limit: 10, filters: {}, sort: null }

function aStore(leads: Partial<LeadsPort> = {}) {
  const list = vi.fn<LeadsPort['list']>((section) =>
    Promise.resolve(aPageOf(leadRows(section), { limit: 10 })),
  )
  return { store: LeadsStoreModel.create({}, anEnv({ leads: { list, ...leads } })), list }
}

const refusing = (problem: Problem) => () => Promise.reject(new ProblemError(problem))

describe('the lists', () => {
  it.each(LEAD_SECTIONS)('hold %s each', async (section) => {
    const { store, list } = aStore()
    await store.listOf(section).show(query)
    expect(list).toHaveBeenCalledExactlyOnceWith(section, query)
    expect(store.listOf(section).rows).toEqual(leadRows(section).slice(0, 10))
  })

  it('remember their page and filters under their own names', () => {
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

  it('are asked again by a push when they are on show, and only then', async () => {
    const { store, list } = aStore()
    await store.enquiries.show(query)
    await store.viewings.show(query)
    store.viewings.leave()
    list.mockClear()
    await store.receiveRefresh()
    expect(list).toHaveBeenCalledExactlyOnceWith('Enquiry', query)
  })
})

describe('opening a lead', () => {
  it('reads it', async () => {
    const { store } = aStore({ get: (id) => Promise.resolve(aLead({ id, status: 4 })) })
    const opened = store.open(7)
    expect(store.opened).toMatchObject({ id: 7, phase: 'loading', saved: null, section: null })
    await opened
    expect(store.opened).toMatchObject({ phase: 'ready', section: 'Viewing', title: 'Viewing Details' })
  })

  it('says why it cannot be read', async () => {
    const { store } = aStore({ get: failing('gone') })
    await store.open(7)
    expect(store.opened).toMatchObject({
      phase: 'failed',
      problem: { kind: 'gone' },
      title: 'Enquiry Details',
    })
  })

  it('drops the answer for a lead that is no longer open', async () => {
    const answers = new Map<number, (lead: Lead) => void>()
    const { store } = aStore({ get: (id) => new Promise((resolve) => answers.set(id, resolve)) })
    const first = store.open(1)
    const second = store.open(2)
    answers.get(2)?.(aLead({ id: 2 }))
    await second
    answers.get(1)?.(aLead({ id: 1 }))
    await first
    expect(store.opened?.saved?.id).toBe(2)
  })

  it.each([() => Promise.resolve(aLead()), failing('gone')])(
    'may be given up before it is read (%#)',
    async (get) => {
      const { store } = aStore({ get })
      const opened = store.open(1)
      store.close()
      await opened
      expect(store.opened).toBeNull()
    },
  )

  it('recovers by a push when it could not be read', async () => {
    const get = vi
      .fn<LeadsPort['get']>(() => Promise.resolve(aLead()))
      .mockImplementationOnce(failing('offline'))
    const { store } = aStore({ get })
    await store.open(1)
    await store.receiveRefresh()
    expect(store.opened).toMatchObject({ phase: 'ready', problem: null, saved: aLead() })
  })

  it('follows a push quietly, and never back to an older version', async () => {
    let version = 3
    let city = 'first'
    const { store } = aStore({ get: (id) => Promise.resolve(aLead({ id, version, city })) })
    await store.open(1)
    version = 4
    city = 'second'
    const refreshed = store.receiveRefresh()
    expect(store.opened?.phase).toBe('ready')
    await refreshed
    expect(store.opened?.saved).toMatchObject({ version: 4, city: 'second' })
    city = 'answers may change without a new version'
    await store.receiveRefresh()
    expect(store.opened?.saved).toMatchObject({ version: 4, city })
    version = 2
    city = 'older'
    await store.receiveRefresh()
    expect(store.opened?.saved).toMatchObject({
      version: 4,
      city: 'answers may change without a new version',
    })
  })

  it('keeps what it has when a push cannot be followed', async () => {
    const get = vi.fn<LeadsPort['get']>(failing('offline')).mockResolvedValueOnce(aLead())
    const { store } = aStore({ get })
    await store.open(1)
    await store.receiveRefresh()
    expect(get).toHaveBeenCalledTimes(2)
    expect(store.opened).toMatchObject({ phase: 'ready', problem: null })
  })
})

describe('saving', () => {
  const draft = { ...draftOf(aLead({ status: 4 })), version: 2 }

  it('sends the draft with the version it was read at, and says how the lead moved', async () => {
    const save = vi.fn<LeadsPort['save']>(() => Promise.resolve(true))
    const { store } = aStore({ save, get: () => Promise.resolve(aLead({ id: 7, status: 1, version: 5 })) })
    await store.open(7)
    expect(store.isSaving).toBe(false)
    const saving = store.save(7, draft)
    expect(store.isSaving).toBe(true)
    expect(await saving).toEqual({ kind: 'saved', before: 1, after: 4 })
    expect(save).toHaveBeenCalledExactlyOnceWith(7, draft)
    expect(store.isSaving).toBe(false)
  })

  it('asks for what is on show again', async () => {
    const { store, list } = aStore()
    await store.enquiries.show(query)
    await store.save(7, draft)
    expect(list).toHaveBeenCalledTimes(2)
  })

  it('says when the server refused without a reason', async () => {
    const { store, list } = aStore({ save: () => Promise.resolve(false) })
    await store.enquiries.show(query)
    expect(await store.save(7, draft)).toEqual({ kind: 'refused' })
    expect(list).toHaveBeenCalledOnce()
  })

  it('names the fields that the server refused', async () => {
    const errors = [{ attribute: 'property.name', errors: [{ name: 'required' as const }] }]
    const { store } = aStore({ save: refusing({ kind: 'invalid', errors }) })
    expect(await store.save(7, draft)).toEqual({ kind: 'invalid', errors: { 'property.name': ['required'] } })
    expect(store.isSaving).toBe(false)
  })

  it('fetches what somebody else saved meanwhile', async () => {
    const body = { error: 'conflict', message: 'changed', changedBy: 'bo@example.com' }
    const theirs = aLead({ id: 7, version: 3, city: 'Leeds' })
    const get = vi
      .fn<LeadsPort['get']>(() => Promise.resolve(theirs))
      .mockResolvedValueOnce(aLead({ id: 7, version: 2 }))
    const { store } = aStore({ save: refusing({ kind: 'refused', body }), get })
    await store.open(7)
    expect(await store.save(7, draft)).toEqual({ kind: 'conflict', changedBy: 'bo@example.com', theirs })
    expect(store.opened?.saved).toEqual(theirs)
  })

  it('tells of a conflict over a lead that is not open', async () => {
    const body = { error: 'conflict', message: 'changed', changedBy: null }
    const { store } = aStore({
      save: refusing({ kind: 'refused', body }),
      get: () => Promise.resolve(aLead()),
    })
    expect(await store.save(1, draft)).toEqual({ kind: 'conflict', changedBy: null, theirs: aLead() })
    expect(store.opened).toBeNull()
  })

  it('says so when what somebody else saved cannot be fetched', async () => {
    const body = { error: 'conflict', message: 'changed' }
    const { store } = aStore({ save: refusing({ kind: 'refused', body }), get: failing('offline') })
    expect(await store.save(7, draft)).toEqual({ kind: 'failed', problem: { kind: 'offline' } })
    expect(store.isSaving).toBe(false)
  })

  it('names the viewing that clashes, and the lead that holds the home', async () => {
    const clash = { id: 3, name: 'Bo Ng', viewingDate: 1_772_442_000 }
    const heldBy = { id: 4, name: 'Zoë Wu', status: 8 }
    const save = vi
      .fn<LeadsPort['save']>()
      .mockImplementationOnce(refusing({ kind: 'refused', body: { error: 'clash', message: '', clash } }))
      .mockImplementationOnce(refusing({ kind: 'refused', body: { error: 'held', message: '', heldBy } }))
      .mockImplementationOnce(refusing({ kind: 'refused', body: { error: 'held', message: '' } }))
    const { store } = aStore({ save })
    expect(await store.save(7, draft)).toEqual({ kind: 'clash', clash })
    expect(await store.save(7, draft)).toEqual({ kind: 'held', heldBy })
    expect(await store.save(7, draft)).toEqual({ kind: 'held', heldBy: null })
  })

  it.each([
    { kind: 'offline' },
    { kind: 'gone' },
    { kind: 'forbidden' },
    { kind: 'broken' },
    { kind: 'refused', body: null },
    { kind: 'refused', body: 'conflict' },
    { kind: 'refused', body: { error: 'something new' } },
  ] as Problem[])('passes on that it failed: %j', async (problem) => {
    const { store } = aStore({ save: refusing(problem) })
    expect(await store.save(7, draft)).toEqual({ kind: 'failed', problem })
  })
})

describe('creating', () => {
  it('gives the new lead and asks for what is on show again', async () => {
    const lead = aLead({ id: 99 })
    const { store, list } = aStore({ create: () => Promise.resolve(lead) })
    await store.enquiries.show(query)
    expect(await store.create(draftOf(lead))).toEqual({ kind: 'created', lead })
    expect(list).toHaveBeenCalledTimes(2)
  })

  it('passes on that it failed', async () => {
    const { store } = aStore({ create: failing('offline') })
    expect(await store.create(draftOf(aLead()))).toEqual({ kind: 'failed', problem: { kind: 'offline' } })
    expect(store.isSaving).toBe(false)
  })
})

describe('deleting', () => {
  it('asks for what is on show again', async () => {
    const remove = vi.fn<LeadsPort['remove']>(() => Promise.resolve(true))
    const { store, list } = aStore({ remove })
    await store.enquiries.show(query)
    expect(await store.remove(3)).toEqual({ kind: 'removed' })
    expect(remove).toHaveBeenCalledExactlyOnceWith(3)
    expect(list).toHaveBeenCalledTimes(2)
  })

  it('says when it was refused or failed', async () => {
    expect(await aStore({ remove: () => Promise.resolve(false) }).store.remove(3)).toEqual({
      kind: 'refused',
    })
    expect(await aStore({ remove: failing('gone') }).store.remove(3)).toEqual({
      kind: 'failed',
      problem: { kind: 'gone' },
    })
  })
})
