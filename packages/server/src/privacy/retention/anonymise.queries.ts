import {
  ANONYMISED_FIRST_NAME,
  ANONYMISED_PHONE,
  anonymisedEmail,
  anonymisedLastName,
  REMOVED,
} from '@latchkey/domain/privacy/retention/retention.messages'
import type { AuditAction } from '@latchkey/domain/audit/audit-actions'
import type { ViewQuery } from '@latchkey/domain/views/view.contract'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { leadQueries } from '../../leads/record/lead.queries.ts'

/** Their filters may name a person. */
const FILTER_ACTIONS: readonly AuditAction[] = ['list.export', 'view.create', 'view.update', 'view.delete']

export const anonymiseQueries = (db: Transaction<Db>) => ({
  /** The changes of rule W5.4. */
  async clearLead(id: number, at: Date): Promise<void> {
    await leadQueries(db).update(id, {
      anonymised_at: at,
      first_name: ANONYMISED_FIRST_NAME,
      last_name: anonymisedLastName(id),
      email: anonymisedEmail(id),
      phone: ANONYMISED_PHONE,
      external_id: null,
      imported_from: null,
      crm_enquiry_uuid: null,
      address_line1: null,
      address_line2: null,
      city: null,
      country: null,
      postcode: null,
      notes: null,
      qualifying_notes: null,
      pets: null,
      apartment_type: null,
      employment_status: null,
      how_will_you_pay: null,
      total_household_income: null,
      current_living_arrangements: null,
      right_to_rent_share_code: null,
      parking_required: null,
      desired_tenancy_months: null,
      desired_viewing_at: null,
      desired_move_at: null,
      document_status: null,
      document_max_rent_pence: null,
      feedback_words: null,
    })
  },

  /** Deletes or clears the records that belong to the leads. */
  async clearRecords(ids: readonly number[]): Promise<void> {
    await db.updateTable('lead_status_reason').set({ words: null }).where('lead_id', 'in', ids).execute()
    await db.updateTable('holding_deposit').set({ reason: null }).where('lead_id', 'in', ids).execute()
    await db.deleteFrom('right_to_rent_check').where('lead_id', 'in', ids).execute()
    await db
      .updateTable('mail_log')
      .set({ subject: REMOVED, failure: null })
      .where('lead_id', 'in', ids)
      .execute()
    await db
      .updateTable('lead_not_duplicate')
      .set({ words: null })
      .where((pair) => pair.or([pair('low_id', 'in', ids), pair('high_id', 'in', ids)]))
      .execute()
    await sql`update lead_merge set changes = '[]'
      where kept_id = any(${ids}::integer[]) or merged_id = any(${ids}::integer[])`.execute(db)
    // The pictures of a home keep their names.
    await sql`update media set original_name = null
      where id in (select media_id from lead_image where lead_id = any(${ids}::integer[]))
        and not exists (select from property_image where media_id = media.id)`.execute(db)
  },

  /** Users whose notifications went. */
  async removeNotifications(ids: readonly number[]): Promise<number[]> {
    const removed = await db
      .deleteFrom('notification')
      .where('lead_id', 'in', ids)
      .returning('user_id as userId')
      .execute()
    return [...new Set(removed.map(({ userId }) => userId))]
  },

  /** Lines of the leads. */
  lines: (ids: readonly number[]) =>
    db
      .selectFrom('audit')
      .select(['id', 'changes'])
      .where('entity', '=', 'lead')
      .where('entity_id', 'in', ids)
      .execute(),

  /**
   * Lines of other leads about one of these as well: a merge, or a dismissed pair. Found by the lead that the lines of
   * these name, so that an index is used.
   */
  linesOfPairs: (ids: readonly number[]) =>
    db
      .selectFrom('audit as other')
      .select(['other.id', 'other.changes'])
      .where('other.entity', '=', 'lead')
      .where('other.entity_id', 'in', (mine) =>
        mine
          .selectFrom('audit as mine')
          .select(sql<number>`mine.other_lead_id`.as('other_lead_id'))
          .where('mine.entity', '=', 'lead')
          .where('mine.entity_id', 'in', ids)
          .where('mine.other_lead_id', 'is not', null),
      )
      .where('other.entity_id', 'not in', ids)
      .where('other.other_lead_id', 'in', ids)
      .execute(),

  /**
   * Lines about filters. All that have one: a name is written in too many ways, and escaped in JSON in too many, for the
   * database to find it.
   */
  linesWithFilters: () =>
    db
      .selectFrom('audit')
      .select(['id', 'changes'])
      .where('action', 'in', FILTER_ACTIONS)
      .where(
        sql<boolean>`(action <> 'list.export' or jsonb_path_exists(changes, '$[*] ? (@.field == "filters").to[*]'))`,
      )
      .execute(),

  /** The values of these fields, or of all, by the one function that may change a line. */
  async removeValues(lineIds: readonly number[], fields: readonly string[] | null): Promise<void> {
    if (lineIds.length === 0) return
    await sql`select remove_audit_values(${lineIds}::bigint[], ${fields}::text[])`.execute(db)
  },

  views: () => db.selectFrom('saved_view').select(['id', 'name', 'query']).execute(),

  lockView: (id: number) =>
    db
      .selectFrom('saved_view')
      .select(['id', 'name', 'query'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  async writeView(id: number, { name, query }: { name: string; query: ViewQuery }): Promise<void> {
    await db
      .updateTable('saved_view')
      .set({ name, query: JSON.stringify(query) })
      .set((view) => ({ version: view('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
  },
})
