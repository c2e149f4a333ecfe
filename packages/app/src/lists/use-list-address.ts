import type { ListStore } from '@latchkey/domain/platform/list.store'
import { isSameQuery, type ListQuery } from '@latchkey/domain/platform/page'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { listQueryIn, withListQuery } from './list-url.ts'
import { WITHIN_PAGE } from './within-page.ts'

/** A list whose question stands in the address. */
export interface ListAddress<Column extends string> {
  /** Goes to the address of another question; `replace` leaves no step for Back, as typing in a filter should. */
  ask: (query: ListQuery<Column>, how?: { replace?: boolean }) => void
}

/**
 * Keeps a list and the address of its page in step. The address leads: the list shows what it asks, and where it asks
 * nothing the list's memory does. The one thing that goes the other way is a correction, such as a page beyond the last.
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
  /** The question the list was last given; what it asks beyond that is its own correction. */
  const given = useRef<ListQuery<Column> | null>(null)
  const { asked } = list

  useEffect(() => {
    const go = (query: ListQuery<Column>) => {
      const next = withListQuery(params, query, columns).toString()
      // Not at once, as WITHIN_PAGE would: React is still busy with what made this needful.
      void navigate({ search: next }, { replace: true, preventScrollReset: true, state })
    }
    const fromAddress = listQueryIn(params, columns, defaultLimit)
    const wanted = fromAddress ?? given.current ?? list.startingQuery()
    if (given.current === null || !isSameQuery(wanted, given.current)) {
      given.current = wanted
      void list.show(wanted)
      if (fromAddress === null) go(wanted)
    } else if (asked !== null && !isSameQuery(asked, wanted)) {
      given.current = asked
      go(asked)
    } else if (fromAddress === null) go(wanted)
  }, [list, columns, defaultLimit, params, state, asked, navigate])

  useEffect(
    () => () => {
      given.current = null
      list.leave()
    },
    [list],
  )

  return {
    ask: (query, { replace = false } = {}) => {
      const next = withListQuery(params, query, columns).toString()
      void navigate({ search: next }, { replace, ...WITHIN_PAGE, state })
    },
  }
}
