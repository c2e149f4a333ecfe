import { flow, getEnv, toGenerator, types, type Instance } from 'mobx-state-tree'
import type { BrandEnv } from './brand.port.ts'

/** What pages show of the agency. */
export const BrandStoreModel = types
  .model('Brand', {})
  .volatile((self) => ({ shown: getEnv<BrandEnv>(self).brand.initial }))
  .actions((self) => ({
    /** Somebody saved the office's settings. */
    receiveRefresh: flow(function* () {
      try {
        self.shown = yield* toGenerator(getEnv<BrandEnv>(self).brand.read())
      } catch {
        // The page keeps the face that it has; the next page comes with the new one.
      }
    }),
  }))

/** What pages show of the agency. */
export interface BrandStore extends Instance<typeof BrandStoreModel> {}
