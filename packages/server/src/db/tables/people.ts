import type { Permission, PermissionGroup } from '@latchkey/domain/permissions/permission.enums'
import type { ColumnType, Generated } from 'kysely'
import type { Created, Id, Instant, Maybe } from './columns.ts'

/** Values of the installation, such as the key that signs tokens. */
export interface SettingTable {
  key: string
  value: string
}

export interface AppUserTable {
  id: Id
  username: string
  first_name: Maybe<string>
  last_name: Maybe<string>
  media_id: Maybe<number>
  /** PHC string; null until the invited person sets a password. */
  password_hash: Maybe<string>
  active: Generated<boolean>
  must_set_password: Generated<boolean>
  invited_at: Instant
  /** The reason why the last mail with a link did not arrive. */
  mail_failure: Maybe<string>
  last_login_at: Instant
  created_at: Created
  deleted_at: Instant
  version: Generated<number>
}

/** The token is stored as a hash only. */
export interface SessionTable {
  id: Id
  token_hash: Buffer
  user_id: number
  created_at: Created
  last_seen_at: ColumnType<Date, Date | undefined, Date>
  /** Last proof of identity: at sign-in or later. */
  proved_at: ColumnType<Date, Date | undefined, Date>
  expires_at: Date
  ended_at: Instant
  address: Maybe<string>
  device: Maybe<string>
}

/** The token is stored as a hash only. */
export interface CalendarFeedTable {
  user_id: number
  token_hash: Buffer
  created_at: ColumnType<Date, Date | undefined, Date>
  last_read_at: Instant
}

/** A link to set a password. Tokens, one for each mail, are stored as hashes only. */
export interface AccountTokenTable {
  id: Id
  user_id: number
  purpose: 'reset' | 'invite'
  token_hashes: Generated<Buffer[]>
  created_at: Created
  expires_at: Date
  consumed_at: Instant
  cancelled_at: Instant
}

export interface RoleTable {
  id: Id
  name: string
  description: Generated<string>
  status: Generated<boolean>
  /** Two-factor sign-in for holders of the role. */
  requires_two_factor: Generated<boolean>
  created_at: Created
  deleted_at: Instant
}

/** Mirrors the list of the domain. */
export interface PermissionTable {
  id: Id
  name: Permission
  description: string
  group_name: PermissionGroup
  status: Generated<boolean>
}

export interface RolePermissionTable {
  role_id: number
  permission_id: number
}

export interface UserRoleTable {
  user_id: number
  role_id: number
}

/** Consecutive failures of an account from one origin. */
export interface SignInFailureTable {
  user_id: number
  origin: string
  failures: number
  last_at: ColumnType<Date, Date, Date>
  locked_until: Instant
}

export interface AttemptTable {
  key: string
  count: number
  window_ends_at: Date
}

export interface PeopleTables {
  setting: SettingTable
  app_user: AppUserTable
  session: SessionTable
  account_token: AccountTokenTable
  calendar_feed: CalendarFeedTable
  role: RoleTable
  permission: PermissionTable
  role_permission: RolePermissionTable
  user_role: UserRoleTable
  attempt: AttemptTable
  sign_in_failure: SignInFailureTable
}
