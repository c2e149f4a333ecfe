import { listQueryIn, withListQuery } from '../navigation/list-url.ts'
import { isSameQuery } from '../platform/lists/page.ts'
import { isId } from '../platform/values/id.ts'
import type { SavedView } from './view.contract.ts'
import { VIEW_LIST_FACTS, type ViewList } from './view-lists.ts'
import { listQueryOf } from './view.query.ts'

/** Parameter with the id of the last applied view; the other parameters alone decide what is shown. */
const VIEW = 'view'

/** Null for none. */
export function viewIn(params: URLSearchParams): number | null {
  const id = Number(params.get(VIEW))
  return isId(id) ? id : null
}

/** Compares the query with the view's, ignoring the page. */
export function isViewIn(params: URLSearchParams, list: ViewList, view: SavedView): boolean {
  const { columns, choices } = VIEW_LIST_FACTS[list]
  const asked = listQueryIn(params, columns, { choices })
  return asked !== null && isSameQuery(listQueryOf(list, view.query), { ...asked, page: 1 })
}

/** Writes the view's query and its id. */
export function withView(params: URLSearchParams, list: ViewList, view: SavedView): URLSearchParams {
  const { columns, choices } = VIEW_LIST_FACTS[list]
  const next = withListQuery(params, listQueryOf(list, view.query), columns, choices)
  next.set(VIEW, String(view.id))
  return next
}

/** Resets to the first page of the whole list. */
export function withoutView(params: URLSearchParams, list: ViewList, limit: number): URLSearchParams {
  const { columns, choices } = VIEW_LIST_FACTS[list]
  const next = withListQuery(params, { page: 1, limit, filters: {}, sort: null }, columns, choices)
  next.delete(VIEW)
  return next
}
