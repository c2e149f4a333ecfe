import { expect, it, vi } from 'vitest'
import { aPageOf } from '../platform/lists/page.fixtures.ts'
import { ProblemError } from '../platform/problem.ts'
import { anEnv, type EnvOverrides } from '../root/env.fixtures.ts'
import { heard } from '../platform/notify.fixtures.ts'
import { aProperty } from '../properties/property.fixtures.ts'
import { aListing, aListingRow } from './listing.fixtures.ts'
import type { ListingsEnv } from './listings.calls.ts'
import { ListingDialogModel } from './listing-dialog.store.ts'
import { ListingsStoreModel } from './listings.store.ts'

type Listings = ListingsEnv['listings']

function aStore(listings: EnvOverrides['listings']) {
  const { notify, said } = heard()
  const env = { ...anEnv({ listings, properties: { get: () => Promise.resolve(aProperty()) } }), notify }
  const tree = ListingsStoreModel.create({}, env)
  const store = ListingDialogModel.create({}, { ...env, stores: { listings: tree } })
  store.follow()
  return { said, tree, store }
}

it('saves the edits of the open dialog before it publishes, and shows the checks again', async () => {
  let saved = aListing({ missing: ['summary'] })
  const get = vi.fn<Listings['get']>(() => Promise.resolve(saved))
  const publish = vi.fn<Listings['publish']>(() => Promise.resolve(true))
  const save = vi.fn<Listings['save']>(() => {
    saved = aListing({ version: 2, summary: 'New.' })
    return Promise.resolve(true)
  })
  const { store, said } = aStore({ get, save, publish })
  await store.editor.open(1)
  store.editor.opened?.form?.set('summary', 'New.')
  await store.publish(1)
  expect(save).toHaveBeenCalledWith(1, expect.objectContaining({ summary: 'New.', version: 1 }))
  expect(publish).toHaveBeenCalledWith(1)
  await vi.waitFor(() => expect(store.editor.opened?.saved?.missing).toEqual([]))
  expect(store.editor.hasEdits).toBe(false)
  expect(said).toEqual([
    ['success', 'Listing has been saved.'],
    ['success', 'Home has been published.'],
  ])
})

it('does not publish when the edits cannot be saved', async () => {
  const publish = vi.fn<Listings['publish']>(() => Promise.resolve(true))
  const { store, said } = aStore({ get: () => Promise.resolve(aListing()), publish })
  await store.editor.open(1)
  store.editor.opened?.form?.set('tour', 'http://tours.example')
  expect(await store.publish(1)).toBeNull()
  expect(publish).not.toHaveBeenCalled()
  expect(said).toEqual([['error', 'Please check the form for errors']])
})

/** A colleague saves the listing while its dialog is open here with an edit, and Publish is pressed. */
async function aConflict() {
  let saved = aListing()
  const conflict = { error: 'conflict', message: '', changedBy: 'Ben Okafor' }
  const save = vi.fn<Listings['save']>((_id, { version }) => {
    if (version !== saved.version)
      return Promise.reject(new ProblemError({ kind: 'rejected', body: conflict }))
    saved = { ...saved, summary: 'Mine.', version: saved.version + 1 }
    return Promise.resolve(true)
  })
  const publish = vi.fn<Listings['publish']>(() => Promise.resolve(true))
  const made = aStore({ get: () => Promise.resolve(saved), save, publish })
  await made.store.editor.open(1)
  made.store.editor.opened?.form?.set('summary', 'Mine.')
  saved = { ...saved, summary: 'Theirs.', version: 2 }
  expect(await made.store.publish(1)).toBeNull()
  expect(made.store.editor.opened?.obstacle).not.toBeNull()
  return { ...made, publish }
}

it('publishes after the question about a colleague’s version, when the own one is kept', async () => {
  const { store, publish, said } = await aConflict()
  expect(await store.saveMerged(1)).toEqual({ kind: 'done' })
  expect(publish).toHaveBeenCalledExactlyOnceWith(1)
  expect(said).toEqual([
    ['success', 'Listing has been saved.'],
    ['success', 'Home has been published.'],
  ])
})

it('only saves when Publish was given up before', async () => {
  const { store, publish } = await aConflict()
  store.dismissObstacle()
  expect((await store.editor.save()).kind).toBe('obstacle')
  expect(await store.saveMerged(1)).toMatchObject({ kind: 'saved' })
  expect(publish).not.toHaveBeenCalled()
})

it('names what is missing, and says when a colleague was faster', async () => {
  const refused = new ProblemError({
    kind: 'rejected',
    body: { error: 'not-ready', message: '', missing: ['summary', 'tenure'] },
  })
  const publish = vi.fn<Listings['publish']>(() => Promise.reject(refused))
  const { store, said } = aStore({ publish, takeOff: () => Promise.resolve(false) })
  await store.publish(1)
  publish.mockResolvedValueOnce(false)
  await store.publish(1)
  await store.takeOff(1)
  expect(said).toEqual([
    ['error', '2 things missing: Summary, Tenure.'],
    ['error', 'This home has been published already.'],
    ['error', 'This home has been taken off already.'],
  ])
})

it('refetches what is displayed after a push, and clears on forget', async () => {
  const list = vi.fn<Listings['list']>(() => Promise.resolve(aPageOf([aListingRow()])))
  const toMend = vi.fn<Listings['toMend']>(() => Promise.resolve({ total: 2 }))
  const get = vi.fn<Listings['get']>(() => Promise.resolve(aListing()))
  const { tree, store } = aStore({ list, toMend, get })
  const calls = () => [list, toMend, get].map(({ mock }) => mock.calls.length)
  await tree.receiveRefresh()
  expect(calls()).toEqual([0, 0, 0])
  await Promise.all([tree.list.show(tree.list.startingQuery()), tree.loadToMend(), store.editor.open(1)])
  await tree.receiveRefresh()
  expect(calls()).toEqual([2, 2, 2])
  expect(tree.toMend).toBe(2)
  tree.forget()
  expect([tree.toMend, tree.list.rows]).toEqual([0, []])
})
