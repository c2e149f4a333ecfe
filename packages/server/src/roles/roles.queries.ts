import { sql, type Insertable, type Kysely, type Transaction, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../db/schema.ts'
import type { RoleTable } from '../db/tables/people.ts'
import type { PermissionRecord, RoleRecord } from './roles.present.ts'

export const roleQueries = (db: Kysely<Db> | Transaction<Db>) => {
  const roles = db
    .selectFrom('role')
    .select((role) => [
      'role.id',
      'role.name',
      'role.description',
      'role.status',
      'role.requires_two_factor',
      jsonArrayFrom(
        role
          .selectFrom('role_permission')
          .innerJoin('permission', 'permission.id', 'role_permission.permission_id')
          .selectAll('permission')
          .whereRef('role_permission.role_id', '=', 'role.id')
          .orderBy('permission.id'),
      ).as('children'),
    ])
    .where('role.deleted_at', 'is', null)

  return {
    /** Sorted by name. */
    async page({
      page,
      limit,
    }: {
      page: number
      limit: number
    }): Promise<{ rows: RoleRecord[]; total: number }> {
      const rows = await roles
        .orderBy(sql`lower(role.name) collate numeric_order`)
        .orderBy('role.id')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      const { total } = await db
        .selectFrom('role')
        .select((row) => row.fn.countAll<number>().as('total'))
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow()
      return { rows, total }
    },

    find: (id: number): Promise<RoleRecord | undefined> => roles.where('role.id', '=', id).executeTakeFirst(),

    /** Sorted by id; ids may exceed the column's range. */
    findMany: (ids: readonly number[]): Promise<RoleRecord[]> =>
      roles
        .where(sql<boolean>`role.id = any(${[...ids]}::bigint[])`)
        .orderBy('role.id')
        .execute(),

    names: () => db.selectFrom('role').select(['id', 'name']).where('deleted_at', 'is', null).execute(),

    permissions: (): Promise<PermissionRecord[]> =>
      db.selectFrom('permission').selectAll().orderBy('id').execute(),

    /** Adds a role without permissions and returns its id. */
    async insert(values: Insertable<RoleTable>): Promise<number> {
      const { id } = await db.insertInto('role').values(values).returning('id').executeTakeFirstOrThrow()
      return id
    },

    async update(id: number, values: Updateable<RoleTable>): Promise<void> {
      await db.updateTable('role').set(values).where('id', '=', id).execute()
    },

    /** Replaces the permissions. */
    async setPermissions(roleId: number, permissionIds: readonly number[]): Promise<void> {
      await db.deleteFrom('role_permission').where('role_id', '=', roleId).execute()
      if (permissionIds.length === 0) return
      await db
        .insertInto('role_permission')
        .values(permissionIds.map((id) => ({ role_id: roleId, permission_id: id })))
        .execute()
    },

    /** Ids of people with any of the roles. */
    async holders(roleIds: readonly number[]): Promise<number[]> {
      const rows = await db
        .selectFrom('user_role')
        .select('user_id')
        .distinct()
        .where('role_id', 'in', roleIds)
        .execute()
      return rows.map(({ user_id: id }) => id)
    },
  }
}
