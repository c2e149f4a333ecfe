import type { AuditAction } from '@latchkey/domain/audit/audit-actions'
import type { StayReason } from '@latchkey/domain/imports/import.enums'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Db } from '../../../db/schema.ts'
import type { AppUserTable } from '../../../db/tables/people.ts'
import type { RowToUndo } from '../import-kind.ts'

/** A user with the ids of their roles in ascending order; null for none. */
export type StoredUser = Pick<
  Selectable<AppUserTable>,
  'id' | 'username' | 'first_name' | 'last_name' | 'active' | 'version' | 'deleted_at'
> & { role_ids: number[] | null }

/** These leave a user as they were imported; an update by another import that is not undone has another version. */
const NOT_A_CHANGE: readonly AuditAction[] = ['user.import', 'user.import-update', 'mail.invite']

/** Tables with rows that an import, or attempts to sign in, add for a user. */
export const ERASED_WITH_USER = ['account_token', 'notification', 'sign_in_failure', 'user_role'] as const

/** The columns in which somebody who has never signed in can stand. */
export const USED_BY = {
  lead: ['handler_user_id', 'viewing_user_id'],
  viewing_outcome: ['agent_id'],
} as const

export const staffQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** Ids by username in lower case, as the database has it. */
  async byUsername(usernames: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await sql<{ username: string; id: number }>`
      select sent.username, app_user.id from unnest(${usernames}::text[]) as sent (username)
      join app_user on lower(app_user.username) = lower(sent.username) and deleted_at is null`.execute(db)
    return new Map(rows.map(({ username, id }) => [username, id]))
  },

  /** Deleted ones too, locked in the order of their ids where the transaction will write. */
  async stored(
    ids: readonly number[],
    { isLocking }: { isLocking: boolean },
  ): Promise<Map<number, StoredUser>> {
    if (ids.length === 0) return new Map()
    const users = await db
      .selectFrom('app_user')
      .select(['id', 'username', 'first_name', 'last_name', 'active', 'version', 'deleted_at'])
      .select(
        sql<number[] | null>`(select array_agg(role_id order by role_id) from user_role
          where user_id = app_user.id)`.as('role_ids'),
      )
      .where(sql<boolean>`id = any(${ids}::integer[])`)
      .orderBy('id')
      .$if(isLocking, (query) => query.forUpdate())
      .execute()
    return new Map(users.map((user) => [user.id, user]))
  },

  /** In one statement. */
  async assignRoles(given: readonly { userId: number; roleIds: readonly number[] }[]): Promise<void> {
    const rows = given.flatMap(({ userId, roleIds }) =>
      roleIds.map((roleId) => ({ user_id: userId, role_id: roleId })),
    )
    if (rows.length > 0) await db.insertInto('user_role').values(rows).execute()
  },

  /** Created users that are not as the import left them, or that something refers to; by id. */
  async staying(rows: readonly RowToUndo[]): Promise<Map<number, StayReason>> {
    if (rows.length === 0) return new Map()
    const made = rows.map(({ recordId, recordVersion }) => ({ id: recordId, version: recordVersion }))
    const uses = Object.entries(USED_BY).flatMap(([table, columns]) =>
      columns.map(
        (column) => sql`exists (select from ${sql.table(table)} where ${sql.ref(column)} = app_user.id)`,
      ),
    )
    const { rows: found } = await sql<{ id: number; reason: StayReason | null }>`
      select app_user.id, case
        when last_login_at is not null or password_hash is not null
          or exists (select from session where user_id = app_user.id) then 'signed-in'
        when ${sql.join(uses, sql` or `)}
          or exists (select from audit where entity = 'user' and entity_id = app_user.id and action = 'user.roles')
          then 'used'
        when app_user.version <> made.version or deleted_at is not null
          or exists (select from audit where entity = 'user' and entity_id = app_user.id
            and not action = any(${NOT_A_CHANGE}::text[])) then 'changed'
      end as reason
      from app_user
      join jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made (id integer, version integer) using (id)`.execute(
      db,
    )
    return new Map(found.flatMap(({ id, reason }) => (reason === null ? [] : [[id, reason] as const])))
  },

  async erase(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return
    for (const table of ERASED_WITH_USER)
      await sql`delete from ${sql.table(table)} where user_id = any(${ids}::integer[])`.execute(db)
    await sql`delete from app_user where id = any(${ids}::integer[])`.execute(db)
  },

  names: (ids: readonly number[]) =>
    db
      .selectFrom('app_user')
      .select(['id', 'username', 'first_name', 'last_name'])
      .where(sql<boolean>`id = any(${ids}::integer[])`)
      .execute(),
})
