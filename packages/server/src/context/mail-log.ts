import type { LeadMailKind } from '@latchkey/domain/leads/mails/lead-mails.contract'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { JobData, JobName, TenantMailData } from '../jobs/jobs.contract.ts'
import { TENANT_HEADINGS } from './tenant-headings.ts'

type TenantMail = keyof TenantMailData

const KINDS: { readonly [J in TenantMail]: (data: TenantMailData[J]) => LeadMailKind } = {
  'mail.questionnaire-link': () => 'questionnaire-link',
  'mail.reservation-link': () => 'reservation-link',
  'mail.viewing': ({ kind }) => `viewing-${kind}`,
  'mail.viewing-reminder': () => 'viewing-reminder',
  'mail.feedback': () => 'feedback',
  'mail.reservation-outcome': ({ outcome }) => `reservation-${outcome}`,
  'mail.deposit-kept': () => 'deposit-kept',
}

/** The kind of a job's mail; null unless it is one to a tenant. */
const kindOf = <J extends JobName>(name: J, data: JobData[J]): LeadMailKind | null =>
  Object.hasOwn(KINDS, name) ? (KINDS[name as TenantMail] as (data: JobData[J]) => LeadMailKind)(data) : null

/** Lists queued mails to tenants at their leads, as waiting; returns the jobs' data with their lines. */
export async function logQueuedMails<J extends JobName>(
  db: Transaction<Db>,
  name: J,
  jobs: readonly JobData[J][],
  at: Date,
): Promise<JobData[J][]> {
  const lines = jobs.flatMap((data) => {
    const kind = kindOf(name, data)
    return kind === null
      ? []
      : [{ lead_id: (data as TenantMailData[TenantMail]).leadId, kind, subject: TENANT_HEADINGS[kind] }]
  })
  if (lines.length === 0) return [...jobs]
  // As one JSON parameter: a statement takes at most 65,535 parameters.
  const { rows } = await sql<{ id: number }>`
    insert into mail_log (lead_id, kind, subject, queued_at)
    select lead_id, kind, subject, ${at}
    from rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as (lead_id integer, kind text, subject text)) with ordinality as line (lead_id, kind, subject, place)
    order by place
    returning id`.execute(db)
  const ids = rows.map(({ id }) => id).toSorted((one, other) => one - other)
  return jobs.map((data, place) => ({ ...data, logId: ids[place] }))
}

export const mailLog = (db: Transaction<Db>) => ({
  /** A mail that is about to be sent. */
  async write(id: number, subject: string): Promise<void> {
    await db.updateTable('mail_log').set({ subject }).where('id', '=', id).execute()
  },

  async markSent(id: number, at: Date): Promise<void> {
    await db
      .updateTable('mail_log')
      .set({ sent_at: at, failed_at: null, failure: null })
      .where('id', '=', id)
      .execute()
  },

  /** With the words of a mail server that refused it. No-op for a mail that was sent. */
  async markFailed(id: number, at: Date, failure: string | null = null): Promise<void> {
    await db
      .updateTable('mail_log')
      .set({ failed_at: at, failure })
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .execute()
  },

  /** A mail that is obsolete before it was sent. */
  async remove(id: number): Promise<void> {
    await db.deleteFrom('mail_log').where('id', '=', id).where('sent_at', 'is', null).execute()
  },
})
