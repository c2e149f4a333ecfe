import { type LeadColumn, dateAndTimeOf } from '@latchkey/domain/leads/lead.columns'
import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { LeadSection } from '@latchkey/domain/leads/lead-status'
import { whenChoice } from '@latchkey/domain/leads/lead-choices'
import { dividerOf } from '@latchkey/domain/leads/viewings-to-come'
import { leadName } from '@latchkey/domain/leads/lead-names'
import { Pencil } from 'lucide-react'
import { useCallback, useMemo, type ReactNode } from 'react'
import { RowMenu } from '../../../data/RowMenu/RowMenu.tsx'
import { RowMenus } from '../../../data/RowMenu/RowMenus.tsx'
import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import type { MenuItem } from '../../../overlays/Menu/menu-item.ts'
import { deleteItem } from '../../delete-item.tsx'
import { ListTable, sortedAndFiltered, type ListState } from '../../ListTable.tsx'
import { LeadCells } from '../lead-cells.styles.ts'
import { leadColumns } from '../lead-columns.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'

/** The leads that were ticked, on all pages. */
interface LeadSelection {
  readonly ids: ReadonlySet<number>
  /** True if no more leads can be selected. */
  readonly isFull: boolean
  /** Called with all ids; the leads of new ones are on the displayed page. */
  readonly onSelect: (ids: readonly number[], pageRows: readonly LeadRow[]) => void
}

export interface LeadsTableProps extends ListState<LeadRow, LeadColumn> {
  section: LeadSection
  onOpen: (row: LeadRow) => void
  onDelete: (row: LeadRow) => void
  /** More items of a row's menu, between View/Edit and Delete. Keep it stable between renders. */
  moreItems?: (row: LeadRow) => readonly MenuItem[]
  /** The selected leads; null hides the checkboxes. While selecting, they are in the place of the menus. */
  selection?: LeadSelection | null
  /** The signed-in user, whose own leads are highlighted. */
  userId?: number | undefined
  /** `YYYY-MM-DD`, for the dividers of viewings to come. */
  today?: string | undefined
  /** The next step when the section has no leads. */
  emptyHint?: ReactNode
}

const NOUNS = {
  Enquiry: { one: 'enquiry', many: 'enquiries' },
  Viewing: { one: 'viewing', many: 'viewings' },
  Reservation: { one: 'reservation', many: 'reservations' },
}
const LABELS = { Enquiry: 'Enquiries', Viewing: 'Viewings', Reservation: 'Reservations' }

const idOf = (row: LeadRow) => String(row.id)
const selectLabel = (row: LeadRow) => `Select ${leadName(row)}`
const nothingMore = (): readonly MenuItem[] => []

/**
 * The leads of one section, which can be filtered, opened and deleted.
 *
 * @do Pass the section of the page: columns and texts follow.
 * @do Keep moreItems stable between renders.
 * @dont Do not build a list of leads from DataTable on a page.
 * @key Tab: Moves through “Skip to…”, the toolbar, headings and filters, then to the rows, which are one stop.
 * @key Arrow Up, Arrow Down, Home, End: In a row, move to the same control of another row.
 * @key Arrow Left, Arrow Right: In a row, move between its controls.
 * @key Shift F10 or Menu: In a row, opens its menu.
 * @key Enter or Space: On a heading, sorts; on a control of a row, activates it.
 * @key Enter: In a filter, applies it at once.
 * @key Escape: In a filter, clears it.
 */
export function LeadsTable({
  section,
  onOpen,
  onDelete,
  moreItems = nothingMore,
  userId,
  today,
  selection = null,
  emptyHint,
  ...list
}: LeadsTableProps) {
  const dateFormatter = useDateFormatter()
  const open = useStableCallback(onOpen)
  const remove = useStableCallback(onDelete)
  const columns = useMemo(
    () => leadColumns(section, { dateFormatter, userId, onOpen: open }),
    [section, dateFormatter, userId, open],
  )
  const rowMenu = useCallback(
    (row: LeadRow) => (
      <RowMenu
        subject={row.id}
        name={leadName(row)}
        items={[
          { label: 'View/Edit', icon: <Pencil aria-hidden />, onSelect: () => open(row) },
          ...moreItems(row),
          deleteItem(() => remove(row)),
        ]}
      />
    ),
    [open, remove, moreItems],
  )

  const { query, onAsk } = list
  const select = useStableCallback((ids: readonly string[]) =>
    selection?.onSelect(ids.map(Number), list.rows),
  )
  const tableSelection = useMemo(
    () =>
      selection && {
        selected: [...selection.ids].map(String),
        onSelect: select,
        labelOf: selectLabel,
        canSelect: ({ id }: LeadRow) => !selection.isFull || selection.ids.has(id),
      },
    [selection, select],
  )
  const hasDividers = query.sort === null && whenChoice(query.choices ?? {}) === 'to-come'
  const dividerAbove = useMemo(
    () =>
      hasDividers && today !== undefined
        ? (row: LeadRow) => dividerOf(dateFormatter.toDateInput(dateAndTimeOf(row)), today)
        : undefined,
    [hasDividers, today, dateFormatter],
  )
  const choiceCount = Object.keys(query.choices ?? {}).length
  return (
    <LeadCells>
      <RowMenus>
        <ListTable
          {...list}
          {...sortedAndFiltered(list)}
          label={LABELS[section]}
          noun={NOUNS[section]}
          columns={columns}
          rowId={idOf}
          // Both would be wider than the window of 1280 px.
          {...(tableSelection === null ? { rowMenu } : { selection: tableSelection })}
          dividerOf={dividerAbove}
          emptyHint={emptyHint}
          {...(choiceCount > 0 && {
            otherFilters: {
              count: choiceCount,
              onClear: () => onAsk({ ...query, filters: {}, choices: {}, page: 1 }),
            },
          })}
        />
      </RowMenus>
    </LeadCells>
  )
}
