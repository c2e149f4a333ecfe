import { createAddressSync } from '@latchkey/domain/navigation/address-sync'
import { listQueryIn, withListQuery } from '@latchkey/domain/navigation/list-url'
import { NO_CHOICES, type ChoiceRules, type ListChoices } from '@latchkey/domain/platform/lists/choices'
import { DENSITY_CHOICE } from '@latchkey/domain/platform/lists/density'
import type { ListStore } from '@latchkey/domain/platform/lists/list.store'
import type { ListQuery } from '@latchkey/domain/platform/lists/page'
import { useEffect, useMemo } from 'react'
import { usePersonalChoice } from '../runtime/use-personal-choice.ts'
import { useSearch } from './AppRouter.tsx'

const NO_COLUMNS: readonly never[] = []

interface ListOptions<Column extends string> {
  columns?: readonly Column[]
  choices?: ChoiceRules
  /** True before the first query is known: nothing is requested. */
  isPaused?: boolean
  /** The choices of a visit whose address has no query. Keep it stable between renders. */
  startingChoices?: (() => ListChoices) | undefined
}

/**
 * Props of a table or cards that show a list. Syncs the list with the page's address (see `createAddressSync`). Call it
 * from an observer.
 */
export function useList<Row, Column extends string>(
  list: ListStore<Row, Column>,
  { columns = NO_COLUMNS, choices = NO_CHOICES, isPaused = false, startingChoices }: ListOptions<Column> = {},
) {
  const { params, setSearch } = useSearch()
  const sync = useMemo(() => createAddressSync(list, startingChoices), [list, startingChoices])
  const { requested, defaultLimit } = list

  useEffect(() => {
    if (isPaused) return
    const query = sync.settle(listQueryIn(params, columns, { defaultLimit, choices }), requested)
    if (query === null) return
    const options = { replace: true, isInEffect: true }
    setSearch((current) => withListQuery(current, query, columns, choices), options)
  }, [isPaused, sync, columns, choices, defaultLimit, params, requested, setSearch])

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

/** Like useList, of a table: with the density of the user's tables in this browser. Call it from an observer. */
export function useTable<Row, Column extends string>(...list: Parameters<typeof useList<Row, Column>>) {
  const [density, onDensity] = usePersonalChoice(DENSITY_CHOICE)
  return { ...useList(...list), density, onDensity }
}
