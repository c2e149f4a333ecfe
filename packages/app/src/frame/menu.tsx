import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import {
  Building2,
  CalendarDays,
  CalendarCheck,
  House,
  Inbox,
  KeyRound,
  LayoutDashboard,
  ScrollText,
  ShieldCheck,
  UserRound,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { PATHS } from '../paths.ts'
import type { AccessOf } from '../session/guard.ts'
import type { SidebarSectionId } from './sidebar-memory.ts'

/** A page that the menu leads to. */
export interface MenuPage {
  path: string
  label: string
  icon: ReactNode
  /** One line on what is done there. */
  purpose: string
  section: SidebarSectionId
}

/** The pages of the menu, in its order. Source: decision G20. */
export const MENU_PAGES: readonly MenuPage[] = [
  {
    path: PATHS.home,
    label: 'Dashboard',
    icon: <LayoutDashboard aria-hidden />,
    purpose: 'What is to be done this week',
    section: 'main-menu',
  },
  {
    path: PATHS.calendar,
    label: 'Calendar',
    icon: <CalendarDays aria-hidden />,
    purpose: 'Viewings by week and by month',
    section: 'main-menu',
  },
  {
    path: PATHS.enquiries,
    label: 'Enquiries',
    icon: <Inbox aria-hidden />,
    purpose: 'New leads and what they answered',
    section: 'main-menu',
  },
  {
    path: PATHS.viewings,
    label: 'Viewings',
    icon: <CalendarCheck aria-hidden />,
    purpose: 'Viewings to arrange and to follow up',
    section: 'main-menu',
  },
  {
    path: PATHS.reservations,
    label: 'Reservations',
    icon: <KeyRound aria-hidden />,
    purpose: 'Leads on their way to a tenancy',
    section: 'main-menu',
  },
  {
    path: PATHS.properties,
    label: 'Properties',
    icon: <House aria-hidden />,
    purpose: 'Homes that belong to no project',
    section: 'main-menu',
  },
  {
    path: PATHS.projects,
    label: 'Projects',
    icon: <Building2 aria-hidden />,
    purpose: 'Developments and their units',
    section: 'main-menu',
  },
  {
    path: PATHS.users,
    label: 'Manage Users',
    icon: <Users aria-hidden />,
    purpose: 'Who may sign in',
    section: 'settings',
  },
  {
    path: PATHS.roles,
    label: 'Permissions',
    icon: <ShieldCheck aria-hidden />,
    purpose: 'What each role allows',
    section: 'settings',
  },
  {
    path: PATHS.audit,
    label: 'Audit Trail',
    icon: <ScrollText aria-hidden />,
    purpose: 'Who did what, when and from where',
    section: 'settings',
  },
  {
    path: PATHS.profile,
    label: 'Profile Settings',
    icon: <UserRound aria-hidden />,
    purpose: 'Your name and your picture',
    section: 'profile',
  },
]

/** The pages of the menu that a holder of these permissions may open; the others are not shown at all. Source: specification §6, decision G22. */
export function permittedPages(accessOf: AccessOf, permissions: readonly Permission[]): MenuPage[] {
  return MENU_PAGES.filter(({ path }) => {
    const access = accessOf(path)
    return access === 'public' || access.every((permission) => permissions.includes(permission))
  })
}

/** The page of the menu that an address belongs to: the longest whose path the address is or lies under. */
export function currentPage(pathname: string): MenuPage | undefined {
  return MENU_PAGES.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`)).toSorted(
    (one, other) => other.path.length - one.path.length,
  )[0]
}
