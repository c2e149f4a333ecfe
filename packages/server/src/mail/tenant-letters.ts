import { isStandInEmail } from '@latchkey/domain/imports/values/contacts'
import type { Change, Context } from '../context/context.ts'
import type { RunningJob } from '../jobs/jobs.contract.ts'
import { linkPaths } from '../links/link-paths.ts'
import { addPageLink } from '../links/page-links.ts'
import { tenantOf } from './mail.addressees.ts'
import type { Deliver } from './deliver.ts'
import { mailLog } from '../context/mail-log.ts'
import type { MailCalendar, MailLetter } from './mail.contract.ts'
import type { LeadFacts } from './mail.queries.ts'

const PAGE_LABEL = 'See where things stand'

const REASON =
  'You receive this email because you asked us about a home. It is about your enquiry, so there is nothing to unsubscribe from.'

/** A letter to the tenant of a lead, and what to record after sending. */
export interface TenantLetter {
  readonly lead: LeadFacts
  readonly letter: MailLetter
  readonly calendar?: MailCalendar
  readonly note: (change: Change) => Promise<void>
}

/** Null when the mail is obsolete; none goes to a stand-in. `logId` is its line in the lead's list, undefined in jobs of older versions. */
export type DeliverToTenant = (
  job: RunningJob,
  data: { readonly logId?: number },
  prepare: (change: Change) => Promise<TenantLetter | null>,
) => Promise<void>

/** Adds what every mail to a tenant has: a link to the tenant's page while the lead exists, and why it was sent. */
export function tenantDelivery(context: Context, deliver: Deliver): DeliverToTenant {
  const { publicUrl } = context.config
  return (job, { logId }, prepare) =>
    deliver(job, async (change) => {
      const log = mailLog(change.db)
      const prepared = await prepare(change)
      if (prepared === null || isStandInEmail(prepared.lead.email)) {
        if (logId !== undefined) await log.remove(logId)
        return null
      }
      const { lead, letter, calendar, note } = prepared
      if (logId !== undefined) await log.write(logId, letter.subject)
      const of = { leadId: lead.id, jobId: job.id }
      const link = lead.deleted_at === null ? await addPageLink(change.db, of, context.now()) : null
      const toPage = link && {
        link: publicUrl + linkPaths.page(link.token),
        label: PAGE_LABEL,
        isSecondary: true,
      }
      return {
        mail: {
          ...letter,
          blocks: [...letter.blocks, ...(toPage ? [toPage] : [])],
          reason: REASON,
          to: tenantOf(lead),
          leadId: lead.id,
          ...(calendar && { calendar }),
        },
        note: async (sent) => {
          if (logId !== undefined) await mailLog(sent.db).markSent(logId, new Date(context.now()))
          await note(sent)
        },
        refused: async (changed, words) => {
          if (logId !== undefined) await mailLog(changed.db).markFailed(logId, new Date(context.now()), words)
        },
      }
    })
}
