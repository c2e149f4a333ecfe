import { LEAD_STATUS } from '@latchkey/domain/leads/lead.status'
import { propertyAddress } from '@latchkey/domain/leads/lead.names'
import type { Context } from '../context/context.ts'
import type { JobData, JobHandlers, JobName, RunningJob } from '../jobs/jobs.contract.ts'
import { homeOf } from '../leads/record/lead.present.ts'
import { staffName } from '../platform/values/staff-name.ts'
import { mailDelivery, senderOf } from './deliver.ts'
import { linkMailHandlers } from './link-mail.jobs.ts'
import { staffOf, tenantOf } from './mail.addressees.ts'
import { mailQueries, type LeadFacts } from './mail.queries.ts'
import { tenantDelivery } from './tenant-letters.ts'
import { accountNoticeMail, reservationOutcomeMail, viewingMail } from './mail.templates.ts'
import { viewingCalendar } from './viewing-calendar.ts'

/** The status in which the outcome is still true. */
const OUTCOME_STATUS = {
  verified: LEAD_STATUS.ReservationComplete,
  declined: LEAD_STATUS.ReservationDeclined,
} as const

/** A job for a record that was deleted or has moved on is a no-op. */
export function mailHandlers(context: Context): Pick<JobHandlers, Extract<JobName, `mail.${string}`>> {
  const { config } = context
  const deliver = mailDelivery(context)
  const deliverToTenant = tenantDelivery(context, deliver)

  function sendViewing(data: JobData['mail.viewing'], job: RunningJob): Promise<void> {
    const { leadId, kind, sequence, viewingDate } = data
    return deliverToTenant(job, async ({ db }) => {
      const lead = await mailQueries(db).lead(leadId)
      // Superseded by a later mail about the viewing.
      if (!lead || lead.calendar_sequence !== sequence) return null
      const isCancelled = kind === 'cancelled'
      const isScheduled = lead.deleted_at === null && lead.status === LEAD_STATUS.ViewingScheduled
      if (!isCancelled && !isScheduled) return null
      const home = lead.property_name
      const address = addressOf(lead)
      const startsAt = new Date(viewingDate * 1000)
      const agentName = staffName({ first_name: lead.agent_first_name, last_name: lead.agent_last_name })
      return {
        lead,
        letter: viewingMail({
          kind,
          firstName: lead.first_name,
          home,
          address,
          startsAt,
          agentName,
          timeZone: config.timeZone,
        }),
        calendar: viewingCalendar({
          leadId,
          sequence,
          isCancelled,
          startsAt,
          sentAt: new Date(context.now()),
          home,
          address,
          organizer: senderOf(await mailQueries(db).sender(), config),
          attendee: tenantOf(lead),
          host: new URL(config.publicUrl).hostname,
        }),
        note: (change) => change.audit({ action: `mail.viewing-${kind}`, entity: 'lead', entityId: leadId }),
      }
    })
  }

  function sendOutcome(
    { leadId, outcome }: JobData['mail.reservation-outcome'],
    job: RunningJob,
  ): Promise<void> {
    return deliverToTenant(job, async ({ db }) => {
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

  return {
    ...linkMailHandlers(context, { deliver, deliverToTenant }),
    'mail.viewing': sendViewing,
    'mail.reservation-outcome': sendOutcome,
    'mail.account-notice': sendAccountNotice,
  }
}

const addressOf = (lead: LeadFacts): string => propertyAddress(homeOf(lead))
