import { useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { Announcement } from '../../accessibility/Announcement/Announcement.tsx'
import { focusDialogOrHeading } from '../../accessibility/focus-moves.ts'
import type { Noun } from '../noun.ts'
import { BodyRows } from './body/BodyRows.tsx'
import { columnLayout } from './columns/column-layout.ts'
import type {
  DataColumn,
  DataExpansion,
  DataFilters,
  DataOtherFilters,
  DataPhase,
  DataSelection,
  DataSort,
} from './columns/data-column.ts'
import { FilterRow } from './head/FilterRow.tsx'
import { HeaderRow } from './head/HeaderRow.tsx'
import { TableToolbar } from './head/TableToolbar.tsx'
import { LandscapePaper } from '../../theme/paper.ts'
import { useShownDensity, type Density } from '../DensityChoice/density.ts'
import { StaleNotice } from '../StaleNotice/StaleNotice.tsx'
import { CutTextTooltip } from './body/CutTextTooltip.tsx'
import { EmptyRows, FailedRows, SkeletonRows } from './body/TableStates.tsx'
import { useFilterDrafts } from './filters/use-filter-drafts.ts'
import { useRowFocus } from './body/use-row-focus.ts'
import { useTableEngine } from './columns/use-table-engine.ts'
import * as S from './DataTable.styles.ts'

export interface DataTableProps<Row extends object, Column extends string = string> {
  /** The accessible name of the table, such as "Enquiries". */
  label: string
  /** The noun for rows in the table's messages. */
  noun: Noun
  /** Keep `columns`, `rows` and `rowMenu` stable between renders: a new value re-renders every row. */
  columns: readonly DataColumn<Row, Column>[]
  rows: readonly Row[]
  /** Must not change when a row is refetched. */
  rowId: (row: Row) => string
  phase: DataPhase
  /** True when the last request failed and the rows are out of date. */
  hasRefreshFailed?: boolean
  /** True while a changed query loads; the previous rows are dimmed. */
  isChanging?: boolean
  /** Repeats the failed request. */
  onRetry: () => void
  sort?: DataSort<Column> | null
  /** Called when the heading of a column with `enableSorting: true` is pressed; null for the original order. */
  onSort?: (sort: DataSort<Column> | null) => void
  /** The filters of the current query; typing may be ahead of them. */
  filters?: DataFilters<Column>
  /** Called half a second after the last key in any filter, with all filters. */
  onFilter?: (filters: Partial<Record<Column, string>>) => void
  /** Filters outside the table; 'Clear filters' clears them too. */
  otherFilters?: DataOtherFilters
  /** The actions at the end of each row. */
  rowMenu?: (row: Row) => ReactNode
  /** The divider that a row belongs below, such as 'Today'; shown above the first of its rows. Keep it stable between renders. */
  dividerOf?: ((row: Row) => string) | undefined
  /** The next step when there are no rows, such as a button that creates the first. */
  emptyHint?: ReactNode
  selection?: DataSelection<Row>
  expansion?: DataExpansion<Row>
  /** Filters besides those of the columns, and other controls for the whole list, above the table. */
  toolbar?: ReactNode
  /** True for a toolbar that phones show too, not only behind 'More', such as the actions on selected rows. */
  isToolbarKept?: boolean
  /** The first of the actions, which phones show too. */
  mainAction?: ReactNode
  /** Actions on the whole list, such as Export: after the filters and a divider. */
  actions?: ReactNode
  /** The user's choice; null lets the width of the window decide. */
  density?: Density | null
  /** Called when a density is chosen; without it there is no choice. */
  onDensity?: ((density: Density) => void) | undefined
}

const NO_FILTERS: DataFilters = {}
const ignore = () => undefined

/**
 * A table sorted and filtered by the server; on phones each row is a card.
 *
 * @also Table, Data grid, List
 * @do Keep columns and rows stable between renders.
 * @do Make a column sortable with enableSorting: true, keep the sort that onSort gives, and pass it back as sort
 *   with the rows in that order.
 * @do Mark one column as the title: it heads the card on phones.
 * @do Mark what one needs to act as whole: the compact table cuts the rest, and shows it in a tooltip.
 * @do Give the filter of a closed set its texts by `suggesting`.
 * @do Wrap the table in `RowMenus` if its rows have a RowMenu: they share one popup.
 * @dont Do not sort or filter in the browser: the server has all the rows.
 * @dont Do not make a whole row a button: it has a menu.
 * @key Tab: Moves through “Skip to…”, the toolbar, headings and filters, then to the rows, which are one stop.
 * @key Arrow Up, Arrow Down, Home, End: In a row, move to the same control of another row.
 * @key Arrow Left, Arrow Right: In a row, move between its controls.
 * @key Shift F10 or Menu: In a row, opens its menu.
 * @key Enter or Space: On a heading, sorts: ascending, descending, none. On an arrow, expands the row.
 * @key Enter: In a filter, applies it at once.
 * @key Arrow Down, Arrow Up: In a filter with suggestions, moves through them.
 * @key Escape: In a filter, closes its suggestions, then clears it. Elsewhere, hides a tooltip.
 * @key Space: Ticks a row.
 */
export function DataTable<Row extends object, Column extends string = string>({
  label,
  noun,
  columns,
  rows,
  rowId,
  phase,
  hasRefreshFailed = false,
  isChanging = false,
  onRetry,
  sort = null,
  onSort,
  filters: givenFilters,
  onFilter = ignore,
  otherFilters,
  rowMenu,
  dividerOf,
  emptyHint,
  selection,
  expansion,
  toolbar,
  isToolbarKept = false,
  mainAction,
  actions,
  density: chosenDensity = null,
  onDensity,
}: DataTableProps<Row, Column>) {
  const filters: DataFilters<Column> = givenFilters ?? NO_FILTERS
  const headId = useId()
  const bodyId = useId()
  const table = useRef<HTMLTableElement>(null)
  const [isHeadOpen, setIsHeadOpen] = useState(false)
  const density = useShownDensity(chosenDensity)
  const boxes = useFilterDrafts(filters, onFilter, otherFilters?.onClear)
  const { bodyProps, focusRows } = useRowFocus()
  const engine = useTableEngine({ columns, rows, rowId, sort, onSort, selection })

  const filterCount = Object.values(filters).filter(Boolean).length + (otherFilters?.count ?? 0)
  const hasFilters = columns.some(({ meta }) => meta?.filter !== undefined)
  const hasMenu = rowMenu !== undefined
  const hasSelection = selection !== undefined
  const hasExpansion = expansion !== undefined
  const leadingCount = Number(hasSelection) + Number(hasExpansion)
  const columnCount = leadingCount + columns.length + Number(hasMenu)
  const isWaiting = phase === 'loading' || (phase === 'refreshing' && isChanging && rows.length === 0)
  const isEmpty = rows.length === 0 && !isWaiting && phase !== 'failed'
  const selectLabelOf = selection?.labelOf
  const canSelect = selection?.canSelect
  const { rows: engineRows } = engine.getRowModel()
  const { rowSelection, expanded } = engine.state

  const { isWide, shares, style } = useMemo(
    () => columnLayout({ columns, leadingCount, hasMenu, density }),
    [columns, leadingCount, hasMenu, density],
  )

  // Memoised so that typing in a filter does not re-render the rows.
  const body = useMemo(
    () => (
      <BodyRows
        rows={engineRows}
        columns={columns}
        columnCount={columnCount}
        rowMenu={rowMenu}
        dividerOf={dividerOf}
        selectLabelOf={selectLabelOf}
        canSelect={canSelect}
        expansion={expansion}
        selected={rowSelection}
        expanded={expanded}
      />
    ),
    [
      engineRows,
      columns,
      columnCount,
      rowMenu,
      dividerOf,
      selectLabelOf,
      canSelect,
      expansion,
      rowSelection,
      expanded,
    ],
  )

  const clear = () => {
    // The button unmounts. A field would open the keyboard of a phone, so only a keyboard user's focus moves there.
    if (document.activeElement?.matches(':focus-visible'))
      table.current?.querySelector<HTMLInputElement>('thead input')?.focus()
    else focusDialogOrHeading()
    boxes.clear()
  }

  const renderBody = () => {
    if (isWaiting) return <SkeletonRows columnCount={columnCount} />
    if (phase === 'failed') return <FailedRows columnCount={columnCount} noun={noun} onRetry={onRetry} />
    if (!isEmpty) return body
    return (
      <EmptyRows
        columnCount={columnCount}
        noun={noun}
        hint={emptyHint}
        onClear={filterCount > 0 ? clear : undefined}
      />
    )
  }

  return (
    <S.Root>
      <LandscapePaper />
      {!isWaiting && rows.length > 0 && (
        <S.Skip
          href={`#${bodyId}`}
          onClick={(event) => {
            event.preventDefault()
            focusRows()
          }}
        >
          Skip to {noun.many}
        </S.Skip>
      )}
      <TableToolbar
        headId={headId}
        hasHead={hasFilters || onSort !== undefined}
        isHeadOpen={isHeadOpen}
        onHeadToggle={setIsHeadOpen}
        filterCount={filterCount}
        hasClear={hasFilters || otherFilters !== undefined}
        // A table without rows shows the button in their place.
        onClear={filterCount > 0 && !isEmpty ? clear : undefined}
        toolbar={toolbar}
        isToolbarKept={isToolbarKept}
        mainAction={mainAction}
        actions={actions}
        density={density}
        onDensity={onDensity}
      />
      <S.Scroller data-wide={isWide || undefined}>
        {phase === 'refreshing' && <S.Progress aria-hidden />}
        <S.Table
          ref={table}
          aria-label={label}
          aria-busy={phase === 'loading' || phase === 'refreshing'}
          data-density={density}
          style={style}
        >
          <S.Head id={headId} data-open={isHeadOpen || undefined}>
            <HeaderRow
              engine={engine}
              columns={columns}
              shares={shares}
              hasSelection={hasSelection}
              hasExpansion={hasExpansion}
              hasMenu={hasMenu}
            />
            {hasFilters && (
              <FilterRow columns={columns} boxes={boxes} leadingCount={leadingCount} hasMenu={hasMenu} />
            )}
          </S.Head>
          <S.Body {...bodyProps} id={bodyId} data-dimmed={isChanging || undefined}>
            {renderBody()}
          </S.Body>
        </S.Table>
      </S.Scroller>
      {density === 'compact' && <CutTextTooltip table={table} />}
      {hasRefreshFailed && <StaleNotice onRetry={onRetry} />}
      <Announcement>{phase === 'loading' ? `Loading ${noun.many}…` : ''}</Announcement>
    </S.Root>
  )
}
