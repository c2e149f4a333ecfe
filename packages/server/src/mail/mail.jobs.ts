import { LEAD_STATUS } from '@latchkey/domain/leads/lead.status'
import { propertyAddress } from '@latchkey/domain/leads/lead.names'
import type { Context } from '../context/context.ts'
import type { JobData, JobHandlers, JobName, RunningJob } from '../jobs/jobs.contract.ts'
import { staffName } from '../platform/values/staff-name.ts'
import { messageIdOf } from './message-ids.ts'
import { linkMailHandlers } from './link-mail.jobs.ts'
import { staffOf, tenantOf } from './mail.addressees.ts'
import { mailQueries } from './mail.queries.ts'
import { accountNoticeMail, reservationOutcomeMail, viewingMail } from './mail.templates.ts'
import { createMailTransport } from './mail.transport.ts'
import { viewingCalendar } from './viewing-calendar.ts'

/** The status in which a tenant is notified of each end of a reservation. */
const OUTCOME_STATUS = {
  verified: LEAD_STATUS.ReservationComplete,
  declined: LEAD_STATUS.ReservationDeclined,
} as const

/**
 * Every job that sends a mail. A job that comes too late, for a record that was deleted or has moved on, does nothing. A
 * mail without a link goes last in a transaction, and the job ends with it: only a crash between the mail server's yes
 * and the commit sends it again.
 */
export function mailHandlers(context: Context): Pick<JobHandlers, Extract<JobName, `mail.${string}`>> {
  const { config } = context
  const transport = createMailTransport(config)
  const host = new URL(config.publicUrl).hostname

  function sendViewing(data: JobData['mail.viewing'], job: RunningJob): Promise<void> {
    const { leadId, kind, sequence, viewingDate } = data
    return context.change(null, async (change) => {
      const lead = await mailQueries(change.db).lead(leadId)
      // A later mail about the same viewing says more than this one.
      if (!lead || lead.calendar_sequence !== sequence) return
      const isCancelled = kind === 'cancelled'
      const isScheduled = lead.deleted_at === null && lead.status === LEAD_STATUS.ViewingScheduled
      if (!isCancelled && !isScheduled) return
      const home = lead.property_name
      const address = addressOf(lead)
      const startsAt = new Date(viewingDate * 1000)
      const agentName = staffName({ first_name: lead.agent_first_name, last_name: lead.agent_last_name })
      const to = tenantOf(lead)
      await change.audit({ action: `mail.viewing-${kind}`, entity: 'lead', entityId: leadId })
      await transport.send({
        ...viewingMail({
          kind,
          firstName: lead.first_name,
          home,
          address,
          startsAt,
          agentName,
          timeZone: config.timeZone,
        }),
        to,
        messageId: messageIdOf(job, host),
        calendar: viewingCalendar({
          leadId,
          sequence,
          isCancelled,
          startsAt,
          sentAt: new Date(context.now()),
          home,
          address,
          organizer: config.mail.from,
          attendee: to,
          host,
        }),
      })
      await job.settle(change.db)
    })
  }

  function sendOutcome(
    { leadId, outcome }: JobData['mail.reservation-outcome'],
    job: RunningJob,
  ): Promise<void> {
    return context.change(null, async (change) => {
      const lead = await mailQueries(change.db).lead(leadId)
      if (!lead || lead.deleted_at !== null || lead.status !== OUTCOME_STATUS[outcome]) return
      const content = reservationOutcomeMail({
        outcome,
        firstName: lead.first_name,
        home: lead.property_name,
      })
      await change.audit({ action: `mail.reservation-${outcome}`, entity: 'lead', entityId: leadId })
      await transport.send({ ...content, to: tenantOf(lead), messageId: messageIdOf(job, host) })
      await job.settle(change.db)
    })
  }

  function sendAccountNotice(
    { userId, notice, happenedAt, device }: JobData['mail.account-notice'],
    job: RunningJob,
  ): Promise<void> {
    return context.change(null, async (change) => {
      const user = await mailQueries(change.db).activePerson(userId)
      if (!user) return
      await change.audit({ action: 'mail.account-notice', entity: 'user', entityId: userId })
      await transport.send({
        ...accountNoticeMail({
          notice,
          username: user.username,
          happenedAt: new Date(happenedAt * 1000),
          ...(device !== undefined && { device }),
          timeZone: config.timeZone,
        }),
        to: staffOf(user),
        messageId: messageIdOf(job, host),
      })
      await job.settle(change.db)
    })
  }

  return {
    ...linkMailHandlers(context, transport, host),
    'mail.viewing': sendViewing,
    'mail.reservation-outcome': sendOutcome,
    'mail.account-notice': sendAccountNotice,
  }
}

type LeadFacts = NonNullable<Awaited<ReturnType<ReturnType<typeof mailQueries>['lead']>>>

function addressOf(lead: LeadFacts): string {
  return propertyAddress({
    name: lead.property_name,
    addressLine1: lead.property_address_line1,
    addressLine2: lead.property_address_line2,
    city: lead.property_city,
    postcode: lead.property_postcode,
    crmPropertyUuid: null,
  })
}
