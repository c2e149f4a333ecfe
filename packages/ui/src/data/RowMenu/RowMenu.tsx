import type { MenuItem } from '../../overlays/Menu/menu-item.ts'
import { Menu } from '../../overlays/Menu/Menu.tsx'
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

/** A menu of actions on one row of a list, behind three dots at its end. */
export function RowMenu({ subject, name, items, note }: RowMenuProps) {
  const label = `Actions for ${name}`
  return (
    <Menu
      label={label}
      subject={subject}
      header={name}
      items={items}
      {...(note !== undefined && { note })}
      trigger={<S.Dots type="button" aria-label={label} data-variant="quiet" data-size="small" />}
    />
  )
}
