import { describe, expect, it, vi } from 'vitest'
import { PERMISSIONS, type Permission } from '../permissions/permission.enums.ts'
import { UNREACHABLE } from '../platform/messages.ts'
import { heard } from '../platform/notify.fixtures.ts'
import { ProblemError } from '../platform/problem.ts'
import { anEnv, failing } from '../root/env.fixtures.ts'
import type { EnvOverrides } from '../root/env.fixtures.ts'
import { createRootStore } from '../root/root.store.ts'
import { aFoundLead } from '../search/search.fixtures.ts'
import { NotificationListModel } from './notification-list.store.ts'
import { aNotification } from './notifications.fixtures.ts'

const listOf = (calls: EnvOverrides, permissions: readonly Permission[] = PERMISSIONS) => {
  const env = anEnv(calls)
  const { notifications } = createRootStore(env)
  return NotificationListModel.create({}, { ...env, stores: { notifications, session: { permissions } } })
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

it('marks as read and refetches the count, or reports a failure', async () => {
  const asked: unknown[] = []
  const unread = vi.fn<() => Promise<{ unread: number }>>(() => Promise.resolve({ unread: 0 }))
  const { notify, said } = heard()
  const list = listOf({
    notify,
    notifications: {
      unread,
      read: (what) => {
        asked.push(what)
        return 'all' in what ? Promise.reject(new ProblemError({ kind: 'offline' })) : Promise.resolve(true)
      },
    },
  })
  await list.read({ ids: [7] })
  expect([unread.mock.calls.length, said]).toEqual([1, []])
  await list.read({ all: true })
  expect([unread.mock.calls.length, said]).toEqual([1, [['error', UNREACHABLE]]])
  expect(asked).toEqual([{ ids: [7] }, { all: true }])
})

const recentOf =
  (...leads: ReturnType<typeof aFoundLead>[]) =>
  () =>
    Promise.resolve({ recent: leads.map((lead) => ({ kind: 'lead' as const, ...lead })) })

describe('opening a notification', () => {
  const line = aNotification({ leadId: 7, readAt: 1 })
  it('leads to the list that its lead is in now', async () => {
    const search = { recent: recentOf(aFoundLead({ id: 7, status: 4 })) }
    expect(await listOf({ search }).open(line)).toBe('/main-menu/viewings?lead=7')
    expect(await listOf({ search }, ['enquiries-view']).open(line)).toBe('/?lead=7')
  })

  it('leads nowhere without a lead, and refetches the lines when it may no longer be opened', async () => {
    const { page } = serverWith([5])
    const list = listOf({ search: { recent: recentOf() }, notifications: { page } })
    expect(await list.open({ ...line, leadId: null })).toBeNull()
    expect(list.phase).toBe('loading')
    expect(await list.open(line)).toBeNull()
    expect(list.lines.map(({ id }) => id)).toEqual([5])
  })

  it('leads to its page where it is about no lead', async () => {
    const path = '/settings/integrations/keys'
    expect(await listOf({}).open({ ...line, leadId: null, path })).toBe(path)
  })

  it('marks an unread one as read', async () => {
    const read = vi.fn<(what: object) => Promise<boolean>>(() => Promise.resolve(true))
    await listOf({ notifications: { read } }).open({ ...line, id: 3, leadId: null, readAt: null })
    expect(read).toHaveBeenCalledExactlyOnceWith({ ids: [3] })
  })

  it('reports a failure', async () => {
    const { notify, said } = heard()
    expect(await listOf({ notify, search: { recent: failing('offline') } }).open(line)).toBeNull()
    expect(said).toEqual([['error', UNREACHABLE]])
  })
})
