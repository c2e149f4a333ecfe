import { foldedText } from '@latchkey/domain/platform/values/folded-text'
import { valuesMatching } from '@latchkey/domain/platform/values/labels'
import type { ListQuery } from '@latchkey/domain/platform/lists/page'
import type { UnitColumn } from '@latchkey/domain/properties/property.columns'
import { isOfKind, PROPERTY_FIELDS } from '@latchkey/domain/properties/property.fields'
import { AREA_UNIT } from '@latchkey/domain/properties/property.limits'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Db } from '../db/schema.ts'
import { idIn } from '../db/exported-list.ts'
import { contains } from '../db/contains.ts'
import type { ListRequest } from '../platform/http/list-request.ts'
import { PROPERTY_COLUMNS } from './properties.columns.ts'
import type { PropertyRecord } from './properties.present.ts'

type Request = ListRequest<UnitColumn, UnitColumn>

export const unitListQueries = (
  db: Kysely<Db>,
  projectId: number,
  filters: ListQuery<UnitColumn>['filters'],
  ids: readonly number[] | null = null,
) => {
  const conditions = [
    sql`project_id = ${projectId}`,
    sql`deleted_at is null`,
    idIn(sql.ref('id'), ids),
    ...Object.entries(filters).map(([column, text]) => filterOf(column as UnitColumn, text)),
  ]
  const where = sql.join(conditions, sql` and `)
  const select = sql<PropertyRecord>`(select * from property where ${where})`
  return {
    /** Unordered. */
    select,

    orderOf: unitOrder,

    async count(): Promise<number> {
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from property where ${where}`.execute(db)
      return rows[0]?.total ?? 0
    },

    async page({ page, limit, sort }: Request): Promise<PropertyRecord[]> {
      const { rows } = await sql<PropertyRecord>`
        ${select} order by ${unitOrder(sort)} limit ${limit} offset ${(page - 1) * limit}`.execute(db)
      return rows
    },
  }
}

/** Sorts by name by default; homes without a value are last in both directions. */
function unitOrder(sort: Request['sort']): RawBuilder<unknown> {
  const way = sql.raw(sort?.direction === 'desc' ? 'desc' : 'asc')
  return sql`${sortOf(sort?.column ?? 'name')} ${way} nulls last, id ${way}`
}

/** Matches what the list displays. */
function filterOf(field: UnitColumn, text: string): RawBuilder<unknown> {
  const column = sql.ref(PROPERTY_COLUMNS[field])
  if (isOfKind(field, 'choice'))
    return sql`${column} = any(${valuesMatching(PROPERTY_FIELDS[field].options, text)}::smallint[])`
  if (isOfKind(field, 'amount'))
    return contains(sql`'£' || to_char(${column} / 100.0, 'FM999,999,990.00')`, text)
  if (isOfKind(field, 'area'))
    return contains(sql`trim_scale(${column})::text || ${foldedText(` ${AREA_UNIT}`)}`, text)
  return contains(isOfKind(field, 'count') ? sql`${column}::text` : sql`folded_text(${column})`, text)
}

/** Text in any case, with its numbers as numbers; choices by number. */
function sortOf(field: UnitColumn): RawBuilder<unknown> {
  const column = sql.ref(PROPERTY_COLUMNS[field])
  return isOfKind(field, 'text') ? sql`lower(${column}) collate numeric_order` : column
}
