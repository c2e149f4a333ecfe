import { sql } from 'kysely'
import type { Context } from '../context/context.ts'
import { leadsInOutbox, removeOutboxMails } from './outbox.ts'

/** Removes the mails in the outbox about those of these leads, or of all, that are anonymised. */
export async function removeAnonymisedMails(
  { config, db }: Pick<Context, 'config' | 'db'>,
  leadIds?: readonly number[],
): Promise<void> {
  const ids = leadIds ?? (await leadsInOutbox(config))
  if (ids.length === 0) return
  const leads = await db
    .selectFrom('lead')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .where('anonymised_at', 'is not', null)
    .execute()
  await removeOutboxMails(
    config,
    leads.map(({ id }) => id),
  )
}
