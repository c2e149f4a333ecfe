import { ChevronRight } from 'lucide-react'
import { Fragment, memo, type ReactNode } from 'react'
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx'
import { CELL, DIVIDER, ROW } from '../columns/cell-look.ts'
import type { DataColumn, DataExpansion } from '../columns/data-column.ts'
import type { TableEngine } from '../columns/use-table-engine.ts'
import * as S from './BodyRows.styles.ts'

type EngineRow<Row extends object> = ReturnType<TableEngine<Row>['getRowModel']>['rows'][number]

interface Shared<Row extends object> {
  columns: readonly DataColumn<Row>[]
  columnCount: number
  rowMenu: ((row: Row) => ReactNode) | undefined
  selectLabelOf: ((row: Row) => string) | undefined
  expansion: DataExpansion<Row> | undefined
}

export interface BodyRowsProps<Row extends object> extends Shared<Row> {
  rows: readonly EngineRow<Row>[]
  /** Ids of selected and of expanded rows. */
  selected: Readonly<Record<string, boolean>>
  expanded: true | Readonly<Record<string, boolean>>
  dividerOf: ((row: Row) => string) | undefined
  canSelect: ((row: Row) => boolean) | undefined
}

interface BodyRowProps<Row extends object> extends Shared<Row> {
  row: EngineRow<Row>
  isSelected: boolean
  isSelectable: boolean
  isExpanded: boolean
}

function PlainBodyRow<Row extends object>({
  row,
  columns,
  columnCount,
  rowMenu,
  selectLabelOf,
  expansion,
  isSelected,
  isSelectable,
  isExpanded,
}: BodyRowProps<Row>) {
  const value = row.original
  const panelId = `${row.id}-details`
  return (
    <>
      <tr {...ROW} data-selected={isSelected || undefined}>
        {selectLabelOf && (
          <td {...CELL} data-part="select">
            <Checkbox
              label={selectLabelOf(value)}
              isLabelHidden
              isChecked={isSelected}
              isDisabled={!isSelectable}
              onChange={(isChecked) => row.toggleSelected(isChecked)}
            />
          </td>
        )}
        {expansion && (
          <td {...CELL} data-part="expand">
            <S.ExpandButton
              type="button"
              aria-label={expansion.labelOf(value)}
              aria-expanded={isExpanded}
              aria-controls={isExpanded ? panelId : undefined}
              onClick={() => row.toggleExpanded()}
            >
              <ChevronRight aria-hidden />
            </S.ExpandButton>
          </td>
        )}
        {columns.map(({ id, header, meta, accessorFn, render }) => (
          <td
            {...CELL}
            key={id}
            data-label={header}
            data-align={meta?.align}
            data-pinned={meta?.isPinned || undefined}
            data-part={meta?.isTitle ? 'title' : undefined}
            data-cut={!(meta?.isTitle || meta?.isWhole) || undefined}
            data-lines={meta?.compactLines}
          >
            {render ? render(value) : (accessorFn(value, row.index) as ReactNode)}
          </td>
        ))}
        {rowMenu && (
          <td {...CELL} data-part="menu">
            {rowMenu(value)}
          </td>
        )}
      </tr>
      {expansion && isExpanded && (
        <tr {...ROW} id={panelId}>
          <td {...CELL} data-part="wide" data-details colSpan={columnCount}>
            {expansion.render(value)}
          </td>
        </tr>
      )}
    </>
  )
}

// `memo` loses the type parameter of a generic component.
const BodyRow = memo(PlainBodyRow) as typeof PlainBodyRow

/** The rows of a table; each re-renders only when its own values change. */
export function BodyRows<Row extends object>({
  rows,
  selected,
  expanded,
  dividerOf,
  canSelect,
  ...shared
}: BodyRowsProps<Row>) {
  const dividers = rows.map((row) => dividerOf?.(row.original))
  return rows.map((row, index) => (
    <Fragment key={row.id}>
      {dividers[index] !== dividers[index - 1] && (
        <tr {...ROW} data-divider>
          <th {...DIVIDER} scope="rowgroup" colSpan={shared.columnCount}>
            {dividers[index]}
          </th>
        </tr>
      )}
      <BodyRow
        row={row}
        isSelected={selected[row.id] === true}
        isSelectable={canSelect?.(row.original) ?? true}
        isExpanded={expanded === true || expanded[row.id] === true}
        {...shared}
      />
    </Fragment>
  ))
}
