import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import { listQuery } from '../platform/lists/list-query.ts'
import type { Page } from '../platform/lists/page.ts'
import type { ListingColumn } from './listing-column-names.ts'
import type { Listing, ListingRow } from './listing.contract.ts'
import type { ListingSave } from './listing.draft.ts'

/** The ids are those of homes. */
export const listingsCalls = {
  list: {
    call: 'GET /listings/:page/:limit',
    params: listQuery<ListingColumn>,
    response: typed<Page<ListingRow>>,
  },
  toMend: { call: 'GET /listings/to-mend', response: typed<{ total: number }> },
  get: { call: 'GET /listings/:id', response: typed<Listing> },
  save: { call: 'POST /listings/:id', body: typed<ListingSave> },
  /** False when it is published; rejected while something is missing. */
  publish: { call: 'POST /listings/:id/publish' },
  /** False when it is not published. */
  takeOff: { call: 'POST /listings/:id/take-off' },
} as const satisfies CallTable

export interface ListingsEnv extends EnvOf<{ listings: typeof listingsCalls }> {}
