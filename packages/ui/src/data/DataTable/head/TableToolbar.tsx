import { ListFilter, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { MoreWhenNarrow } from '../../../layout/MoreWhenNarrow/MoreWhenNarrow.tsx'
import type { Density } from '../../DensityChoice/density.ts'
import { DensityChoice } from '../../DensityChoice/DensityChoice.tsx'
import * as S from './TableToolbar.styles.ts'

export interface TableToolbarProps {
  /** Id of the headings and filters, which phones show and hide. */
  headId: string
  /** False where there is nothing to sort or filter by. */
  hasHead: boolean
  isHeadOpen: boolean
  onHeadToggle: (isOpen: boolean) => void
  /** Filters that hold. */
  filterCount: number
  /** Takes every filter off; undefined where nothing is to be taken off here. */
  onClear: (() => void) | undefined
  /** What else holds for the whole list, in one line where there is room, and behind 'More' on phones. */
  toolbar?: ReactNode
  density: Density
  onDensity: ((density: Density) => void) | undefined
}

/** Above the table: what holds for all of it. */
export function TableToolbar({
  headId,
  hasHead,
  isHeadOpen,
  onHeadToggle,
  filterCount,
  onClear,
  toolbar,
  density,
  onDensity,
}: TableToolbarProps) {
  return (
    <S.Bar>
      {hasHead && (
        <S.PhonesOnly>
          <Button
            icon={<ListFilter aria-hidden />}
            aria-expanded={isHeadOpen}
            aria-controls={headId}
            onClick={() => onHeadToggle(!isHeadOpen)}
          >
            {filterCount === 0 ? 'Sort and filter' : `Sort and filter (${filterCount})`}
          </Button>
        </S.PhonesOnly>
      )}
      <MoreWhenNarrow>
        {toolbar}
        {onClear && (
          <Button size="small" icon={<X aria-hidden />} onClick={onClear}>
            Clear filters
          </Button>
        )}
      </MoreWhenNarrow>
      {onDensity && (
        <S.TablesOnly>
          <DensityChoice density={density} onDensity={onDensity} />
        </S.TablesOnly>
      )}
    </S.Bar>
  )
}
