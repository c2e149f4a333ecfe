import type { Permission, PermissionGroup } from '@latchkey/domain/permissions/permission.enums'
import type { ColumnType, Generated } from 'kysely'
import type { Created, Id, Instant, Maybe } from './columns.ts'

/** Values that belong to the installation, such as the key that signs tokens. */
export interface SettingTable {
  key: string
  value: string
}

/** A member of staff. */
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
  last_login_at: Instant
  created_at: Created
  deleted_at: Instant
  version: Generated<number>
}

/** A signed-in device; its token is known only as a hash. */
export interface SessionTable {
  id: Id
  token_hash: Buffer
  user_id: number
  created_at: Created
  last_seen_at: ColumnType<Date, Date | undefined, Date>
  /** When the person last proved who they are: at the sign-in, or since. */
  proved_at: ColumnType<Date, Date | undefined, Date>
  expires_at: Date
  ended_at: Instant
  address: Maybe<string>
  device: Maybe<string>
}

/** The address by which a person's calendar reads their viewings; its token is known only as a hash. */
export interface CalendarFeedTable {
  user_id: number
  token_hash: Buffer
  created_at: ColumnType<Date, Date | undefined, Date>
  last_read_at: Instant
}

/** A mailed link that lets one person set a password; the tokens that open it, one for each mail, are known only as hashes. */
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

/** A named set of permissions. */
export interface RoleTable {
  id: Id
  name: string
  description: Generated<string>
  status: Generated<boolean>
  /** True for a role whose holders sign in with two factors. */
  requires_two_factor: Generated<boolean>
  created_at: Created
  deleted_at: Instant
}

/** One permission; the rows mirror the list in the domain. */
export interface PermissionTable {
  id: Id
  name: Permission
  description: string
  group_name: PermissionGroup
  status: Generated<boolean>
}

/** Which permissions a role holds. */
export interface RolePermissionTable {
  role_id: number
  permission_id: number
}

/** Which roles a person has. */
export interface UserRoleTable {
  user_id: number
  role_id: number
}

/** Failed sign-ins of a person in a row, from one place. */
export interface SignInFailureTable {
  user_id: number
  origin: string
  failures: number
  last_at: ColumnType<Date, Date, Date>
  locked_until: Instant
}

/** A counter behind a rate limit. */
export interface AttemptTable {
  key: string
  count: number
  window_ends_at: Date
}
