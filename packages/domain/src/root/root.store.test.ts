import { describe, expect, it, vi } from 'vitest'
import { aLead } from '../leads/lead.fixtures.ts'
import { leadRows } from '../leads/lead-rows.fixtures.ts'
import { anEnv } from './env.fixtures.ts'
import { aView } from '../views/view.fixtures.ts'
import { aPageOf } from '../platform/lists/page.fixtures.ts'
import { createRootStore } from './root.store.ts'

const query = { page: 1, limit: 10, filters: {}, sort: null }

async function aBusyDay() {
  const env = anEnv({
    leads: {
      list: (section) => Promise.resolve(aPageOf(leadRows(section))),
      get: () => Promise.resolve(aLead()),
    },
    views: { all: () => Promise.resolve([aView()]) },
    users: { dropdown: () => Promise.resolve([{ id: 1, username: 'agent@example.com' }]) },
    session: {
      signIn: ({ username }) => Promise.resolve({ id: username.length, email: username, jwt: username }),
    },
  })
  const root = createRootStore(env)
  await root.session.signIn({ username: 'ann@example.com', password: 'x' })
  await Promise.all([
    root.leads.enquiries.show(query),
    root.leads.editor.open(1),
    root.users.loadOptions(),
    root.views.enquiries.load(),
  ])
  return root
}

describe('data of a user', () => {
  it('stays while they are signed in', async () => {
    const root = await aBusyDay()
    await root.session.signIn({ username: 'ann@example.com', password: 'x' })
    expect(root.leads.enquiries.rows).not.toHaveLength(0)
    expect(root.leads.editor.opened?.saved).not.toBeNull()
    expect(root.users.options).toEqual([{ id: 1, username: 'agent@example.com' }])
    expect(root.views.enquiries.views).toHaveLength(1)
  })

  it('is cleared for the next user', async () => {
    const root = await aBusyDay()
    await root.session.signOut()
    expect(root.leads.enquiries).toMatchObject({ rows: [], total: 0, phase: 'idle' })
    expect(root.leads.editor.opened).toBeNull()
    expect(root.users.options).toEqual([])
    expect(root.views.enquiries).toMatchObject({ views: [], phase: 'idle' })
  })
})

it('passes the selectable agents to the form of a lead', async () => {
  const root = await aBusyDay()
  const form = root.leads.editor.opened?.form
  form?.set('viewingUserId', 2)
  form?.check()
  expect(form?.errorOf('viewingUserId')).toBe('This is invalid')
  form?.set('viewingUserId', 1)
  expect(form?.errors).toEqual([])
})

it('cancels an export when the user signs out', async () => {
  const cancel = vi.fn<() => void>()
  const run = () => ({ response: Promise.withResolvers<void>().promise, cancel })
  const root = createRootStore(anEnv({ exports: { run } }))
  void root.exports.run({ list: 'enquiries', query: { filters: {}, sort: null } }, 'csv')
  root.forget()
  expect(cancel).toHaveBeenCalledOnce()
  expect(root.exports.running).toBeNull()
})

describe('a push about leads', () => {
  it('reaches the calendar and the dashboard too', async () => {
    let asked = 0
    const env = anEnv({
      calendar: {
        leads: () => {
          asked += 1
          return Promise.resolve([])
        },
      },
    })
    const root = createRootStore(env)
    await root.calendar.watch({ from: '2026-03-02', to: '2026-03-08' })
    await root.leads.receiveRefresh()
    expect(asked).toBe(2)
    root.receiveRefresh()
    await vi.waitFor(() => expect(root.calendar.isLoading).toBe(false))
    expect(asked).toBe(3)
  })
})

describe('the selectable agents', () => {
  it('are fetched when the dialog of a lead opens, and not again when it closes', async () => {
    let calls = 0
    const dropdown = () => {
      calls += 1
      return Promise.resolve([])
    }
    const env = anEnv({ leads: { get: () => Promise.resolve(aLead()) }, users: { dropdown } })
    const { leads } = createRootStore(env)
    await leads.editor.open(1)
    expect(calls).toBe(1)
    leads.editor.close()
    expect(calls).toBe(1)
    await leads.moving.open(1)
    expect(calls).toBe(2)
  })
})
