import { describe, expect, it } from 'vitest'
import { PERMISSIONS } from '../permissions/permission.enums.ts'
import { ProblemError } from '../platform/problem.ts'
import { anEnv, failing } from '../root/env.fixtures.ts'
import type { EnvOverrides } from '../root/env.fixtures.ts'
import { createRootStore } from '../root/root.store.ts'
import { aFoundLead } from '../search/search.fixtures.ts'
import { createNotificationList } from './notification-list.store.ts'
import { aNotification } from './notifications.fixtures.ts'

function listOf(calls: EnvOverrides) {
  return createNotificationList(createRootStore(anEnv(calls)))
}

/** A server with notifications of these ids, two per page. */
function serverWith(ids: number[]) {
  return {
    ids,
    page: (page: number) =>
      Promise.resolve({
        models: ids.slice(page * 2 - 2, page * 2).map((id) => aNotification({ id })),
        page,
        limit: 2,
        total: ids.length,
        lastPage: Math.max(1, Math.ceil(ids.length / 2)),
      }),
  }
}

describe('reading', () => {
  it('shows a page, then older ones, each once', async () => {
    const server = serverWith([5, 4, 3, 2, 1])
    const list = listOf({ notifications: { page: server.page } })
    expect(list.phase).toBe('loading')
    await list.load()
    const shown = () => list.lines.map(({ id }) => id)
    expect([list.phase, shown(), list.hasOlder]).toEqual(['ready', [5, 4], true])
    server.ids.unshift(6)
    await list.load(list.pages + 1)
    expect([shown(), list.hasOlder]).toEqual([[6, 5, 4, 3], true])
    await list.load(list.pages + 1)
    expect([shown(), list.hasOlder]).toEqual([[6, 5, 4, 3, 2, 1], false])
  })

  it('lists each line once when a new one shifted the pages between two answers', async () => {
    const list = listOf({
      notifications: {
        page: (page) => serverWith(page === 1 ? [3, 2, 1] : [4, 3, 2, 1]).page(page),
      },
    })
    await list.load(2)
    expect(list.lines.map(({ id }) => id)).toEqual([3, 2, 1])
  })

  it('reports a failure, and keeps the current lines', async () => {
    const server = serverWith([2, 1])
    let isDown = true
    const list = listOf({
      notifications: { page: (page) => (isDown ? failing('offline')() : server.page(page)) },
    })
    await list.load()
    expect(list.phase).toBe('failed')
    isDown = false
    await list.load()
    expect([list.phase, list.hasFailed]).toEqual(['ready', false])
    isDown = true
    await list.load()
    expect([list.phase, list.hasFailed, list.lines.length]).toEqual(['ready', true, 2])
  })
})

it('marks as read, and reports a failure', async () => {
  const asked: unknown[] = []
  const list = listOf({
    notifications: {
      read: (what) => {
        asked.push(what)
        return 'all' in what ? Promise.reject(new ProblemError({ kind: 'offline' })) : Promise.resolve(true)
      },
    },
  })
  expect((await list.read({ ids: [7] })).kind).toBe('done')
  expect((await list.read({ all: true })).kind).toBe('failed')
  expect(asked).toEqual([{ ids: [7] }, { all: true }])
})

const listWith = (recent: ReturnType<typeof aFoundLead>[]) =>
  listOf({
    search: {
      recent: () => Promise.resolve({ recent: recent.map((lead) => ({ kind: 'lead', ...lead })) }),
    },
  })

describe('the address of a lead', () => {
  it('is over the list that it is in now', async () => {
    const list = listWith([aFoundLead({ id: 7, status: 4 })])
    expect(await list.addressOf(7, PERMISSIONS)).toBe('/main-menu/viewings?lead=7')
    expect(await list.addressOf(7, ['enquiries-view'])).toBe('/?lead=7')
  })

  it('is null for a lead that may no longer be opened', async () => {
    expect(await listWith([]).addressOf(7, PERMISSIONS)).toBeNull()
  })
})
