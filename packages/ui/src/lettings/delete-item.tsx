import { Trash2 } from 'lucide-react'
import type { MenuItem } from '../overlays/Menu/menu-item.ts'

/** The last item in the menu of a row. */
export const deleteItem = (
  onSelect: () => void,
  state: Pick<MenuItem, 'isVisible' | 'isDisabled'> = {},
): MenuItem => ({
  label: 'Delete',
  icon: <Trash2 aria-hidden />,
  isDanger: true,
  hasDivider: true,
  onSelect,
  ...state,
})
