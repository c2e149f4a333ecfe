import { expect, it, vi } from 'vitest'
import { anEnv, failing } from '../platform/env.fixtures.ts'
import { aPreview } from './sheet.fixtures.ts'
import type { SheetsPort } from './sheets.port.ts'
import { SheetsStoreModel } from './sheets.store.ts'

const FILE = { name: 'units.xlsx', size: 10 }

it('looks into a spreadsheet, and says how far it is', async () => {
  const told = Promise.withResolvers<(share: number) => void>()
  const answered = Promise.withResolvers<ReturnType<typeof aPreview>>()
  const preview: SheetsPort['preview'] = (_project, _file, onProgress) => {
    told.resolve(onProgress)
    return answered.promise
  }
  const store = SheetsStoreModel.create({}, anEnv({ sheets: { preview } }))
  const seeing = store.preview(3, FILE)
  const tell = await told.promise
  tell(0.5)
  expect(store.stepOf(3)).toEqual({ kind: 'sending', name: 'units.xlsx', progress: 0.5 })
  expect(store.stepOf(4)).toEqual({ kind: 'none' })
  tell(1)
  expect(store.stepOf(3)).toEqual({ kind: 'sending', name: 'units.xlsx', progress: null })
  answered.resolve(aPreview())
  await seeing
  expect(store.stepOf(3)).toEqual({ kind: 'seen', name: 'units.xlsx', preview: aPreview() })
})

it('drops the answer for a file that was given up', async () => {
  const answered = Promise.withResolvers<null>()
  const store = SheetsStoreModel.create({}, anEnv({ sheets: { preview: () => answered.promise } }))
  const seeing = store.preview(3, FILE)
  store.reset()
  answered.resolve(null)
  await seeing
  expect(store.stepOf(3)).toEqual({ kind: 'none' })
})

it('says what could not be read or sent', async () => {
  const unreadable = SheetsStoreModel.create({}, anEnv({ sheets: { preview: () => Promise.resolve(null) } }))
  await unreadable.preview(3, FILE)
  expect(unreadable.stepOf(3)).toMatchObject({ kind: 'unreadable' })
  const offline = SheetsStoreModel.create({}, anEnv({ sheets: { preview: failing('offline') } }))
  await offline.preview(3, FILE)
  expect(offline.stepOf(3)).toMatchObject({ kind: 'failed', problem: { kind: 'offline' } })
})

it('takes what was looked into, and forgets it', async () => {
  const confirm = vi.fn<SheetsPort['confirm']>(() => Promise.resolve(true))
  const store = SheetsStoreModel.create(
    {},
    anEnv({ sheets: { preview: () => Promise.resolve(aPreview()), confirm } }),
  )
  await store.preview(3, FILE)
  expect(await store.confirm(3, aPreview().id)).toEqual({ kind: 'done' })
  expect(confirm).toHaveBeenCalledWith(3, aPreview().id)
  expect(store.stepOf(3)).toEqual({ kind: 'none' })
  expect(store.isBusy).toBe(false)
})

it('keeps a pushed error until it was seen', () => {
  const store = SheetsStoreModel.create({}, anEnv())
  store.receiveError({ projectId: 3, lastError: 'Row 4, postcode: This is not valid' })
  expect(store.lastError).toEqual({ projectId: 3, text: 'Row 4, postcode: This is not valid' })
  expect(store.failures).toBe(1)
  store.dismissError()
  expect(store.lastError).toBeNull()
})
