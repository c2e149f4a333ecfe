import { INTEGRATION_TABS } from '../integrations/integration-tabs.ts'
import { ADMINISTRATION } from '../permissions/permission.enums.ts'
import type { PageAccess } from './guard.ts'
import { PATHS } from './paths.ts'
import type { SidebarSectionId } from './sidebar-memory.ts'
import { TENANT_PAGES } from './tenant-pages.ts'

/** Drawn by the design system. */
export type MenuIcon =
  | 'dashboard'
  | 'car'
  | 'calendar'
  | 'inbox'
  | 'booking'
  | 'key'
  | 'house'
  | 'buildings'
  | 'people'
  | 'shield'
  | 'shop'
  | 'scroll'
  | 'person'
  | 'plot'
  | 'truck'
  | 'plug'
  | 'megaphone'

/** A page in the sidebar, on the page of its section and among the commands of the search. */
export interface MenuPlace {
  section: SidebarSectionId
  /** The title of the page by default. */
  label?: string
  purpose: string
  icon: MenuIcon
}

export interface Page {
  /** In the router's syntax: `:name` is a parameter. */
  path: string
  title: string
  /** Permissions, as named on the server; an empty list requires only a signed-in user. */
  access: PageAccess
  /** Patterns of the parameters; an address that does not match is Not Found. */
  params?: Readonly<Record<string, RegExp>>
  menu?: MenuPlace
}

const ID = /^\d+$/
const TOKEN = /^[\w-]+$/

/** And of what can be imported, at least one kind. */
const IMPORT_ACCESS: PageAccess = ['data-import', ['enquiries-view', 'properties-view', 'users-view']]

/** All pages but Not Found; those of the menu in its order. */
export const PAGES = {
  dashboard: {
    path: PATHS.home,
    title: 'Dashboard',
    access: [],
    menu: { section: 'main-menu', purpose: 'Your week at a glance', icon: 'dashboard' },
  },
  signIn: { path: PATHS.login, title: 'Sign in', access: 'public' },
  code: { path: PATHS.twoFactor, title: 'Two-factor sign-in', access: 'public' },
  setUp: { path: PATHS.twoFactorSetUp, title: 'Set up two-factor sign-in', access: 'public' },
  forgotPassword: { path: PATHS.forgotPassword, title: 'Forgot your password?', access: 'public' },
  resetPassword: {
    path: `${PATHS.resetPassword}/:token`,
    title: 'Set your password',
    access: 'public',
    params: { token: TOKEN },
  },
  // A dialog over the dashboard (rule S17).
  changePassword: { path: PATHS.changePassword, title: 'Change Your Password', access: [] },
  ...TENANT_PAGES,
  mainMenu: { path: PATHS.mainMenu, title: 'Main menu', access: [] },
  today: {
    path: PATHS.today,
    title: 'Today',
    access: ['viewings-view'],
    menu: {
      section: 'main-menu',
      purpose: 'Your viewings for one day, to print or take with you',
      icon: 'car',
    },
  },
  calendar: {
    path: PATHS.calendar,
    title: 'Calendar',
    access: ['enquiries-view'],
    menu: { section: 'main-menu', purpose: 'Viewings by week and by month', icon: 'calendar' },
  },
  enquiries: {
    path: PATHS.enquiries,
    title: 'Enquiries',
    access: ['enquiries-view'],
    menu: { section: 'main-menu', purpose: 'New leads and what they answered', icon: 'inbox' },
  },
  viewings: {
    path: PATHS.viewings,
    title: 'Viewings',
    access: ['viewings-view'],
    menu: { section: 'main-menu', purpose: 'Viewings to arrange and to follow up', icon: 'booking' },
  },
  reservations: {
    path: PATHS.reservations,
    title: 'Reservations',
    access: ['reservations-view'],
    menu: { section: 'main-menu', purpose: 'Leads on their way to a tenancy', icon: 'key' },
  },
  properties: {
    path: PATHS.properties,
    title: 'Manage Properties',
    access: ['properties-view'],
    menu: {
      section: 'main-menu',
      label: 'Properties',
      purpose: 'Homes outside of projects',
      icon: 'house',
    },
  },
  projects: {
    path: PATHS.projects,
    title: 'Manage Projects',
    access: ['properties-view'],
    menu: {
      section: 'main-menu',
      label: 'Projects',
      purpose: 'Developments and their units',
      icon: 'buildings',
    },
  },
  listings: {
    path: PATHS.listings,
    title: 'Listings',
    access: ['properties-view'],
    menu: {
      section: 'main-menu',
      purpose: 'Homes on websites and portals, and what they lack',
      icon: 'megaphone',
    },
  },
  units: {
    path: `${PATHS.projects}/:projectId/units`,
    title: 'Units',
    access: ['properties-view'],
    params: { projectId: ID },
  },
  reports: {
    path: PATHS.reports,
    title: 'Reports',
    access: ['reports-view'],
    menu: {
      section: 'main-menu',
      purpose: 'Where enquiries come from, and where they are lost',
      icon: 'plot',
    },
  },
  reportLeads: { path: PATHS.reportLeads, title: 'Leads behind this figure', access: ['reports-view'] },
  settings: { path: PATHS.settings, title: 'Settings', access: [] },
  users: {
    path: PATHS.users,
    title: 'Manage Users',
    access: ['users-view'],
    menu: { section: 'settings', purpose: 'Who can sign in', icon: 'people' },
  },
  roles: {
    path: PATHS.roles,
    title: 'Manage Roles',
    access: ['users-roles-view'],
    menu: { section: 'settings', label: 'Permissions', purpose: 'What each role allows', icon: 'shield' },
  },
  createRole: { path: PATHS.createRole, title: 'Create Role', access: ['users-roles-create'] },
  updateRole: {
    path: `${PATHS.roles}/update/:roleId`,
    title: 'Update Role',
    access: ['users-roles-update'],
    params: { roleId: ID },
  },
  userRoles: {
    path: `${PATHS.roles}/:userId`,
    title: 'Manage User Roles',
    access: ['users-roles-update'],
    params: { userId: ID },
  },
  office: {
    path: PATHS.office,
    title: 'Office',
    access: ['settings-manage'],
    menu: { section: 'settings', purpose: 'Name, logo, colours and contact of the agency', icon: 'shop' },
  },
  privacy: {
    path: PATHS.privacy,
    title: 'Privacy',
    access: ['privacy-manage'],
    menu: { section: 'settings', purpose: 'Everything held on one person', icon: 'person' },
  },
  imports: {
    path: PATHS.imports,
    title: 'Moving in',
    access: IMPORT_ACCESS,
    menu: { section: 'settings', purpose: 'Enquiries, homes and staff from another system', icon: 'truck' },
  },
  importing: {
    path: `${PATHS.imports}/:importId`,
    title: 'Moving in',
    access: IMPORT_ACCESS,
    params: { importId: ID },
  },
  integrations: {
    path: PATHS.integrations,
    title: 'Integrations',
    access: ['integrations-manage'],
    menu: { section: 'settings', purpose: 'Programs and websites that work with Latchkey', icon: 'plug' },
  },
  integrationsTab: {
    path: `${PATHS.integrations}/:tab`,
    title: 'Integrations',
    access: ['integrations-manage'],
    params: { tab: new RegExp(`^(${INTEGRATION_TABS.join('|')})$`) },
  },
  feed: {
    path: `${PATHS.integrations}/feeds/:feedId`,
    title: 'Integrations',
    access: ['integrations-manage'],
    params: { feedId: ID },
  },
  webhook: {
    path: `${PATHS.integrations}/webhooks/:webhookId`,
    title: 'Integrations',
    access: ['integrations-manage'],
    params: { webhookId: ID },
  },
  audit: {
    path: PATHS.audit,
    title: 'Audit Trail',
    access: ADMINISTRATION,
    menu: { section: 'settings', purpose: 'Who did what, when and from where', icon: 'scroll' },
  },
  profile: {
    path: PATHS.profile,
    title: 'Profile Settings',
    access: [],
    menu: { section: 'profile', purpose: 'Your name and your picture', icon: 'person' },
  },
  accessDenied: { path: PATHS.forbidden, title: 'Access Denied', access: 'public' },
} as const satisfies Readonly<Record<string, Page>>

export type PageName = keyof typeof PAGES

/** Lead to Not Found, because their token is missing. */
export const TOKENLESS_PATHS: readonly string[] = [
  PATHS.resetPassword,
  PATHS.qualifyingQuestions,
  PATHS.reserveProperty,
]
