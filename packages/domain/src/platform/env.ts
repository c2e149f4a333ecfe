import { getEnv, hasEnv, type IAnyStateTreeNode } from 'mobx-state-tree'
import type { AuditPort } from '../audit/audit.port.ts'
import type { CalendarPort } from '../calendar/calendar.port.ts'
import type { LeadsPort } from '../leads/leads.port.ts'
import type { MediaPort } from '../media/media.port.ts'
import type { PasswordsPort } from '../passwords/passwords.port.ts'
import type { ProfilePort } from '../profile/profile.port.ts'
import type { ProjectsPort } from '../projects/projects.port.ts'
import type { PropertiesPort } from '../properties/properties.port.ts'
import type { RolesPort } from '../roles/roles.port.ts'
import type { SessionPort } from '../session/session.port.ts'
import type { SettingsPort } from '../settings/settings.port.ts'
import type { TwoFactorPort } from '../two-factor/two-factor.port.ts'
import type { SheetsPort } from '../sheets/sheets.port.ts'
import type { UsersPort } from '../users/users.port.ts'
import type { StoragePort } from './storage.ts'

/** Everything the stores need of the outside. */
export interface StoreEnv {
  audit: AuditPort
  calendar: CalendarPort
  leads: LeadsPort
  media: MediaPort
  passwords: PasswordsPort
  profile: ProfilePort
  projects: ProjectsPort
  properties: PropertiesPort
  roles: RolesPort
  session: SessionPort
  settings: SettingsPort
  twoFactor: TwoFactorPort
  sheets: SheetsPort
  users: UsersPort
  /** Kept between visits (the browser's local storage). */
  storage: StoragePort
  /** Kept as long as the tab is open (the browser's session storage). */
  tabStorage: StoragePort
  /** This moment, in unix seconds. */
  now(): number
}

/**
 * The outside of a store.
 * @throws when the store was created without one: nothing it does could work.
 */
export function envOf(node: IAnyStateTreeNode): StoreEnv {
  if (!hasEnv(node)) throw new Error('This store has no environment. Create it through createRootStore(env).')
  return getEnv<StoreEnv>(node)
}
