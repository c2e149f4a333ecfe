import { X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { DataColumn } from '../columns/data-column.ts'
import type { FilterBoxes } from '../filters/use-filter-drafts.ts'
import { HeadRow } from './HeaderRow.styles.ts'
import * as S from './FilterRow.styles.ts'

export interface FilterRowProps<Row extends object, Column extends string> {
  columns: readonly DataColumn<Row, Column>[]
  boxes: FilterBoxes
  /** Columns before the first one that has data. */
  leadingCount: number
  hasMenu: boolean
}

/** A box under each heading: Enter asks at once, Escape empties it. */
export function FilterRow<Row extends object, Column extends string>({
  columns,
  boxes,
  leadingCount,
  hasMenu,
}: FilterRowProps<Row, Column>) {
  const handleKey = (event: KeyboardEvent, column: Column) => {
    if (event.key === 'Enter') boxes.send()
    if (event.key === 'Escape' && boxes.textOf(column) !== '') {
      // The first Escape belongs to the text, not to a dialog around the table.
      event.stopPropagation()
      boxes.type(column, '')
    }
  }

  return (
    <HeadRow data-filters>
      {leadingCount > 0 && <S.Cell colSpan={leadingCount} />}
      {columns.map(({ id, header, meta }) => {
        const filter = meta?.filter
        if (filter === undefined) return <S.Cell key={id} />
        const text = boxes.textOf(id)
        return (
          <S.Cell key={id} data-label={header}>
            <S.Box>
              <S.Input
                type="text"
                aria-label={filter.label ?? `Filter ${header}`}
                inputMode={filter.kind === 'digits' ? 'numeric' : undefined}
                // Not seen; the style asks whether the box is empty.
                placeholder=" "
                autoComplete="off"
                spellCheck={false}
                value={text}
                onChange={({ target }) =>
                  boxes.type(id, filter.kind === 'digits' ? target.value.replaceAll(/\D/g, '') : target.value)
                }
                onKeyDown={(event) => handleKey(event, id)}
              />
              {text !== '' && (
                // For the pointer only: at the keyboard Escape does the same.
                <S.Clear
                  type="button"
                  tabIndex={-1}
                  aria-hidden
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => boxes.type(id, '')}
                >
                  <X />
                </S.Clear>
              )}
            </S.Box>
          </S.Cell>
        )
      })}
      {hasMenu && <S.Cell data-part="menu" />}
    </HeadRow>
  )
}
