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
import type { BuildPort } from '../update/build.port.ts'
import type { StoragePort } from './storage.ts'

/** The environment of the stores that exist before anybody signs in. */
export interface RootEnv {
  build: BuildPort
  passwords: PasswordsPort
  session: SessionPort
  twoFactor: TwoFactorPort
  /** Kept between visits (the browser's local storage). */
  storage: StoragePort
  /** Kept as long as the tab is open (the browser's session storage). */
  tabStorage: StoragePort
  /** This moment, in unix seconds. */
  now(): number
}

/** The environment of all stores, those of signed-in staff included. */
export interface StoreEnv extends RootEnv {
  audit: AuditPort
  calendar: CalendarPort
  leads: LeadsPort
  media: MediaPort
  profile: ProfilePort
  projects: ProjectsPort
  properties: PropertiesPort
  roles: RolesPort
  settings: SettingsPort
  sheets: SheetsPort
  users: UsersPort
}

function assertEnv(node: IAnyStateTreeNode): void {
  if (!hasEnv(node))
    throw new Error(
      'This store has no environment. Create it through createRootStore(env) or createStaffStore(env, root).',
    )
}

/**
 * The environment of a store that exists before anybody signs in.
 * @throws Error when the store was created without an environment.
 */
export function rootEnvOf(node: IAnyStateTreeNode): RootEnv {
  assertEnv(node)
  return getEnv<RootEnv>(node)
}

/**
 * The environment of a store of signed-in staff.
 * @throws Error when the store was created without an environment.
 */
export function envOf(node: IAnyStateTreeNode): StoreEnv {
  assertEnv(node)
  return getEnv<StoreEnv>(node)
}
