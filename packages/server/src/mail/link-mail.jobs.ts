import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { poundsOrNull } from '@latchkey/domain/platform/values/money'
import type { Change, Context } from '../context/context.ts'
import type { JobData, JobHandlers } from '../jobs/jobs.contract.ts'
import { accountTokens, RESET_PURPOSE, type AccountLinkPurpose } from '../links/account-tokens.ts'
import { leadTokens, type FormLinkPurpose } from '../links/lead-tokens.ts'
import { linkPaths } from '../links/link-paths.ts'
import { staffOf } from './mail.addressees.ts'
import type { Deliver, PreparedMail } from './deliver.ts'
import { mailQueries } from './mail.queries.ts'
import type { DeliverToTenant, TenantLetter } from './tenant-letters.ts'
import {
  inviteMail,
  passwordResetMail,
  questionnaireLinkMail,
  reservationLinkMail,
} from './mail.templates.ts'

/** Jobs whose mail contains a link. */
export type LinkMailJobs = Pick<
  JobHandlers,
  'mail.questionnaire-link' | 'mail.reservation-link' | 'mail.invite' | 'mail.password-reset'
>

/** A link is only sent in its status. */
const TENANT_LINKS = {
  questionnaire: { status: LEAD_STATUS.AwaitingFeedback, mail: questionnaireLinkMail },
  reservation: { status: LEAD_STATUS.ReservationSent, mail: reservationLinkMail },
} as const

/**
 * The token is committed before the mail is sent, so that the link works on arrival. Each attempt adds a token; those
 * of earlier attempts stay valid.
 */
export function linkMailHandlers(
  context: Context,
  { deliver, deliverToTenant }: { deliver: Deliver; deliverToTenant: DeliverToTenant },
): LinkMailJobs {
  const { config } = context

  async function tenantMail(
    { db }: Change,
    purpose: FormLinkPurpose,
    { leadId, linkId }: JobData['mail.questionnaire-link'],
  ): Promise<TenantLetter | null> {
    const lead = await mailQueries(db).lead(leadId)
    const { status, mail } = TENANT_LINKS[purpose]
    if (!lead || lead.deleted_at !== null || lead.status !== status) return null
    const [tokens, now] = [leadTokens(db), context.now()]
    const id = linkId ?? (await tokens.issue(leadId, purpose, now))
    const link = await tokens.addToken({ id, leadId, purpose }, now)
    if (link === null) return null
    const letter = mail({
      firstName: lead.first_name,
      home: lead.property_name,
      rentPerMonth: poundsOrNull(lead.rent_pence),
      link: config.publicUrl + linkPaths[purpose](link.token),
      expiresAt: link.expiresAt,
      timeZone: config.timeZone,
    })
    return {
      lead,
      letter,
      note: (change) => change.audit({ action: `mail.${purpose}-link`, entity: 'lead', entityId: leadId }),
    }
  }

  async function inviteOf({ db }: Change, { userId, linkId }: JobData['mail.invite']): Promise<PreparedMail> {
    const user = await mailQueries(db).invitee(userId)
    const link = user && (await staffLink(db, user, 'passwordInvite', linkId))
    if (!link) return null
    return {
      mail: { ...inviteMail({ ...link, timeZone: config.timeZone }), to: staffOf(user) },
      note: async (change) => {
        await mailQueries(change.db).markInvited(userId, new Date(context.now()))
        await noteFailure(change, userId, null)
        await change.audit({ action: 'mail.invite', entity: 'user', entityId: userId })
      },
      refused: (change, words) => noteFailure(change, userId, words),
    }
  }

  async function passwordResetOf(
    { db }: Change,
    { userId, askedBy, linkId }: JobData['mail.password-reset'],
  ): Promise<PreparedMail> {
    const user = await mailQueries(db).activePerson(userId)
    // After an administrator's reset, a person who has set a password needs no link.
    if (!user || (askedBy === 'administrator' && user.password_hash !== null)) return null
    const link = await staffLink(db, user, RESET_PURPOSE[askedBy], linkId)
    if (!link) return null
    return {
      mail: { ...passwordResetMail({ ...link, askedBy, timeZone: config.timeZone }), to: staffOf(user) },
      note: async (change) => {
        await noteFailure(change, userId, null)
        await change.audit({ action: 'mail.password-reset', entity: 'user', entityId: userId })
      },
      refused: (change, words) => noteFailure(change, userId, words),
    }
  }

  /** Undefined for a used or cancelled link. */
  async function staffLink(
    db: Change['db'],
    { id: userId, username }: { id: number; username: string },
    purpose: AccountLinkPurpose,
    linkId: number | undefined,
  ) {
    const [tokens, now] = [accountTokens(db), context.now()]
    const id = linkId ?? (await tokens.issue(userId, purpose, now))
    const link = await tokens.addToken({ id, userId, purpose }, now)
    if (link === null) return undefined
    const address = config.publicUrl + linkPaths.password(link.token, username)
    return { username, link: address, expiresAt: link.expiresAt }
  }

  return {
    'mail.questionnaire-link': (data, job) =>
      deliverToTenant(job, data, (change) => tenantMail(change, 'questionnaire', data)),
    'mail.reservation-link': (data, job) =>
      deliverToTenant(job, data, (change) => tenantMail(change, 'reservation', data)),
    'mail.invite': (data, job) => deliver(job, (change) => inviteOf(change, data)),
    'mail.password-reset': (data, job) => deliver(job, (change) => passwordResetOf(change, data)),
  }
}

/** Shown in the list of users; null once a mail arrives. */
export async function noteFailure(change: Change, userId: number, failure: string | null): Promise<void> {
  if (await mailQueries(change.db).setFailure(userId, failure)) change.push('users-refresh', {})
}
