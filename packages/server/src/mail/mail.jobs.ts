import { LEAD_STATUS } from '@latchkey/domain/leads/lead.enums'
import { leadName, propertyAddress } from '@latchkey/domain/leads/lead.names'
import type { Context } from '../context.ts'
import type { JobData, JobHandlers, JobName, RunningJob } from '../jobs/jobs.contract.ts'
import { accountTokens } from '../links/account-tokens.ts'
import { leadTokens, type LeadLinkPurpose } from '../links/lead-tokens.ts'
import { linkPaths } from '../links/link-paths.ts'
import { staffName } from '../platform/staff-name.ts'
import { messageIds } from './message-ids.ts'
import { mailQueries } from './mail.queries.ts'
import {
  accountNoticeMail,
  inviteMail,
  passwordResetMail,
  questionnaireLinkMail,
  reservationLinkMail,
  reservationOutcomeMail,
  viewingMail,
} from './mail.templates.ts'
import { createMailTransport } from './mail.transport.ts'
import { viewingCalendar } from './viewing-calendar.ts'

/** The status in which a link of each purpose is worth sending, and the mail that carries it. */
const TENANT_LINKS = {
  questionnaire: { status: LEAD_STATUS.AwaitingFeedback, mail: questionnaireLinkMail },
  reservation: { status: LEAD_STATUS.ReservationSent, mail: reservationLinkMail },
} as const

/** The status in which a tenant is told each end of a reservation. */
const OUTCOME_STATUS = {
  verified: LEAD_STATUS.ReservationComplete,
  declined: LEAD_STATUS.ReservationDeclined,
} as const

/**
 * Every job that sends a mail. A job that comes too late, for a record that is gone or has moved on, does nothing. The
 * mail goes last, and the job ends in the same transaction: only a crash between the mail server's yes and the commit
 * sends it again.
 */
export function mailHandlers(context: Context): Pick<JobHandlers, Extract<JobName, `mail.${string}`>> {
  const { config } = context
  const transport = createMailTransport(config)
  const host = new URL(config.publicUrl).hostname
  const idOf = messageIds(host)

  /** The link is made here and nowhere else, so no table and no job ever holds one that works. */
  function sendTenantLink(leadId: number, purpose: LeadLinkPurpose, job: RunningJob): Promise<void> {
    return context.change(null, async (change) => {
      const queries = mailQueries(change.db)
      const lead = await queries.lead(leadId)
      const { status, mail } = TENANT_LINKS[purpose]
      if (!lead || lead.deleted_at !== null || lead.status !== status) return
      const tokens = leadTokens(change.db)
      const { token, expiresAt } = await tokens.issue(leadId, purpose, context.now())
      const content = mail({
        firstName: lead.first_name,
        home: lead.property_name,
        link: config.publicUrl + linkPaths[purpose](token),
        expiresAt,
        timeZone: config.timeZone,
      })
      await change.audit({ action: `mail.${purpose}-link`, entity: 'lead', entityId: leadId })
      await transport.send({ ...content, to: tenant(lead), messageId: idOf.link(job) })
      // Asked only now, so that a slow mail server keeps nobody from saving the lead.
      if (await queries.isGone(leadId)) await tokens.cancel(leadId, context.now(), purpose)
      await job.settle(change.db)
    })
  }

  function sendViewing(data: JobData['mail.viewing'], job: RunningJob): Promise<void> {
    const { leadId, kind, sequence, viewingDate } = data
    return context.change(null, async (change) => {
      const lead = await mailQueries(change.db).lead(leadId)
      // A later mail about the same viewing says more than this one.
      if (!lead || lead.calendar_sequence !== sequence) return
      const isCancelled = kind === 'cancelled'
      const stands = lead.deleted_at === null && lead.status === LEAD_STATUS.ViewingScheduled
      if (!isCancelled && !stands) return
      const home = lead.property_name
      const address = addressOf(lead)
      const startsAt = new Date(viewingDate * 1000)
      const agentName = staffName({ first_name: lead.agent_first_name, last_name: lead.agent_last_name })
      const to = tenant(lead)
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
        messageId: idOf.mail(job),
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
      await transport.send({ ...content, to: tenant(lead), messageId: idOf.mail(job) })
      await job.settle(change.db)
    })
  }

  function sendInvite(userId: number, job: RunningJob): Promise<void> {
    return context.change(null, async (change) => {
      const queries = mailQueries(change.db)
      const user = await queries.invitee(userId)
      if (!user) return
      const { token, expiresAt } = await accountTokens(change.db).issue(
        userId,
        'passwordInvite',
        context.now(),
      )
      const link = config.publicUrl + linkPaths.password(token, user.username)
      await queries.markInvited(userId, new Date(context.now()))
      await change.audit({ action: 'mail.invite', entity: 'user', entityId: userId })
      await transport.send({
        ...inviteMail({ username: user.username, link, expiresAt, timeZone: config.timeZone }),
        to: { name: '', address: user.username },
        messageId: idOf.link(job),
      })
      await job.settle(change.db)
    })
  }

  function sendPasswordReset(
    { userId, askedBy }: JobData['mail.password-reset'],
    job: RunningJob,
  ): Promise<void> {
    return context.change(null, async (change) => {
      const user = await mailQueries(change.db).activePerson(userId)
      const isOwn = askedBy === 'self'
      // Whoever has set a password since the administrator's reset needs no link any more.
      if (!user || (!isOwn && user.password_hash !== null)) return
      const purpose = isOwn ? 'passwordReset' : 'passwordInvite'
      const { token, expiresAt } = await accountTokens(change.db).issue(userId, purpose, context.now())
      const link = config.publicUrl + linkPaths.password(token, user.username)
      await change.audit({ action: 'mail.password-reset', entity: 'user', entityId: userId })
      await transport.send({
        ...passwordResetMail({
          askedBy,
          username: user.username,
          link,
          expiresAt,
          timeZone: config.timeZone,
        }),
        to: { name: '', address: user.username },
        messageId: idOf.link(job),
      })
      await job.settle(change.db)
    })
  }

  function sendAccountNotice(
    { userId, notice, happenedAt }: JobData['mail.account-notice'],
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
          timeZone: config.timeZone,
        }),
        to: { name: '', address: user.username },
        messageId: idOf.mail(job),
      })
      await job.settle(change.db)
    })
  }

  return {
    'mail.questionnaire-link': ({ leadId }, job) => sendTenantLink(leadId, 'questionnaire', job),
    'mail.reservation-link': ({ leadId }, job) => sendTenantLink(leadId, 'reservation', job),
    'mail.viewing': sendViewing,
    'mail.reservation-outcome': sendOutcome,
    'mail.invite': ({ userId }, job) => sendInvite(userId, job),
    'mail.password-reset': sendPasswordReset,
    'mail.account-notice': sendAccountNotice,
  }
}

type LeadFacts = NonNullable<Awaited<ReturnType<ReturnType<typeof mailQueries>['lead']>>>

function tenant(lead: LeadFacts) {
  return { name: leadName({ firstName: lead.first_name, lastName: lead.last_name }), address: lead.email }
}

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
