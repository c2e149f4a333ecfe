import type { PushEvent, PushEvents } from '../platform/events.contract.ts'
import type { BrandStore } from '../office/brand.store.ts'
import type { StaffStore } from '../root/staff.store.ts'
import type { SessionStore } from '../session/session.store.ts'

export interface PushedStores {
  brand: BrandStore
  session: SessionStore
  staff: StaffStore
}

type Application = { readonly [E in PushEvent]: (stores: PushedStores, payload: PushEvents[E]) => void }

const APPLICATIONS: Application = {
  'leads-refresh': ({ staff }) => staff.leads.receivePush(),
  'profile-refresh': ({ session }) => void session.loadProfile(),
  // Both can change the permissions of this user.
  'users-refresh': ({ session, staff }) => {
    void session.loadPermissions()
    void staff.users.receiveRefresh()
  },
  'roles-refresh': ({ session, staff }) => {
    void session.loadPermissions()
    void staff.roles.receiveRefresh()
  },
  'settings-refresh': ({ brand, staff }) => {
    void staff.office.receiveRefresh(brand)
    // Opening hours determine waiting times.
    staff.leads.receivePush()
  },
  'notifications-refresh': ({ staff }) => void staff.notifications.load(),
  'views-refresh': ({ staff }) => staff.views.receiveRefresh(),
  'project-refresh': ({ staff }) => void staff.projects.receiveRefresh(),
  'property-refresh': ({ staff }) => void staff.properties.receiveRefresh(),
  'property-error': ({ staff }, payload) => staff.sheets.receiveError(payload),
}

/** Ignores events that this build does not know. */
export function applyEvent<E extends PushEvent>(
  stores: PushedStores,
  event: E,
  payload: PushEvents[E],
): void {
  if (Object.hasOwn(APPLICATIONS, event)) APPLICATIONS[event](stores, payload)
}

/** Refetches everything displayed, after pushes may have been missed (rule X2). */
export function refetchAll({ brand, session, staff }: PushedStores): void {
  void staff.leads.receiveRefresh()
  void session.loadProfile()
  void session.loadPermissions()
  void staff.users.receiveRefresh()
  void staff.roles.receiveRefresh()
  void staff.projects.receiveRefresh()
  void staff.properties.receiveRefresh()
  void staff.office.receiveRefresh(brand)
  void staff.notifications.load()
  staff.views.receiveRefresh()
}
