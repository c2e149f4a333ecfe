import { listQueryIn, withListQuery } from '../navigation/list-url.ts'
import { isSameQuery } from '../platform/lists/page.ts'
import { isId } from '../platform/values/id.ts'
import type { SavedView } from './view.contract.ts'
import { VIEW_LIST_FACTS, type ViewList } from './view.lists.ts'
import { listQueryOf } from './view.query.ts'

/** The name in an address of the view that was applied last. What the list shows is said by the rest of the address. */
const VIEW = 'view'

/** The id of the view that was applied last; null for none. */
export function viewIn(params: URLSearchParams): number | null {
  const id = Number(params.get(VIEW))
  return isId(id) ? id : null
}

/** True for an address that asks what a view asks, on whatever page. Source: decision A13.5. */
export function isViewIn(params: URLSearchParams, list: ViewList, view: SavedView): boolean {
  const { columns, choices } = VIEW_LIST_FACTS[list]
  const asked = listQueryIn(params, columns, { choices })
  return asked !== null && isSameQuery(listQueryOf(list, view.query), { ...asked, page: 1 })
}

/** The address with a view applied: what it asks, and which it was. Source: decision A13.1. */
export function withView(params: URLSearchParams, list: ViewList, view: SavedView): URLSearchParams {
  const { columns, choices } = VIEW_LIST_FACTS[list]
  const next = withListQuery(params, listQueryOf(list, view.query), columns, choices)
  next.set(VIEW, String(view.id))
  return next
}

/** The address without a view: the whole list, from its first page. */
export function withoutView(params: URLSearchParams, list: ViewList, limit: number): URLSearchParams {
  const { columns, choices } = VIEW_LIST_FACTS[list]
  const next = withListQuery(params, { page: 1, limit, filters: {}, sort: null }, columns, choices)
  next.delete(VIEW)
  return next
}
