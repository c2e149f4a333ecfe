import { expect, it } from 'vitest'
import { anEnv, failing } from '../root/env.fixtures.ts'
import { BrandStoreModel } from './brand.store.ts'
import { OfficeChangesModel } from './office-changes.store.ts'
import { aBrand } from './office.fixtures.ts'

it('starts with the brand embedded in the page, and updates after a save', async () => {
  const env = anEnv({
    brand: { own: aBrand(), fetch: () => Promise.resolve(aBrand({ agencyName: 'Vale' })) },
  })
  const store = BrandStoreModel.create({}, env)
  expect(store.shown.agencyName).toBe('Harbour & Vale')
  const changes = OfficeChangesModel.create({}, env)
  await changes.receiveRefresh(store)
  expect([store.shown.agencyName, changes.revision]).toEqual(['Vale', 1])
})

it('keeps the same object when the brand is unchanged', async () => {
  const own = aBrand()
  const store = BrandStoreModel.create({}, anEnv({ brand: { own, fetch: () => Promise.resolve(aBrand()) } }))
  await store.check()
  expect(store.shown).toBe(own)
})

it('keeps the current brand when fetching fails', async () => {
  const store = BrandStoreModel.create({}, anEnv({ brand: { own: aBrand(), fetch: failing('offline') } }))
  await store.check()
  expect(store.shown).toEqual(aBrand())
})
