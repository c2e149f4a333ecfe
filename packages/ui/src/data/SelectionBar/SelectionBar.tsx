import { ListChecks, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Announcement } from '../../accessibility/Announcement/Announcement.tsx'
import { Button } from '../../controls/Button/Button.tsx'
import * as S from './SelectionBar.styles.ts'

export interface SelectionBarProps {
  /** The number of selected rows, on all pages. */
  count: number
  /** True if no more can be selected. */
  isFull?: boolean
  onSelectPage: () => void
  onClear: () => void
  /** The actions on the selected rows; disabled while there are none. */
  children: ReactNode
}

/**
 * Shows the actions for the ticked rows of a list, above it.
 *
 * @do Show it before the first tick, so that the list does not move then.
 * @do Put it into the toolbar of the table whose rows have a check box each.
 * @dont Do not count in a button: the number is in front of them.
 * @key Enter or Space: Presses a button; in the list, Space ticks a row.
 */
export function SelectionBar({ count, isFull = false, onSelectPage, onClear, children }: SelectionBarProps) {
  const summary = isFull ? `${count} selected (the maximum)` : `${count} selected`
  return (
    <S.Bar>
      <S.Count>{summary}</S.Count>
      <Button size="small" icon={<ListChecks aria-hidden />} disabled={isFull} onClick={onSelectPage}>
        Select all on this page
      </Button>
      <Button size="small" icon={<X aria-hidden />} disabled={count === 0} onClick={onClear}>
        Clear
      </Button>
      <S.Actions>{children}</S.Actions>
      <Announcement>{summary}</Announcement>
    </S.Bar>
  )
}
