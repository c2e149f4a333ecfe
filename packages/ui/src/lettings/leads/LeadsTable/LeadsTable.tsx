import type { LeadColumn } from '@latchkey/domain/leads/lead.columns'
import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { LeadSection } from '@latchkey/domain/leads/lead.enums'
import { leadName } from '@latchkey/domain/leads/lead.names'
import { PAGE_SIZES, type ListQuery } from '@latchkey/domain/platform/page'
import type { Clock } from '@latchkey/domain/platform/time'
import { Pencil, Trash2 } from 'lucide-react'
import { useCallback, useMemo, type ReactNode } from 'react'
import type { RenderLink } from '../../../controls/render-link.tsx'
import { DataTable, type DataTableProps } from '../../../data/DataTable/DataTable.tsx'
import { ListFooter } from '../../../data/ListFooter/ListFooter.tsx'
import { RowMenu } from '../../../data/RowMenu/RowMenu.tsx'
import { useStableCallback } from '../../../behaviour/use-stable-callback.ts'
import type { MenuItem } from '../../../overlays/Menu/Menu.tsx'
import { leadColumns } from '../lead-columns.tsx'

/** What a list of leads accepts. */
export interface LeadsTableProps extends Pick<
  DataTableProps<LeadRow>,
  'phase' | 'hasRefreshFailed' | 'isChanging' | 'onRetry'
> {
  section: LeadSection
  rows: readonly LeadRow[]
  clock: Clock
  /** The question last asked. */
  query: ListQuery<LeadColumn>
  /** Of the rows on show. */
  page: number
  lastPage: number
  total: number
  /** Asks another question; typing in a filter leaves no step for Back. */
  onAsk: (query: ListQuery<LeadColumn>, how?: { replace?: boolean }) => void
  onOpen: (row: LeadRow) => void
  onDelete: (row: LeadRow) => void
  onCopied: () => void
  /** Further lines of a row's menu, between View/Edit and Delete. Keep it stable between renders. */
  moreItems?: (row: LeadRow) => readonly MenuItem[]
  renderLink?: RenderLink
  /** The next step when the section has no leads at all. */
  emptyHint?: ReactNode
}

const NOUNS = {
  Enquiry: { one: 'enquiry', many: 'enquiries' },
  Viewing: { one: 'viewing', many: 'viewings' },
  Reservation: { one: 'reservation', many: 'reservations' },
}
const LABELS = { Enquiry: 'Enquiries', Viewing: 'Viewings', Reservation: 'Reservations' }

const idOf = (row: LeadRow) => String(row.id)
const nothingMore = (): readonly MenuItem[] => []

/** The leads of one section of the pipeline, to find, open and delete. Source: specification §2. */
export function LeadsTable({
  section,
  rows,
  clock,
  query,
  page,
  lastPage,
  total,
  onAsk,
  onOpen,
  onDelete,
  onCopied,
  moreItems = nothingMore,
  renderLink,
  emptyHint,
  ...state
}: LeadsTableProps) {
  const open = useStableCallback(onOpen)
  const remove = useStableCallback(onDelete)
  const copied = useStableCallback(onCopied)
  const columns = useMemo(
    () => leadColumns(section, { clock, onOpen: open, onCopied: copied }),
    [section, clock, open, copied],
  )
  const rowMenu = useCallback(
    (row: LeadRow) => (
      <RowMenu
        name={leadName(row)}
        renderLink={renderLink}
        items={[
          { label: 'View/Edit', icon: <Pencil aria-hidden />, onSelect: () => open(row) },
          ...moreItems(row),
          {
            label: 'Delete',
            icon: <Trash2 aria-hidden />,
            isDanger: true,
            hasDivider: true,
            onSelect: () => remove(row),
          },
        ]}
      />
    ),
    [open, remove, moreItems, renderLink],
  )

  return (
    <div>
      <DataTable
        {...state}
        label={LABELS[section]}
        noun={NOUNS[section]}
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
          noun={NOUNS[section]}
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
