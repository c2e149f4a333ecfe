import type { ViewQuery } from '@latchkey/domain/views/view.contract'
import type { ViewList } from '@latchkey/domain/views/view-lists'
import type { ColumnType, Generated } from 'kysely'
import type { Created, Id, Maybe } from './columns.ts'

export interface SavedViewTable {
  id: Id
  list: ViewList
  name: string
  owner_id: number
  is_shared: boolean
  /** JSON, possibly written by an older version. */
  query: ColumnType<ViewQuery, string, string>
  at: Created
  version: Generated<number>
}

/** Settings of one user for a view, their own or a shared one. */
export interface SavedViewUseTable {
  user_id: number
  view_id: number
  is_pinned: Generated<boolean>
  /** Order among the user's views; null sorts last. */
  place: Maybe<number>
  is_default: Generated<boolean>
}

export interface ViewsTables {
  saved_view: SavedViewTable
  saved_view_use: SavedViewUseTable
}
