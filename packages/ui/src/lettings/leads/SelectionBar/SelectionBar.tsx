import { BULK_MAX } from '@latchkey/domain/leads/bulk/bulk.limits'
import type { ReactNode } from 'react'
import { Announcement } from '../../../accessibility/Announcement/Announcement.tsx'
import { Button } from '../../../controls/Button/Button.tsx'
import * as S from './SelectionBar.styles.ts'

export interface SelectionBarProps {
  /** The number of selected leads, on all pages. */
  count: number
  /** True while a bulk action is running. */
  isBusy?: boolean
  onSelectPage: () => void
  onClear: () => void
  /** Undefined without permission: there is no button. */
  onAssign?: (() => void) | undefined
  onDelete: () => void
  /** Exports the selected leads; null without permission. */
  exportMenu?: ReactNode
}

/**
 * The bulk actions on selected leads, in place of the filters above their table, which therefore does not move.
 *
 * @do Show it from the first press on Select, also while nothing is selected.
 * @dont Do not count in a button: the number is in front of them.
 * @key Enter or Space: Presses a button; in the list, Space selects a lead.
 */
export function SelectionBar({
  count,
  isBusy = false,
  onSelectPage,
  onClear,
  onAssign,
  onDelete,
  exportMenu,
}: SelectionBarProps) {
  const isNone = count === 0
  const isFull = count >= BULK_MAX
  const summary = isFull ? `${count} selected (the maximum)` : `${count} selected`
  return (
    <S.Bar>
      <S.Count>{summary}</S.Count>
      <Button size="small" disabled={isFull} onClick={onSelectPage}>
        Select all on this page
      </Button>
      <Button size="small" disabled={isNone} onClick={onClear}>
        Clear
      </Button>
      <S.Acts>
        {onAssign && (
          <Button size="small" disabled={isNone || isBusy} onClick={onAssign}>
            Assign…
          </Button>
        )}
        {exportMenu}
        <Button size="small" variant="quiet-danger" disabled={isNone || isBusy} onClick={onDelete}>
          Delete
        </Button>
      </S.Acts>
      <Announcement>{summary}</Announcement>
    </S.Bar>
  )
}
