import { describe, expect, it, vi } from 'vitest'
import { ProblemError, type Problem } from '../../platform/problem.ts'
import { aTabWithLink, aVisitEnv, type VisitOverrides } from '../../root/visit.fixtures.ts'
import type { TenantPageEnv } from './page.calls.ts'
import type { TenantPageFacts } from './page.contract.ts'
import { aBookedPage, aTenantPage, SOME_SLOTS, VIEWING_START } from './page.fixtures.ts'
import { TenantPageStoreModel } from './page.store.ts'

const ann = { phone: '07700 900123', lastName: 'Lee' }
const failing = (problem: Problem) => () => Promise.reject(new ProblemError(problem))

/** An opened page; each identity step returns the next of `pages`, and then the last. */
async function opened(pages: readonly (TenantPageFacts | false)[], calls: VisitOverrides['tenantPage'] = {}) {
  const left = [...pages]
  const identify = vi.fn<TenantPageEnv['tenantPage']['identify']>(() =>
    Promise.resolve(left.length > 1 ? left.shift()! : left[0]!),
  )
  const env = aVisitEnv({
    tenantPage: { identify, slots: () => Promise.resolve([...SOME_SLOTS]), ...calls },
    tabStorage: aTabWithLink('page'),
  })
  const store = TenantPageStoreModel.create({}, env)
  await store.open(ann)
  return { store, identify }
}

it('opens by the identity, and keeps its link', async () => {
  const { store } = await opened([aTenantPage()])
  expect(store.step).toBe('form')
  expect(store.visited).toEqual(aTenantPage())
  expect(store.link).toEqual({ kind: 'open', token: 'abc' })
})

it('remains at the identity step after a mismatch', async () => {
  const { store } = await opened([false])
  expect(store.step).toBe('identity')
  expect(store.feedback.failure).toEqual({ kind: 'mismatch' })
})

it('refetches with the same identity when the tenant returns', async () => {
  const { store, identify } = await opened([aTenantPage(), aBookedPage()])
  await store.returnToPage()
  expect(identify).toHaveBeenLastCalledWith('abc', ann, aTenantPage())
  expect(store.visited).toEqual(aBookedPage())
})

it('does not refetch before the identity step', async () => {
  const { store, identify } = await opened([false])
  await store.returnToPage()
  expect(identify).toHaveBeenCalledOnce()
})

it('returns to the identity step when the link has ended', async () => {
  const { store } = await opened([aTenantPage(), false])
  await store.returnToPage()
  expect(store.step).toBe('identity')
})

describe('booking', () => {
  it('offers the free times, books one and shows the new page', async () => {
    const book = vi.fn<TenantPageEnv['tenantPage']['book']>(() => Promise.resolve(true))
    const { store } = await opened([aTenantPage(), aBookedPage()], { book })
    await store.openSlots()
    expect(store.slots).toEqual(SOME_SLOTS)
    await store.book(VIEWING_START)
    expect(book).toHaveBeenCalledExactlyOnceWith(aTenantPage(), VIEWING_START, null)
    expect(store.visited).toEqual(aBookedPage())
    expect(store.slots).toBeNull()
    expect(store.notice).toEqual({ kind: 'booked', start: VIEWING_START })
  })

  it('moves from the start that the page shows', async () => {
    const book = vi.fn<TenantPageEnv['tenantPage']['book']>(() => Promise.resolve(true))
    const { store } = await opened([aBookedPage()], { book })
    await store.book(VIEWING_START + 3600)
    expect(book).toHaveBeenCalledExactlyOnceWith(aBookedPage(), VIEWING_START + 3600, VIEWING_START)
    expect(store.notice).toEqual({ kind: 'moved', start: VIEWING_START + 3600 })
  })

  it('offers the times nearby when one was taken', async () => {
    const slots = SOME_SLOTS.slice(0, 5)
    const body = { error: 'slot-taken', message: '', slots }
    const { store } = await opened([aTenantPage()], { book: failing({ kind: 'rejected', body }) })
    await store.book(VIEWING_START)
    expect(store.slots).toEqual(slots)
    expect(store.notice).toEqual({ kind: 'just-taken' })
    expect(store.isBusy).toBe(false)
  })

  it.each([
    ['a conflict', failing({ kind: 'rejected', body: { error: 'conflict', message: '' } })],
    ['false', () => Promise.resolve(false)],
  ])('after %s shows the present viewing', async (_what, book) => {
    const moved = aBookedPage({ id: 2 })
    const { store } = await opened([aBookedPage(), moved], { book })
    await store.openSlots()
    await store.book(VIEWING_START + 3600)
    expect(store.visited).toEqual(moved)
    expect(store.slots).toBeNull()
    expect(store.notice).toEqual({ kind: 'changed' })
  })

  it('returns to the identity step when the proof has expired', async () => {
    const { store } = await opened([aTenantPage()], { book: failing({ kind: 'forbidden' }) })
    await store.book(VIEWING_START)
    expect(store.step).toBe('identity')
    expect(store.feedback.failure).toEqual({ kind: 'lapsed' })
  })

  it.each([
    [{ kind: 'offline' } as const, { kind: 'offline' }],
    [{ kind: 'limited', retryAfterSeconds: 60 } as const, { kind: 'limited', retryAfterSeconds: 60 }],
  ])('keeps the page after %j', async (problem, failure) => {
    const { store } = await opened([aTenantPage()], { book: failing(problem) })
    await store.openSlots()
    await store.book(VIEWING_START)
    expect(store.feedback.failure).toEqual(failure)
    expect(store.slots).toEqual(SOME_SLOTS)
    expect(store.visited).toEqual(aTenantPage())
  })
})

it('cancels the viewing that the page shows', async () => {
  const cancel = vi.fn<TenantPageEnv['tenantPage']['cancel']>(() => Promise.resolve(true))
  const { store } = await opened([aBookedPage(), aTenantPage({ status: 6 })], { cancel })
  await store.cancel()
  expect(cancel).toHaveBeenCalledExactlyOnceWith(aBookedPage(), VIEWING_START)
  expect(store.notice).toEqual({ kind: 'cancelled' })
})

it('sends the link again', async () => {
  const { store } = await opened([aTenantPage({ status: 1 })])
  await store.sendLink()
  expect(store.notice).toEqual({ kind: 'link-sent' })
})

it('sends feedback, and then no longer asks for it', async () => {
  const sendFeedback = vi.fn<TenantPageEnv['tenantPage']['sendFeedback']>(() => Promise.resolve(true))
  const wanted = aTenantPage({ status: 5, feedback: 'wanted' })
  const { store } = await opened([wanted, { ...wanted, feedback: 'given' }], { sendFeedback })
  await store.sendFeedback({ interested: 3, words: 'A little dark.' })
  expect(sendFeedback).toHaveBeenCalledExactlyOnceWith(wanted, 3, 'A little dark.')
  expect(store.visited?.feedback).toBe('given')
  expect(store.notice).toEqual({ kind: 'thanked' })
})
