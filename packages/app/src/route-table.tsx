import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import type { ComponentType } from 'react'
import { lazyPart } from './frame/lazy-part.ts'
import { PATHS } from './paths.ts'
import { AccessDeniedPage } from './routes/areas/AccessDeniedPage.tsx'
import type { PageAccess } from './session/guard.ts'

/** One address of the product. */
export interface RouteEntry {
  /** As the router writes it. */
  path: string
  /** What the window is called. */
  title: string
  /** The permissions it asks for, by the names the server uses; an empty list asks for a sign-in only. */
  access: PageAccess
  /** The shape of the parts of the address; another shape is no page. Source: specification §2, decision X5. */
  params?: Readonly<Record<string, RegExp>>
  page: ComponentType
}

const ID = /^\d+$/
const TOKEN = /^[\w-]+$/

const lazyAreaPage = lazyPart(() => import('./routes/areas/AreaPage.tsx').then(({ AreaPage }) => AreaPage))

/** The first page of a part of the menu. */
function area(title: string, section: 'main-menu' | 'settings'): Pick<RouteEntry, 'title' | 'page'> {
  const Page = lazyAreaPage
  return { title, page: () => <Page title={title} section={section} /> }
}

const DashboardPage = lazyPart(() =>
  import('./routes/dashboard/DashboardPage.tsx').then((module) => module.DashboardPage),
)
const SignInPage = lazyPart(() =>
  import('./routes/session/SignInPage.tsx').then((module) => module.SignInPage),
)
const EnquiriesPage = lazyPart(() =>
  import('./routes/enquiries/EnquiriesPage.tsx').then((module) => module.EnquiriesPage),
)
const CalendarPage = lazyPart(() =>
  import('./routes/calendar/CalendarPage.tsx').then((module) => module.CalendarPage),
)
const ViewingsPage = lazyPart(() =>
  import('./routes/viewings/ViewingsPage.tsx').then((module) => module.ViewingsPage),
)
const ReservationsPage = lazyPart(() =>
  import('./routes/reservations/ReservationsPage.tsx').then((module) => module.ReservationsPage),
)
const ProjectsPage = lazyPart(() =>
  import('./routes/projects/ProjectsPage.tsx').then((module) => module.ProjectsPage),
)
const UnitsPage = lazyPart(() => import('./routes/units/UnitsPage.tsx').then((module) => module.UnitsPage))
const PropertiesPage = lazyPart(() =>
  import('./routes/properties/PropertiesPage.tsx').then((module) => module.PropertiesPage),
)
const ProfilePage = lazyPart(() =>
  import('./routes/profile/ProfilePage.tsx').then((module) => module.ProfilePage),
)
const CodePage = lazyPart(() => import('./routes/two-factor/CodePage.tsx').then((module) => module.CodePage))
const SetUpPage = lazyPart(() =>
  import('./routes/two-factor/SetUpPage.tsx').then((module) => module.SetUpPage),
)
const AuditPage = lazyPart(() => import('./routes/audit/AuditPage.tsx').then((module) => module.AuditPage))
const ForgotPasswordPage = lazyPart(() =>
  import('./routes/passwords/ForgotPasswordPage.tsx').then((module) => module.ForgotPasswordPage),
)
const ResetPasswordPage = lazyPart(() =>
  import('./routes/passwords/ResetPasswordPage.tsx').then((module) => module.ResetPasswordPage),
)
const UsersPage = lazyPart(() => import('./routes/users/UsersPage.tsx').then((module) => module.UsersPage))
const RolesPage = lazyPart(() => import('./routes/roles/RolesPage.tsx').then((module) => module.RolesPage))
const RolePage = lazyPart(() => import('./routes/roles/RolePage.tsx').then((module) => module.RolePage))
const UserRolesPage = lazyPart(() =>
  import('./routes/roles/UserRolesPage.tsx').then((module) => module.UserRolesPage),
)
const QuestionnairePage = lazyPart(() =>
  import('./routes/tenants/TenantRoutes.tsx').then((module) => module.QuestionnaireRoute),
)
const ReservationPage = lazyPart(() =>
  import('./routes/tenants/TenantRoutes.tsx').then((module) => module.ReservationRoute),
)

/** Every address there is, save for those of no page. Source: specification §2. */
export const ROUTES: readonly RouteEntry[] = [
  { path: PATHS.home, title: 'Dashboard', access: [], page: DashboardPage },
  { path: PATHS.login, title: 'Sign in', access: 'public', page: SignInPage },
  { path: PATHS.twoFactor, title: 'Two-factor sign-in', access: 'public', page: CodePage },
  { path: PATHS.twoFactorSetUp, title: 'Set up two-factor sign-in', access: 'public', page: SetUpPage },
  {
    path: PATHS.forgotPassword,
    title: 'Forgot your password?',
    access: 'public',
    page: ForgotPasswordPage,
  },
  {
    path: `${PATHS.resetPassword}/:token`,
    title: 'Set your password',
    access: 'public',
    params: { token: TOKEN },
    page: ResetPasswordPage,
  },
  // The frame shows the dialog over it. Source: decision S17.
  { path: PATHS.changePassword, title: 'Change Your Password', access: [], page: DashboardPage },
  {
    path: `${PATHS.qualifyingQuestions}/:token`,
    access: 'public',
    params: { token: TOKEN },
    title: 'Qualifying questions',
    page: QuestionnairePage,
  },
  {
    path: `${PATHS.reserveProperty}/:token`,
    access: 'public',
    params: { token: TOKEN },
    title: 'Reserve your home',
    page: ReservationPage,
  },
  { path: PATHS.mainMenu, access: [], ...area('Main menu', 'main-menu') },
  {
    path: PATHS.calendar,
    title: 'Calendar',
    access: ['enquiries-view'],
    page: CalendarPage,
  },
  { path: PATHS.enquiries, title: 'Enquiries', access: ['enquiries-view'], page: EnquiriesPage },
  {
    path: PATHS.viewings,
    title: 'Viewings',
    access: ['viewings-view'],
    page: ViewingsPage,
  },
  {
    path: PATHS.reservations,
    title: 'Reservations',
    access: ['reservations-view'],
    page: ReservationsPage,
  },
  { path: PATHS.properties, title: 'Manage Properties', access: ['properties-view'], page: PropertiesPage },
  { path: PATHS.projects, title: 'Manage Projects', access: ['properties-view'], page: ProjectsPage },
  {
    path: `${PATHS.projects}/:projectId/units`,
    title: 'Units',
    access: ['properties-view'],
    params: { projectId: ID },
    page: UnitsPage,
  },
  { path: PATHS.profile, title: 'Profile Settings', access: [], page: ProfilePage },
  { path: PATHS.settings, access: [], ...area('Settings', 'settings') },
  { path: PATHS.users, title: 'Manage Users', access: ['users-view'], page: UsersPage },
  { path: PATHS.roles, title: 'Manage Roles', access: ['users-roles-view'], page: RolesPage },
  { path: PATHS.createRole, title: 'Create Role', access: ['users-roles-create'], page: RolePage },
  {
    path: `${PATHS.roles}/update/:roleId`,
    title: 'Update Role',
    access: ['users-roles-update'],
    params: { roleId: ID },
    page: RolePage,
  },
  {
    path: `${PATHS.roles}/:userId`,
    title: 'Manage User Roles',
    access: ['users-roles-update'],
    params: { userId: ID },
    page: UserRolesPage,
  },
  // Whoever holds every permission: a System Administrator, or an equal of one.
  { path: PATHS.audit, title: 'Audit Trail', access: PERMISSIONS, page: AuditPage },
  { path: PATHS.forbidden, title: 'Access Denied', access: 'public', page: AccessDeniedPage },
]

/** Addresses that need a token and came without; they lead to Not Found. Source: specification §2. */
export const TOKENLESS_PATHS: readonly string[] = [
  PATHS.resetPassword,
  PATHS.qualifyingQuestions,
  PATHS.reserveProperty,
]

const ACCESS = new Map(ROUTES.map(({ path, access }) => [path, access]))

/**
 * What an address of the table asks of a person.
 * @throws for an address that is not in the table: a menu must not guess.
 */
export function accessOf(path: string): PageAccess {
  const access = ACCESS.get(path)
  if (access === undefined) throw new Error(`There is no route "${path}". Add it to the table of routes.`)
  return access
}
