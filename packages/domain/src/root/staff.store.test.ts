import { describe, expect, it } from 'vitest'
import { aLead } from '../leads/lead.fixtures.ts'
import { leadRows } from '../leads/lead-rows.fixtures.ts'
import { anEnv } from './env.fixtures.ts'
import { aPageOf } from '../platform/lists/page.fixtures.ts'
import { createRootStore } from './root.store.ts'
import { createStaffStore } from './staff.store.ts'

const query = { page: 1, limit: 10, filters: {}, sort: null }

async function aBusyDay() {
  const env = anEnv({
    leads: {
      list: (section) => Promise.resolve(aPageOf(leadRows(section))),
      get: () => Promise.resolve(aLead()),
    },
    users: { dropdown: () => Promise.resolve([{ id: 1, username: 'agent@example.com' }]) },
    session: {
      signIn: ({ username }) => Promise.resolve({ id: username.length, email: username, jwt: username }),
    },
    twoFactor: { state: () => Promise.resolve({ isOn: true, isRequired: false, recoveryCodesLeft: 3 }) },
  })
  const root = createRootStore(env)
  const staff = createStaffStore(env, root)
  await root.session.signIn({ username: 'ann@example.com', password: 'x' })
  await Promise.all([
    staff.leads.enquiries.show(query),
    staff.leads.editor.open(1),
    staff.users.loadOptions(),
    root.twoFactor.load(),
  ])
  return { root, staff }
}

describe('data of a user', () => {
  it('stays while they are signed in', async () => {
    const { root, staff } = await aBusyDay()
    await root.session.signIn({ username: 'ann@example.com', password: 'x' })
    expect(staff.leads.enquiries.rows).not.toHaveLength(0)
    expect(staff.leads.editor.opened?.saved).not.toBeNull()
    expect(staff.users.options).toEqual([{ id: 1, username: 'agent@example.com' }])
    expect(root.twoFactor.state?.isOn).toBe(true)
  })

  it('is cleared for the next user', async () => {
    const { root, staff } = await aBusyDay()
    await root.session.signOut()
    expect(staff.leads.enquiries).toMatchObject({ rows: [], total: 0, phase: 'idle' })
    expect(staff.leads.editor.opened).toBeNull()
    expect(staff.users.options).toEqual([])
    expect(root.twoFactor.state).toBeNull()
  })
})

it('passes the selectable agents to the form of a lead', async () => {
  const { staff } = await aBusyDay()
  const form = staff.leads.editor.opened?.form
  form?.set('viewingUserId', 2)
  form?.check()
  expect(form?.errorOf('viewingUserId')).toBe('This is invalid')
  form?.set('viewingUserId', 1)
  expect(form?.errors).toEqual([])
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
    const staff = createStaffStore(env, createRootStore(env))
    await staff.calendar.watch({ from: '2026-03-02', to: '2026-03-08' })
    await staff.leads.receiveRefresh()
    expect(asked).toBe(2)
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
    const { leads } = createStaffStore(env, createRootStore(env))
    await leads.editor.open(1)
    expect(calls).toBe(1)
    leads.editor.close()
    expect(calls).toBe(1)
    await leads.moving.open(1)
    expect(calls).toBe(2)
  })
})
