import { Menu as Base } from '@base-ui/react/menu'
import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../controls/IconButton/IconButton.tsx'
import type { MenuItem } from './menu-item.ts'
import { MenuPopup } from './MenuPopup.tsx'
import { MenuTrigger, type OpenMenu, type Opener } from './MenuTrigger.tsx'

export interface MenuProps {
  /** The purpose of the menu, such as "Actions for Priya Shah"; the name and tooltip of the three dots. */
  label: string
  items: readonly MenuItem[]
  /** The id of the record that the actions are on: an open menu closes when it changes. */
  subject?: number | string
  /** Above the items, such as the name of the record. */
  header?: string
  /** Under the header: why items are disabled. */
  note?: string
  /** Replaces the three dots: a Button or an IconButton with its own label. */
  trigger?: Opener
  align?: 'start' | 'end'
}

/**
 * A short list of actions on one subject, hidden until opened.
 *
 * @also Dropdown menu, Context menu, Overflow menu
 * @do Start each item with a verb.
 * @do Use at most about seven items.
 * @do Give a note where items are disabled for a reason that cannot be seen.
 * @dont Do not use it to choose a value: use Select.
 * @key Enter or Space: Opens it; on an item, runs it.
 * @key Arrow Down, Arrow Up: On its button, open it at the first or the last item; in it, move through the items.
 * @key Home, End: Go to the first and the last.
 * @key Letters: Find the item that starts with them.
 * @key Tab: Closes it and moves to what follows its button.
 * @key Escape: Closes it and returns the focus.
 */
export function Menu({
  label,
  items,
  subject,
  header,
  note,
  trigger = <IconButton label={label} icon={<EllipsisVertical aria-hidden />} />,
  align = 'end',
}: MenuProps) {
  const [handle] = useState(() => Base.createHandle<OpenMenu>())
  return (
    <>
      <MenuTrigger {...{ handle, subject, trigger, label, header, note, items, align }} />
      <MenuPopup handle={handle} />
    </>
  )
}
