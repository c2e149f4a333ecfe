import type { PageName } from '@latchkey/domain/navigation/pages'
import type { ComponentType } from 'react'
import { lazyPart } from './frame/lazy-part.ts'
import { AccessDeniedPage } from './routes/areas/AccessDeniedPage.tsx'

const DashboardPage = lazyPart(() => import('./routes/dashboard/DashboardPage.tsx'), 'DashboardPage')
const AreaPage = lazyPart(() => import('./routes/areas/AreaPage.tsx'), 'AreaPage')
const RolePage = lazyPart(() => import('./routes/roles/RolePage.tsx'), 'RolePage')

/** What each page shows. */
export const PAGE_COMPONENTS: Readonly<Record<PageName, ComponentType>> = {
  dashboard: DashboardPage,
  signIn: lazyPart(() => import('./routes/session/SignInPage.tsx'), 'SignInPage'),
  code: lazyPart(() => import('./routes/two-factor/CodePage.tsx'), 'CodePage'),
  setUp: lazyPart(() => import('./routes/two-factor/SetUpPage.tsx'), 'SetUpPage'),
  forgotPassword: lazyPart(() => import('./routes/passwords/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
  resetPassword: lazyPart(() => import('./routes/passwords/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
  // The frame of the staff shows the dialog over it.
  changePassword: DashboardPage,
  questionnaire: lazyPart(() => import('./routes/tenants/TenantRoutes.tsx'), 'QuestionnaireRoute'),
  reservation: lazyPart(() => import('./routes/tenants/TenantRoutes.tsx'), 'ReservationRoute'),
  mainMenu: () => <AreaPage title="Main menu" section="main-menu" />,
  calendar: lazyPart(() => import('./routes/calendar/CalendarPage.tsx'), 'CalendarPage'),
  enquiries: lazyPart(() => import('./routes/enquiries/EnquiriesPage.tsx'), 'EnquiriesPage'),
  viewings: lazyPart(() => import('./routes/viewings/ViewingsPage.tsx'), 'ViewingsPage'),
  reservations: lazyPart(() => import('./routes/reservations/ReservationsPage.tsx'), 'ReservationsPage'),
  properties: lazyPart(() => import('./routes/properties/PropertiesPage.tsx'), 'PropertiesPage'),
  projects: lazyPart(() => import('./routes/projects/ProjectsPage.tsx'), 'ProjectsPage'),
  units: lazyPart(() => import('./routes/units/UnitsPage.tsx'), 'UnitsPage'),
  profile: lazyPart(() => import('./routes/profile/ProfilePage.tsx'), 'ProfilePage'),
  settings: () => <AreaPage title="Settings" section="settings" />,
  users: lazyPart(() => import('./routes/users/UsersPage.tsx'), 'UsersPage'),
  roles: lazyPart(() => import('./routes/roles/RolesPage.tsx'), 'RolesPage'),
  createRole: RolePage,
  updateRole: RolePage,
  userRoles: lazyPart(() => import('./routes/roles/UserRolesPage.tsx'), 'UserRolesPage'),
  audit: lazyPart(() => import('./routes/audit/AuditPage.tsx'), 'AuditPage'),
  accessDenied: AccessDeniedPage,
}
