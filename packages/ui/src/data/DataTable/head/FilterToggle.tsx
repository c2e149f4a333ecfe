import { ListFilter } from 'lucide-react'
import { Button } from '../../../controls/Button/Button.tsx'
import * as S from './FilterToggle.styles.ts'

export interface FilterToggleProps {
  /** Id of the part that it shows and hides. */
  headId: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  /** Filters that hold. */
  filterCount: number
}

/** On phones, where rows are cards: shows and hides the headings and filters. */
export function FilterToggle({ headId, isOpen, onToggle, filterCount }: FilterToggleProps) {
  return (
    <S.PhonesOnly>
      <Button
        icon={<ListFilter aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={headId}
        onClick={() => onToggle(!isOpen)}
      >
        {filterCount === 0 ? 'Sort and filter' : `Sort and filter (${filterCount})`}
      </Button>
    </S.PhonesOnly>
  )
}
