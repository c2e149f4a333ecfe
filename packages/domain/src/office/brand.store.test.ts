import { expect, it } from 'vitest'
import { anEnv, failing } from '../root/env.fixtures.ts'
import { brandOfPage, NO_BRAND } from './brand.page.ts'
import { BrandStoreModel } from './brand.store.ts'
import { aBrand } from './office.fixtures.ts'

const renamed = () => Promise.resolve(aBrand({ agencyName: 'Vale' }))

it('begins with what came with the page, and follows a save', async () => {
  const store = BrandStoreModel.create({}, anEnv({ brand: { initial: aBrand(), read: renamed } }))
  expect(store.shown.agencyName).toBe('Harbour & Vale')
  await store.receiveRefresh()
  expect(store.shown.agencyName).toBe('Vale')
})

it('keeps its face where the new one cannot be read', async () => {
  const store = BrandStoreModel.create({}, anEnv({ brand: { initial: aBrand(), read: failing('offline') } }))
  await store.receiveRefresh()
  expect(store.shown).toEqual(aBrand())
})

it('reads what the server wrote into the page', () => {
  expect(brandOfPage(JSON.stringify(aBrand()))).toEqual(aBrand())
  expect([brandOfPage(undefined), brandOfPage('')]).toEqual([NO_BRAND, NO_BRAND])
})
