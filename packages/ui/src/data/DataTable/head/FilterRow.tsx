import type { DataColumn } from '../columns/data-column.ts'
import type { FilterBoxes } from '../filters/use-filter-drafts.ts'
import { FilterBox } from './FilterBox.tsx'
import { HeadRow } from './HeaderRow.styles.ts'
import * as S from './FilterRow.styles.ts'

export interface FilterRowProps<Row extends object, Column extends string> {
  columns: readonly DataColumn<Row, Column>[]
  boxes: FilterBoxes
  /** Columns before the first data column. */
  leadingCount: number
  hasMenu: boolean
}

/** A filter field under each heading that has a filter. */
export function FilterRow<Row extends object, Column extends string>({
  columns,
  boxes,
  leadingCount,
  hasMenu,
}: FilterRowProps<Row, Column>) {
  return (
    <HeadRow data-filters>
      {leadingCount > 0 && <S.Cell colSpan={leadingCount} />}
      {columns.map(({ id, header, meta }) => {
        const filter = meta?.filter
        const isPinned = meta?.isPinned || undefined
        if (filter === undefined) return <S.Cell key={id} data-pinned={isPinned} />
        return (
          <S.Cell key={id} data-label={header} data-pinned={isPinned}>
            <FilterBox
              label={filter.label ?? `Filter ${header}`}
              filter={filter}
              text={boxes.textOf(id)}
              onType={(text) => boxes.type(id, text)}
              onSend={boxes.send}
            />
          </S.Cell>
        )
      })}
      {hasMenu && <S.Cell data-part="menu" />}
    </HeadRow>
  )
}
