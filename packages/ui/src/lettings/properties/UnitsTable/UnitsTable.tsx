import { PAGE_SIZES, type ListQuery } from '@latchkey/domain/platform/page'
import type { UnitColumn } from '@latchkey/domain/properties/property.columns'
import type { Property } from '@latchkey/domain/properties/property.contract'
import { Pencil, Trash2 } from 'lucide-react'
import { useCallback, useMemo, type ReactNode } from 'react'
import { useStableCallback } from '../../../behaviour/use-stable-callback.ts'
import { DataTable, type DataTableProps } from '../../../data/DataTable/DataTable.tsx'
import { ListFooter } from '../../../data/ListFooter/ListFooter.tsx'
import { RowMenu } from '../../../data/RowMenu/RowMenu.tsx'
import { unitColumns } from '../unit-columns.tsx'

/** What the list of a project's units accepts. */
export interface UnitsTableProps extends Pick<
  DataTableProps<Property>,
  'phase' | 'hasRefreshFailed' | 'isChanging' | 'onRetry'
> {
  rows: readonly Property[]
  /** The question last asked. */
  query: ListQuery<UnitColumn>
  /** Of the rows on show. */
  page: number
  lastPage: number
  total: number
  /** Asks another question; typing in a filter leaves no step for Back. */
  onAsk: (query: ListQuery<UnitColumn>, how?: { replace?: boolean }) => void
  onOpen: (unit: Property) => void
  onDelete: (unit: Property) => void
  /** The next step when the project has no units at all. */
  emptyHint?: ReactNode
}

const NOUN = { one: 'unit', many: 'units' }

const idOf = (unit: Property) => String(unit.id)

/** The units of one project, to find, open and delete. Source: specification §2 "Units of a project". */
export function UnitsTable({
  rows,
  query,
  page,
  lastPage,
  total,
  onAsk,
  onOpen,
  onDelete,
  emptyHint,
  ...state
}: UnitsTableProps) {
  const open = useStableCallback(onOpen)
  const remove = useStableCallback(onDelete)
  const columns = useMemo(() => unitColumns(open), [open])
  const rowMenu = useCallback(
    (unit: Property) => (
      <RowMenu
        name={unit.name}
        items={[
          { label: 'View/Edit', icon: <Pencil aria-hidden />, onSelect: () => open(unit) },
          {
            label: 'Delete',
            icon: <Trash2 aria-hidden />,
            isDanger: true,
            hasDivider: true,
            onSelect: () => remove(unit),
          },
        ]}
      />
    ),
    [open, remove],
  )
  return (
    <div>
      <DataTable
        {...state}
        label="Units"
        noun={NOUN}
        columns={columns}
        rows={rows}
        rowId={idOf}
        rowMenu={rowMenu}
        emptyHint={emptyHint}
        sort={query.sort}
        onSort={(sort) => onAsk({ ...query, sort, page: 1 })}
        filters={query.filters}
        onFilter={(filters) => onAsk({ ...query, filters, page: 1 }, { replace: true })}
      />
      {state.phase !== 'loading' && state.phase !== 'failed' && (
        <ListFooter
          noun={NOUN}
          page={page}
          lastPage={lastPage}
          total={total}
          limit={query.limit}
          sizes={PAGE_SIZES}
          onPage={(next) => onAsk({ ...query, page: next })}
          onLimit={(limit) => onAsk({ ...query, limit, page: 1 })}
        />
      )}
    </div>
  )
}
