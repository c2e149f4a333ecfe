import { expect, it } from 'vitest'
import { anEnv, failing } from '../root/env.fixtures.ts'
import { BrandStoreModel } from './brand.store.ts'
import { aBrand } from './office.fixtures.ts'

it('starts with the brand embedded in the page, and updates after a save', async () => {
  const env = anEnv({
    brand: { own: aBrand(), fetch: () => Promise.resolve(aBrand({ agencyName: 'Vale' })) },
  })
  const store = BrandStoreModel.create({}, env)
  expect(store.shown.agencyName).toBe('Harbour & Vale')
  await store.check()
  expect(store.shown.agencyName).toBe('Vale')
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
