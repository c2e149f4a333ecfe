import { expect, it, vi } from 'vitest'
import { ProblemError } from '../platform/problem.ts'
import { RevisionModel } from '../platform/records/revision.model.ts'
import { anEnv } from '../root/env.fixtures.ts'
import type { Office } from './office.contract.ts'
import { anOffice, savedOffice } from './office.fixtures.ts'
import type { OfficeEnv } from './office.calls.ts'
import { OfficeStoreModel } from './office.store.ts'

/** A store on a server that trims text. */
function withOffice(start: Office = anOffice()) {
  const server = { office: start }
  const save = vi.fn<OfficeEnv['office']['save']>((draft) => {
    if (draft.version !== server.office.version)
      return Promise.reject(new ProblemError({ kind: 'rejected', body: { error: 'conflict' } }))
    const { version } = server.office
    server.office = savedOffice({ ...draft, agencyName: draft.agencyName.trim() }, version + 1)
    return Promise.resolve(true)
  })
  const stores = { office: RevisionModel.create() }
  const env = anEnv({ office: { read: () => Promise.resolve(server.office), save } })
  const store = OfficeStoreModel.create({}, { ...env, stores })
  const formOf = () => {
    const form = store.editor.opened?.form
    if (form == null) throw new Error('The form is not open.')
    return form
  }
  return { server, save, store, stores, formOf }
}

it('saves, then shows the stored values', async () => {
  const { store, formOf } = withOffice()
  await store.open()
  formOf().set('agencyName', ' Vale ')
  expect(store.editor.hasEdits).toBe(true)
  expect(await store.save()).toMatchObject({ kind: 'saved' })
  expect(formOf().value('agencyName')).toBe('Vale')
  expect([store.editor.hasEdits, formOf().isBehind]).toEqual([false, false])
  formOf().set('phone', '0117 496 0999')
  expect(await store.save()).toMatchObject({ kind: 'saved' })
})

it('is not behind its own save, whose push may arrive first', async () => {
  const { store, save, formOf } = withOffice()
  await store.open()
  formOf().set('agencyName', 'Vale')
  const write = save.getMockImplementation()
  save.mockImplementation(async (draft) => {
    const done = await write?.(draft)
    await store.receiveRefresh()
    expect(formOf().isBehind).toBe(false)
    return done ?? false
  })
  expect(await store.save()).toMatchObject({ kind: 'saved' })
})

it('reports a concurrent save, and keeps the edits', async () => {
  const { server, store, stores, formOf } = withOffice()
  const stop = store.follow()
  await vi.waitFor(() => expect(store.editor.opened?.form).not.toBeNull())
  formOf().set('agencyName', 'Mine')
  server.office = anOffice({ agencyName: 'Theirs', version: 2 })
  stores.office.receiveRefresh()
  await vi.waitFor(() => expect(formOf().isBehind).toBe(true))
  expect(await store.save()).toMatchObject({ kind: 'obstacle' })
  expect(formOf().value('agencyName')).toBe('Mine')
  expect(await store.save({ isMerged: true })).toMatchObject({ kind: 'saved' })
  expect(server.office).toMatchObject({ agencyName: 'Mine', version: 3 })
  stop()
  expect(store.editor.isOpen).toBe(false)
})
