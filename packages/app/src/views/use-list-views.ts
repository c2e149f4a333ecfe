import { listQueryIn } from '@latchkey/domain/navigation/list-url'
import type { ListStore } from '@latchkey/domain/platform/lists/list.store'
import { withView } from '@latchkey/domain/views/view.address'
import { VIEW_LIST_FACTS, type ViewList } from '@latchkey/domain/views/view.lists'
import { useStillWaiting } from '@latchkey/ui/loading/use-still-waiting'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useSetSearch } from '../address/AppRouter.tsx'
import { useViews } from './use-views.ts'

/**
 * Reads a person's views of a list, and begins a visit whose address asks nothing with their default view. `isHeld` until
 * it is known what the visit begins with: pass it to `useList`. Call it from an observer. Source: decision A13.2.
 */
export function useListViews<Row, Column extends string>(
  name: ViewList,
  list: ListStore<Row, Column>,
): { isHeld: boolean } {
  const listViews = useViews()[name]
  const { search, state } = useLocation()
  const setSearch = useSetSearch()
  const { columns, choices } = VIEW_LIST_FACTS[name]
  const isBeginning = useMemo(
    () => listQueryIn(new URLSearchParams(search), columns, { choices }) === null,
    [search, columns, choices],
  )
  const isUnknown = listViews.phase === 'idle'
  const start = isBeginning && list.asked === null ? listViews.defaultView : null

  useEffect(() => {
    if (isUnknown) void listViews.load()
  }, [listViews, isUnknown])

  useEffect(() => {
    if (start)
      setSearch((current) => withView(current, name, start), {
        replace: true,
        preventScrollReset: true,
        state,
      })
  }, [start, name, setSearch, state])

  // Not in the task that hears of the views: asking for the list changes the address, and with it the page.
  return { isHeld: useStillWaiting(start !== null) }
}
