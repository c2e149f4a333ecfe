import { Menu } from '@base-ui/react/menu'
import { useState, type ReactNode } from 'react'
import { MenuPopup } from '../../overlays/Menu/MenuPopup.tsx'
import type { OpenMenu } from '../../overlays/Menu/MenuTrigger.tsx'
import { RowMenuContext } from './row-menu-context.ts'

/** Makes the menus of all rows of the table within it one. */
export function RowMenus({ children }: { children: ReactNode }) {
  const [handle] = useState(() => Menu.createHandle<OpenMenu>())
  return (
    <RowMenuContext value={handle}>
      {children}
      <MenuPopup handle={handle} />
    </RowMenuContext>
  )
}
