import { useEffect, useEffectEvent, useState } from 'react'
import type { DataFilters } from '../columns/data-column.ts'
import { isSameFilters, merged, sent, settled, shownText, typed, type FilterDrafts } from './filter-drafts.ts'

/** Debounce after the last key in any filter, in milliseconds. */
export const FILTER_WAIT_MS = 500

export interface FilterBoxes {
  textOf: (column: string) => string
  type: (column: string, text: string) => void
  /** Sends the typed text at once. */
  send: () => void
  /** Clears every field and filter. */
  clear: () => void
}

/** Text of filter fields, debounced into one query per burst of typing; `onClear` must clear every filter. */
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

  // During rendering, so that an overridden text is never painted.
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
