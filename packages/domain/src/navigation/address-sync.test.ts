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

/** A page with a list of 70 rows; responses and address changes are delivered step by step. */
function aListPage({ remembered = 1, address = null as Query | null } = {}) {
  const pages: number[] = []
  const responses: (() => void)[] = []
  const written: Query[] = []
  let rows = rolesOf(70)
  const storage = createMemoryStorage({ roles_pagination: JSON.stringify(at(remembered)) })
  const list = (query: Pick<Query, 'page' | 'limit'>) => {
    pages.push(query.page)
    return new Promise<Page<Role>>((resolve) => {
      responses.push(() => resolve(aPageOf(rows, query)))
    })
  }
  const { list: store } = RolesStoreModel.create({}, anEnv({ storage, roles: { list } }))
  const sync = createAddressSync(store)

  const render = () => {
    const correction = sync.settle(address, store.requested)
    if (correction !== null) written.push(correction)
  }
  const page = {
    render,
    /** Resolves the oldest pending call; if the list then requests another query, the page renders. */
    async respond() {
      const before = store.requested
      responses.shift()?.()
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
      if (store.requested !== before) render()
    },
    /** The router delivers the next address. */
    arrive() {
      address = written.shift() ?? address
      render()
    },
    /** A push arrives. */
    push: () => void store.refresh(),
    /** The user navigates. */
    go(query: Query | null) {
      address = query
      written.length = 0
      render()
    },
    /** Rows were deleted elsewhere, leaving `count`. */
    keep(count: number) {
      rows = rolesOf(count)
      page.push()
    },
    async settle() {
      while (responses.length > 0 || written.length > 0) {
        await page.respond()
        page.arrive()
      }
    },
    pages,
    sync,
    /** The displayed query, the one in the address, and the stored one. */
    ends: () => [store.phase, store.page, address?.page, storage.getItem('roles_pagination')],
  }
  return page
}

const endsAt = (page: number) => ['ready', page, page, JSON.stringify({ page, limit: 10 })]

const STEPS = ['respond', 'arrive', 'push', 'render'] as const
const orders = (length: number): (typeof STEPS)[number][][] =>
  length === 0 ? [[]] : orders(length - 1).flatMap((order) => STEPS.map((step) => [...order, step]))

describe('a page beyond the last', () => {
  it.each([
    ['in the address', { address: at(9999) }],
    ['that is remembered', { remembered: 9999 }],
  ])('%s is requested once, in any order of responses, addresses, pushes and renders', async (_, start) => {
    for (const order of orders(4)) {
      const page = aListPage(start)
      page.render()
      for (const step of order) await page[step]()
      await page.settle()
      const [first, ...later] = page.pages
      expect([order, first, ...new Set(later), ...page.ends()]).toEqual([order, 9999, 7, ...endsAt(7)])
    }
  })

  it('does not come back with an address built before the correction was rendered', async () => {
    const page = aListPage({ address: at(9999) })
    page.render()
    await page.respond()
    // Opening a lead over the list keeps the requested page in the address.
    page.go(at(9999))
    await page.settle()
    expect(page.pages).toEqual([9999, 7])
    expect(page.ends()).toEqual(endsAt(7))
  })

  it('may be corrected again before the first correction is rendered', async () => {
    const page = aListPage({ address: at(9999) })
    page.render()
    await page.respond()
    await page.respond()
    page.keep(45)
    await page.respond()
    await page.settle()
    expect(page.pages).toEqual([9999, 7, 7, 5])
    expect(page.ends()).toEqual(endsAt(5))
  })

  it('gives way to the page that the user navigates to meanwhile', async () => {
    const page = aListPage({ address: at(9999) })
    page.render()
    await page.respond()
    page.go(at(2))
    await page.settle()
    expect(page.pages).toEqual([9999, 7, 2])
    expect(page.ends()).toEqual(endsAt(2))
  })

  it('is requested again when the user navigates there again', async () => {
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
  it('leads, forwards and back', async () => {
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

  it('without a query, as after clicking the menu, is filled in again', async () => {
    const page = aListPage({ address: at(4) })
    page.render()
    await page.settle()
    page.go(null)
    await page.settle()
    expect(page.pages).toEqual([4])
    expect(page.ends()).toEqual(endsAt(4))
  })

  it('is read again by the next visit', async () => {
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

it('begins with the given choices where the address has no query', () => {
  const { list } = RolesStoreModel.create({}, anEnv({ roles: { list: () => new Promise(() => {}) } }))
  const sync = createAddressSync(list, () => ({ when: 'to-come' }))
  expect(sync.settle(null, list.requested)?.choices).toEqual({ when: 'to-come' })
  sync.leave()
  const asked = { page: 2, limit: 25, filters: {}, sort: null }
  expect(sync.settle(asked, null)).toBeNull()
  expect(list.requested).toEqual(asked)
})
