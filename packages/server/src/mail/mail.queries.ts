import type { Kysely, Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import { LEAD_RENT } from '../leads/record/rent.sql.ts'
import type { MailSender } from './mail.contract.ts'

export const mailQueries = (db: Kysely<Db> | Transaction<Db>) => ({
  /** `logo` is a path. */
  sender: (): Promise<MailSender> =>
    db
      .selectFrom('office')
      .leftJoin('media', 'media.id', 'office.logo_id')
      .select([
        'office.agency_name as agencyName',
        'media.location as logo',
        'office.main_colour as mainColour',
        'office.reply_address as replyAddress',
        'office.phone',
      ])
      .executeTakeFirstOrThrow(),

  /** Deleted leads included, but not anonymised ones. */
  lead: (id: number) =>
    db
      .selectFrom('lead')
      .leftJoin('app_user as agent', 'agent.id', 'lead.viewing_user_id')
      .leftJoin('property', 'property.id', 'lead.property_id')
      .select([
        'lead.id',
        'lead.first_name',
        'lead.last_name',
        'lead.email',
        'lead.status',
        'lead.deleted_at',
        'lead.calendar_sequence',
        'lead.viewing_at',
        'lead.viewing_confirmed_at',
        'lead.outcome',
        'lead.feedback_at',
        'lead.property_name',
        'lead.property_address_line1',
        'lead.property_address_line2',
        'lead.property_city',
        'lead.property_postcode',
        'agent.first_name as agent_first_name',
        'agent.last_name as agent_last_name',
        LEAD_RENT.as('rent_pence'),
      ])
      .where('lead.id', '=', id)
      .where('lead.anonymised_at', 'is', null)
      .executeTakeFirst(),

  /** False when the lead was anonymised, or has another address. */
  isStillOf: async (leadId: number, address: string): Promise<boolean> =>
    (await db
      .selectFrom('lead')
      .select('id')
      .where('id', '=', leadId)
      .where('email', '=', address)
      .where('anonymised_at', 'is', null)
      .executeTakeFirst()) !== undefined,

  deposit: (id: number) =>
    db
      .selectFrom('holding_deposit')
      .select(['amount_pence', 'reason'])
      .where('id', '=', id)
      .executeTakeFirst(),

  /** An invited person without a password. */
  invitee: (userId: number) =>
    db
      .selectFrom('app_user')
      .select(['id', 'username'])
      .where('id', '=', userId)
      .where('active', '=', true)
      .where('deleted_at', 'is', null)
      .where('password_hash', 'is', null)
      .executeTakeFirst(),

  /** Finds an active person with their password hash, null if unset. */
  activePerson: (userId: number) =>
    db
      .selectFrom('app_user')
      .select(['id', 'username', 'password_hash'])
      .where('id', '=', userId)
      .where('active', '=', true)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),

  async markInvited(userId: number, at: Date): Promise<void> {
    await db.updateTable('app_user').set({ invited_at: at }).where('id', '=', userId).execute()
  },

  /** True for a change. */
  async setFailure(userId: number, failure: string | null): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('app_user')
      .set({ mail_failure: failure })
      .where('id', '=', userId)
      .where('mail_failure', 'is distinct from', failure)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
})

export type LeadFacts = NonNullable<Awaited<ReturnType<ReturnType<typeof mailQueries>['lead']>>>
