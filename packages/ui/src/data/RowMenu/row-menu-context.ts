import { createContext } from 'react'
import type { MenuLink } from '../../overlays/Menu/use-menu.tsx'

/** The menu that the rows of a table share; null for a row on its own. */
export const RowMenuContext = createContext<MenuLink | null>(null)
