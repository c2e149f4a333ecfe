import { sql } from 'kysely'
import type { Context } from '../context/context.ts'
import type { PlainHandlers } from '../jobs/jobs.contract.ts'
import { foldTotals } from '../leads/totals/totals.sql.ts'
import { removeAnonymisedMails } from '../mail/anonymised-mails.ts'
import { outboxFolder } from '../mail/mail.transport.ts'
import { mediaFolder } from '../media/open-media-store.ts'
import { sweepPictures } from '../media/media.sweep.ts'
import { sweepParts } from '../platform/files/durable-files.ts'
import { NOTIFICATIONS_KEPT_MS, SEEN_SHEET_MS, SETTLED_MS } from './housekeeping.limits.ts'

/** Deletes expired rows and folds the totals, so that no table grows without bound. Idempotent. */
export function sweepHandlers(context: Context): PlainHandlers<'housekeeping.sweep'> {
  return {
    'housekeeping.sweep': async () => {
      const before = new Date(context.now() - SETTLED_MS)
      await context.change(null, async ({ db }) => {
        await sql`select sweep_failures()`.execute(db)
        await foldTotals(db)
        await db
          .deleteFrom('session')
          .where(sql<Date>`least(ended_at, expires_at)`, '<', before)
          .execute()
        for (const table of ['account_token', 'lead_token'] as const) {
          await db
            .deleteFrom(table)
            .where(sql<Date>`least(consumed_at, cancelled_at, expires_at)`, '<', before)
            .execute()
        }
        await db.deleteFrom('creation').where('at', '<', before).execute()
        await db.deleteFrom('attempt').where('window_ends_at', '<', before).execute()
        await db.deleteFrom('sign_in_failure').where('last_at', '<', before).execute()
        await db.deleteFrom('two_factor_challenge').where('expires_at', '<', before).execute()
        // Secrets that were never confirmed by a code.
        await db
          .deleteFrom('two_factor')
          .where('enabled_at', 'is', null)
          .where('started_at', '<', before)
          .execute()
        await db.deleteFrom('two_factor_recovery_code').where('used_at', '<', before).execute()
        await db
          .deleteFrom('notification')
          .where('at', '<', new Date(context.now() - NOTIFICATIONS_KEPT_MS))
          .execute()
        await db
          .deleteFrom('unit_upload')
          .where('state', '=', 'seen')
          .where('created_at', '<', new Date(context.now() - SEEN_SHEET_MS))
          .execute()
      })
      for (const folder of [outboxFolder(context.config), mediaFolder(context.config)])
        await sweepParts(folder)
      await sweepPictures(context, before)
      await removeAnonymisedMails(context)
    },
  }
}
