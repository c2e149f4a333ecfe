import { FilterX, ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { IconButton } from '../../../controls/IconButton/IconButton.tsx'
import { useMedia } from '../../../hooks/use-media.ts'
import { MoreWhenNarrow } from '../../../layout/MoreWhenNarrow/MoreWhenNarrow.tsx'
import { under } from '../../../theme/breakpoints.ts'
import type { Density } from '../../DensityChoice/density.ts'
import { DensityChoice } from '../../DensityChoice/DensityChoice.tsx'
import * as S from './TableToolbar.styles.ts'

export interface TableToolbarProps {
  /** Id of the headings and filters, which phones show and hide. */
  headId: string
  /** False if there is nothing to sort or filter by. */
  hasHead: boolean
  isHeadOpen: boolean
  onHeadToggle: (isOpen: boolean) => void
  /** The number of active filters. */
  filterCount: number
  /** True if there may be filters: their button keeps its room, so that the table does not move when one is set. */
  hasClear: boolean
  /** Clears all filters; undefined hides the button. */
  onClear: (() => void) | undefined
  /** Other controls for the whole list, in one line if they fit, and behind 'More' on phones. */
  toolbar?: ReactNode
  /** True for a toolbar that phones show too. */
  isToolbarKept: boolean
  /** The first of the actions, which phones show too. */
  mainAction?: ReactNode
  /** After a divider. */
  actions?: ReactNode
  density: Density
  onDensity: ((density: Density) => void) | undefined
}

const CLEAR = 'Clear filters'

/** Controls for the whole table, above it. */
export function TableToolbar({
  headId,
  hasHead,
  isHeadOpen,
  onHeadToggle,
  filterCount,
  hasClear,
  onClear,
  toolbar,
  isToolbarKept,
  mainAction,
  actions,
  density,
  onDensity,
}: TableToolbarProps) {
  const isPhone = useMedia(under(640))
  const isToolbarBeside = isPhone && isToolbarKept
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
      {isToolbarBeside && toolbar}
      {isPhone && mainAction}
      <MoreWhenNarrow>
        {!isToolbarBeside && toolbar}
        {!isToolbarBeside && toolbar && (mainAction || actions) && <S.Divider aria-hidden />}
        {!isPhone && mainAction}
        {actions}
        {isPhone && onClear && (
          <Button size="small" icon={<FilterX aria-hidden />} onClick={onClear}>
            {CLEAR}
          </Button>
        )}
      </MoreWhenNarrow>
      {!isPhone && hasClear && (
        <S.ClearPlace>
          {onClear && (
            <IconButton
              label={CLEAR}
              icon={<FilterX aria-hidden />}
              variant="secondary"
              size="small"
              onClick={onClear}
            />
          )}
        </S.ClearPlace>
      )}
      {onDensity && (
        <S.TablesOnly>
          <DensityChoice density={density} onDensity={onDensity} />
        </S.TablesOnly>
      )}
    </S.Bar>
  )
}
