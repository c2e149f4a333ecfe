import { describe, expect, it, vi } from 'vitest'
import { A_LEAD_HISTORY, aHistoryLine } from './audit.fixtures.ts'
import type { AuditEnv } from './audit.calls.ts'
import { anEnv, failing } from '../root/env.fixtures.ts'
import { HISTORY_LINES } from '../leads/lead.limits.ts'
import { LeadHistoryModel } from './lead-history.store.ts'

const open = (leadHistory: AuditEnv['audit']['leadHistory']) =>
  LeadHistoryModel.create({}, anEnv({ audit: { leadHistory } }))

it('reads the history of the lead on screen and drops a late answer for another lead', async () => {
  const first = Promise.withResolvers<typeof A_LEAD_HISTORY>()
  const store = open((id) => (id === 1 ? first.promise : Promise.resolve(A_LEAD_HISTORY)))
  const slow = store.load(1)
  await store.load(2)
  first.resolve([])
  await slow
  expect([store.leadId, store.history]).toEqual([2, A_LEAD_HISTORY])
})

it('reports why a history could not be read', async () => {
  const store = open(failing('offline'))
  await store.load(1)
  expect([store.history, store.problem]).toEqual([null, { kind: 'offline' }])
})

describe('a history that is longer than a response', () => {
  const LENGTH = HISTORY_LINES + 2
  /** Newest first; the id of the oldest is 1. */
  const openLong = () => {
    const lines = Array.from({ length: LENGTH }, (_, index) => aHistoryLine({ id: LENGTH - index }))
    const leadHistory = vi.fn<AuditEnv['audit']['leadHistory']>((_id, before) =>
      Promise.resolve(lines.filter(({ id }) => id < (before ?? Infinity)).slice(0, HISTORY_LINES)),
    )
    return { store: open(leadHistory), leadHistory, lines }
  }
  const lengthOf = ({ history, hasOlder }: ReturnType<typeof openLong>['store']) => [
    history?.length,
    hasOlder,
  ]

  it('begins with the newest lines and adds the older ones', async () => {
    const { store, lines } = openLong()
    await store.load(1)
    expect(lengthOf(store)).toEqual([HISTORY_LINES, true])
    await store.showMore(1)
    expect(lengthOf(store)).toEqual([LENGTH, false])
    expect(store.history).toEqual(lines)
  })

  it('stays as long when it is read again, and is short for another lead', async () => {
    const { store } = openLong()
    await store.load(1)
    await store.showMore(1)
    await store.load(1)
    expect(lengthOf(store)).toEqual([LENGTH, false])
    await store.load(2)
    expect(lengthOf(store)).toEqual([HISTORY_LINES, true])
  })

  it('shows more although it is read again meanwhile', async () => {
    const { store } = openLong()
    await store.load(1)
    await Promise.all([store.showMore(1), store.load(1)])
    expect(lengthOf(store)).toEqual([LENGTH, false])
  })

  it('keeps what is shown when older lines cannot be read, and shows them on the next attempt', async () => {
    const { store, leadHistory } = openLong()
    await store.load(1)
    leadHistory.mockImplementationOnce(failing('offline'))
    await store.showMore(1)
    expect([...lengthOf(store), store.problem]).toEqual([HISTORY_LINES, true, { kind: 'offline' }])
    await store.load(1)
    expect([...lengthOf(store), store.problem]).toEqual([LENGTH, false, null])
  })
})
