import type { ViewQuery } from '@latchkey/domain/views/view.contract'
import type { ViewList } from '@latchkey/domain/views/view.lists'
import type { ColumnType, Generated } from 'kysely'
import type { Created, Id, Maybe } from './columns.ts'

/** What somebody asks of a list again and again. */
export interface SavedViewTable {
  id: Id
  list: ViewList
  name: string
  owner_id: number
  is_shared: boolean
  /** Written as JSON text. An older version may have written it. */
  query: ColumnType<ViewQuery, string, string>
  at: Created
  version: Generated<number>
}

/** How a person uses a view, their own or a shared one. */
export interface SavedViewUseTable {
  user_id: number
  view_id: number
  is_pinned: Generated<boolean>
  /** The order in which this person has them; null for after all that have one. */
  place: Maybe<number>
  is_default: Generated<boolean>
}
