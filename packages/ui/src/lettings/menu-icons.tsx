import type { MenuIcon } from '@latchkey/domain/navigation/pages'
import {
  Building2,
  CalendarCheck,
  CalendarDays,
  Car,
  ChartColumnStacked,
  House,
  Inbox,
  KeyRound,
  LayoutDashboard,
  Plug,
  Megaphone,
  ScrollText,
  ShieldCheck,
  Store,
  Truck,
  UserRound,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'

/** The icons of pages in the menu. */
export const MENU_ICONS: Readonly<Record<MenuIcon, ReactNode>> = {
  dashboard: <LayoutDashboard aria-hidden />,
  car: <Car aria-hidden />,
  calendar: <CalendarDays aria-hidden />,
  inbox: <Inbox aria-hidden />,
  booking: <CalendarCheck aria-hidden />,
  key: <KeyRound aria-hidden />,
  house: <House aria-hidden />,
  buildings: <Building2 aria-hidden />,
  people: <Users aria-hidden />,
  shield: <ShieldCheck aria-hidden />,
  shop: <Store aria-hidden />,
  scroll: <ScrollText aria-hidden />,
  person: <UserRound aria-hidden />,
  plot: <ChartColumnStacked aria-hidden />,
  truck: <Truck aria-hidden />,
  plug: <Plug aria-hidden />,
  megaphone: <Megaphone aria-hidden />,
}
