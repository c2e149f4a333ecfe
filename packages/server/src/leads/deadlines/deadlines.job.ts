import { REMINDER_DAYS } from '@latchkey/domain/leads/deposit/deposit.rules'
import { EXPIRY_NOTICE_DAYS } from '@latchkey/domain/leads/right-to-rent/right-to-rent.limits'
import { NOTIFICATION_KIND } from '@latchkey/domain/notifications/notification-kinds'
import { addDays } from '@latchkey/domain/platform/values/days'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { sql } from 'kysely'
import type { Change, Context, Notice } from '../../context/context.ts'
import { inBatches } from '../../jobs/in-batches.ts'
import { unixSeconds } from '../../platform/values/unix-seconds.ts'

/** The time of day in the business time zone. */
const NOTIFY_FROM = '08:00'

/** Claims up to `limit` records that are due on the day. */
type Claim = (change: Change, due: { at: Date; today: string; limit: number }) => Promise<Notice[]>

/** Notifies of deadlines that are near; returns the number of notifications. No-op before the time of day. */
export async function notifyOfDeadlines(context: Context, at: Date): Promise<number> {
  const dates = createDateFormatter(context.config.timeZone, () => unixSeconds(at))
  if (dates.formatTime(unixSeconds(at)) < NOTIFY_FROM) return 0
  const today = dates.today()
  const notify = (claim: Claim) =>
    inBatches((limit) =>
      context.change(null, async (change) => {
        const notices = await claim(change, { at, today, limit })
        let done = 0
        for (const notice of notices) done += (await change.notify(notice)).length
        return { claimed: notices.length, done }
      }),
    )
  return (await notify(claimDeposits)) + (await notify(claimChecks))
}

/** Three days before the deadline, or when recorded later, and on the day (rule W3.5). */
const claimDeposits: Claim = async ({ db }, { at, today, limit }) => {
  const soon = addDays(today, REMINDER_DAYS)
  const { rows } = await sql<{ leadId: number; to: number | null; deadlineOn: string }>`
    update holding_deposit set
      told_at = coalesce(told_at, ${at}),
      told_on_day_at = case when deadline_on <= ${today} then ${at}::timestamptz end
    from lead
    where lead.id = holding_deposit.lead_id and holding_deposit.id in (
      select deposit.id from holding_deposit deposit join lead on lead.id = deposit.lead_id
      where deposit.outcome is null and deposit.deadline_on <= ${soon} and lead.deleted_at is null
        and (deposit.told_at is null or deposit.deadline_on <= ${today} and deposit.told_on_day_at is null)
      order by deposit.deadline_on limit ${limit} for update of deposit skip locked)
    returning lead.id as "leadId", lead.handler_user_id as "to", holding_deposit.deadline_on as "deadlineOn"`.execute(
    db,
  )
  return rows.map(({ leadId, to, deadlineOn }) => ({
    to: [to],
    kind: NOTIFICATION_KIND.DepositDeadline,
    leadId,
    facts: { deadlineOn },
  }))
}

/** Four weeks before a check ends, or when recorded later, once for each last day (rule W4.5). */
const claimChecks: Claim = async ({ db }, { at, today, limit }) => {
  const { rows } = await sql<{ leadId: number; to: number | null; checkId: number }>`
    update right_to_rent_check set notified_at = ${at}
    from lead
    where lead.id = right_to_rent_check.lead_id and right_to_rent_check.id in (
      select recorded.id from right_to_rent_check recorded join lead on lead.id = recorded.lead_id
      where recorded.deleted_at is null and recorded.notified_at is null
        and recorded.expires_on <= ${addDays(today, EXPIRY_NOTICE_DAYS)} and lead.deleted_at is null
      order by recorded.expires_on limit ${limit} for update of recorded skip locked)
    returning lead.id as "leadId", lead.handler_user_id as "to", right_to_rent_check.id as "checkId"`.execute(
    db,
  )
  return rows.map(({ leadId, to, checkId }) => ({
    to: [to],
    kind: NOTIFICATION_KIND.RightToRentEnds,
    leadId,
    facts: { checkId },
  }))
}
