import type { PageName } from '@latchkey/domain/navigation/pages'
import type { ComponentType } from 'react'
import { lazyPart, type LazyPart } from '@latchkey/ui/loading/lazy-part.ts'
import { AccessDeniedPage } from '../pages/navigation/DeadEnds.tsx'

const DashboardPage = lazyPart(() => import('../pages/dashboard/DashboardPage.tsx'), 'DashboardPage')
const IntegrationsPage = lazyPart(
  () => import('../pages/integrations/IntegrationsPage.tsx'),
  'IntegrationsPage',
)
const MenuSectionPage = lazyPart(() => import('../pages/navigation/MenuSectionPage.tsx'), 'MenuSectionPage')
const RolePage = lazyPart(() => import('../pages/roles/RolePage.tsx'), 'RolePage')

export const PAGE_COMPONENTS: Readonly<Record<PageName, ComponentType | LazyPart<object>>> = {
  dashboard: DashboardPage,
  signIn: lazyPart(() => import('../pages/session/SignInPage.tsx'), 'SignInPage'),
  code: lazyPart(() => import('../pages/session/CodePage.tsx'), 'CodePage'),
  setUp: lazyPart(() => import('../pages/session/SetUpPage.tsx'), 'SetUpPage'),
  forgotPassword: lazyPart(() => import('../pages/passwords/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
  resetPassword: lazyPart(() => import('../pages/passwords/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
  // The staff's layout opens the dialog over it.
  changePassword: DashboardPage,
  questionnaire: lazyPart(() => import('../pages/tenants/TenantRoutes.tsx'), 'QuestionnaireRoute'),
  reservation: lazyPart(() => import('../pages/tenants/TenantRoutes.tsx'), 'ReservationRoute'),
  enquiry: lazyPart(() => import('../pages/tenants/TenantRoutes.tsx'), 'EnquiryRoute'),
  mainMenu: () => <MenuSectionPage section="main-menu" />,
  today: lazyPart(() => import('../pages/today/TodayPage.tsx'), 'TodayPage'),
  calendar: lazyPart(() => import('../pages/calendar/CalendarPage.tsx'), 'CalendarPage'),
  enquiries: lazyPart(() => import('../pages/leads/EnquiriesPage.tsx'), 'EnquiriesPage'),
  viewings: lazyPart(() => import('../pages/leads/ViewingsPage.tsx'), 'ViewingsPage'),
  reservations: lazyPart(() => import('../pages/leads/ReservationsPage.tsx'), 'ReservationsPage'),
  properties: lazyPart(() => import('../pages/properties/PropertiesPage.tsx'), 'PropertiesPage'),
  projects: lazyPart(() => import('../pages/projects/ProjectsPage.tsx'), 'ProjectsPage'),
  listings: lazyPart(() => import('../pages/listings/ListingsPage.tsx'), 'ListingsPage'),
  units: lazyPart(() => import('../pages/properties/UnitsPage.tsx'), 'UnitsPage'),
  reports: lazyPart(() => import('../pages/reports/ReportsPage.tsx'), 'ReportsPage'),
  reportLeads: lazyPart(() => import('../pages/reports/FigureLeadsPage.tsx'), 'FigureLeadsPage'),
  profile: lazyPart(() => import('../pages/profile/ProfilePage.tsx'), 'ProfilePage'),
  settings: () => <MenuSectionPage section="settings" />,
  users: lazyPart(() => import('../pages/users/UsersPage.tsx'), 'UsersPage'),
  roles: lazyPart(() => import('../pages/roles/RolesPage.tsx'), 'RolesPage'),
  createRole: RolePage,
  updateRole: RolePage,
  userRoles: lazyPart(() => import('../pages/users/UserRolesPage.tsx'), 'UserRolesPage'),
  privacy: lazyPart(() => import('../pages/privacy/PrivacyPage.tsx'), 'PrivacyPage'),
  office: lazyPart(() => import('../pages/office/OfficePage.tsx'), 'OfficePage'),
  imports: lazyPart(() => import('../pages/imports/ImportsPage.tsx'), 'ImportsPage'),
  integrations: IntegrationsPage,
  integrationsTab: IntegrationsPage,
  feed: lazyPart(() => import('../pages/integrations/FeedPage.tsx'), 'FeedPage'),
  webhook: lazyPart(() => import('../pages/integrations/WebhookPage.tsx'), 'WebhookPage'),
  importing: lazyPart(() => import('../pages/imports/ImportPage.tsx'), 'ImportPage'),
  audit: lazyPart(() => import('../pages/audit/AuditPage.tsx'), 'AuditPage'),
  accessDenied: AccessDeniedPage,
}
