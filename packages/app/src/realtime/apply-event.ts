import type { PushEvent, PushEvents } from '@latchkey/domain/platform/events.contract'
import type { RootStore } from '@latchkey/domain/root/root.store'
import type { StaffStore } from '@latchkey/domain/root/staff.store'

/** The stores that pushes reach. */
export interface PushedStores {
  root: RootStore
  staff: StaffStore
}

type Application = { readonly [E in PushEvent]: (stores: PushedStores, payload: PushEvents[E]) => void }

/** What each push does to the stores. Source: specification §4. */
const APPLICATIONS: Application = {
  'leads-refresh': ({ staff }) => void staff.leads.receiveRefresh(),
  'profile-refresh': ({ root }) => void root.session.loadProfile(),
  // Either may have changed what this person may do.
  'users-refresh': ({ root, staff }) => {
    void root.session.loadPermissions()
    void staff.users.receiveRefresh()
  },
  'roles-refresh': ({ root, staff }) => {
    void root.session.loadPermissions()
    void staff.roles.receiveRefresh()
  },
  'project-refresh': ({ staff }) => void staff.projects.receiveRefresh(),
  'property-refresh': ({ staff }) => void staff.properties.receiveRefresh(),
  'property-error': ({ staff }, payload) => staff.sheets.receiveError(payload),
}

/** Brings one push to the stores; one that this build does not know is left alone. */
export function applyEvent<E extends PushEvent>(
  stores: PushedStores,
  event: E,
  payload: PushEvents[E],
): void {
  if (Object.hasOwn(APPLICATIONS, event)) APPLICATIONS[event](stores, payload)
}

/** Asks again for all that is on show, for when pushes may have been missed. Source: decision X2. */
export function refetchAll({ root, staff }: PushedStores): void {
  void staff.leads.receiveRefresh()
  void root.session.loadProfile()
  void root.session.loadPermissions()
  void staff.users.receiveRefresh()
  void staff.roles.receiveRefresh()
  void staff.projects.receiveRefresh()
  void staff.properties.receiveRefresh()
}
