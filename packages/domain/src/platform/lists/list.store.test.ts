import { describe, expect, it, vi } from 'vitest'
import { anEnv, failing } from '../../root/env.fixtures.ts'
import { createListMemory } from './list-memory.ts'
import { listModelOf } from './list.store.ts'
import { aPageOf } from './page.fixtures.ts'
import type { ListQuery, Page } from './page.ts'
import { ProblemError } from '../problem.ts'
import { createMemoryStorage } from '../storage/storage.ts'

interface Row {
  id: number
}
type Column = 'name' | 'status'

const rows = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ id: index + 1 }))
const query = (changes: Partial<ListQuery<Column>> = {}): ListQuery<Column> => ({
  page: 1,
  limit: 10,
  filters: {},
  sort: null,
  ...changes,
})

/** A list whose responses the test delivers in any order. */
function aList() {
  const requested: { query: ListQuery<Column>; resolve: (page: Page<Row>) => void; fail: () => void }[] = []
  const storage = createMemoryStorage()
  const Model = listModelOf<Row, Column>({
    name: 'Test list',
    fetchPage: (_, wanted) =>
      new Promise((resolve, reject) => {
        requested.push({
          query: wanted,
          resolve,
          fail: () => reject(new ProblemError({ kind: 'offline' })),
        })
      }),
    memory: createListMemory({ list: 'enquiries', filterColumns: ['name'] }),
  })
  const list = Model.create({}, anEnv({ storage }))
  const call = (index: number) => {
    const made = requested[index]
    if (made === undefined) throw new Error(`The list was not requested ${index + 1} times`)
    return made
  }
  return { list, requested, call, storage }
}

/** A list that displays the first page of 30 rows. */
async function aReadyList() {
  const test = aList()
  const shown = test.list.show(query())
  test.call(0).resolve(aPageOf(rows(30), { limit: 10 }))
  await shown
  return test
}

describe('the first query', () => {
  it('has nothing to show until the response', async () => {
    const { list, call } = aList()
    expect(list).toMatchObject({ phase: 'idle', refreshFailed: false, isAsking: false })
    const shown = list.show(query())
    expect(list.phase).toBe('loading')
    call(0).resolve(aPageOf(rows(30), { limit: 10 }))
    await shown
    expect(list.phase).toBe('ready')
    expect(list.rows).toHaveLength(10)
    expect(list).toMatchObject({ page: 1, limit: 10, total: 30, lastPage: 3, problem: null })
  })

  it('that fails leaves nothing to show, and reports the problem', async () => {
    const { list, call } = aList()
    const shown = list.show(query())
    call(0).fail()
    await shown
    expect(list).toMatchObject({ phase: 'failed', refreshFailed: false, problem: { kind: 'offline' } })
  })

  it('can be repeated after a failure', async () => {
    const { list, call } = aList()
    const failed = list.show(query())
    call(0).fail()
    await failed
    const again = list.refresh()
    expect(list.phase).toBe('loading')
    call(1).resolve(aPageOf(rows(3)))
    await again
    expect(list).toMatchObject({ phase: 'ready', refreshFailed: false, problem: null, total: 3 })
  })

  it('reports any other exception as broken', async () => {
    const Model = listModelOf<Row, Column>({
      name: 'Throwing',
      fetchPage: () => Promise.reject(new Error('bug')),
    })
    const list = Model.create({}, anEnv())
    await list.show(query())
    expect(list).toMatchObject({ phase: 'failed', problem: { kind: 'broken' } })
  })
})

describe('another query', () => {
  it('keeps the rows and their query until the response', async () => {
    const { list, call } = await aReadyList()
    const sort = { column: 'name', direction: 'desc' } as const
    const shown = list.show(query({ page: 2, filters: { name: 'lee' }, sort }))
    expect(list).toMatchObject({ phase: 'refreshing', page: 1, filters: {}, sort: null, isChanging: true })
    expect(list.rows).toHaveLength(10)
    call(1).resolve(aPageOf(rows(30), { page: 2, limit: 10 }))
    await shown
    expect(list).toMatchObject({ phase: 'ready', page: 2, filters: { name: 'lee' }, sort, isChanging: false })
    expect(list.rows[0]).toEqual({ id: 11 })
  })

  it('is corrected to the one in the response', async () => {
    const { list, call } = await aReadyList()
    const shown = list.show(query({ limit: 1000 }))
    call(1).resolve(aPageOf(rows(30), { limit: 100 }))
    await shown
    expect(list).toMatchObject({ limit: 100, requested: { page: 1, limit: 100 } })
  })

  it('that fails leaves the screen unchanged, and can be repeated', async () => {
    const { list, call } = await aReadyList()
    const shown = list.show(query({ page: 2 }))
    call(1).fail()
    await shown
    expect(list).toMatchObject({ phase: 'ready', refreshFailed: true, page: 1, total: 30 })
    const again = list.refresh()
    expect(call(2).query.page).toBe(2)
    call(2).resolve(aPageOf(rows(30), { page: 2, limit: 10 }))
    await again
    expect(list).toMatchObject({ phase: 'ready', refreshFailed: false, problem: null, page: 2 })
  })

  it('is not replaced by a late response to an older one', async () => {
    const { list, call } = aList()
    const first = list.show(query({ filters: { name: 'a' } }))
    const second = list.show(query({ filters: { name: 'ab' } }))
    call(1).resolve(aPageOf([{ id: 2 }]))
    await second
    call(0).resolve(aPageOf([{ id: 1 }]))
    await first
    expect(list.rows).toEqual([{ id: 2 }])
    expect(list.filters).toEqual({ name: 'ab' })
  })

  it('is not failed by a late failure of an older one', async () => {
    const { list, call } = aList()
    const first = list.show(query())
    const second = list.show(query({ page: 2 }))
    call(0).fail()
    await first
    expect(list).toMatchObject({ phase: 'loading', problem: null })
    call(1).resolve(aPageOf(rows(11), { page: 2, limit: 10 }))
    await second
    expect(list).toMatchObject({ phase: 'ready', page: 2 })
  })

  it.each(Array.from({ length: 24 }, (_, index) => index))(
    'shows the last of four queries, in whatever order responses arrive (%i)',
    async (permutation) => {
      const { list, call } = aList()
      const shown = [1, 2, 3, 4].map((page) => list.show(query({ page, limit: 1 })))
      const waiting = [0, 1, 2, 3]
      for (const size of [4, 3, 2, 1]) {
        const [index = 0] = waiting.splice(Math.floor(permutation / size) % size, 1)
        if ((permutation + index) % 3 === 0 && index < 3) call(index).fail()
        else call(index).resolve(aPageOf(rows(4), { page: index + 1, limit: 1 }))
        await shown[index]
      }
      expect(list).toMatchObject({ phase: 'ready', page: 4, rows: [{ id: 4 }], problem: null })
    },
  )
})

describe('a refresh', () => {
  it('repeats the query and keeps the rows', async () => {
    const { list, call } = await aReadyList()
    const refreshed = list.refresh()
    expect(list).toMatchObject({ phase: 'refreshing', isChanging: false })
    expect(list.rows).toHaveLength(10)
    expect(call(1).query).toEqual(query())
    call(1).resolve(aPageOf(rows(31), { limit: 10 }))
    await refreshed
    expect(list).toMatchObject({ phase: 'ready', total: 31 })
  })

  it('that fails keeps the rows and sets refreshFailed', async () => {
    const { list, call } = await aReadyList()
    const refreshed = list.refresh()
    call(1).fail()
    await refreshed
    expect(list).toMatchObject({ phase: 'ready', refreshFailed: true, total: 30 })
    expect(list.rows).toHaveLength(10)
  })

  it('during a query waits for its response, and coalesces a burst into one query', async () => {
    const { list, requested, call } = aList()
    const shown = list.show(query())
    for (let push = 0; push < 5; push += 1) void list.refresh()
    expect(requested).toHaveLength(1)
    call(0).resolve(aPageOf(rows(1)))
    await vi.waitFor(() => expect(requested).toHaveLength(2))
    expect(list.total).toBe(1)
    call(1).resolve(aPageOf(rows(2)))
    await shown
    expect(requested).toHaveLength(2)
    expect(list).toMatchObject({ phase: 'ready', total: 2 })
  })

  it('does nothing before the list was shown', async () => {
    const { list, requested } = aList()
    await list.refresh()
    expect(requested).toHaveLength(0)
    expect(list.phase).toBe('idle')
  })
})

describe('an empty page beyond the last', () => {
  it('jumps to the last page with one more query, and reports it', async () => {
    const { list, requested, call, storage } = aList()
    const shown = list.show(query({ page: 99, filters: { name: 'lee' } }))
    call(0).resolve({ models: [], page: 99, limit: 10, total: 30, lastPage: 3 })
    await vi.waitFor(() => expect(requested).toHaveLength(2))
    expect(call(1).query).toEqual(query({ page: 3, filters: { name: 'lee' } }))
    call(1).resolve(aPageOf(rows(30), { page: 3, limit: 10 }))
    await shown
    expect(list).toMatchObject({ phase: 'ready', page: 3, requested: { page: 3 } })
    expect(storage.getItem('enquiries_pagination')).toBe('{"page":3,"limit":10}')
  })

  it('is retried at most once', async () => {
    const { list, requested, call } = aList()
    const shown = list.show(query({ page: 9 }))
    call(0).resolve({ models: [], page: 9, limit: 10, total: 30, lastPage: 3 })
    await vi.waitFor(() => expect(requested).toHaveLength(2))
    call(1).resolve({ models: [], page: 3, limit: 10, total: 10, lastPage: 1 })
    await shown
    expect(requested).toHaveLength(2)
    expect(list).toMatchObject({ phase: 'ready', rows: [] })
  })

  it('is detected by a refresh too, when the last row of the last page was deleted', async () => {
    const { list, requested, call } = aList()
    const shown = list.show(query({ page: 2 }))
    call(0).resolve(aPageOf(rows(11), { page: 2, limit: 10 }))
    await shown
    const refreshed = list.refresh()
    call(1).resolve(aPageOf(rows(10), { page: 2, limit: 10 }))
    await vi.waitFor(() => expect(requested).toHaveLength(3))
    call(2).resolve(aPageOf(rows(10), { page: 1, limit: 10 }))
    await refreshed
    expect(list).toMatchObject({ page: 1, total: 10, requested: { page: 1 } })
  })

  it('does not jump when another query was made meanwhile', async () => {
    const { list, requested, call } = aList()
    const first = list.show(query({ page: 99 }))
    const second = list.show(query({ page: 2 }))
    call(0).resolve({ models: [], page: 99, limit: 10, total: 30, lastPage: 3 })
    await first
    expect(requested).toHaveLength(2)
    call(1).resolve(aPageOf(rows(30), { page: 2, limit: 10 }))
    await second
    expect(list).toMatchObject({ page: 2, requested: { page: 2 } })
  })

  it('of an empty list is its only page', async () => {
    const { list, requested, call } = aList()
    const shown = list.show(query())
    call(0).resolve(aPageOf([]))
    await shown
    expect(requested).toHaveLength(1)
    expect(list).toMatchObject({ phase: 'ready', rows: [], lastPage: 1 })
  })
})

describe('the stored query', () => {
  it('starts a visit', () => {
    const { list, storage } = aList()
    expect(list.startingQuery()).toEqual(query({ limit: 25 }))
    storage.setItem('enquiries_pagination', '{"page":2,"limit":50}')
    storage.setItem('enquiries_filters', '{"name":"lee"}')
    expect(list.startingQuery()).toEqual(query({ page: 2, limit: 50, filters: { name: 'lee' } }))
  })

  it('is stored at once', () => {
    const { list, storage } = aList()
    void list.show(query({ page: 2, limit: 50, filters: { name: 'lee' } }))
    expect(storage.getItem('enquiries_pagination')).toBe('{"page":2,"limit":50}')
    expect(storage.getItem('enquiries_filters')).toBe('{"name":"lee"}')
  })

  it('does not exist for a list without memory', () => {
    const Model = listModelOf<Row, Column>({ name: 'Plain', fetchPage: failing('offline'), defaultLimit: 6 })
    expect(Model.create({}, anEnv()).startingQuery()).toEqual(query({ limit: 6 }))
  })
})

describe('the end of a visit', () => {
  it('drops a pending response and stops refetching', async () => {
    const { list, requested, call } = await aReadyList()
    const refreshed = list.refresh()
    list.leave()
    expect(list.phase).toBe('ready')
    call(1).resolve(aPageOf(rows(5)))
    await refreshed
    await list.refresh()
    expect(requested).toHaveLength(2)
    expect(list.total).toBe(30)
  })

  it('leaves a list that never received a page idle', () => {
    const { list } = aList()
    void list.show(query())
    list.leave()
    expect(list).toMatchObject({ phase: 'idle', requested: null })
  })

  it('clears rows and failures on forget', async () => {
    const { list, call } = await aReadyList()
    const refreshed = list.refresh()
    call(1).fail()
    await refreshed
    expect(list).toMatchObject({ refreshFailed: true, problem: { kind: 'offline' } })
    list.forget()
    expect(list).toMatchObject({
      phase: 'idle',
      rows: [],
      total: 0,
      lastPage: 1,
      requested: null,
      problem: null,
    })
    expect(list.refreshFailed).toBe(false)
  })
})
