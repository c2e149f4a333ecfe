import type { LeadMail } from '@latchkey/domain/leads/mails/lead-mails.contract'
import { LEAD_MAILS_MAX } from '@latchkey/domain/leads/lead.limits'
import { sql } from 'kysely'
import type { Context } from '../../context/context.ts'
import { withMerged } from '../../db/merged-leads.sql.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { unixSeconds, unixSecondsOrNull } from '../../platform/values/unix-seconds.ts'
import { foundLead } from '../record/lead.guards.ts'
import { sectionNumber } from '../record/lead.columns.ts'
import { openSections } from '../record/lead.policy.ts'
import { leadQueries } from '../record/lead.queries.ts'
import { mailState } from './mail-state.ts'

export type LeadMailsService = ReturnType<typeof leadMailsService>

export function leadMailsService({ db }: Pick<Context, 'db'>) {
  /** Finds the mails of the lead and of leads merged into it that the caller may open, newest first. */
  const mailsOf = (actor: Actor, leadId: number) =>
    db
      .selectFrom('mail_log')
      .innerJoin('lead', 'lead.id', 'mail_log.lead_id')
      .selectAll('mail_log')
      .where(sql<boolean>`mail_log.lead_id in ${withMerged(leadId)}`)
      .where('lead.section', 'in', openSections(actor).map(sectionNumber))
      .orderBy('mail_log.queued_at', 'desc')
      .orderBy('mail_log.id', 'desc')
      .limit(LEAD_MAILS_MAX)
      .execute()

  return {
    /**
     * The mails to the tenant, newest first.
     * @throws AppError 403, 404
     */
    async of(actor: Actor, id: number): Promise<LeadMail[]> {
      foundLead(actor, await leadQueries(db).find(id))
      const mails = await mailsOf(actor, id)
      return mails.map((mail) => ({
        kind: mail.kind,
        subject: mail.subject,
        queuedAt: unixSeconds(mail.queued_at),
        sentAt: unixSecondsOrNull(mail.sent_at),
        state: mailState(mail),
        ...(mail.failure !== null && { failure: mail.failure }),
      }))
    },
  }
}
