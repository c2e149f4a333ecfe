import type { ListStore } from '@latchkey/domain/platform/list.store'
import type { ListQuery } from '@latchkey/domain/platform/page'
import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { createAddressSync } from '@latchkey/domain/navigation/address-sync'
import { listQueryIn, withListQuery } from './list-url.ts'
import { WITHIN_PAGE } from './within-page.ts'

/** A list whose question stands in the address. */
export interface ListAddress<Column extends string> {
  /** Goes to the address of another question; `replace` leaves no step for Back, as typing in a filter should. */
  ask: (query: ListQuery<Column>, how?: { replace?: boolean }) => void
}

/**
 * Keeps a list and the address of its page in step, as `createAddressSync` says.
 * Call it from an observer, so that a correction is seen.
 */
export function useListAddress<Row, Column extends string>(
  list: ListStore<Row, Column>,
  columns: readonly Column[],
  defaultLimit?: number,
): ListAddress<Column> {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const sync = useMemo(() => createAddressSync(list), [list])
  const { asked } = list

  useEffect(() => {
    const query = sync.settle(listQueryIn(params, columns, defaultLimit), asked)
    if (query === null) return
    const next = withListQuery(params, query, columns).toString()
    // Not at once, as WITHIN_PAGE would: React is still busy with what made this needful.
    void navigate({ search: next }, { replace: true, preventScrollReset: true, state })
  }, [sync, columns, defaultLimit, params, state, asked, navigate])

  useEffect(() => () => sync.leave(), [sync])

  return {
    ask: (query, { replace = false } = {}) => {
      const next = withListQuery(params, query, columns).toString()
      void navigate({ search: next }, { replace, ...WITHIN_PAGE, state })
    },
  }
}
