import { useEffect, useEffectEvent, useState } from 'react'
import type { DataFilters } from '../columns/data-column.ts'
import { isSameFilters, merged, sent, settled, shownText, typed, type FilterDrafts } from './filter-drafts.ts'

/** Wait after the last key in any filter before it is asked for, in milliseconds. Source: specification §9. */
export const FILTER_WAIT_MS = 500

/** What the filter boxes of one table show and do. */
export interface FilterBoxes {
  textOf: (column: string) => string
  type: (column: string, text: string) => void
  /** Asks at once for what was typed. */
  send: () => void
  /** Empties every box and asks for everything. */
  clear: () => void
}

/** Lets a person type freely into filter boxes and asks once for each burst of typing; `onClear` takes off every filter. */
export function useFilterDrafts<Column extends string>(
  filters: DataFilters<Column>,
  onFilter: (filters: Partial<Record<Column, string>>) => void,
  onClear: () => void = () => onFilter({}),
): FilterBoxes {
  const [drafts, setDrafts] = useState<FilterDrafts>({})
  const [keys, setKeys] = useState(0)
  const [settledFor, setSettledFor] = useState(filters)

  const send = () => {
    const next = merged(drafts, filters)
    setKeys(0)
    setDrafts(sent(drafts, filters))
    if (!isSameFilters(next, filters)) onFilter(next as Partial<Record<Column, string>>)
  }
  const sendLatest = useEffectEvent(send)

  useEffect(() => {
    if (keys === 0) return undefined
    const timer = setTimeout(sendLatest, FILTER_WAIT_MS)
    return () => clearTimeout(timer)
  }, [keys])

  // Settled while rendering, so that nobody sees a replaced text for a moment.
  if (filters !== settledFor) {
    setSettledFor(filters)
    setDrafts(settled(drafts, filters))
  }

  return {
    textOf: (column) => shownText(drafts, filters, column),
    type: (column, text) => {
      setDrafts(typed(drafts, column, text))
      setKeys(keys + 1)
    },
    send,
    clear: () => {
      setKeys(0)
      setDrafts({})
      onClear()
    },
  }
}
