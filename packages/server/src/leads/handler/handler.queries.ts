import type { LeadStatus } from '@latchkey/domain/leads/lead-status'
import { UNPAGED_USERS_MAX } from '@latchkey/domain/users/user.contract'
import { sql, type Kysely, type Transaction } from 'kysely'
import { permissionsOf, userPermissions } from '../../db/user-permissions.ts'
import type { Db } from '../../db/schema.ts'
import { ANY_LEAD, canOpenLead } from '../record/lead.policy.ts'

export const handlerQueries = (db: Kysely<Db> | Transaction<Db>) => {
  const handlers = db
    .selectFrom('app_user')
    .select(['id', 'username', 'first_name', 'last_name', userPermissions.as('permissions')])
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`${userPermissions} && ${[...ANY_LEAD]}::text[]`)
  return {
    /** Active users who may open some lead: the first `UNPAGED_USERS_MAX` by username. */
    all: () => handlers.orderBy('username').limit(UNPAGED_USERS_MAX).execute(),

    /** True for an active user who may open some lead. */
    async isHandler(userId: number): Promise<boolean> {
      return (await handlers.where('id', '=', userId).executeTakeFirst()) !== undefined
    },

    /** Active and allowed to open this status. */
    async canHandle(userId: number, status: LeadStatus): Promise<boolean> {
      const permissions = await permissionsOf(db, userId)
      return permissions !== undefined && canOpenLead({ permissions: new Set(permissions) }, status)
    },

    /** Null unassigns. Versions stay: no field of the form changes. */
    async assign(leadIds: readonly number[], userId: number | null, now: Date): Promise<void> {
      if (leadIds.length === 0) return
      await db
        .updateTable('lead')
        .set(handledBy(userId, now))
        .where(sql<boolean>`id = any(${[...leadIds]}::integer[])`)
        .execute()
    },
  }
}

export const handledBy = (userId: number | null, now: Date) => ({
  handler_user_id: userId,
  handled_since: userId === null ? null : now,
})
