import { SYSTEM_ADMINISTRATOR } from '@latchkey/domain/permissions/permission.enums'
import { sql } from 'kysely'
import type { Context } from '../context/context.ts'
import { mailInvite } from '../links/mailed-links.ts'

/** Arbitrary, but the same in all processes. */
const LOCK = 7_420_261_122

/** Creates and invites the configured person as System Administrator while there is none. */
export async function ensureFirstAdministrator(
  context: Pick<Context, 'config' | 'change' | 'now'>,
): Promise<void> {
  const { adminUsername } = context.config
  if (adminUsername === null) return
  await context.change(null, async (change) => {
    const { db } = change
    // Serialised, so that only one of several starting processes creates the person.
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)
    const role = await db
      .selectFrom('role')
      .select('id')
      .where('name', '=', SYSTEM_ADMINISTRATOR)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    const holder = await db
      .selectFrom('user_role')
      .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
      .select('user_id')
      .where('role_id', '=', role.id)
      .where('app_user.deleted_at', 'is', null)
      .executeTakeFirst()
    if (holder) return
    const known = await db
      .selectFrom('app_user')
      .select('id')
      .where(sql`lower(username)`, '=', sql`lower(${adminUsername}::text)`)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    const user =
      known ??
      (await db
        .insertInto('app_user')
        .values({ username: adminUsername })
        .returning('id')
        .executeTakeFirstOrThrow())
    await db.insertInto('user_role').values({ user_id: user.id, role_id: role.id }).execute()
    await mailInvite(change, user.id, context.now())
    await change.audit({ action: 'user.create', entity: 'user', entityId: user.id })
  })
}
