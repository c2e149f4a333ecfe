import { expect, test } from 'vitest'
import { ProblemError } from '../platform/problem.ts'
import { anEnv, failing, type EnvOverrides } from '../root/env.fixtures.ts'
import type { SavedView } from './view.contract.ts'
import { EMPTY_VIEW } from './view.suite.ts'
import { aView, SHARED_VIEW } from './view.fixtures.ts'
import { ViewsStoreModel } from './views.store.ts'

const storeWith = (views: EnvOverrides['views']) => ViewsStoreModel.create({}, anEnv({ views }))
const namesIn = (views: readonly SavedView[]) => views.map(({ name }) => name)

test('the default view is undefined until loaded', async () => {
  const own = aView({ isDefault: true })
  const { viewings } = storeWith({ all: () => Promise.resolve([SHARED_VIEW, own]) })
  expect(viewings.defaultView).toBeUndefined()
  await viewings.load()
  expect(viewings.defaultView).toEqual(own)
})

test('without views, or when they cannot be read, a list opens without one', async () => {
  const { enquiries } = storeWith({})
  await enquiries.load()
  expect([enquiries.phase, enquiries.defaultView]).toEqual(['ready', null])
  const failed = storeWith({ all: failing('offline') }).enquiries
  await failed.load()
  expect([failed.phase, failed.defaultView]).toEqual(['failed', null])
})

test('a push refetches the views of lists that were displayed, and keeps them on failure', async () => {
  const asked: string[] = []
  let isOffline = false
  const store = storeWith({
    all: (list) => {
      asked.push(list)
      return isOffline ? failing('offline')() : Promise.resolve([SHARED_VIEW])
    },
  })
  await store.receiveRefresh()
  expect(asked).toEqual([])
  await store.units.load()
  isOffline = true
  await store.receiveRefresh()
  expect(asked).toEqual(['units', 'units'])
  expect([store.units.phase, namesIn(store.units.views)]).toEqual(['ready', [SHARED_VIEW.name]])
})

test('an order is displayed before the server answers, and reverted if rejected', async () => {
  const one = aView()
  const store = storeWith({ all: () => Promise.resolve([one, SHARED_VIEW]), order: failing('broken') })
  await store.enquiries.load()
  const ordering = store.order('enquiries', [SHARED_VIEW.id, one.id])
  expect(namesIn(store.enquiries.views)).toEqual([SHARED_VIEW.name, one.name])
  expect(await ordering).toMatchObject({ kind: 'failed' })
  expect(namesIn(store.enquiries.views)).toEqual([one.name, SHARED_VIEW.name])
})

test('a new view is listed once saved; exceeding the maximum is distinguished from other failures', async () => {
  const view = aView()
  const saved: SavedView[] = []
  const store = storeWith({
    all: () => Promise.resolve([...saved]),
    create: () => {
      saved.push(view)
      return Promise.resolve(view)
    },
  })
  expect(await store.create('viewings', { ...EMPTY_VIEW, name: view.name }, view.query)).toEqual({
    kind: 'created',
    view,
  })
  expect(namesIn(store.viewings.views)).toEqual([view.name])
  const full = storeWith({
    create: () => Promise.reject(new ProblemError({ kind: 'rejected', body: { error: 'too-many' } })),
  })
  expect(await full.create('viewings', EMPTY_VIEW, view.query)).toMatchObject({ kind: 'failed' })
  expect(await storeWith({}).create('viewings', EMPTY_VIEW, view.query)).toMatchObject({ kind: 'failed' })
})

test('clears everything on forget', async () => {
  const store = storeWith({ all: () => Promise.resolve([SHARED_VIEW]) })
  const loading = store.enquiries.load()
  store.forget()
  await loading
  expect([store.enquiries.phase, store.enquiries.views]).toEqual(['idle', []])
})
