import type { IntegrationTab } from '../integrations/integration-tabs.ts'
import { SECOND_STEP_PATHS } from '../session/second-step.ts'

export const PATHS = {
  home: '/',
  login: '/login',
  twoFactor: SECOND_STEP_PATHS.code,
  twoFactorSetUp: SECOND_STEP_PATHS['set-up'],
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  changePassword: '/change-password',
  qualifyingQuestions: '/qualifying-questions',
  reserveProperty: '/reserve-property',
  yourEnquiry: '/your-enquiry',
  mainMenu: '/main-menu',
  today: '/main-menu/today',
  calendar: '/main-menu/calendar',
  enquiries: '/main-menu/enquiries',
  viewings: '/main-menu/viewings',
  reservations: '/main-menu/reservations',
  properties: '/main-menu/properties',
  projects: '/main-menu/projects',
  listings: '/main-menu/listings',
  reports: '/main-menu/reports',
  reportLeads: '/main-menu/reports/leads',
  profile: '/profile',
  settings: '/settings',
  users: '/settings/users',
  roles: '/settings/users/roles',
  office: '/settings/office',
  privacy: '/settings/privacy',
  audit: '/settings/audit',
  imports: '/settings/moving-in',
  integrations: '/settings/integrations',
  createRole: '/settings/users/roles/create',
  forbidden: '/403',
  notFound: '/404',
} as const

export const unitsPath = (projectId: number): string => `${PATHS.projects}/${projectId}/units`

export const updateRolePath = (roleId: number): string => `${PATHS.roles}/update/${roleId}`

export const userRolesPath = (userId: number): string => `${PATHS.roles}/${userId}`

export const integrationsPath = (tab: IntegrationTab): string => `${PATHS.integrations}/${tab}`

/** The dialog of a home's listing, over the list. */
export const listingPath = (homeId: number): string => `${PATHS.listings}?listing=${homeId}`

export const feedPath = (feedId: number): string => `${integrationsPath('feeds')}/${feedId}`
export const webhookPath = (webhookId: number): string => `${PATHS.integrations}/webhooks/${webhookId}`

export const importPath = (importId: number): string => `${PATHS.imports}/${importId}`
