import type { ImportCounts } from '@latchkey/domain/imports/import.contract'
import { ROW_COUNTS, ROW_FILTERS, type RowFilter } from '@latchkey/domain/imports/import-labels'
import { rowFilterText } from '@latchkey/domain/imports/import-steps.messages'
import { ToggleButton } from '../../../controls/ToggleButton/ToggleButton.tsx'
import * as S from './CheckPanel.styles.ts'

export interface RowFiltersProps {
  counts: ImportCounts
  filter: RowFilter | null
  onFilter: (filter: RowFilter | null) => void
}

/** The numbers of rows, each of which shows its rows alone. */
export function RowFilters({ counts, filter, onFilter }: RowFiltersProps) {
  return (
    <S.Filters aria-label="Rows to show">
      {ROW_FILTERS.map((each) => {
        const count = counts[ROW_COUNTS[each]]
        return (
          <ToggleButton
            key={each}
            isPressed={filter === each}
            isDisabled={count === 0 && filter !== each}
            onChange={(isPressed) => onFilter(isPressed ? each : null)}
          >
            {rowFilterText(each, count)}
          </ToggleButton>
        )
      })}
    </S.Filters>
  )
}
