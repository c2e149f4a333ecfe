import { expect, it } from 'vitest'
import { heard } from '../platform/notify.fixtures.ts'
import { anEnv, failing, type EnvOverrides } from '../root/env.fixtures.ts'
import { LeadSelectionModel } from './lead-selection.store.ts'
import { leadRows } from './lead-rows.fixtures.ts'
import { leadName } from './lead-names.ts'
import { LeadsStoreModel } from './leads.store.ts'
import { assignSeveral, deleteSeveralQuestion } from './several-leads.ts'

const ROWS = leadRows('Enquiry').slice(0, 2)
const [one, other] = ROWS
if (one === undefined || other === undefined) throw new Error('Two enquiries are needed.')

function selecting(leads: EnvOverrides['leads'] = {}) {
  const { notify, said } = heard()
  const store = LeadsStoreModel.create({}, anEnv({ notify, leads }))
  const selection = LeadSelectionModel.create()
  selection.toggleSelecting()
  selection.add(ROWS)
  return { store, selection, said }
}

it('says how many leads were assigned, and deselects them', async () => {
  const { store, selection, said } = selecting()
  selection.ask('assign')
  const assigning = assignSeveral(store, selection, 7, 'Grace Patel')
  expect(store.isSaving).toBe(true)
  await assigning
  expect(said).toEqual([['success', '2 leads have been assigned to Grace Patel.']])
  expect(selection).toMatchObject({ rows: [], asking: null, isReportOpen: false })
  expect(store.isSaving).toBe(false)
})

it('reports leads that failed, and keeps them selected', async () => {
  const { store, selection, said } = selecting({
    removeMany: () => Promise.resolve({ done: [one.id], failed: [{ id: other.id, reason: 'forbidden' }] }),
  })
  await deleteSeveralQuestion(store, selection).action()
  expect(said).toMatchObject([['success', '1 lead has been deleted.', { label: 'Undo' }]])
  expect(selection.ids).toEqual([other.id])
  expect(selection).toMatchObject({
    isReportOpen: true,
    failed: [{ id: other.id, name: leadName(other), reason: 'You may not do this' }],
  })
})

it('asks before leads are deleted, and says how many customers are told of a cancelled viewing', () => {
  const { store, selection } = selecting()
  expect(deleteSeveralQuestion(store, selection)).toMatchObject({ texts: { title: 'Delete 2 leads' } })
  expect(deleteSeveralQuestion(store, selection)).not.toHaveProperty('note')
  selection.add([{ ...one, isViewingConfirmed: true }])
  expect(deleteSeveralQuestion(store, selection).note).toBe(
    '1 customer will be emailed that their viewing is cancelled.',
  )
})

it('restores deleted leads by Undo', async () => {
  const { store, selection, said } = selecting()
  await deleteSeveralQuestion(store, selection).action()
  said[0]?.[2]?.onPress()
  await expect.poll(() => said.at(-1)).toEqual(['success', '2 leads have been restored.'])
})

it('says that the whole call failed, and keeps the selection', async () => {
  const { store, selection, said } = selecting({ assignMany: failing('gone') })
  await assignSeveral(store, selection, null, undefined)
  expect(said.map(([tone]) => tone)).toEqual(['error'])
  expect(selection.ids).toHaveLength(2)
})

it('refetches once, however many pushes arrive meanwhile', async () => {
  const { store, selection } = selecting()
  const removing = deleteSeveralQuestion(store, selection).action()
  store.receivePush()
  store.receivePush()
  expect(store.revision).toBe(0)
  await removing
  expect(store.revision).toBe(1)
})
