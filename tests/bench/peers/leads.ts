import type { LeadColumn } from '@latchkey/domain/leads/lead.columns'
import { LEAD_COLUMNS, LEAD_LIST_COLUMNS } from '@latchkey/domain/leads/lead.columns'
import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { leadRows } from '@latchkey/domain/leads/lead-rows.fixtures'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { ListQuery } from '@latchkey/domain/platform/lists/page'

/** Ten pages of a list. */
export const PAGE_ROWS = 100
export const allLeads = leadRows('Viewing', 10 * PAGE_ROWS)

export const dateFormatter = createDateFormatter()
export const columns = LEAD_LIST_COLUMNS.Viewing
export const textOf = (row: LeadRow, column: LeadColumn) => LEAD_COLUMNS[column].textOf(row, dateFormatter)

export const FIRST_QUERY: ListQuery<LeadColumn> = { page: 1, limit: PAGE_ROWS, filters: {}, sort: null }

/** The rows that a server would send, at once. */
export function answer({ page, limit, filters, sort }: ListQuery<LeadColumn>) {
  const wanted = Object.entries(filters) as [LeadColumn, string][]
  const found = allLeads.filter((row) => wanted.every(([column, text]) => textOf(row, column).includes(text)))
  const direction = sort?.direction === 'desc' ? -1 : 1
  if (sort !== null)
    found.sort((one, other) => direction * (textOf(one, sort.column) < textOf(other, sort.column) ? -1 : 1))
  return { rows: found.slice((page - 1) * limit, page * limit), total: found.length }
}
