import { flow, getEnv, toGenerator, types, type Instance } from 'mobx-state-tree'
import type { BrandEnv } from './brand.port.ts'

/** How often a page without a session asks for the agency's face, in milliseconds; the staff's pages hear of a change by a push. */
export const BRAND_CHECK_MS = 10_000

/** What pages show of the agency. */
export const BrandStoreModel = types
  .model('Brand', {})
  .volatile((self) => ({
    /** One and the same object until the agency changes it. */
    shown: getEnv<BrandEnv>(self).brand.own,
  }))
  .actions((self) => ({
    /** Asks the server now. */
    check: flow(function* () {
      try {
        const brand = yield* toGenerator(getEnv<BrandEnv>(self).brand.fetch())
        if (JSON.stringify(brand) !== JSON.stringify(self.shown)) self.shown = brand
      } catch {
        // The page keeps the face that it has; the next check finds out.
      }
    }),
  }))

/** What pages show of the agency. */
export interface BrandStore extends Instance<typeof BrandStoreModel> {}
