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

/** A short list of actions on one subject, hidden until opened. */
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
