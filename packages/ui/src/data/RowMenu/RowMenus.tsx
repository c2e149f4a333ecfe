import type { ReactNode } from 'react'
import { useMenu } from '../../overlays/Menu/use-menu.tsx'
import { RowMenuContext } from './row-menu-context.ts'

/** One menu for all rows within it. */
export function RowMenus({ children }: { children: ReactNode }) {
  const { menu, popup } = useMenu()
  return (
    <RowMenuContext value={menu}>
      {children}
      {popup}
    </RowMenuContext>
  )
}
