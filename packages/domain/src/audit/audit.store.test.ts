import { describe, expect, it, vi } from 'vitest'
import { anEnv, failing } from '../root/env.fixtures.ts'
import { aPageOf } from '../platform/lists/page.fixtures.ts'
import { HISTORY_LINES } from '../leads/lead-history.limits.ts'
import { A_LEAD_HISTORY, aHistoryLine, AUDIT_LINES } from './audit.fixtures.ts'
import type { AuditEnv } from './audit.calls.ts'
import { AuditStoreModel } from './audit.store.ts'

const open = (audit: Partial<AuditEnv['audit']>) => AuditStoreModel.create({}, anEnv({ audit }))

it('lists the lines of the query', async () => {
  const list = vi.fn<AuditEnv['audit']['list']>(() => Promise.resolve(aPageOf([...AUDIT_LINES])))
  const store = open({ list })
  const query = { page: 1, limit: 25, filters: { person: 'ada' }, sort: null } as const
  await store.list.show(query)
  expect(list).toHaveBeenCalledWith(query)
  expect(store.list.rows).toHaveLength(AUDIT_LINES.length)
  store.forget()
  expect(store.list.rows).toEqual([])
})

it('reads the history of the lead on screen and drops a late answer for another lead', async () => {
  const first = Promise.withResolvers<typeof A_LEAD_HISTORY>()
  const store = open({
    leadHistory: (id) => (id === 1 ? first.promise : Promise.resolve(A_LEAD_HISTORY)),
  })
  const slow = store.loadHistory(1)
  await store.loadHistory(2)
  first.resolve([])
  await slow
  expect([store.leadId, store.history]).toEqual([2, A_LEAD_HISTORY])
})

it('reports why a history could not be read', async () => {
  const store = open({ leadHistory: failing('offline') })
  await store.loadHistory(1)
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
    return { store: open({ leadHistory }), leadHistory, lines }
  }
  const lengthOf = ({ history, hasOlder }: ReturnType<typeof openLong>['store']) => [
    history?.length,
    hasOlder,
  ]

  it('begins with the newest lines and adds the older ones', async () => {
    const { store, lines } = openLong()
    await store.loadHistory(1)
    expect(lengthOf(store)).toEqual([HISTORY_LINES, true])
    await store.showMoreHistory(1)
    expect(lengthOf(store)).toEqual([LENGTH, false])
    expect(store.history).toEqual(lines)
  })

  it('stays as long when it is read again, and is short for another lead', async () => {
    const { store } = openLong()
    await store.loadHistory(1)
    await store.showMoreHistory(1)
    await store.loadHistory(1)
    expect(lengthOf(store)).toEqual([LENGTH, false])
    await store.loadHistory(2)
    expect(lengthOf(store)).toEqual([HISTORY_LINES, true])
  })

  it('shows more although it is read again meanwhile', async () => {
    const { store } = openLong()
    await store.loadHistory(1)
    await Promise.all([store.showMoreHistory(1), store.loadHistory(1)])
    expect(lengthOf(store)).toEqual([LENGTH, false])
  })

  it('keeps what is shown when older lines cannot be read, and shows them on the next attempt', async () => {
    const { store, leadHistory } = openLong()
    await store.loadHistory(1)
    leadHistory.mockImplementationOnce(failing('offline'))
    await store.showMoreHistory(1)
    expect([...lengthOf(store), store.problem]).toEqual([HISTORY_LINES, true, { kind: 'offline' }])
    await store.loadHistory(1)
    expect([...lengthOf(store), store.problem]).toEqual([LENGTH, false, null])
  })
})
