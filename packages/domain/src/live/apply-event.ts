import type { PushEvent, PushEvents } from '../platform/events.contract.ts'
import type { RootStore } from '../root/root.store.ts'

type Application = { readonly [E in PushEvent]: (root: RootStore, payload: PushEvents[E]) => void }

const APPLICATIONS: Application = {
  'leads-refresh': ({ leads }, changed) => leads.receivePush(changed),
  'profile-refresh': ({ session }) => void session.loadProfile(),
  // Both can change the permissions of this user.
  'users-refresh': ({ session, users }) => {
    void session.loadPermissions()
    void users.receiveRefresh()
  },
  'roles-refresh': ({ session, roles }) => {
    void session.loadPermissions()
    void roles.receiveRefresh()
  },
  'settings-refresh': ({ brand, leads, office }) => {
    office.receiveRefresh()
    void brand.receiveRefresh()
    // Opening hours determine waiting times.
    leads.receivePush()
  },
  'notifications-refresh': ({ notifications }) => void notifications.receiveRefresh(),
  'views-refresh': ({ views }) => void views.receiveRefresh(),
  'project-refresh': ({ projects }) => void projects.receiveRefresh(),
  'property-refresh': ({ listings, projects, properties }) => {
    void properties.receiveRefresh()
    void listings.receiveRefresh()
    // Cards count the units.
    void projects.list.refresh()
  },
  'imports-refresh': ({ imports }) => imports.receiveRefresh(),
  'integrations-refresh': ({ integrations }) => integrations.receiveRefresh(),
  'property-error': ({ sheets }, payload) => sheets.receiveError(payload),
}

/** Ignores events that this build does not know. */
export function applyEvent<E extends PushEvent>(root: RootStore, event: E, payload: PushEvents[E]): void {
  if (Object.hasOwn(APPLICATIONS, event)) APPLICATIONS[event](root, payload)
}
