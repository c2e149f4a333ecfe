import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import type { SavedView, ViewQuery } from './view.contract.ts'
import type { ViewDraft } from './view.suite.ts'
import type { ViewList } from './view-lists.ts'

/** A user's own use of a view; a missing field keeps its value. */
export type ViewUse = Partial<Pick<SavedView, 'isPinned' | 'isDefault'>>

/** A missing field keeps its value. */
export interface ViewChange extends Partial<Pick<SavedView, 'isShared' | 'query'>> {
  name: string
}

const params = (list: ViewList) => ({ list })

export const viewsCalls = {
  all: { call: 'GET /views/:list', params, response: typed<SavedView[]> },
  create: {
    call: 'POST /views/:list',
    params,
    body: (_list: ViewList, view: ViewDraft & { query: ViewQuery }) => view,
    response: typed<SavedView>,
  },
  update: { call: 'POST /views/:id/update', body: typed<ViewChange> },
  remove: { call: 'POST /views/:id/delete' },
  use: { call: 'POST /views/:id/use', body: typed<ViewUse> },
  /** In the order of the ids, for the user alone. */
  order: {
    call: 'POST /views/:list/order',
    params,
    body: (_list: ViewList, ids: readonly number[]) => ({ ids }),
  },
} as const satisfies CallTable

export interface ViewsEnv extends EnvOf<{ views: typeof viewsCalls }> {}
