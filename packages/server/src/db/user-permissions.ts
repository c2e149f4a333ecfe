import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { Db } from './schema.ts'

/** A `permission` for each `user_role`, through enabled roles and permissions (rule R7). */
const HELD = sql`user_role
    join role on role.id = user_role.role_id and role.status and role.deleted_at is null
    join role_permission on role_permission.role_id = role.id
    join permission on permission.id = role_permission.permission_id and permission.status`

/** Permissions of the person in `app_user`, in alphabetical order. */
export const userPermissions: RawBuilder<Permission[]> = sql`array(
  select distinct permission.name from ${HELD}
  where user_role.user_id = app_user.id
  order by permission.name
)`

/** `names` is an array of permissions. */
export const hasAnyPermission = (
  userId: RawBuilder<number>,
  names: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql`exists (select from ${HELD} where user_role.user_id = ${userId} and permission.name = any(${names}))`

/** Undefined unless the user is active. */
export async function permissionsOf(
  db: Kysely<Db> | Transaction<Db>,
  userId: number,
): Promise<Permission[] | undefined> {
  const person = await db
    .selectFrom('app_user')
    .select(userPermissions.as('permissions'))
    .where('id', '=', userId)
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return person?.permissions
}
