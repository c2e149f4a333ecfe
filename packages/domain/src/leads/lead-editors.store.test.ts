import { describe, expect, it, vi } from 'vitest'
import { anEnv } from '../root/env.fixtures.ts'
import { heard } from '../platform/notify.fixtures.ts'
import { ProblemError, type Problem } from '../platform/problem.ts'
import type { Lead } from './lead.contract.ts'
import type { LeadStatus } from './lead-status.ts'
import { ConfirmationEditorModel, LeadEditorModel, MoveEditorModel } from './lead-editors.store.ts'
import { aLead, FIXTURE_NOW } from './lead.fixtures.ts'
import { leadValuesOf } from './lead-values.ts'
import { toLeadSave } from './lead-save.ts'
import type { LeadsEnv } from './leads.calls.ts'

const HOUR_SECONDS = 3600
const viewing = (overrides: Partial<Lead> = {}) =>
  aLead({ id: 7, version: 2, status: 4, viewingDate: FIXTURE_NOW, viewingUserId: 3, ...overrides })
const reading = (lead: Lead) => vi.fn<LeadsEnv['leads']['get']>(() => Promise.resolve(lead))
const rejecting =
  (body: unknown, kind: Problem['kind'] = 'rejected') =>
  () =>
    Promise.reject(new ProblemError({ kind, body } as Problem))
const clash = { id: 3, name: 'Bo Ng', viewingDate: FIXTURE_NOW }
const clashing = rejecting({ error: 'clash', message: '', clash })
const conflict = rejecting({ error: 'conflict', message: '', changedBy: null })
const at = FIXTURE_NOW + HOUR_SECONDS

async function aLeadEditor(leads: Partial<LeadsEnv['leads']> = {}, { notify } = heard()) {
  const editor = LeadEditorModel.create({}, anEnv({ notify, leads: { get: reading(viewing()), ...leads } }))
  await editor.open(7)
  return editor
}

async function aConfirmation(
  lead: Lead,
  confirm: LeadsEnv['leads']['confirmViewing'] = () => Promise.resolve(true),
) {
  const confirmViewing = vi.fn<LeadsEnv['leads']['confirmViewing']>(confirm)
  const leads = { get: reading(lead), confirmViewing }
  const editor = ConfirmationEditorModel.create({}, anEnv({ leads }))
  await editor.open(7)
  return { editor, confirmViewing }
}

async function aMove(write: LeadsEnv['leads']['save'] = () => Promise.resolve(true)) {
  const leads = { get: reading(viewing()), save: vi.fn<LeadsEnv['leads']['save']>(write) }
  const editor = MoveEditorModel.create({}, anEnv({ leads }))
  await editor.open(7)
  editor.opened?.form?.set('viewingDate', at)
  return { editor, ...leads }
}

describe('the editor of a lead', () => {
  it('shows the tenant’s name', async () => {
    const { opened } = await aLeadEditor()
    expect(opened?.saved).toMatchObject({
      name: 'Ann Lee',
      address: 'Flat 12, 3 Quayside, Bristol, BS1 4RB',
      section: 'Viewing',
      title: 'Viewing Details',
    })
  })

  it('saves the lead with its home nested, and the version that the edits began with', async () => {
    const save = vi.fn<LeadsEnv['leads']['save']>(() => Promise.resolve(true))
    const editor = await aLeadEditor({ save })
    editor.opened?.form?.set('property.city', 'Bath')
    await editor.save()
    const draft = toLeadSave(leadValuesOf(viewing()))
    expect(save).toHaveBeenCalledExactlyOnceWith(7, {
      ...draft,
      property: { ...draft.property, city: 'Bath' },
      version: 2,
    })
  })

  it.each<[LeadStatus, LeadStatus, string]>([
    [1, 1, 'Enquiry has been successfully updated.'],
    [1, 4, 'Enquiry moved to Viewing.'],
    [7, 8, 'Reservation has been saved'],
  ])('words the message of a save from %d to %d', async (before, after, message) => {
    const { notify, said } = heard()
    const editor = await aLeadEditor({ get: reading(viewing({ status: before })) }, { notify, said })
    editor.opened?.form?.set('status', after)
    await editor.save()
    expect(said).toEqual([['success', message]])
  })

  it.each([
    [
      { error: 'clash', message: '', clash },
      { kind: 'clash', clash },
    ],
    [
      { error: 'held', message: '', heldBy: { id: 4, name: 'Zoë Wu', status: 8 } },
      { kind: 'held', heldBy: { id: 4, name: 'Zoë Wu', status: 8 } },
    ],
    [
      { error: 'held', message: '' },
      { kind: 'held', heldBy: null },
    ],
    [
      { error: 'conflict', message: '', changedBy: 'bo@example.com' },
      { kind: 'conflict', changedBy: 'bo@example.com' },
    ],
  ])('presents %j as an obstacle to decide on', async (body, obstacle) => {
    const editor = await aLeadEditor({ save: rejecting(body) })
    expect(await editor.save()).toEqual({ kind: 'obstacle', isOpen: true })
    expect(editor.opened?.obstacle).toEqual(obstacle)
  })

  it.each([null, 'conflict', { error: 'something new' }])('treats %j as a failure', async (body) => {
    const editor = await aLeadEditor({ save: rejecting(body) })
    expect(await editor.save()).toMatchObject({ kind: 'failed', problem: { body } })
  })
})

describe('confirming a viewing', () => {
  it('begins with the lead’s date and agent, else with the tenant’s desired date', async () => {
    const known = await aConfirmation(viewing({ desiredViewingDate: 1 }))
    expect(known.editor.opened?.form?.draft).toEqual({ viewingDate: FIXTURE_NOW, viewingUserId: 3 })
    const wished = await aConfirmation(aLead({ desiredViewingDate: FIXTURE_NOW }))
    expect(wished.editor.opened?.form?.draft).toEqual({ viewingDate: FIXTURE_NOW, viewingUserId: null })
  })

  it('requires date and agent', async () => {
    const { editor, confirmViewing } = await aConfirmation(aLead())
    expect((await editor.save()).kind).toBe('incomplete')
    expect(editor.opened?.form?.errors).toEqual([
      { name: 'viewingDate', label: 'Date of Viewing', message: 'This is required' },
      { name: 'viewingUserId', label: 'Agent', message: 'This is required' },
    ])
    expect(confirmViewing).not.toHaveBeenCalled()
  })

  it('sends only date and agent, and overrides a clash only when told to', async () => {
    const { editor, confirmViewing } = await aConfirmation(viewing(), clashing)
    await editor.save()
    expect(confirmViewing).toHaveBeenCalledExactlyOnceWith(7, { viewingDate: FIXTURE_NOW, viewingUserId: 3 })
    expect(editor.opened?.obstacle).toEqual({ kind: 'clash', clash })
    confirmViewing.mockResolvedValue(true)
    expect((await editor.saveAnyway({ override: true })).kind).toBe('saved')
    expect(confirmViewing).toHaveBeenLastCalledWith(7, {
      viewingDate: FIXTURE_NOW,
      viewingUserId: 3,
      override: true,
    })
  })
})

describe('moving a viewing', () => {
  it('sends the whole lead with the new time', async () => {
    const { editor, save } = await aMove()
    expect((await editor.move()).kind).toBe('saved')
    const draft = toLeadSave({ ...leadValuesOf(viewing()), viewingDate: at, version: 2 })
    expect(save).toHaveBeenCalledExactlyOnceWith(7, draft)
  })

  it('succeeds after an unrelated concurrent change', async () => {
    const { editor, get, save } = await aMove()
    save.mockImplementationOnce(conflict).mockImplementationOnce(conflict)
    get
      .mockResolvedValueOnce(viewing({ version: 3, city: 'Leeds' }))
      .mockResolvedValueOnce(viewing({ version: 4, city: 'York' }))
    expect((await editor.move()).kind).toBe('saved')
    expect(save).toHaveBeenLastCalledWith(
      7,
      expect.objectContaining({ version: 4, city: 'York', viewingDate: at }),
    )
  })

  it.each([{ viewingDate: FIXTURE_NOW + 60 }, { status: 6 as const }])(
    'is stopped by a concurrent change of %j',
    async (change) => {
      const { editor, get, save } = await aMove(conflict)
      get.mockResolvedValue(viewing({ version: 3, ...change }))
      expect(await editor.move()).toEqual({ kind: 'obstacle', isOpen: true })
      expect(save).toHaveBeenCalledOnce()
    },
  )

  it('overrides a clash when told to', async () => {
    const { editor, save } = await aMove(clashing)
    await editor.move()
    expect(editor.opened?.obstacle).toEqual({ kind: 'clash', clash })
    save.mockResolvedValue(true)
    expect((await editor.moveAnyway()).kind).toBe('saved')
    expect(save).toHaveBeenLastCalledWith(7, expect.objectContaining({ override: true, viewingDate: at }))
  })

  it('validates the time proposed by a drag at once', async () => {
    const { editor } = await aMove()
    editor.opened?.form?.propose(Number.NaN)
    expect(editor.opened?.form?.errorOf('viewingDate')).toBe('This is not a valid date')
    expect((await editor.move()).kind).toBe('incomplete')
  })
})
