import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import type { User } from '@latchkey/domain/users/user.contract'
import type { Selectable } from 'kysely'
import type { AppUserTable } from '../db/tables/people.ts'
import { staffName } from '../platform/values/staff-name.ts'
import { unixSecondsOrNull } from '../platform/values/unix-seconds.ts'

/** A user without credentials. */
export type UserRecord = Pick<
  Selectable<AppUserTable>,
  'id' | 'username' | 'first_name' | 'last_name' | 'active' | 'last_login_at' | 'mail_failure'
> & {
  locked_until: Date | null
  roles: { id: number; name: string }[]
  permissions: Permission[]
  has_two_factor: boolean
}

export function presentUser(record: UserRecord, now: number): User {
  return {
    id: record.id,
    username: record.username,
    name: staffName(record),
    active: record.active,
    lastLogin: unixSecondsOrNull(record.last_login_at),
    roles: record.roles,
    permissions: record.permissions,
    locked: record.locked_until !== null && record.locked_until.getTime() > now,
    hasTwoFactor: record.has_two_factor,
    ...(record.mail_failure !== null && { mailFailure: record.mail_failure }),
  }
}
