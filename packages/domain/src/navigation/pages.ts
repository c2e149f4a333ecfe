import { PERMISSIONS } from '../permissions/permission.enums.ts'
import type { PageAccess } from './guard.ts'
import { PATHS } from './paths.ts'

export interface Page {
  /** In the router's syntax: `:name` is a parameter. */
  path: string
  title: string
  /** Permissions, as named on the server; an empty list requires only a signed-in user. */
  access: PageAccess
  /** Patterns of the parameters; an address that does not match is Not Found. */
  params?: Readonly<Record<string, RegExp>>
}

const ID = /^\d+$/
const TOKEN = /^[\w-]+$/

/** All pages but Not Found. */
export const PAGES = {
  dashboard: { path: PATHS.home, title: 'Dashboard', access: [] },
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
  questionnaire: {
    path: `${PATHS.qualifyingQuestions}/:token`,
    title: 'Qualifying questions',
    access: 'public',
    params: { token: TOKEN },
  },
  reservation: {
    path: `${PATHS.reserveProperty}/:token`,
    title: 'Reserve your home',
    access: 'public',
    params: { token: TOKEN },
  },
  mainMenu: { path: PATHS.mainMenu, title: 'Main menu', access: [] },
  today: { path: PATHS.today, title: 'Today', access: ['viewings-view'] },
  calendar: { path: PATHS.calendar, title: 'Calendar', access: ['enquiries-view'] },
  enquiries: { path: PATHS.enquiries, title: 'Enquiries', access: ['enquiries-view'] },
  viewings: { path: PATHS.viewings, title: 'Viewings', access: ['viewings-view'] },
  reservations: { path: PATHS.reservations, title: 'Reservations', access: ['reservations-view'] },
  properties: { path: PATHS.properties, title: 'Manage Properties', access: ['properties-view'] },
  projects: { path: PATHS.projects, title: 'Manage Projects', access: ['properties-view'] },
  units: {
    path: `${PATHS.projects}/:projectId/units`,
    title: 'Units',
    access: ['properties-view'],
    params: { projectId: ID },
  },
  profile: { path: PATHS.profile, title: 'Profile Settings', access: [] },
  settings: { path: PATHS.settings, title: 'Settings', access: [] },
  users: { path: PATHS.users, title: 'Manage Users', access: ['users-view'] },
  roles: { path: PATHS.roles, title: 'Manage Roles', access: ['users-roles-view'] },
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
  office: { path: PATHS.office, title: 'Office', access: ['settings-manage'] },
  // Requires every permission, as a System Administrator has.
  audit: { path: PATHS.audit, title: 'Audit Trail', access: PERMISSIONS },
  accessDenied: { path: PATHS.forbidden, title: 'Access Denied', access: 'public' },
} as const satisfies Readonly<Record<string, Page>>

export type PageName = keyof typeof PAGES

/** Lead to Not Found, because their token is missing. */
export const TOKENLESS_PATHS: readonly string[] = [
  PATHS.resetPassword,
  PATHS.qualifyingQuestions,
  PATHS.reserveProperty,
]
