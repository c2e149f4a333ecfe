import { createContext } from 'react'
import type { MenuHandle } from '../../overlays/Menu/MenuTrigger.tsx'

/** The menu that the rows of a table share; null for a row on its own. */
export const RowMenuContext = createContext<MenuHandle | null>(null)
