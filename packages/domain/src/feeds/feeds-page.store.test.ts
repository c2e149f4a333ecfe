import { expect, test, vi } from 'vitest'
import { aPageOf } from '../platform/lists/page.fixtures.ts'
import type { Page } from '../platform/lists/page.ts'
import { heard } from '../platform/notify.fixtures.ts'
import { anEnv, failing, type EnvOverrides } from '../root/env.fixtures.ts'
import { createRootStore } from '../root/root.store.ts'
import { ProblemError } from '../platform/problem.ts'
import type { Feed, Website } from './feed.contract.ts'
import type { FeedFile } from './feed-file.contract.ts'
import { aFeedFile } from './feed-file.fixtures.ts'
import { A_FEED_ADDRESS, aFeed, aPortal, aWebsite } from './feed.fixtures.ts'
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

const FIRST_PAGE = { page: 1, limit: 25, filters: {}, sort: null }

test('a page refetches on each push, and after a reconnect, until it is left', async () => {
  const preview = vi.fn<() => Promise<Website>>(() => Promise.resolve(aWebsite()))
  const files = vi.fn<() => Promise<Page<FeedFile>>>(() => Promise.resolve(aPageOf([aFeedFile()])))
  const { all, page, stores } = pageWith({ preview, files })
  const leave = page.follow()
  await vi.waitFor(() => expect(page.feedOf(1)?.name).toBe('Website'))
  await page.preview.show(1)
  page.files.setScope(3)
  await page.files.show(FIRST_PAGE)
  expect(files).toHaveBeenLastCalledWith(3, 1, 25)
  stores.integrations.receiveRefresh()
  await page.files.running
  stores.receiveRefresh()
  await page.files.running
  expect([all.mock.calls.length, preview.mock.calls.length, files.mock.calls.length]).toEqual([3, 3, 3])
  leave()
  stores.integrations.receiveRefresh()
  expect(all).toHaveBeenCalledTimes(3)
})

test('an address is shown after a feed was made or renewed, until the user is done with it', async () => {
  const { page, said, stores } = pageWith({
    create: () => Promise.resolve({ id: 9, url: A_FEED_ADDRESS }),
    newAddress: () => Promise.resolve({ url: `${A_FEED_ADDRESS}x` }),
    remove: () => Promise.resolve(true),
  })
  expect(await page.save(aDraft('Our site'))).toEqual({ kind: 'done' })
  expect(page.shown).toEqual({ id: 9, name: 'Our site', value: A_FEED_ADDRESS })
  expect(said).toEqual([['success', 'Feed has been created.']])
  page.show(null)
  await page.newAddress(aFeed())
  expect(page.shown).toEqual({ id: 1, name: 'Website', value: `${A_FEED_ADDRESS}x` })
  await page.remove(9)
  expect(page.shown?.id).toBe(1)
  const onDone = vi.fn<() => void>()
  page.askRemove(aFeed(), onDone)
  expect([page.shown?.id, onDone.mock.calls.length]).toEqual([1, 0])
  await stores.question.confirm()
  expect(page.shown).toBeNull()
  expect(onDone).toHaveBeenCalledOnce()
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
  await page.save(aDraft('Site'), what === 'one feed too many' ? undefined : aFeed())
  expect(said).toEqual([['error', text]])
  expect(all).toHaveBeenCalledOnce()
})

test.each([
  ['it begins', () => Promise.resolve({ fileId: 7 }), ['success', 'The file is being sent.']] as const,
  ['another is being sent', refused, ['error', 'A file of this feed is being sent already.']] as const,
  [
    'it is sent to nobody',
    () => Promise.resolve(false as const),
    ['error', 'This feed is sent to nobody. Choose where under Edit.'],
  ] as const,
])('what is said of sending when %s', async (_when, send, text) => {
  const { all, page, said } = pageWith({ send })
  await page.send(3, true)
  expect(said).toEqual([text])
  expect(all).toHaveBeenCalledOnce()
})

test.each([
  ['it begins', () => Promise.resolve(true), ['success', 'The file is being sent.']] as const,
  ['another is being sent', refused, ['error', 'A file of this feed is being sent already.']] as const,
  ['it is not held', () => Promise.resolve(false), ['error', 'This file is no longer held.']] as const,
])('what is said of sending a held file when %s', async (_when, sendAnyway, text) => {
  const { page, said } = pageWith({ sendAnyway })
  await page.sendAnyway(7)
  expect(said).toEqual([text])
})

test('a download holds up nothing else, and refetches the files', async () => {
  const file = Promise.withResolvers<void>()
  const { all, page, said } = pageWith({ download: () => file.promise })
  const downloading = page.download(aPortal())
  expect([page.isDownloading, page.isSaving]).toEqual([true, false])
  file.resolve()
  await downloading
  expect([page.isDownloading, all.mock.calls.length]).toEqual([false, 1])
  expect(said).toEqual([['success', 'The files have been downloaded.']])
})

test('a download that fails says so', async () => {
  const { page, said } = pageWith({ download: failing('broken') })
  await page.download(aPortal())
  expect(page.isDownloading).toBe(false)
  expect(said).toEqual([['error', expect.any(String)]])
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
