import { describe, expect, it } from 'vitest'
import { aPageOf } from '../platform/lists/page.fixtures.ts'
import type { ListQuery, Page } from '../platform/lists/page.ts'
import { createMemoryStorage } from '../platform/storage/storage.ts'
import type { Role } from '../roles/role.contract.ts'
import { aRole } from '../roles/role.fixtures.ts'
import { RolesStoreModel } from '../roles/roles.store.ts'
import { anEnv } from '../root/env.fixtures.ts'
import { createAddressSync } from './address-sync.ts'

type Query = ListQuery<never>

const at = (page: number): Query => ({ page, limit: 10, filters: {}, sort: null })
const rolesOf = (count: number) => Array.from({ length: count }, (_, index) => aRole({ id: index + 2 }))

/** A page with a list of 70 rows; its answers, and the addresses that the router shows, come when a test lets them. */
function aListPage({ remembered = 1, address = null as Query | null } = {}) {
  const pages: number[] = []
  const answers: (() => void)[] = []
  const written: Query[] = []
  let rows = rolesOf(70)
  const storage = createMemoryStorage({ roles_pagination: JSON.stringify(at(remembered)) })
  const list = (query: Pick<Query, 'page' | 'limit'>) => {
    pages.push(query.page)
    return new Promise<Page<Role>>((resolve) => {
      answers.push(() => resolve(aPageOf(rows, query)))
    })
  }
  const { list: store } = RolesStoreModel.create({}, anEnv({ storage, roles: { list } }))
  const sync = createAddressSync(store)

  const render = () => {
    const correction = sync.settle(address, store.asked)
    if (correction !== null) written.push(correction)
  }
  const page = {
    render,
    /** The call that waits longest is answered; a list that asks something else by then makes the page render. */
    async answer() {
      const before = store.asked
      answers.shift()?.()
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
      if (store.asked !== before) render()
    },
    /** The router shows the next address that was put into it. */
    arrive() {
      address = written.shift() ?? address
      render()
    },
    /** Colleagues have changed something. */
    push: () => void store.refresh(),
    /** The person goes to another address. */
    go(query: Query | null) {
      address = query
      written.length = 0
      render()
    },
    /** Colleagues have deleted so many that these are left. */
    keep(count: number) {
      rows = rolesOf(count)
      page.push()
    },
    async settle() {
      while (answers.length > 0 || written.length > 0) {
        await page.answer()
        page.arrive()
      }
    },
    pages,
    sync,
    /** What is on show, in the address, and remembered. */
    ends: () => [store.phase, store.page, address?.page, storage.getItem('roles_pagination')],
  }
  return page
}

const endsAt = (page: number) => ['ready', page, page, JSON.stringify({ page, limit: 10 })]

const STEPS = ['answer', 'arrive', 'push', 'render'] as const
const orders = (length: number): (typeof STEPS)[number][][] =>
  length === 0 ? [[]] : orders(length - 1).flatMap((order) => STEPS.map((step) => [...order, step]))

describe('a page beyond the last', () => {
  it.each([
    ['in the address', { address: at(9999) }],
    ['that is remembered', { remembered: 9999 }],
  ])(
    '%s is asked for once, whatever comes first of answers, addresses, pushes and renders',
    async (_, start) => {
      for (const order of orders(4)) {
        const page = aListPage(start)
        page.render()
        for (const step of order) await page[step]()
        await page.settle()
        const [first, ...later] = page.pages
        expect([order, first, ...new Set(later), ...page.ends()]).toEqual([order, 9999, 7, ...endsAt(7)])
      }
    },
  )

  it('does not come back with an address that was made before the correction showed', async () => {
    const page = aListPage({ address: at(9999) })
    page.render()
    await page.answer()
    // A lead is opened over the list: its address still has the page that was asked for.
    page.go(at(9999))
    await page.settle()
    expect(page.pages).toEqual([9999, 7])
    expect(page.ends()).toEqual(endsAt(7))
  })

  it('may be corrected once more before the first correction shows', async () => {
    const page = aListPage({ address: at(9999) })
    page.render()
    await page.answer()
    await page.answer()
    page.keep(45)
    await page.answer()
    await page.settle()
    expect(page.pages).toEqual([9999, 7, 7, 5])
    expect(page.ends()).toEqual(endsAt(5))
  })

  it('is left for the page that the person goes to meanwhile', async () => {
    const page = aListPage({ address: at(9999) })
    page.render()
    await page.answer()
    page.go(at(2))
    await page.settle()
    expect(page.pages).toEqual([9999, 7, 2])
    expect(page.ends()).toEqual(endsAt(2))
  })

  it('is asked for again when the person goes there again', async () => {
    const page = aListPage({ address: at(9999) })
    page.render()
    await page.settle()
    page.go(at(9999))
    await page.settle()
    expect(page.pages).toEqual([9999, 7, 9999, 7])
    expect(page.ends()).toEqual(endsAt(7))
  })
})

describe('the address', () => {
  it('leads, forth and back', async () => {
    const page = aListPage({ remembered: 3 })
    page.render()
    await page.settle()
    for (const number of [4, 5, 4, 3]) {
      page.go(at(number))
      await page.settle()
    }
    expect(page.pages).toEqual([3, 4, 5, 4, 3])
    expect(page.ends()).toEqual(endsAt(3))
  })

  it('that says nothing any more, as after the line of the menu, is filled in again', async () => {
    const page = aListPage({ address: at(4) })
    page.render()
    await page.settle()
    page.go(null)
    await page.settle()
    expect(page.pages).toEqual([4])
    expect(page.ends()).toEqual(endsAt(4))
  })

  it('is read anew by the next visit', async () => {
    const page = aListPage({ address: at(4) })
    page.render()
    await page.settle()
    page.sync.leave()
    page.go(null)
    await page.settle()
    expect(page.pages).toEqual([4, 4])
    expect(page.ends()).toEqual(endsAt(4))
  })
})
