import { SYSTEM_ADMINISTRATOR, type Permission } from '@latchkey/domain/permissions/permission.enums'
import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { idIn } from '../db/exported-list.ts'
import { userPermissions } from '../db/user-permissions.ts'
import type { Db } from '../db/schema.ts'
import type { AppUserTable } from '../db/tables/people.ts'
import type { UserRecord } from './users.present.ts'

export type UserState = Pick<
  Selectable<AppUserTable>,
  'id' | 'username' | 'active' | 'password_hash' | 'invited_at'
> & { permissions: Permission[] }

export const userQueries = (db: Kysely<Db> | Transaction<Db>) => {
  const users = db
    .selectFrom('app_user')
    .select((user) => [
      'app_user.id',
      'app_user.username',
      'app_user.first_name',
      'app_user.last_name',
      'app_user.active',
      'app_user.last_login_at',
      'app_user.mail_failure',
      user
        .selectFrom('sign_in_failure')
        .select((failure) => failure.fn.max('locked_until').as('locked_until'))
        .whereRef('user_id', '=', 'app_user.id')
        .as('locked_until'),
      jsonArrayFrom(
        user
          .selectFrom('user_role')
          .innerJoin('role', 'role.id', 'user_role.role_id')
          .select(['role.id', 'role.name'])
          .whereRef('user_role.user_id', '=', 'app_user.id')
          .where('role.deleted_at', 'is', null)
          .orderBy(sql`lower(role.name) collate numeric_order`),
      ).as('roles'),
      userPermissions.as('permissions'),
      sql<boolean>`exists (
        select from two_factor where user_id = app_user.id and enabled_at is not null
      )`.as('has_two_factor'),
    ])
    .where('app_user.deleted_at', 'is', null)
  const administrators = db
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
    .select('app_user.id')
    .where(sql`lower(role.name)`, '=', SYSTEM_ADMINISTRATOR.toLowerCase())
    .where('role.deleted_at', 'is', null)
    .where('app_user.active', '=', true)
    .where('app_user.deleted_at', 'is', null)

  return {
    /** Sorted by username. */
    async page({
      page,
      limit,
    }: {
      page: number
      limit: number
    }): Promise<{ rows: UserRecord[]; total: number }> {
      const rows = await users
        .orderBy(sql`lower(app_user.username) collate numeric_order`)
        .orderBy('app_user.id')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      const { total } = await db
        .selectFrom('app_user')
        .select((row) => row.fn.countAll<number>().as('total'))
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow()
      return { rows, total }
    },

    /** Unordered; null selects all. */
    selected: (ids: readonly number[] | null) => users.where(idIn(sql.ref('app_user.id'), ids)),

    find: (id: number): Promise<UserRecord | undefined> =>
      users.where('app_user.id', '=', id).executeTakeFirst(),

    state: (id: number): Promise<UserState | undefined> =>
      db
        .selectFrom('app_user')
        .select([
          'id',
          'username',
          'active',
          'password_hash',
          'invited_at',
          userPermissions.as('permissions'),
        ])
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst(),

    /** Ignores case; names of deleted users are free. */
    async isNameFree(username: string): Promise<boolean> {
      const holder = await db
        .selectFrom('app_user')
        .select('id')
        .where(sql`lower(username)`, '=', sql`lower(${username}::text)`)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return holder === undefined
    },

    /** Returns the id. */
    async insert(values: Insertable<AppUserTable>): Promise<number> {
      const { id } = await db.insertInto('app_user').values(values).returning('id').executeTakeFirstOrThrow()
      return id
    },

    async update(id: number, values: Updateable<AppUserTable>): Promise<void> {
      await db
        .updateTable('app_user')
        .set(values)
        .set((row) => ({ version: row('version', '+', 1) }))
        .where('id', '=', id)
        .execute()
    },

    /** Assignable roles with their permissions. */
    roles: () =>
      db
        .selectFrom('role')
        .select((role) => [
          'id',
          'name',
          jsonArrayFrom(
            role
              .selectFrom('role_permission')
              .innerJoin('permission', 'permission.id', 'role_permission.permission_id')
              .select(['permission.name', 'permission.status'])
              .whereRef('role_permission.role_id', '=', 'role.id'),
          ).as('permissions'),
        ])
        .where('deleted_at', 'is', null)
        .execute(),

    /** Replaces the roles. */
    async setRoles(userId: number, roleIds: readonly number[]): Promise<void> {
      await db.deleteFrom('user_role').where('user_id', '=', userId).execute()
      if (roleIds.length === 0) return
      await db
        .insertInto('user_role')
        .values(roleIds.map((id) => ({ user_id: userId, role_id: id })))
        .execute()
    },

    /** Ids of active System Administrators. */
    async administrators(): Promise<number[]> {
      return (await administrators.execute()).map(({ id }) => id)
    },
  }
}
