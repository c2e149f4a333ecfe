import { flow, getEnv, toGenerator, types, type Instance } from 'mobx-state-tree'
import type { BrandEnv } from './brand.calls.ts'
import { forgetsNothing } from '../platform/records/tree-store.ts'

/** Polling interval of pages without a session, in milliseconds; staff pages get a push. */
export const BRAND_CHECK_MS = 10_000

export const BrandStoreModel = types
  .model('Brand', {})
  .actions(forgetsNothing)
  .volatile((self) => ({
    /** Keeps its identity until the brand changes. */
    shown: getEnv<BrandEnv>(self).brand.own,
  }))
  .actions((self) => ({
    check: flow(function* () {
      try {
        const brand = yield* toGenerator(getEnv<BrandEnv>(self).brand.fetch())
        if (JSON.stringify(brand) !== JSON.stringify(self.shown)) self.shown = brand
      } catch {
        // Keeps the current brand and retries at the next poll.
      }
    }),
  }))
  .actions((self) => ({ receiveRefresh: () => self.check() }))

export interface BrandStore extends Instance<typeof BrandStoreModel> {}
