import { currentPage, listingsToMend, permittedPages } from '@latchkey/domain/navigation/menu'
import { SECTION_LABELS, SIDEBAR_SECTIONS } from '@latchkey/domain/navigation/sidebar-memory'
import { CHANGE_PASSWORD } from '@latchkey/domain/passwords/password.messages'
import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import { LockKeyhole } from 'lucide-react'
import type { SidebarSection } from '../layout/Sidebar/Sidebar.tsx'
import { MENU_ICONS } from './menu-icons.tsx'

/**
 * The menu of a user. Empty until the permissions are known: the pages that need none would move when the others
 * arrive. `toMend` counts the published homes that lack something.
 */
export function menuSections(
  permissions: readonly Permission[] | null,
  pathname: string,
  { toMend, onChangePassword }: { toMend: number; onChangePassword: () => void },
): SidebarSection[] {
  if (permissions === null) return []
  const current = currentPage(pathname)
  const pages = permittedPages(permissions)
  const changePassword = {
    label: CHANGE_PASSWORD,
    icon: <LockKeyhole aria-hidden />,
    onSelect: onChangePassword,
  }
  return SIDEBAR_SECTIONS.map((id) => {
    const items = pages
      .filter(({ section }) => section === id)
      .map(({ name, path, label, icon }) => ({
        label: name === 'listings' && toMend > 0 ? listingsToMend(toMend) : label,
        icon: MENU_ICONS[icon],
        href: path,
        isCurrent: current?.name === name,
      }))
    return { id, label: SECTION_LABELS[id], items: id === 'profile' ? [...items, changePassword] : items }
  })
}
