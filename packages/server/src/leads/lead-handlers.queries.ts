import type { LeadStatus } from '@latchkey/domain/leads/lead.status'
import { sql, type Kysely, type Transaction } from 'kysely'
import { heldPermissions } from '../db/held-permissions.ts'
import type { Db } from '../db/schema.ts'
import { ANY_LEAD, canOpenLead } from './leads.policy.ts'

/** Who has leads, and who can be given them. */
export const handlerQueries = (db: Kysely<Db> | Transaction<Db>) => {
  const handlers = db
    .selectFrom('app_user')
    .select(['id', 'username', 'first_name', 'last_name'])
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`${heldPermissions} && ${[...ANY_LEAD]}::text[]`)
  return {
    /** Everybody active who may open some lead. */
    all: () => handlers.execute(),

    /** True for somebody who can have some lead. */
    async isHandler(userId: number): Promise<boolean> {
      return (await handlers.where('id', '=', userId).executeTakeFirst()) !== undefined
    },

    /** True for somebody who can have a lead of this status: active, and allowed to open it. Source: decision A2.3. */
    async canHandle(userId: number, status: LeadStatus): Promise<boolean> {
      const person = await db
        .selectFrom('app_user')
        .select(heldPermissions.as('permissions'))
        .where('id', '=', userId)
        .where('active', '=', true)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return person !== undefined && canOpenLead({ permissions: new Set(person.permissions) }, status)
    },

    /** Gives leads to somebody, or to nobody. Their versions stay: no field of their forms changes. */
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

/** The columns that say who has a lead, and since when. */
export const handledBy = (userId: number | null, now: Date) => ({
  handler_user_id: userId,
  handled_since: userId === null ? null : now,
})
