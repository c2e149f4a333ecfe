import { expect, it, vi } from 'vitest'
import { anEnv, failing } from '../root/env.fixtures.ts'
import { aPreview, aRefusedPreview, PREVIEW_ID, previewed } from './sheet.fixtures.ts'
import type { SheetsEnv } from './sheets.calls.ts'
import { SheetsPageModel } from './sheets-page.store.ts'
import { SheetsStoreModel } from './sheets.store.ts'

const FILE = { name: 'units.xlsx', size: 10 }

/** The pages of two projects. */
function pagesWith(sheets: Partial<SheetsEnv['sheets']> = {}) {
  const stores = { sheets: SheetsStoreModel.create({}, anEnv()), question: { ask: () => undefined } }
  const pageOf = (projectId: number) =>
    SheetsPageModel.create({ projectId }, { ...anEnv({ sheets }), stores })
  return { store: pageOf(3), other: pageOf(4), kept: stores.sheets }
}

it('checks a spreadsheet, and reports progress', async () => {
  const reporter = Promise.withResolvers<(share: number) => void>()
  const response = Promise.withResolvers<ReturnType<typeof aPreview>>()
  const preview: SheetsEnv['sheets']['preview'] = (_project, _file, onProgress) => {
    reporter.resolve(onProgress)
    return { response: response.promise, cancel: () => undefined }
  }
  const { store, other } = pagesWith({ preview })
  const seeing = store.preview(FILE)
  const report = await reporter.promise
  report(0.5)
  expect(store.step).toEqual({ kind: 'sending', name: 'units.xlsx', progress: 0.5 })
  expect(other.step).toEqual({ kind: 'none' })
  report(1)
  expect(store.step).toEqual({ kind: 'sending', name: 'units.xlsx', progress: null })
  response.resolve(aPreview())
  await seeing
  expect(store.step).toEqual({ kind: 'seen', name: 'units.xlsx', preview: aPreview() })
})

const seen = async (sheets: Partial<SheetsEnv['sheets']> = {}) => {
  const pages = pagesWith({ preview: () => previewed(aPreview()), ...sheets })
  await pages.store.preview(FILE)
  return pages
}

it('cancels the upload of a discarded file, and drops its response', async () => {
  const response = Promise.withResolvers<null>()
  const cancel = vi.fn<() => void>()
  const forget = vi.fn<SheetsEnv['sheets']['forget']>(() => Promise.resolve(true))
  const preview = () => ({ response: response.promise, cancel })
  const { store } = pagesWith({ preview, forget })
  const sending = store.preview(FILE)
  store.reset()
  expect(cancel).toHaveBeenCalledOnce()
  response.resolve(null)
  await sending
  expect(store.step).toEqual({ kind: 'none' })
  store.reset()
  expect(cancel).toHaveBeenCalledOnce()
  expect(forget).not.toHaveBeenCalled()
})

it('cancels the upload of a file when another one is chosen, or on forget', async () => {
  const cancel = vi.fn<() => void>()
  const preview = () => ({ response: new Promise<null>(() => undefined), cancel })
  const { store, other, kept } = pagesWith({ preview })
  void store.preview(FILE)
  void other.preview(FILE)
  expect(cancel).toHaveBeenCalledTimes(1)
  kept.forget()
  expect(cancel).toHaveBeenCalledTimes(2)
})

it('does not cancel a file that was checked, or whose upload failed', async () => {
  const cancel = vi.fn<() => void>()
  const preview = vi
    .fn<SheetsEnv['sheets']['preview']>()
    .mockReturnValueOnce({ response: Promise.resolve(aPreview()), cancel })
    .mockReturnValueOnce({ response: failing('offline')(), cancel })
  const { store } = await seen({ preview })
  await store.preview(FILE)
  store.reset()
  expect(cancel).not.toHaveBeenCalled()
})

it('lets the server discard a checked file, and ignores a failure of that', async () => {
  const forget = vi.fn<SheetsEnv['sheets']['forget']>(failing('offline'))
  const { store } = await seen({ forget })
  store.reset()
  expect(store.step).toEqual({ kind: 'none' })
  expect(forget.mock.calls).toEqual([[3, PREVIEW_ID]])
})

it('has nothing to discard on the server after a file that was refused as a whole', async () => {
  const forget = vi.fn<SheetsEnv['sheets']['forget']>(() => Promise.resolve(true))
  const { store } = await seen({ forget, preview: () => previewed(aRefusedPreview()) })
  store.reset()
  expect(store.step).toEqual({ kind: 'none' })
  expect(forget).not.toHaveBeenCalled()
})

it('reports files that could not be read or sent', async () => {
  const { store: unreadable } = await seen({ preview: () => previewed(null) })
  expect(unreadable.step).toMatchObject({ kind: 'unreadable' })
  const { store: offline } = await seen({
    preview: () => ({ response: failing('offline')(), cancel: () => undefined }),
  })
  expect(offline.step).toMatchObject({ kind: 'failed', problem: { kind: 'offline' } })
  const { store: large } = await seen({
    preview: () => ({ response: failing('too-large')(), cancel: () => undefined }),
  })
  expect(large.error).toBe('The server does not accept a file this large. Choose a smaller one.')
})

it('imports a checked file, and clears it', async () => {
  const confirm = vi.fn<SheetsEnv['sheets']['confirm']>(() => Promise.resolve(true))
  const forget = vi.fn<SheetsEnv['sheets']['forget']>(() => Promise.resolve(true))
  const { store } = await seen({ confirm, forget })
  expect(await store.confirm(PREVIEW_ID)).toEqual({ kind: 'done' })
  expect(confirm).toHaveBeenCalledWith(3, PREVIEW_ID)
  expect(store.step).toEqual({ kind: 'none' })
  expect(store.isBusy).toBe(false)
  expect(forget).not.toHaveBeenCalled()
})

it('opens only the panel of a project with a pending spreadsheet', async () => {
  const { store, other } = await seen({})
  other.enter()
  expect(other.isPanelOpen).toBe(false)
  store.enter()
  expect(store.isPanelOpen).toBe(true)
})

it('closes the panel when a spreadsheet was accepted, and when the server failed to import one', async () => {
  const { store, kept } = await seen({ confirm: () => Promise.resolve(true) })
  store.showPanel(true)
  await store.confirm(PREVIEW_ID)
  expect(store.isPanelOpen).toBe(false)
  store.showPanel(true)
  kept.receiveError({ projectId: 3, lastError: 'Row 4' })
  expect(store.isPanelOpen).toBe(false)
})

it('keeps a pushed error until it is dismissed', () => {
  const { store, other, kept } = pagesWith()
  kept.receiveError({ projectId: 3, lastError: 'Row 4, Postcode: This is not valid' })
  expect([store.lastError, other.lastError]).toEqual(['Row 4, Postcode: This is not valid', null])
  kept.dismissError()
  expect(store.lastError).toBeNull()
})

it('is busy until the last of a download and an import has ended', async () => {
  const imported = Promise.withResolvers<boolean>()
  const { store } = await seen({ confirm: () => imported.promise, download: () => Promise.resolve() })
  const importing = store.confirm(1)
  await store.download()
  expect(store.isBusy).toBe(true)
  imported.resolve(true)
  await importing
  expect(store.isBusy).toBe(false)
})

it('checks the same file again without the columns that are not known', async () => {
  const previewKnown = vi.fn<SheetsEnv['sheets']['previewKnown']>(() => previewed(aPreview()))
  const { store } = pagesWith({ preview: () => previewed(aRefusedPreview()), previewKnown })
  await store.leaveOut()
  expect(previewKnown).not.toHaveBeenCalled()
  const file = { name: 'units.xlsx', size: 1 }
  await store.preview(file)
  await store.leaveOut()
  expect(previewKnown).toHaveBeenCalledWith(3, file, expect.any(Function))
  expect(store.step).toMatchObject({ kind: 'seen', preview: { id: PREVIEW_ID } })
})
