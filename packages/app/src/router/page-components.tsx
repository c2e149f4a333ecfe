import type { PageName } from '@latchkey/domain/navigation/pages'
import type { ComponentType } from 'react'
import { lazyPart, type LazyPart } from '@latchkey/ui/loading/lazy-part'
import { AccessDeniedPage } from '../pages/menu/AccessDeniedPage.tsx'

const DashboardPage = lazyPart(() => import('../pages/dashboard/DashboardPage.tsx'), 'DashboardPage')
const MenuSectionPage = lazyPart(() => import('../pages/menu/MenuSectionPage.tsx'), 'MenuSectionPage')
const RolePage = lazyPart(() => import('../pages/people/RolePage.tsx'), 'RolePage')

export const PAGE_COMPONENTS: Readonly<Record<PageName, ComponentType | LazyPart<object>>> = {
  dashboard: DashboardPage,
  signIn: lazyPart(() => import('../pages/sign-in/SignInPage.tsx'), 'SignInPage'),
  code: lazyPart(() => import('../pages/sign-in/CodePage.tsx'), 'CodePage'),
  setUp: lazyPart(() => import('../pages/sign-in/SetUpPage.tsx'), 'SetUpPage'),
  forgotPassword: lazyPart(() => import('../pages/sign-in/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
  resetPassword: lazyPart(() => import('../pages/sign-in/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
  // The staff's layout opens the dialog over it.
  changePassword: DashboardPage,
  questionnaire: lazyPart(() => import('../pages/tenants/TenantRoutes.tsx'), 'QuestionnaireRoute'),
  reservation: lazyPart(() => import('../pages/tenants/TenantRoutes.tsx'), 'ReservationRoute'),
  mainMenu: () => <MenuSectionPage title="Main menu" section="main-menu" />,
  today: lazyPart(() => import('../pages/today/TodayPage.tsx'), 'TodayPage'),
  calendar: lazyPart(() => import('../pages/calendar/CalendarPage.tsx'), 'CalendarPage'),
  enquiries: lazyPart(() => import('../pages/leads/EnquiriesPage.tsx'), 'EnquiriesPage'),
  viewings: lazyPart(() => import('../pages/leads/ViewingsPage.tsx'), 'ViewingsPage'),
  reservations: lazyPart(() => import('../pages/leads/ReservationsPage.tsx'), 'ReservationsPage'),
  properties: lazyPart(() => import('../pages/properties/PropertiesPage.tsx'), 'PropertiesPage'),
  projects: lazyPart(() => import('../pages/properties/ProjectsPage.tsx'), 'ProjectsPage'),
  units: lazyPart(() => import('../pages/properties/UnitsPage.tsx'), 'UnitsPage'),
  profile: lazyPart(() => import('../pages/profile/ProfilePage.tsx'), 'ProfilePage'),
  settings: () => <MenuSectionPage title="Settings" section="settings" />,
  users: lazyPart(() => import('../pages/people/UsersPage.tsx'), 'UsersPage'),
  roles: lazyPart(() => import('../pages/people/RolesPage.tsx'), 'RolesPage'),
  createRole: RolePage,
  updateRole: RolePage,
  userRoles: lazyPart(() => import('../pages/people/UserRolesPage.tsx'), 'UserRolesPage'),
  office: lazyPart(() => import('../pages/office/OfficePage.tsx'), 'OfficePage'),
  audit: lazyPart(() => import('../pages/people/AuditPage.tsx'), 'AuditPage'),
  accessDenied: AccessDeniedPage,
}
