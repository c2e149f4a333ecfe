import { describe, expect, it, vi } from 'vitest'
import { anEnv, failing } from '../root/env.fixtures.ts'
import { aPageOf } from '../platform/lists/page.fixtures.ts'
import { ProblemError } from '../platform/problem.ts'
import { GENERIC_ERROR, UNREACHABLE } from '../platform/messages.ts'
import { heard } from '../platform/notify.fixtures.ts'
import { deleteLead } from './delete-lead.ts'
import { DELETE_WITH_DEPOSIT } from './deposit/open-deposit.ts'
import {
  assignLead,
  declineLead,
  recordOutcome,
  recordReason,
  recordResponse,
  sendQuestionnaire,
  takeLead,
  verifyLead,
} from './lead-actions.ts'
import { missingChecksOf } from './lead-obstacle.ts'
import { aLead } from './lead.fixtures.ts'
import { leadRows } from './lead-rows.fixtures.ts'
import type { LeadsEnv } from './leads.calls.ts'
import { LeadsStoreModel, restoreLead, type LeadsStore } from './leads.store.ts'
import { VIEWING_OUTCOME } from './outcome/outcome.enums.ts'
import { OUTCOME_REJECTED } from './outcome/outcome.messages.ts'
import type { ReasonValues } from './reason/reason-values.ts'

function aStore(leads: Partial<LeadsEnv['leads']> = {}) {
  const list = vi.fn<LeadsEnv['leads']['list']>((section) => Promise.resolve(aPageOf(leadRows(section))))
  const { notify, said } = heard()
  return { store: LeadsStoreModel.create({}, anEnv({ notify, leads: { list, ...leads } })), list, said }
}

const VALUES: ReasonValues = { reason: 1, words: '' }

describe.each([
  ['restore', (store: LeadsStore) => restoreLead(store, 3, 'Enquiry'), []],
  ['verify', (store: LeadsStore) => verifyLead(store, 3, null), [null]],
  ['decline', (store: LeadsStore) => declineLead(store, 3, VALUES), [VALUES]],
  ['sendQuestionnaire', (store: LeadsStore) => sendQuestionnaire(store, 3), []],
  ['recordReason', (store: LeadsStore) => recordReason(store, 3, VALUES), [VALUES]],
] as const)('%s', (call, act, given) => {
  it('refetches what is displayed, increments the revision, and says what was done', async () => {
    const write = vi.fn<(id: number) => Promise<boolean>>(() => Promise.resolve(true))
    const { store, list, said } = aStore({ [call]: write })
    await store.enquiries.show({ page: 1, limit: 10, filters: {}, sort: null })
    const doing = act(store)
    expect(store.isSaving).toBe(true)
    expect(await doing).toEqual({ kind: 'done' })
    expect(write).toHaveBeenCalledExactlyOnceWith(3, ...given)
    expect(list).toHaveBeenCalledTimes(2)
    expect(store).toMatchObject({ isSaving: false, revision: 1 })
    expect(said.map(([tone]) => tone)).toEqual(['success'])
  })

  it('reports a rejection and a failure', async () => {
    const rejected = aStore({ [call]: () => Promise.resolve(false) })
    expect(await act(rejected.store)).toEqual({ kind: 'rejected' })
    expect(rejected.said).toEqual([['error', GENERIC_ERROR]])
    const failed = aStore({ [call]: failing('offline') })
    expect(await act(failed.store)).toEqual({ kind: 'failed', problem: { kind: 'offline' } })
    expect(failed.said).toEqual([['error', UNREACHABLE]])
    expect(failed.store.isSaving).toBe(false)
  })
})

it('says nothing of missing right to rent checks, which the dialog asks about', async () => {
  const body = { error: 'right-to-rent', message: '', adults: 2, recorded: 1 }
  const { store, said } = aStore({
    verify: () => Promise.reject(new ProblemError({ kind: 'rejected', body })),
  })
  expect(missingChecksOf(await verifyLead(store, 3, null))).toMatchObject({ adults: 2, recorded: 1 })
  expect([said, store.revision]).toEqual([[], 0])
})

describe('an outcome of a viewing', () => {
  it('can be undone from its message', async () => {
    const undoOutcome = vi.fn<LeadsEnv['leads']['undoOutcome']>(() => Promise.resolve(true))
    const { store, said } = aStore({ undoOutcome })
    await recordOutcome(store, 3, VIEWING_OUTCOME.Attended, 'Ann Lee')
    expect(said).toMatchObject([['success', 'Viewing marked as attended.', { about: 'Ann Lee' }]])
    said[0]?.[2]?.onPress()
    expect(undoOutcome).toHaveBeenCalledExactlyOnceWith(3)
  })

  it('that was recorded meanwhile has a message of its own, and what is displayed is refetched', async () => {
    const { store, said } = aStore({ recordOutcome: () => Promise.resolve(false) })
    await recordOutcome(store, 3, VIEWING_OUTCOME.NoShow, 'Ann Lee')
    expect(said).toEqual([['error', OUTCOME_REJECTED]])
    expect(store.revision).toBe(1)
  })
})

describe('deleting', () => {
  const [row] = leadRows('Enquiry')
  if (row === undefined) throw new Error('There is no enquiry to delete.')

  it('can be undone from its message', async () => {
    const restore = vi.fn<LeadsEnv['leads']['restore']>(() => Promise.resolve(true))
    const { store, said } = aStore({ restore })
    await deleteLead(store, 'Enquiry', row)
    expect(said).toMatchObject([['success', 'Enquiry has been deleted.', { label: 'Undo' }]])
    said[0]?.[2]?.onPress()
    expect(restore).toHaveBeenCalledExactlyOnceWith(row.id)
  })

  it('says why a lead with an open deposit cannot be deleted', async () => {
    const body = { error: 'deposit-open', message: '', heldBy: { id: row.id, name: 'Ann' } }
    const { store, list, said } = aStore({
      remove: () => Promise.reject(new ProblemError({ kind: 'rejected', body })),
    })
    await store.enquiries.show({ page: 1, limit: 10, filters: {}, sort: null })
    await deleteLead(store, 'Enquiry', row)
    expect(said).toEqual([['error', DELETE_WITH_DEPOSIT]])
    expect(list, 'the list may be stale').toHaveBeenCalledTimes(2)
  })
})

describe('assign', () => {
  const ALEX = { id: 2, name: 'Alex Morgan', active: true }

  it('sends the displayed handler, and refetches what is displayed', async () => {
    const assign = vi.fn<LeadsEnv['leads']['assign']>(() => Promise.resolve(true))
    const { store } = aStore({ assign })
    expect(await assignLead(store, { id: 3, handler: ALEX }, 7, 'Assigned.')).toEqual({ kind: 'done' })
    expect(assign).toHaveBeenCalledExactlyOnceWith(3, 7, 2)
    expect(store.revision).toBe(1)
  })

  it('reports the handler set meanwhile, and refetches what is displayed', async () => {
    const body = { error: 'taken', message: '', handler: ALEX }
    const get = vi.fn<LeadsEnv['leads']['get']>(() => Promise.resolve(aLead()))
    const assign = () => Promise.reject(new ProblemError({ kind: 'rejected', body }))
    const { store, said } = aStore({ assign, get })
    expect(await assignLead(store, { id: 3, handler: null }, 7, 'Assigned.')).toEqual({
      kind: 'taken',
      handler: ALEX,
    })
    expect(get).not.toHaveBeenCalled()
    expect(store.revision).toBe(1)
    await takeLead(store, { id: 3, handler: null }, 7)
    expect(said).toEqual([['error', 'Alex Morgan has taken this lead already.']])
  })

  it('fails like any other action', async () => {
    const { store } = aStore({ assign: failing('gone') })
    expect(await assignLead(store, { id: 3, handler: null }, 7, 'Assigned.')).toEqual({
      kind: 'failed',
      problem: { kind: 'gone' },
    })
  })
})

it('marks a lead as answered, and removes the mark', async () => {
  const answer = vi.fn<LeadsEnv['leads']['answer']>(() => Promise.resolve(true))
  const { store, said } = aStore({ answer })
  expect(
    await recordResponse(
      store,
      { id: 3, name: 'Ann Lee', handler: { id: 9, name: 'Alex Morgan', active: true } },
      2,
      7,
    ),
  ).toEqual({
    kind: 'done',
  })
  expect(said).toMatchObject([['success', 'Marked as answered.', { about: 'Ann Lee' }]])
  said[0]?.[2]?.onPress()
  await vi.waitFor(() => expect(store.revision).toBe(2))
  expect(answer.mock.calls).toEqual([
    [3, 2],
    [3, null],
  ])
  expect(said).toHaveLength(1)
  expect(said[0]?.[2]).not.toHaveProperty('alternative')
})

it('offers to take an unassigned lead that was marked as answered', async () => {
  const assign = vi.fn<LeadsEnv['leads']['assign']>(() => Promise.resolve(true))
  const { store, said } = aStore({ answer: () => Promise.resolve(true), assign })
  await recordResponse(store, { id: 3, name: 'Ann Lee', handler: null }, 2, 7)
  expect(said[0]?.[2]?.alternative?.label).toBe('Take')
  said[0]?.[2]?.alternative?.onPress()
  await vi.waitFor(() => expect(said[1]).toEqual(['success', 'You have this lead now.']))
  expect(assign).toHaveBeenCalledWith(3, 7, null)
})
