import type { BaseEnv } from '../platform/env.ts'
import type { SavedView, ViewQuery } from './view.contract.ts'
import type { ViewDraft } from './view.draft.ts'
import type { ViewList } from './view.lists.ts'

/** A user's own use of a view; a missing field keeps its value. */
export type ViewUse = Partial<Pick<SavedView, 'isPinned' | 'isDefault'>>

/** A missing field keeps its value. */
export interface ViewChange extends Partial<Pick<SavedView, 'isShared' | 'query'>> {
  name: string
}

/** Every call rejects with a `ProblemError`. */
export interface ViewsPort {
  all(list: ViewList): Promise<SavedView[]>
  create(list: ViewList, view: ViewDraft & { query: ViewQuery }): Promise<SavedView>
  update(id: number, change: ViewChange): Promise<boolean>
  remove(id: number): Promise<boolean>
  use(id: number, use: ViewUse): Promise<boolean>
  /** In the order of the ids, for the user alone. */
  order(list: ViewList, ids: readonly number[]): Promise<boolean>
}

export interface ViewsEnv extends BaseEnv {
  views: ViewsPort
}
