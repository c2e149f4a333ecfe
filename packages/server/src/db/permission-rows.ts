import {
  PERMISSION_FACTS,
  PERMISSIONS,
  SYSTEM_ADMINISTRATOR,
} from '@latchkey/domain/permissions/permission.enums'
import { sql, type Transaction } from 'kysely'
import type { Db } from './schema.ts'

/** Mirrors the permissions of the domain, and grants all of them to System Administrator. */
export async function mirrorPermissions(db: Transaction<Db>): Promise<void> {
  await db
    .insertInto('permission')
    .values(
      PERMISSIONS.map((name) => ({
        name,
        description: PERMISSION_FACTS[name].description,
        group_name: PERMISSION_FACTS[name].group,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({
        description: row.ref('excluded.description'),
        group_name: row.ref('excluded.group_name'),
      })),
    )
    .execute()
  await sql`
    insert into role (name, description)
    select ${SYSTEM_ADMINISTRATOR}, 'Holds every permission'
    where not exists (
      select from role where lower(name) = lower(${SYSTEM_ADMINISTRATOR}) and deleted_at is null
    )`.execute(db)
  await sql`
    insert into role_permission (role_id, permission_id)
    select role.id, permission.id from role cross join permission
    where lower(role.name) = lower(${SYSTEM_ADMINISTRATOR}) and role.deleted_at is null
    on conflict do nothing`.execute(db)
}
