import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { MAIL_GIVEN_UP } from '@latchkey/domain/users/user.messages'
import { VIEWING_OUTCOME } from '@latchkey/domain/leads/outcome/outcome.enums'
import { formatGbp, poundsOf } from '@latchkey/domain/platform/values/money'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { propertyAddress } from '@latchkey/domain/leads/lead-names'
import type { Context } from '../context/context.ts'
import type { JobData, JobHandlers, JobName, RunningJob } from '../jobs/jobs.contract.ts'
import { homeOf } from '../leads/record/lead.present.ts'
import { permissionsOf } from '../db/user-permissions.ts'
import { presentNotification } from '../notifications/notifications.present.ts'
import { notificationQueries } from '../notifications/notifications.queries.ts'
import { unixSecondsOrNull } from '../platform/values/unix-seconds.ts'
import { staffName } from '../platform/values/staff-name.ts'
import { mailDelivery, senderOf } from './deliver.ts'
import { mailLog } from '../context/mail-log.ts'
import { linkMailHandlers, noteFailure } from './link-mail.jobs.ts'
import { staffOf, tenantOf } from './mail.addressees.ts'
import { mailQueries, type LeadFacts } from './mail.queries.ts'
import { tenantDelivery } from './tenant-letters.ts'
import {
  accountNoticeMail,
  depositKeptMail,
  feedbackMail,
  notificationMail,
  reservationOutcomeMail,
  viewingMail,
  viewingReminderMail,
} from './mail.templates.ts'
import { viewingCalendar } from './viewing-calendar.ts'

/** The status in which the outcome is still true. */
const OUTCOME_STATUS = {
  verified: LEAD_STATUS.ReservationComplete,
  declined: LEAD_STATUS.ReservationDeclined,
} as const

/** A job for a record that was deleted or has moved on is a no-op. */
export function mailHandlers(context: Context): Pick<JobHandlers, Extract<JobName, `mail.${string}`>> {
  const { config } = context
  const dates = createDateFormatter(config.timeZone)
  const deliver = mailDelivery(context)
  const deliverToTenant = tenantDelivery(context, deliver)

  function sendViewing(data: JobData['mail.viewing'], job: RunningJob): Promise<void> {
    const { leadId, kind, sequence, viewingDate } = data
    return deliverToTenant(job, data, async ({ db }) => {
      const lead = await mailQueries(db).lead(leadId)
      // Superseded by a later mail about the viewing.
      if (!lead || lead.calendar_sequence !== sequence) return null
      const isCancelled = kind === 'cancelled'
      const isScheduled = lead.deleted_at === null && lead.status === LEAD_STATUS.ViewingScheduled
      if (!isCancelled && !isScheduled) return null
      const startsAt = new Date(viewingDate * 1000)
      return {
        lead,
        letter: viewingMail({
          kind,
          ...viewingFactsOf(lead),
          startsAt,
          timeZone: config.timeZone,
        }),
        calendar: viewingCalendar({
          leadId,
          sequence,
          isCancelled,
          startsAt,
          sentAt: new Date(context.now()),
          home: lead.property_name,
          address: propertyAddress(homeOf(lead)),
          organizer: senderOf(await mailQueries(db).sender(), config),
          attendee: tenantOf(lead),
          host: new URL(config.publicUrl).hostname,
        }),
        note: (change) => change.audit({ action: `mail.viewing-${kind}`, entity: 'lead', entityId: leadId }),
      }
    })
  }

  function sendReminder(data: JobData['mail.viewing-reminder'], job: RunningJob): Promise<void> {
    const { leadId, viewingDate } = data
    return deliverToTenant(job, data, async ({ db }) => {
      const lead = await mailQueries(db).lead(leadId)
      if (!lead || !isConfirmedFor(lead, viewingDate)) return null
      // Late enough to be wrong: the viewing is no longer tomorrow.
      if (dates.toDateInput(context.now() / 1000) >= dates.toDateInput(viewingDate)) return null
      return {
        lead,
        letter: viewingReminderMail({
          ...viewingFactsOf(lead),
          startsAt: new Date(viewingDate * 1000),
          timeZone: config.timeZone,
        }),
        note: (change) => change.audit({ action: 'mail.viewing-reminder', entity: 'lead', entityId: leadId }),
      }
    })
  }

  function sendFeedback(data: JobData['mail.feedback'], job: RunningJob): Promise<void> {
    const { leadId } = data
    return deliverToTenant(job, data, async ({ db }) => {
      const lead = await mailQueries(db).lead(leadId)
      if (!lead || !wantsFeedback(lead)) return null
      return {
        lead,
        letter: feedbackMail({ firstName: lead.first_name, home: lead.property_name }),
        note: (change) => change.audit({ action: 'mail.feedback', entity: 'lead', entityId: leadId }),
      }
    })
  }

  /** A mail that was retried for about a day. */
  async function giveUp({ logId, userId, linkId }: JobData['mail.given-up']): Promise<void> {
    await context.change(null, async (change) => {
      if (logId !== undefined) await mailLog(change.db).markFailed(logId, new Date(context.now()))
      // Notices have no link, and nothing is missed without them.
      if (userId !== undefined && linkId !== undefined) await noteFailure(change, userId, MAIL_GIVEN_UP)
    })
  }

  function sendOutcome(data: JobData['mail.reservation-outcome'], job: RunningJob): Promise<void> {
    const { leadId, outcome } = data
    return deliverToTenant(job, data, async ({ db }) => {
      const lead = await mailQueries(db).lead(leadId)
      if (!lead || lead.deleted_at !== null || lead.status !== OUTCOME_STATUS[outcome]) return null
      return {
        lead,
        letter: reservationOutcomeMail({ outcome, firstName: lead.first_name, home: lead.property_name }),
        note: (change) =>
          change.audit({ action: `mail.reservation-${outcome}`, entity: 'lead', entityId: leadId }),
      }
    })
  }

  function sendDepositKept(data: JobData['mail.deposit-kept'], job: RunningJob): Promise<void> {
    const { leadId, depositId } = data
    return deliverToTenant(job, data, async ({ db }) => {
      const [lead, deposit] = [await mailQueries(db).lead(leadId), await mailQueries(db).deposit(depositId)]
      if (!lead || lead.deleted_at !== null || !deposit || deposit.reason === null) return null
      return {
        lead,
        letter: depositKeptMail({
          firstName: lead.first_name,
          amount: formatGbp(poundsOf(deposit.amount_pence)),
          reason: deposit.reason,
        }),
        note: (change) => change.audit({ action: 'mail.deposit-kept', entity: 'lead', entityId: leadId }),
      }
    })
  }

  function sendAccountNotice(
    { userId, notice, happenedAt, device }: JobData['mail.account-notice'],
    job: RunningJob,
  ): Promise<void> {
    return deliver(job, async ({ db }) => {
      const user = await mailQueries(db).activePerson(userId)
      if (!user) return null
      const content = accountNoticeMail({
        notice,
        username: user.username,
        happenedAt: new Date(happenedAt * 1000),
        ...(device !== undefined && { device }),
        timeZone: config.timeZone,
      })
      return {
        mail: { ...content, to: staffOf(user) },
        note: (change) => change.audit({ action: 'mail.account-notice', entity: 'user', entityId: userId }),
      }
    })
  }

  /** Not sent to somebody who may no longer open its page. */
  function sendNotification(
    { notificationId }: JobData['mail.notification'],
    job: RunningJob,
  ): Promise<void> {
    return deliver(job, async ({ db }) => {
      const record = await notificationQueries(db).find(notificationId)
      const reader = record && (await mailQueries(db).activePerson(record.user_id))
      if (!record || !reader) return null
      const permissions = new Set((await permissionsOf(db, reader.id)) ?? [])
      const { path, text } = presentNotification({ permissions }, record, dates)
      if (path === null) return null
      return {
        mail: {
          ...notificationMail({ line: text, link: new URL(path, config.publicUrl).href }),
          to: staffOf(reader),
        },
        note: (change) => change.audit({ action: 'mail.notification', entity: 'user', entityId: reader.id }),
      }
    })
  }

  return {
    ...linkMailHandlers(context, { deliver, deliverToTenant }),
    'mail.viewing': sendViewing,
    'mail.viewing-reminder': sendReminder,
    'mail.feedback': sendFeedback,
    'mail.given-up': giveUp,
    'mail.reservation-outcome': sendOutcome,
    'mail.deposit-kept': sendDepositKept,
    'mail.account-notice': sendAccountNotice,
    'mail.notification': sendNotification,
  }
}

const viewingFactsOf = (lead: LeadFacts) => ({
  firstName: lead.first_name,
  home: lead.property_name,
  address: propertyAddress(homeOf(lead)),
  agentName: staffName({ first_name: lead.agent_first_name, last_name: lead.agent_last_name }),
})

const isConfirmedFor = (lead: LeadFacts, viewingDate: number): boolean =>
  lead.deleted_at === null &&
  lead.status === LEAD_STATUS.ViewingScheduled &&
  lead.viewing_confirmed_at !== null &&
  unixSecondsOrNull(lead.viewing_at) === viewingDate

const wantsFeedback = (lead: LeadFacts): boolean =>
  lead.deleted_at === null &&
  lead.status === LEAD_STATUS.ViewingComplete &&
  lead.outcome === VIEWING_OUTCOME.Attended &&
  lead.feedback_at === null
