import type { PushEvent, PushEvents } from '@latchkey/domain/platform/events.contract'
import type { RootStore } from '@latchkey/domain/platform/root.store'

type Application = { readonly [E in PushEvent]: (root: RootStore, payload: PushEvents[E]) => void }

/** What each push does to the stores. Source: specification §4. */
const APPLICATIONS: Application = {
  'leads-refresh': (root) => void root.leads.receiveRefresh(),
  'profile-refresh': (root) => void root.session.loadProfile(),
  // Either may have changed what this person may do.
  'users-refresh': (root) => {
    void root.session.loadPermissions()
    void root.users.receiveRefresh()
  },
  'roles-refresh': (root) => {
    void root.session.loadPermissions()
    void root.roles.receiveRefresh()
  },
  'project-refresh': (root) => void root.projects.receiveRefresh(),
  'property-refresh': (root) => void root.properties.receiveRefresh(),
  'property-error': (root, payload) => root.sheets.receiveError(payload),
}

/** Brings one push to the stores; one that this build does not know is left alone. */
export function applyEvent<E extends PushEvent>(root: RootStore, event: E, payload: PushEvents[E]): void {
  if (Object.hasOwn(APPLICATIONS, event)) APPLICATIONS[event](root, payload)
}

/** Asks again for all that is on show, for when pushes may have been missed. Source: decision X2. */
export function refetchAll(root: RootStore): void {
  void root.leads.receiveRefresh()
  void root.session.loadProfile()
  void root.session.loadPermissions()
  void root.users.receiveRefresh()
  void root.roles.receiveRefresh()
  void root.projects.receiveRefresh()
  void root.properties.receiveRefresh()
}
