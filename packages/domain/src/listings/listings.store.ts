import { flow, getEnv, toGenerator, types } from 'mobx-state-tree'
import { createListMemory } from '../platform/lists/list-memory.ts'
import { listModelOf } from '../platform/lists/list.store.ts'
import { LISTING_COLUMN_NAMES, type ListingColumn } from './listing-column-names.ts'
import type { ListingRow } from './listing.contract.ts'
import type { ListingsEnv } from './listings.calls.ts'

const callsOf = (store: object) => getEnv<ListingsEnv>(store).listings

const ListingListModel = listModelOf<ListingRow, ListingColumn>({
  name: 'Listing list',
  fetchPage: (list, query) => callsOf(list).list(query),
  memory: createListMemory({ list: 'listings', filterColumns: LISTING_COLUMN_NAMES }),
})

/** The list and the menu's number; dialogs of homes and listings have stores of their own, which follow its revision. */
export const ListingsStoreModel = types
  .model('Listings', { list: types.optional(ListingListModel, {}) })
  .volatile(() => ({
    /** Incremented by each push about homes and listings, and after a reconnect. */
    revision: 0,
    /** Published homes that miss something; 0 until loaded. */
    toMend: 0,
    mendTurn: 0,
  }))
  .actions((self) => ({
    /** For the menu; keeps the last number on failure. */
    loadToMend: flow(function* () {
      const turn = ++self.mendTurn
      try {
        const { total } = yield* toGenerator(callsOf(self).toMend())
        if (turn === self.mendTurn) self.toMend = total
      } catch {
        // Retried with the next push or page.
      }
    }),
  }))
  .actions((self) => ({
    async receiveRefresh(): Promise<void> {
      self.revision += 1
      await Promise.all([self.list.refresh(), self.mendTurn > 0 ? self.loadToMend() : null])
    },
    forget() {
      self.list.forget()
      self.mendTurn = 0
      self.toMend = 0
    },
  }))
