import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import { REPORTS } from '@latchkey/domain/reports/report.messages'
import { useMemo } from 'react'
import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import { LeadCells } from '../lead-cells.styles.ts'
import { leadColumns } from '../lead-columns.tsx'
import { ListTable, type ListState } from '../../ListTable.tsx'

export interface FigureLeadsTableProps extends ListState<LeadRow, never> {
  dateFormatter: DateFormatter
  /** The signed-in user, whose own leads are highlighted. */
  userId?: number | undefined
  onOpen: (row: LeadRow) => void
}

const NOUN = { one: 'lead', many: 'leads' }

/** A lead with two viewings in the period has a row for each. */
function idsOf(rows: readonly LeadRow[]): ReadonlyMap<LeadRow, string> {
  const times = new Map<number, number>()
  return new Map(
    rows.map((row) => {
      const before = times.get(row.id) ?? 0
      times.set(row.id, before + 1)
      return [row, `${row.id} ${before}`]
    }),
  )
}

/**
 * The leads that a figure of a report counts, with the columns of the enquiries.
 *
 * @do Use it for the leads behind one figure: its total is that figure.
 * @dont Do not filter it: then its total would be another figure.
 * @key Tab: Moves from lead to lead and to the pager.
 * @key Enter: Opens the lead.
 */
export function FigureLeadsTable({ dateFormatter, userId, onOpen, ...list }: FigureLeadsTableProps) {
  const open = useStableCallback(onOpen)
  const columns = useMemo(
    () =>
      leadColumns('Enquiry', { dateFormatter, userId, onOpen: open }).map(
        ({ meta: { filter: _none, ...meta } = {}, ...column }) => ({ ...column, enableSorting: false, meta }),
      ),
    [dateFormatter, userId, open],
  )
  const ids = useMemo(() => idsOf(list.rows), [list.rows])
  return (
    <LeadCells>
      <ListTable
        {...list}
        label={REPORTS.behind}
        noun={NOUN}
        columns={columns}
        rowId={(row) => ids.get(row) ?? String(row.id)}
      />
    </LeadCells>
  )
}
