import type { BaseEnv } from '../platform/env.ts'
import type { SavedView, ViewQuery } from './view.contract.ts'
import type { ViewDraft } from './view.draft.ts'
import type { ViewList } from './view.lists.ts'

/** How a person uses a view; what is left out stays as it is. */
export type ViewUse = Partial<Pick<SavedView, 'isPinned' | 'isDefault'>>

/** What is changed of a view; what is left out stays as it is. */
export interface ViewChange extends Partial<Pick<SavedView, 'isShared' | 'query'>> {
  name: string
}

/** The API calls of saved views. Every call rejects with a `ProblemError`. */
export interface ViewsPort {
  all(list: ViewList): Promise<SavedView[]>
  create(list: ViewList, view: ViewDraft & { query: ViewQuery }): Promise<SavedView>
  update(id: number, change: ViewChange): Promise<boolean>
  remove(id: number): Promise<boolean>
  use(id: number, use: ViewUse): Promise<boolean>
  /** Puts a person's views of a list into the order of their ids. */
  order(list: ViewList, ids: readonly number[]): Promise<boolean>
}

/** The environment with these calls. */
export interface ViewsEnv extends BaseEnv {
  views: ViewsPort
}
