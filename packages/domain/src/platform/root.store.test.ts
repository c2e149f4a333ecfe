import { types } from 'mobx-state-tree'
import { describe, expect, it } from 'vitest'
import { aLead } from '../leads/lead.fixtures.ts'
import { leadRows } from '../leads/lead-rows.fixtures.ts'
import { anEnv } from './env.fixtures.ts'
import { envOf } from './env.ts'
import { aPageOf } from './page.fixtures.ts'
import { createRootStore } from './root.store.ts'

const query = { page: 1, limit: 10, filters: {}, sort: null }

async function aBusyRoot() {
  const root = createRootStore(
    anEnv({
      leads: {
        list: (section) => Promise.resolve(aPageOf(leadRows(section))),
        get: () => Promise.resolve(aLead()),
      },
      users: { dropdown: () => Promise.resolve([{ id: 1, username: 'agent@example.com' }]) },
      session: {
        signIn: ({ username }) => Promise.resolve({ id: username.length, email: username, jwt: username }),
      },
    }),
  )
  await root.session.signIn({ username: 'ann@example.com', password: 'x' })
  await Promise.all([root.leads.enquiries.show(query), root.leads.open(1), root.users.loadOptions()])
  return root
}

describe('what one person saw', () => {
  it('stays while they are signed in', async () => {
    const root = await aBusyRoot()
    await root.session.signIn({ username: 'ann@example.com', password: 'x' })
    expect(root.leads.enquiries.rows).not.toHaveLength(0)
    expect(root.leads.opened?.saved).not.toBeNull()
    expect(root.users.options).toEqual([{ id: 1, username: 'agent@example.com' }])
  })

  it('is gone for the next one', async () => {
    const root = await aBusyRoot()
    await root.session.signOut()
    expect(root.leads.enquiries).toMatchObject({ rows: [], total: 0, phase: 'idle' })
    expect(root.leads.opened).toBeNull()
    expect(root.users.options).toEqual([])
  })
})

describe('envOf', () => {
  it('refuses a store without an outside, and says what to do', () => {
    const Lonely = types.model({}).views((self) => ({ now: () => envOf(self).now() }))
    expect(() => Lonely.create().now()).toThrow('Create it through createRootStore(env)')
    expect(Lonely.create({}, anEnv()).now()).toBe(1_772_442_000)
  })
})

describe('a push about leads', () => {
  it('reaches the calendar and the dashboard too', async () => {
    let asked = 0
    const root = createRootStore(
      anEnv({
        calendar: {
          leads: () => {
            asked += 1
            return Promise.resolve([])
          },
        },
      }),
    )
    await root.calendar.watch()
    await root.leads.receiveRefresh()
    expect(asked).toBe(2)
  })
})
