import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx'
import { VisuallyHidden } from '../../../accessibility/VisuallyHidden/VisuallyHidden.tsx'
import type { DataColumn } from '../columns/data-column.ts'
import type { TableEngine } from '../columns/use-table-engine.ts'
import * as S from './HeaderRow.styles.ts'

export interface HeaderRowProps<Row extends object> {
  engine: TableEngine<Row>
  columns: readonly DataColumn<Row>[]
  /** The width of each column on paper. */
  shares: readonly { readonly '--share': string }[]
  hasSelection: boolean
  hasExpansion: boolean
  hasMenu: boolean
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending', none: 'none' } as const
const ICONS = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown }

/** The headings; sortable ones are buttons that cycle through ascending, descending and none. */
export function HeaderRow<Row extends object>({
  engine,
  columns,
  shares,
  hasSelection,
  hasExpansion,
  hasMenu,
}: HeaderRowProps<Row>) {
  return (
    <S.HeadRow>
      {hasSelection && (
        <S.HeadCell data-part="select">
          <Checkbox
            label="Select all rows of this page"
            isLabelHidden
            isChecked={engine.getIsAllPageRowsSelected()}
            isIndeterminate={engine.getIsSomePageRowsSelected() && !engine.getIsAllPageRowsSelected()}
            onChange={(isChecked) => engine.toggleAllPageRowsSelected(isChecked)}
          />
        </S.HeadCell>
      )}
      {hasExpansion && (
        <S.HeadCell data-part="expand">
          <VisuallyHidden>Details</VisuallyHidden>
        </S.HeadCell>
      )}
      {columns.map(({ id, header, meta }, index) => {
        const column = engine.getColumn(id)
        if (!column?.getCanSort())
          return (
            <S.HeadCell
              key={id}
              data-align={meta?.align}
              data-pinned={meta?.isPinned || undefined}
              style={shares[index]}
            >
              <S.HeadText>{header}</S.HeadText>
            </S.HeadCell>
          )
        const direction = column.getIsSorted() || 'none'
        const Icon = ICONS[direction]
        return (
          <S.HeadCell
            key={id}
            data-align={meta?.align}
            data-pinned={meta?.isPinned || undefined}
            data-sortable
            aria-sort={ARIA_SORT[direction]}
            style={shares[index]}
          >
            <S.SortButton type="button" data-direction={direction} onClick={column.getToggleSortingHandler()}>
              <span>{header}</span>
              <Icon aria-hidden />
            </S.SortButton>
          </S.HeadCell>
        )
      })}
      {hasMenu && (
        <S.HeadCell data-part="menu">
          <VisuallyHidden>Actions</VisuallyHidden>
        </S.HeadCell>
      )}
    </S.HeadRow>
  )
}
