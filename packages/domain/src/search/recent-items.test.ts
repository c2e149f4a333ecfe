import { expect, test } from 'vitest'
import { STORAGE_KEYS } from '../platform/storage/storage-keys.ts'
import { createMemoryStorage } from '../platform/storage/storage.ts'
import { recentItems, rememberOpened } from './recent-items.ts'

test('the last ten opened records are stored once each, latest first', () => {
  const storage = createMemoryStorage()
  for (let id = 1; id <= 12; id += 1) rememberOpened(storage, { kind: 'lead', id })
  rememberOpened(storage, { kind: 'lead', id: 5 })
  expect(recentItems(storage).map(({ id }) => id)).toEqual([5, 12, 11, 10, 9, 8, 7, 6, 4, 3])
  rememberOpened(storage, { kind: 'unit', id: 5 })
  expect(recentItems(storage)[0]).toEqual({ kind: 'unit', id: 5 })
})

test.each(['', 'nonsense', '[{"kind":"lead"}]'])('an unreadable value (%j) counts as none', (kept) => {
  expect(recentItems(createMemoryStorage({ [STORAGE_KEYS.recentItems]: kept }))).toEqual([])
})
