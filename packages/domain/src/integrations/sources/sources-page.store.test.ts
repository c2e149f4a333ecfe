import { expect, test, vi } from 'vitest'
import { heard } from '../../platform/notify.fixtures.ts'
import { aPageOf } from '../../platform/lists/page.fixtures.ts'
import { ProblemError } from '../../platform/problem.ts'
import { anEnv, type EnvOverrides } from '../../root/env.fixtures.ts'
import { createRootStore } from '../../root/root.store.ts'
import type { Page } from '../../platform/lists/page.ts'
import type { Received, Source } from './source.contract.ts'
import { A_SOURCE_KEY, aReceived, aSource } from './source.fixtures.ts'
import { SourcesPageModel } from './sources-page.store.ts'

function pageWith(sources: EnvOverrides['sources'] = {}) {
  const list = vi.fn<() => Promise<Source[]>>(() => Promise.resolve([aSource()]))
  const received = vi.fn<() => Promise<Page<Received>>>(() => Promise.resolve(aPageOf([aReceived()])))
  const { notify, said } = heard()
  const env = anEnv({ sources: { list, received, ...sources }, notify })
  const stores = createRootStore(env)
  return { list, received, said, stores, page: SourcesPageModel.create({}, { ...env, stores }) }
}

test('a page refetches on each push, also about leads, until it is left', async () => {
  const { list, received, page, stores } = pageWith()
  const leave = page.follow()
  await vi.waitFor(() => expect(page.sources).toHaveLength(1))
  await page.received.show({ page: 1, limit: 25, filters: {}, sort: null })
  stores.integrations.receiveRefresh()
  await page.received.running
  stores.leads.countChanges([7])
  await page.received.running
  expect([list.mock.calls.length, received.mock.calls.length]).toEqual([3, 3])
  leave()
  stores.integrations.receiveRefresh()
  expect(list).toHaveBeenCalledTimes(3)
})

test('a key is shown after a source was added or its key replaced, until the user is done with it', async () => {
  const { url, name } = aSource()
  const { page, said } = pageWith({
    create: () => Promise.resolve({ id: 9, url: `${url}9`, key: A_SOURCE_KEY }),
    replaceKey: () => Promise.resolve({ key: `${A_SOURCE_KEY}2` }),
  })
  expect(await page.save({ name: 'Own website', format: 'latchkey' })).toEqual({ kind: 'done' })
  expect(page.shown).toEqual({ name: 'Own website', url: `${url}9`, sourceKey: A_SOURCE_KEY })
  expect(said).toEqual([['success', 'Source has been created.']])
  page.show(null)
  await page.replaceKey(aSource())
  expect(page.shown).toEqual({ name, url, sourceKey: `${A_SOURCE_KEY}2` })
})

test('an ended source has no key to replace', async () => {
  const { page } = pageWith({ replaceKey: () => Promise.resolve(false) })
  expect(await page.replaceKey(aSource())).toEqual({ kind: 'rejected' })
  expect(page.shown).toBeNull()
})

const update = () => Promise.reject(new ProblemError({ kind: 'rejected', body: { error: 'conflict' } }))

test('a change by a colleague is said', async () => {
  const { page, said } = pageWith({ update })
  await page.save({ name: 'Zoopla', format: 'latchkey' }, aSource())
  expect(said).toEqual([['error', expect.stringContaining('changed') as string]])
})

const tooMany = () => Promise.reject(new ProblemError({ kind: 'rejected', body: { error: 'too-many' } }))

test('one source more than can be in use is said', async () => {
  const { page, said } = pageWith({ create: tooMany })
  await page.save({ name: 'Zoopla', format: 'zoopla' })
  expect(said).toEqual([['error', 'There are 50 sources in use already. End one first.']])
})
