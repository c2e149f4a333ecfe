import { expect, test, vi } from 'vitest'
import { heard } from '../platform/notify.fixtures.ts'
import { anEnv, failing } from '../root/env.fixtures.ts'
import { createRootStore } from '../root/root.store.ts'
import { ProblemError } from '../platform/problem.ts'
import type { EnvOverrides } from '../root/env.fixtures.ts'
import type { Feed } from './feed.contract.ts'
import type { Website } from './website.contract.ts'
import { A_FEED_ADDRESS, aFeed, aWebsite } from './feed.fixtures.ts'
import { emptyFeedDraft } from './feed.draft.ts'
import { FeedsPageModel } from './feeds-page.store.ts'

function pageWith(feeds: EnvOverrides['feeds'] = {}) {
  const all = vi.fn<() => Promise<Feed[]>>(() => Promise.resolve([aFeed()]))
  const { notify, said } = heard()
  const env = anEnv({ feeds: { all, ...feeds }, notify })
  const stores = createRootStore(env)
  return { all, said, stores, page: FeedsPageModel.create({}, { ...env, stores }) }
}

const aDraft = (name: string) => ({ ...emptyFeedDraft(), name })

test('a page refetches on each push, and after a reconnect, until it is left', async () => {
  const preview = vi.fn<() => Promise<Website>>(() => Promise.resolve(aWebsite()))
  const { all, page, stores } = pageWith({ preview })
  const leave = page.follow()
  await vi.waitFor(() => expect(page.feedOf(1)?.name).toBe('Website'))
  await page.preview.show(1)
  stores.integrations.receiveRefresh()
  stores.receiveRefresh()
  expect([all.mock.calls.length, preview.mock.calls.length]).toEqual([3, 3])
  leave()
  stores.integrations.receiveRefresh()
  expect(all).toHaveBeenCalledTimes(3)
})

test('an address is shown after a feed was made or renewed, until the user is done with it', async () => {
  const { page, said } = pageWith({
    create: () => Promise.resolve({ id: 9, url: A_FEED_ADDRESS }),
    newAddress: () => Promise.resolve({ url: `${A_FEED_ADDRESS}x` }),
    remove: () => Promise.resolve(true),
  })
  expect(await page.create(aDraft('Our site'))).toEqual({ kind: 'done' })
  expect(page.shown).toEqual({ id: 9, name: 'Our site', url: A_FEED_ADDRESS })
  expect(said).toEqual([['success', 'Feed has been created.']])
  page.show(null)
  await page.newAddress(aFeed())
  expect(page.shown).toEqual({ id: 1, name: 'Website', url: `${A_FEED_ADDRESS}x` })
  await page.remove(9)
  expect(page.shown?.id).toBe(1)
  await page.remove(1)
  expect(page.shown).toBeNull()
})

test('a portal has no address to renew', async () => {
  const { page } = pageWith({ newAddress: () => Promise.resolve(false) })
  expect(await page.newAddress(aFeed())).toEqual({ kind: 'rejected' })
  expect(page.shown).toBeNull()
})

const refused = () => Promise.reject(new ProblemError({ kind: 'rejected', body: null }))

test.each([
  ['one feed too many', 'There are 20 feeds already. Delete one first.'] as const,
  [
    'a save over a newer version',
    'Somebody else changed this in the meantime. Please check it again.',
  ] as const,
])('%s says why', async (what, text) => {
  const { all, page, said } = pageWith({ create: refused, save: refused })
  await (what === 'one feed too many' ? page.create(aDraft('Site')) : page.save(1, aDraft('Site'), 1))
  expect(said).toEqual([['error', text]])
  expect(all).toHaveBeenCalledOnce()
})

test('a preview is fetched when it is asked for, and dropped with its feed', async () => {
  const { page } = pageWith({ preview: (id) => Promise.resolve(aWebsite(id)) })
  await page.receiveRefresh()
  expect(page.preview.value).toBeNull()
  await page.preview.show(3)
  expect(page.preview.value?.listings).toHaveLength(3)
  void page.preview.show(2)
  expect(page.preview.value).toBeNull()
  await page.preview.show(null)
  expect(page.preview.feedId).toBeNull()
})

test('feeds stay when a refetch fails', async () => {
  const { all, page } = pageWith()
  await page.load()
  all.mockImplementation(failing('broken'))
  await page.load()
  expect([page.feeds.length, page.isStale, page.missing]).toEqual([1, true, null])
})
