import { use } from 'react'
import type { MenuItem } from '../../overlays/Menu/menu-item.ts'
import { Menu } from '../../overlays/Menu/Menu.tsx'
import { MenuTrigger } from '../../overlays/Menu/MenuTrigger.tsx'
import { RowMenuContext } from './row-menu-context.ts'
import * as S from './RowMenu.styles.ts'

export interface RowMenuProps {
  /** The id of the row. */
  subject: number | string
  /** The name of the row: the heading of the menu, and part of the accessible name of its button. */
  name: string
  /**
   * The actions on the row. Set `isVisible` to false for actions that are not permitted or do not apply, and
   * `isDisabled` for those that lack data.
   */
  items: readonly MenuItem[]
  /** The reason why items are disabled. */
  note?: string
}

/**
 * A menu of actions on one row of a list, behind three dots at its end. The rows of a table share one.
 *
 * @do Name the record, so that screen reader users know whose menu it is.
 * @do Put destructive items last, after a divider, in red.
 * @dont Do not show actions without permission; disable those that are not possible now.
 * @key Enter or Space: Opens the menu; on an item, runs it.
 * @key Arrow Up, Arrow Down: Move through the items.
 * @key Letters: Find the item that starts with them.
 * @key Escape: Closes it.
 */
export function RowMenu({ subject, name, items, note }: RowMenuProps) {
  const handle = use(RowMenuContext)
  const label = `Actions for ${name}`
  const content = { label, subject, header: name, note, items, align: 'end' } as const
  const trigger = <S.Dots type="button" aria-label={label} data-variant="quiet" data-size="small" />
  return handle === null ? (
    <Menu {...content} trigger={trigger} />
  ) : (
    <MenuTrigger {...content} handle={handle} trigger={trigger} />
  )
}
