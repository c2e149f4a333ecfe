import type { AuditColumn, AuditFilter } from '@latchkey/domain/audit/audit.columns'
import type { AuditLine } from '@latchkey/domain/audit/audit.contract'
import type { ListQuery } from '@latchkey/domain/platform/lists/page'
import { useMemo } from 'react'
import { ListTable, type ListState } from '../../ListTable.tsx'
import { AuditFilters, type AuditRange } from '../AuditFilters/AuditFilters.tsx'
import { auditColumns, lineName } from './audit-columns.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'
import { lazySection } from '../../lazy-section.tsx'

// With the words of every feature, for those who expand a line.
const LineChanges = lazySection(() => import('../LineChanges.tsx'), 'LineChanges')

export interface AuditTableProps extends ListState<AuditLine, AuditFilter> {
  /** The name of a user. Keep it stable between renders. */
  agentName: (id: number) => string
}

const NOUN = { one: 'line', many: 'lines' } as const
const idOf = (line: AuditLine) => String(line.id)

/**
 * The audit trail, newest first; each entry expands to show its changes.
 *
 * @do Show the newest first, and let each entry expand to its changes.
 * @dont Do not offer to delete an entry: nobody may.
 * @key Tab: Moves through “Skip to…”, the toolbar, headings and filters, then to the rows, which are one stop.
 * @key Arrow Up, Arrow Down, Home, End: In a row, move to the same control of another row.
 * @key Arrow Left, Arrow Right: In a row, move between its controls.
 * @key Shift F10 or Menu: In a row, opens its menu.
 * @key Enter or Space: On a heading, sorts; on an arrow, expands the changes.
 * @key Enter: In a filter, applies it at once.
 * @key Escape: In a filter, clears it.
 */
export function AuditTable({ agentName, ...list }: AuditTableProps) {
  const dateFormatter = useDateFormatter()
  const { query, onAsk } = list
  const columns = useMemo(() => auditColumns(dateFormatter), [dateFormatter])
  const expansion = useMemo(
    () => ({
      labelOf: (line: AuditLine) => `Details of ${lineName(line, dateFormatter)}`,
      render: (line: AuditLine) =>
        line.changes.length === 0 ? (
          <p>No field was changed.</p>
        ) : (
          <LineChanges changes={line.changes} agentName={agentName} />
        ),
    }),
    [dateFormatter, agentName],
  )
  const narrow = (filters: ListQuery<AuditFilter>['filters']) =>
    onAsk({ ...query, filters, page: 1 }, { replace: true })
  const { from, to, text, person, action } = query.filters
  const range = given({ from, to, text })

  return (
    <div>
      <AuditFilters
        value={range}
        today={dateFormatter.today()}
        onChange={(next: AuditRange) => narrow(given({ ...next, person, action }))}
      />
      <ListTable<AuditLine, AuditColumn, AuditFilter>
        {...list}
        label="Audit Trail"
        noun={NOUN}
        columns={columns}
        rowId={idOf}
        filters={given({ person, action })}
        onFilter={(filters) => narrow(given({ ...range, person: filters.person, action: filters.action }))}
        otherFilters={{ count: Object.keys(range).length, onClear: () => narrow({}) }}
        expansion={expansion}
      />
    </div>
  )
}

/** Leaves out empty filters. */
function given<Name extends string>(
  filters: Partial<Record<Name, string | undefined>>,
): Partial<Record<Name, string>> {
  return Object.fromEntries(
    Object.entries<string | undefined>(filters).filter(
      ([, text]) => text !== undefined && text.trim() !== '',
    ),
  ) as Partial<Record<Name, string>>
}
