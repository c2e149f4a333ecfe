import { DAY_MS } from '@latchkey/domain/platform/values/durations'
import type { Transaction } from 'kysely'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/schema.ts'
import { WEBHOOK_STATE } from '../webhooks/webhook.numbers.ts'
import { newSecret, secretSealing } from '../webhooks/webhook.secret.ts'
import { webhookQueries } from '../webhooks/webhooks.queries.ts'

/** Off: nobody is at its address. A user who wants to try it replaces its secret. */
export async function insertDemoWebhook(
  db: Transaction<Db>,
  config: Pick<Config, 'dataDir'>,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await webhookQueries(db).insert({
    name: 'Accounts',
    url: 'https://accounts.example/latchkey',
    types: ['lead.status_changed', 'listing.published', 'listing.unpublished'],
    has_record: false,
    secret_sealed: secretSealing(config).seal(newSecret()),
    state: WEBHOOK_STATE.hand,
    off_at: ago(2),
    created_by: userId,
    at: ago(60),
  })
}
