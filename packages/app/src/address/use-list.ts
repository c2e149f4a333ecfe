import { createAddressSync } from '@latchkey/domain/navigation/address-sync'
import { NO_CHOICES, type ChoiceRules } from '@latchkey/domain/platform/lists/choices'
import type { ListStore } from '@latchkey/domain/platform/lists/list.store'
import type { ListQuery } from '@latchkey/domain/platform/lists/page'
import { useEffect, useMemo } from 'react'
import { useSearch } from './AppRouter.tsx'
import { listQueryIn, withListQuery } from '@latchkey/domain/navigation/list-url'

const NO_COLUMNS: readonly never[] = []

/**
 * Props of a table or cards that show a list. Syncs the list with the page's address (see `createAddressSync`);
 * requests nothing while `isHeld`, before the first query is known. Call it from an observer.
 */
export function useList<Row, Column extends string>(
  list: ListStore<Row, Column>,
  columns: readonly Column[] = NO_COLUMNS,
  choices: ChoiceRules = NO_CHOICES,
  { isHeld = false }: { isHeld?: boolean } = {},
) {
  const { params, setSearch } = useSearch()
  const sync = useMemo(() => createAddressSync(list), [list])
  const { requested, defaultLimit } = list

  useEffect(() => {
    if (isHeld) return
    const query = sync.settle(listQueryIn(params, columns, { defaultLimit, choices }), requested)
    if (query === null) return
    const options = { replace: true, isInEffect: true }
    setSearch((current) => withListQuery(current, query, columns, choices), options)
  }, [isHeld, sync, columns, choices, defaultLimit, params, requested, setSearch])

  useEffect(() => () => sync.leave(), [sync])

  const query = requested ?? list.shown
  /** `replace` adds no history entry, as for typing in a filter. */
  const onAsk = (next: ListQuery<Column>, { replace = false }: { replace?: boolean } = {}) => {
    setSearch((current) => withListQuery(current, next, columns, choices), { replace })
  }
  return {
    rows: list.rows,
    query,
    page: list.page,
    lastPage: list.lastPage,
    total: list.total,
    phase: list.phase === 'idle' ? ('loading' as const) : list.phase,
    hasRefreshFailed: list.refreshFailed,
    isChanging: list.isChanging,
    onRetry: () => void list.refresh(),
    onAsk,
    onPage: (page: number) => onAsk({ ...query, page }),
  }
}
