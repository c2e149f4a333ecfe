import type { MenuPage } from '@latchkey/domain/navigation/menu'
import {
  Building2,
  CalendarCheck,
  CalendarDays,
  Car,
  House,
  Inbox,
  KeyRound,
  LayoutDashboard,
  ScrollText,
  ShieldCheck,
  Store,
  UserRound,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'

/** The icon of each page in the menu. */
export const MENU_ICONS: Readonly<Record<MenuPage['name'], ReactNode>> = {
  dashboard: <LayoutDashboard aria-hidden />,
  today: <Car aria-hidden />,
  calendar: <CalendarDays aria-hidden />,
  enquiries: <Inbox aria-hidden />,
  viewings: <CalendarCheck aria-hidden />,
  reservations: <KeyRound aria-hidden />,
  properties: <House aria-hidden />,
  projects: <Building2 aria-hidden />,
  users: <Users aria-hidden />,
  roles: <ShieldCheck aria-hidden />,
  office: <Store aria-hidden />,
  audit: <ScrollText aria-hidden />,
  profile: <UserRound aria-hidden />,
}
