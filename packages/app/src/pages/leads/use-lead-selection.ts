import { BULK_MAX } from '@latchkey/domain/leads/bulk/bulk.limits'
import type { LeadColumn } from '@latchkey/domain/leads/lead.columns'
import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { isSameQuery, type ListQuery } from '@latchkey/domain/platform/lists/page'
import { useMemo, useState } from 'react'

type Rows = ReadonlyMap<number, LeadRow>

const NONE: Rows = new Map()

/** Selected leads across all pages of a list; a changed filter or choice clears them (rule A5.1). */
export function useLeadSelection(query: ListQuery<LeadColumn>) {
  const [isSelecting, setSelecting] = useState(false)
  const [rows, setRows] = useState(NONE)
  const [queryBefore, setQueryBefore] = useState(query)
  if (queryBefore !== query) {
    setQueryBefore(query)
    const { page, limit, sort } = query
    if (!isSameQuery({ ...queryBefore, page, limit, sort }, query)) setRows(NONE)
  }

  /** Keeps its identity between renders. */
  const selection = useMemo(
    () => ({
      ids: new Set(rows.keys()),
      isFull: rows.size >= BULK_MAX,
      onToggle: (row: LeadRow) =>
        setRows((before) => (before.has(row.id) ? without(before, [row.id]) : withMore(before, [row]))),
    }),
    [rows],
  )
  return {
    rows: [...rows.values()],
    selection: isSelecting ? selection : null,
    toggleSelecting: () => {
      setSelecting(!isSelecting)
      setRows(NONE)
    },
    add: (more: readonly LeadRow[]) => setRows((before) => withMore(before, more)),
    drop: (ids: readonly number[]) => setRows((before) => without(before, ids)),
    clear: () => setRows(NONE),
  }
}

export type SelectedLeads = ReturnType<typeof useLeadSelection>

const withMore = (rows: Rows, more: readonly LeadRow[]): Rows =>
  new Map([...rows, ...more.map((row) => [row.id, row] as const)].slice(0, BULK_MAX))

const without = (rows: Rows, ids: readonly number[]): Rows =>
  new Map([...rows].filter(([id]) => !ids.includes(id)))
