import type { Permission } from '../permissions/permission.enums.ts'
import { isPermitted } from './guard.ts'
import { PAGES, type PageName } from './pages.ts'
import type { SidebarSectionId } from './sidebar-memory.ts'

const pageOf = <Name extends PageName>(name: Name) => ({ name, path: PAGES[name].path })

/** In display order. */
export const MENU_PAGES = [
  {
    ...pageOf('dashboard'),
    label: 'Dashboard',
    purpose: 'What is to be done this week',
    section: 'main-menu',
  },
  {
    ...pageOf('today'),
    label: 'Today',
    purpose: 'Your viewings of a day, to take along',
    section: 'main-menu',
  },
  {
    ...pageOf('calendar'),
    label: 'Calendar',
    purpose: 'Viewings by week and by month',
    section: 'main-menu',
  },
  {
    ...pageOf('enquiries'),
    label: 'Enquiries',
    purpose: 'New leads and what they answered',
    section: 'main-menu',
  },
  {
    ...pageOf('viewings'),
    label: 'Viewings',
    purpose: 'Viewings to arrange and to follow up',
    section: 'main-menu',
  },
  {
    ...pageOf('reservations'),
    label: 'Reservations',
    purpose: 'Leads on their way to a tenancy',
    section: 'main-menu',
  },
  {
    ...pageOf('properties'),
    label: 'Properties',
    purpose: 'Homes that belong to no project',
    section: 'main-menu',
  },
  { ...pageOf('projects'), label: 'Projects', purpose: 'Developments and their units', section: 'main-menu' },
  { ...pageOf('users'), label: 'Manage Users', purpose: 'Who may sign in', section: 'settings' },
  { ...pageOf('roles'), label: 'Permissions', purpose: 'What each role allows', section: 'settings' },
  {
    ...pageOf('office'),
    label: 'Office',
    purpose: 'Name, logo, colours and contact of the agency',
    section: 'settings',
  },
  {
    ...pageOf('audit'),
    label: 'Audit Trail',
    purpose: 'Who did what, when and from where',
    section: 'settings',
  },
  {
    ...pageOf('profile'),
    label: 'Profile Settings',
    purpose: 'Your name and your picture',
    section: 'profile',
  },
] as const satisfies readonly { section: SidebarSectionId; [fact: string]: string }[]

export type MenuPage = (typeof MENU_PAGES)[number]

/** Others are hidden, not disabled (rule G22). */
export const permittedPages = (permissions: readonly Permission[]): readonly MenuPage[] =>
  MENU_PAGES.filter(({ name }) => isPermitted(PAGES[name].access, permissions))

/** The page with the longest path that equals or contains the pathname. */
export function currentPage(pathname: string): MenuPage | undefined {
  return MENU_PAGES.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`)).toSorted(
    (one, other) => other.path.length - one.path.length,
  )[0]
}
