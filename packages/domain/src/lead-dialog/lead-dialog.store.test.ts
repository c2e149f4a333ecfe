import { describe, expect, it, vi } from 'vitest'
import { mergedFieldLabel } from '../duplicates/comparison.ts'
import type { Duplicates } from '../duplicates/duplicates.contract.ts'
import { aDuplicate, NO_DUPLICATES } from '../duplicates/duplicates.fixtures.ts'
import { CANNOT_MERGE, LEADS_MERGED, leftAlone, UNDO_MERGE } from '../duplicates/duplicates.messages.ts'
import { MAY_NOT_HANDLE } from '../leads/handler/handler.messages.ts'
import { aLead, FIXTURE_NOW } from '../leads/lead.fixtures.ts'
import { LeadModel } from '../leads/lead.model.ts'
import type { LeadSave } from '../leads/lead-save.ts'
import { LeadsStoreModel } from '../leads/leads.store.ts'
import { heard } from '../platform/notify.fixtures.ts'
import { ProblemError } from '../platform/problem.ts'
import { anEnv, failing, type EnvOverrides } from '../root/env.fixtures.ts'
import { LeadDialogModel } from './lead-dialog.store.ts'

const getLead = (id: number) => Promise.resolve(aLead({ id }))
const gone = () => Promise.reject(new ProblemError({ kind: 'gone', mergedInto: 7 }))

function aDialog(given: EnvOverrides = {}) {
  const { notify, said } = heard()
  const env = anEnv({ notify, ...given, leads: { get: getLead, ...given.leads } })
  const leads = LeadsStoreModel.create({}, env)
  const dialog = LeadDialogModel.create({}, { ...env, stores: { leads } })
  dialog.follow()
  return { leads, dialog, said }
}

describe('the other leads of a person', () => {
  it('are awaited by the form, and placed above it', async () => {
    const found = Promise.withResolvers<Duplicates>()
    const { leads, dialog } = aDialog({ duplicates: { of: () => found.promise } })
    await leads.editor.open(1)
    expect(dialog).toMatchObject({ openId: 1, isWaiting: true, found: null })
    found.resolve({ ...NO_DUPLICATES, possible: [aDuplicate()] })
    await expect.poll(() => dialog.isWaiting).toBe(false)
    expect(dialog.isFoundAbove).toBe(true)
  })

  it('are placed below a form that no longer waited for them', async () => {
    const found = Promise.withResolvers<Duplicates>()
    const { leads, dialog } = aDialog({ duplicates: { of: () => found.promise } })
    await leads.editor.open(1)
    dialog.stopWaiting(leads.editor.openings)
    expect(dialog.isWaiting).toBe(false)
    found.resolve({ ...NO_DUPLICATES, possible: [aDuplicate()] })
    await expect.poll(() => dialog.found?.possible).toHaveLength(1)
    expect(dialog.isFoundAbove).toBe(false)
  })

  it('are those of the newer of two answers', async () => {
    const late = Promise.withResolvers<Duplicates>()
    const newer = { ...NO_DUPLICATES, possible: [aDuplicate()] }
    const of = vi.fn<() => Promise<Duplicates>>(() => Promise.resolve(newer))
    of.mockImplementationOnce(() => late.promise)
    const { leads, dialog } = aDialog({ duplicates: { of } })
    await leads.editor.open(1)
    leads.receivePush()
    await expect.poll(() => dialog.found).toEqual(newer)
    late.resolve(NO_DUPLICATES)
    await late.promise
    await Promise.resolve()
    expect(dialog.found).toEqual(newer)
  })

  it('are not asked for once the lead was erased with its import, which closes what is open over it', async () => {
    const of = vi.fn<() => Promise<Duplicates>>(() => Promise.resolve(NO_DUPLICATES))
    const get = vi.fn<typeof getLead>(getLead)
    const { leads, dialog } = aDialog({ duplicates: { of }, leads: { get } })
    await leads.editor.open(1)
    await expect.poll(() => of.mock.calls).toHaveLength(1)
    dialog.show('history')
    get.mockRejectedValue(new ProblemError({ kind: 'gone', isImportUndone: true }))
    await leads.receiveRefresh()
    expect(dialog).toMatchObject({ isThere: false, over: null })
    const asked = of.mock.calls.length
    await leads.receiveRefresh()
    expect(of).toHaveBeenCalledTimes(asked)
    expect(get).toHaveBeenCalledTimes(2)
  })

  it('stay after a failed refetch, and go with another lead', async () => {
    const of = vi.fn<() => Promise<Duplicates>>(() => Promise.resolve(NO_DUPLICATES))
    const { leads, dialog } = aDialog({ duplicates: { of } })
    await leads.editor.open(1)
    await expect.poll(() => dialog.found).not.toBeNull()
    of.mockImplementation(failing('offline'))
    await leads.receiveRefresh()
    await expect.poll(() => of.mock.calls).toHaveLength(2)
    expect(dialog.found).toEqual(NO_DUPLICATES)
    await leads.editor.open(2)
    expect(dialog.found).toBeNull()
    await expect.poll(() => dialog.isWaiting).toBe(false)
    expect(dialog.found).toBeNull()
  })
})

describe('verifying', () => {
  const body = { error: 'right-to-rent', message: '', adults: 2, recorded: 1 }

  it('asks about missing right to rent checks, and closes the question once verified', async () => {
    const verify = vi.fn<(id: number, override: string | null) => Promise<boolean>>(() =>
      Promise.resolve(true),
    )
    verify.mockRejectedValueOnce(new ProblemError({ kind: 'rejected', body }))
    const { leads, dialog, said } = aDialog({ leads: { verify } })
    await leads.editor.open(1)
    expect((await dialog.verify(null)).kind).toBe('failed')
    expect(dialog).toMatchObject({ over: 'checks', missing: { adults: 2, recorded: 1 } })
    expect(said).toEqual([])
    expect(await dialog.verify('Seen in person.')).toEqual({ kind: 'done', isOpen: true })
    expect(dialog.over).toBeNull()
  })

  it('closes no other lead that was opened meanwhile', async () => {
    const answer = Promise.withResolvers<boolean>()
    const { leads, dialog } = aDialog({ leads: { verify: () => answer.promise } })
    await leads.editor.open(1)
    const verifying = dialog.verify(null)
    await leads.editor.open(2)
    answer.resolve(true)
    expect(await verifying).toEqual({ kind: 'done', isOpen: false })
  })
})

describe('merging', () => {
  const [kept, other] = [LeadModel.create(aLead({ id: 1 })), LeadModel.create(aLead({ id: 2 }))]
  const body = { error: 'cannot-merge', reason: 'viewing' }

  it('says so, and closes the comparison', async () => {
    const { dialog, said } = aDialog()
    dialog.show('compare', 2)
    expect(await dialog.merge(kept, other, {})).toBe(true)
    expect(dialog.over).toBeNull()
    expect(said).toEqual([['success', LEADS_MERGED]])
  })

  it('keeps the comparison open with what prevents it, until it is opened again', async () => {
    const { dialog, said } = aDialog({
      duplicates: { merge: () => Promise.reject(new ProblemError({ kind: 'rejected', body })) },
    })
    dialog.show('compare', 2)
    expect(await dialog.merge(kept, other, {})).toBe(false)
    expect(dialog).toMatchObject({ over: 'compare', mergeObstacle: CANNOT_MERGE.viewing })
    expect(said).toEqual([])
    dialog.show('compare', 3)
    expect(dialog.mergeObstacle).toBeNull()
  })

  it('can be undone, but for what has changed since', async () => {
    const { dialog, said } = aDialog({ duplicates: { unmerge: () => Promise.resolve({ kept: ['email'] }) } })
    await dialog.undoMerge(1, 5)
    expect(said).toEqual([
      ['success', UNDO_MERGE.done],
      ['info', leftAlone([mergedFieldLabel('email')])],
    ])
  })
})

describe('confirming a viewing from the form', () => {
  const viewing = { viewingDate: FIXTURE_NOW, viewingUserId: 1 }

  it('saves the edits as a viewing to be confirmed, and then asks', async () => {
    const save = vi.fn<(id: number, draft: LeadSave) => Promise<boolean>>(() => Promise.resolve(true))
    const { leads, dialog } = aDialog({
      leads: { get: (id) => Promise.resolve(aLead({ id, ...viewing })), save },
    })
    await leads.editor.open(1)
    leads.editor.opened?.form?.set('status', 4)
    await dialog.confirmViewing()
    expect(save).toHaveBeenCalledExactlyOnceWith(1, expect.objectContaining({ status: 3, ...viewing }))
    expect(dialog.over).toBe('confirm')
    expect(leads.editor.opened?.form?.isDirty).toBe(false)
  })

  it('saves nothing without edits, and does not ask after a failure', async () => {
    const save = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false))
    const { leads, dialog } = aDialog({
      leads: { get: (id) => Promise.resolve(aLead({ id, ...viewing, status: 3 })), save },
    })
    await leads.editor.open(1)
    const form = leads.editor.opened?.form
    form?.set('notes', 'x')
    form?.set('status', 4)
    await dialog.confirmViewing()
    expect(dialog.over).toBeNull()
    expect(save).toHaveBeenLastCalledWith(1, expect.objectContaining({ status: 3 }))
    expect(form?.value('status')).toBe(4)
    form?.set('viewingDate', null)
    await dialog.confirmViewing()
    expect(form?.value('status')).toBe(4)
    expect(form?.errorOf('viewingDate')).toBeDefined()
    leads.editor.discardEdits()
    await dialog.confirmViewing()
    expect(dialog.over).toBe('confirm')
    expect(save).toHaveBeenCalledOnce()
  })
})

it('closes what is open over it when it closes itself', async () => {
  const { leads, dialog } = aDialog()
  await leads.editor.open(1)
  dialog.show('history')
  leads.editor.close()
  expect(dialog.over).toBeNull()
})

it('leads from a merged lead to the kept one, unless the merged one is displayed already', async () => {
  const get = vi.fn<(id: number) => Promise<ReturnType<typeof aLead>>>((id) => Promise.resolve(aLead({ id })))
  const { leads, dialog } = aDialog({ leads: { get } })
  get.mockImplementationOnce(gone)
  await leads.editor.open(1)
  expect(dialog.keptId).toBe(7)
  dialog.redirect(7)
  await leads.editor.open(7)
  expect(dialog.isRedirected).toBe(true)
  get.mockImplementationOnce(gone)
  await leads.receiveRefresh()
  expect(dialog).toMatchObject({ mergedInto: 7, keptId: null })
})

const taken = (handler: object | null) => () =>
  Promise.reject(new ProblemError({ kind: 'rejected', body: { error: 'taken', handler } }))
const invalid = () =>
  Promise.reject(
    new ProblemError({
      kind: 'invalid',
      errors: [{ attribute: 'userId', errors: [{ name: 'invalid' }] }],
    }),
  )

describe('assigning', () => {
  it('shows in its form why it failed, until that is closed', async () => {
    const assign = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
    const { dialog, said } = aDialog({ leads: { assign } })
    const lead = LeadModel.create(aLead())
    dialog.show('assign')
    assign.mockImplementationOnce(taken({ id: 2, name: 'Alex Morgan', active: true }))
    await dialog.assign(lead, 7, 'Grace Patel')
    expect(dialog.assignFailure).toEqual({ takenBy: 'Alex Morgan' })
    assign.mockImplementationOnce(invalid)
    await dialog.assign(lead, 7, 'Grace Patel')
    expect(dialog.assignFailure).toEqual({ error: MAY_NOT_HANDLE })
    expect(said).toEqual([])
    dialog.show('assign')
    expect(dialog.assignFailure).toEqual({})
    await dialog.assign(lead, 7, 'Grace Patel')
    expect(said).toEqual([['success', 'Lead has been assigned to Grace Patel.']])
    expect(dialog.over).toBeNull()
  })
})
