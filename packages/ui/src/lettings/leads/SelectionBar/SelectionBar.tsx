import { BULK_MAX } from '@latchkey/domain/leads/bulk/bulk.limits'
import { Trash2, UserRoundPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import {
  SelectionBar as Bar,
  type SelectionBarProps as BarProps,
} from '../../../data/SelectionBar/SelectionBar.tsx'

export interface SelectionBarProps extends Pick<BarProps, 'count' | 'onSelectPage' | 'onClear'> {
  /** True while a bulk action is running. */
  isBusy?: boolean
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
export function SelectionBar({ isBusy = false, onAssign, onDelete, exportMenu, ...bar }: SelectionBarProps) {
  const isIdle = bar.count === 0 || isBusy
  return (
    <Bar {...bar} isFull={bar.count >= BULK_MAX}>
      {onAssign && (
        <Button size="small" icon={<UserRoundPlus aria-hidden />} disabled={isIdle} onClick={onAssign}>
          Assign…
        </Button>
      )}
      {exportMenu}
      <Button
        size="small"
        variant="quiet-danger"
        icon={<Trash2 aria-hidden />}
        disabled={isIdle}
        onClick={onDelete}
      >
        Delete
      </Button>
    </Bar>
  )
}
