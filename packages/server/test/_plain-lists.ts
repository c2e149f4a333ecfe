import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Db } from '../src/db/schema.ts'

/** A page of enquiries, with a text that a column must contain. */
export interface PlainRequest {
  readonly page: number
  readonly limit: number
  readonly filters: { readonly email?: string; readonly propertyName?: string }
  readonly isByName: boolean
}

/**
 * The list of enquiries with the statements one would write first: a baseline for measurements, without code of the
 * product.
 */
export const plainLists = (db: Kysely<Db>) => ({
  async page({ page, limit, filters, isByName }: PlainRequest) {
    const where: RawBuilder<unknown>[] = [sql`lead.deleted_at is null and lead.status in (1, 2)`]
    if (filters.email !== undefined) where.push(sql`lead.email ilike ${`%${filters.email}%`}`)
    if (filters.propertyName !== undefined)
      where.push(sql`lead.property_name ilike ${`%${filters.propertyName}%`}`)
    const matching = sql.join(where, sql` and `)
    const order = isByName
      ? sql`lower(lead.first_name || ' ' || lead.last_name), lead.id`
      : sql`lead.submitted_at desc, lead.id desc`
    const [rows, count] = await Promise.all([
      sql`select lead.*, handler.username, handler.active from lead
        left join app_user as handler on handler.id = lead.handler_user_id
        where ${matching} order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(db),
      sql<{ total: number }>`select count(*) as total from lead where ${matching}`.execute(db),
    ])
    return { total: Number(count.rows[0]?.total), rows: rows.rows }
  },
})
