import { getEnv } from 'mobx-state-tree'
import { readingModelOf } from '../platform/records/reading.model.ts'
import { followRevision } from '../platform/records/revision.model.ts'
import type { ListingStores } from './listing-publishing.store.ts'
import type { Listing } from './listing.contract.ts'
import type { ListingsEnv } from './listings.calls.ts'

/** The listing of the home whose own dialog is open. */
export const ListingOfHomeModel = readingModelOf<Listing>('Listing of a home').actions((self) => ({
  /** Reads it, and again on each push, until the returned function is called. */
  follow(homeId: number) {
    const { listings, stores } = getEnv<ListingsEnv & ListingStores>(self)
    const read = () => self.read(() => listings.get(homeId))
    void read()
    const end = followRevision(stores.listings, read)
    return () => {
      end()
      self.forget()
    }
  },
}))
