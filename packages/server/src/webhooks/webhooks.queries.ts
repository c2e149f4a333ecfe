import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { WebhookTable } from '../db/tables/integrations.ts'
import { DELIVERY_STATE } from './webhook.numbers.ts'

export type WebhookRecord = Selectable<WebhookTable>

/** With the number of its deliveries on their way. */
export interface ListedWebhook extends WebhookRecord {
  readonly waiting: number
}

/** Serialises what depends on all webhooks: their names and their number. */
const WEBHOOKS_LOCK = 7_301_964

const UNDER_WAY = [DELIVERY_STATE.waiting, DELIVERY_STATE.failed]

export const webhookQueries = (db: Kysely<Db> | Transaction<Db>) => {
  const listed = () =>
    db
      .selectFrom('webhook')
      .selectAll('webhook')
      .select((row) =>
        row
          .selectFrom('delivery')
          .select((each) => each.fn.countAll<number>().as('waiting'))
          .whereRef('delivery.webhook_id', '=', 'webhook.id')
          .where('delivery.next_at', 'is not', null)
          .where('delivery.state', 'in', UNDER_WAY)
          .$asScalar()
          .$notNull()
          .as('waiting'),
      )

  return {
    /** By name. */
    all: (): Promise<ListedWebhook[]> =>
      listed()
        .orderBy(sql`lower(webhook.name)`)
        .execute(),

    find: (id: number): Promise<ListedWebhook | undefined> =>
      listed().where('webhook.id', '=', id).executeTakeFirst(),

    /** All of them, while no other is created or renamed. */
    async lockAll(): Promise<WebhookRecord[]> {
      await sql`select pg_advisory_xact_lock(${WEBHOOKS_LOCK}::bigint)`.execute(db)
      return db.selectFrom('webhook').selectAll().execute()
    },

    lock: (id: number): Promise<WebhookRecord | undefined> =>
      db.selectFrom('webhook').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    /** Returns the id. */
    async insert(values: Insertable<WebhookTable>): Promise<number> {
      const { id } = await db.insertInto('webhook').values(values).returning('id').executeTakeFirstOrThrow()
      return id
    },

    /** A change by a person, which raises the version. */
    async update(id: number, values: Updateable<WebhookTable>): Promise<void> {
      await db
        .updateTable('webhook')
        .set((row) => ({ ...values, version: row('version', '+', 1) }))
        .where('id', '=', id)
        .execute()
    },

    /** A change by the sender. */
    async set(id: number, values: Updateable<WebhookTable>): Promise<void> {
      await db.updateTable('webhook').set(values).where('id', '=', id).execute()
    },

    async remove(id: number): Promise<void> {
      await db.deleteFrom('webhook').where('id', '=', id).execute()
    },

    /** Gives up the deliveries under way to a webhook that is switched off. */
    async giveUp(id: number): Promise<void> {
      await db
        .updateTable('delivery')
        .set({ state: DELIVERY_STATE['given-up'], next_at: null })
        .where('webhook_id', '=', id)
        .where('next_at', 'is not', null)
        .execute()
    },

    knowsKey: async (id: number): Promise<boolean> =>
      (await db.selectFrom('api_key').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,
  }
}
