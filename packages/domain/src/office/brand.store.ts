import { getEnv, types, type Instance } from 'mobx-state-tree'
import type { Brand } from './office.contract.ts'

/** The environment with the brand that came with the page. */
export interface BrandEnv {
  brand: Brand
}

/** What pages show of the agency. */
export const BrandStoreModel = types
  .model('Brand', {})
  .volatile((self) => ({ shown: getEnv<BrandEnv>(self).brand }))
  .actions((self) => ({
    show(brand: Brand) {
      self.shown = brand
    },
  }))

/** What pages show of the agency. */
export interface BrandStore extends Instance<typeof BrandStoreModel> {}
