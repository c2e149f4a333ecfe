import {
  Building2,
  CalendarDays,
  FolderKanban,
  Handshake,
  House,
  Inbox,
  KeyRound,
  MapPinHouse,
  ShieldCheck,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { fn } from 'storybook/test'

/** The complete menu for stories; the app builds its own. */
export const SIDEBAR_SECTIONS = [
  {
    id: 'main-menu',
    label: 'Main menu',
    items: [
      { label: 'Dashboard', href: '#dashboard', icon: <House aria-hidden /> },
      { label: 'Calendar', href: '#calendar', icon: <CalendarDays aria-hidden /> },
      { label: 'Enquiries', href: '#enquiries', icon: <Inbox aria-hidden /> },
      { label: 'Viewings', href: '#viewings', icon: <MapPinHouse aria-hidden />, isCurrent: true },
      { label: 'Reservations', href: '#reservations', icon: <Handshake aria-hidden /> },
      { label: 'Properties', href: '#properties', icon: <Building2 aria-hidden /> },
      { label: 'Projects', href: '#projects', icon: <FolderKanban aria-hidden /> },
    ],
  },
  {
    id: 'settings',
    label: 'Settings',
    items: [
      { label: 'Manage Users', href: '#users', icon: <UsersRound aria-hidden /> },
      { label: 'Permissions', href: '#roles', icon: <ShieldCheck aria-hidden /> },
    ],
  },
  {
    id: 'profile',
    label: 'Profile',
    items: [
      { label: 'Profile Settings', href: '#profile', icon: <UserRound aria-hidden /> },
      { label: 'Change Password', onSelect: fn(), icon: <KeyRound aria-hidden /> },
    ],
  },
] as const
