import { listQueryIn } from '@latchkey/domain/navigation/list-url'
import type { ListChoices } from '@latchkey/domain/platform/lists/choices'
import type { ListStore } from '@latchkey/domain/platform/lists/list.store'
import { withView } from '@latchkey/domain/views/view-address'
import { VIEW_LIST_FACTS, type ViewList } from '@latchkey/domain/views/view-lists'
import { useEffect, useMemo } from 'react'
import { useSearch } from '../address/AppRouter.tsx'
import { useTable } from '../address/use-list.ts'
import { useRoot } from '../runtime/runtime.ts'

/**
 * The table of a list with views (see `useTable`): loads the user's views of it, and starts a visit without a query with
 * the default view. Call it from an observer.
 */
export function useViewedTable<Row, Column extends string>(
  name: ViewList,
  list: ListStore<Row, Column>,
  startingChoices?: () => ListChoices,
) {
  const listViews = useRoot().views[name]
  const { params, setSearch } = useSearch()
  const { columns, choices } = VIEW_LIST_FACTS[name]
  const isBeginning = useMemo(
    () => listQueryIn(params, columns, { choices }) === null,
    [params, columns, choices],
  )
  const isUnknown = listViews.phase === 'idle'
  const start = isBeginning && list.requested === null ? listViews.defaultView : null

  useEffect(() => {
    if (isUnknown) void listViews.load()
  }, [listViews, isUnknown])

  useEffect(() => {
    if (start) setSearch((current) => withView(current, name, start), { replace: true, isInEffect: true })
  }, [start, name, setSearch])

  const isPaused = start !== null
  return useTable(list, { columns: columns as readonly Column[], choices, isPaused, startingChoices })
}
