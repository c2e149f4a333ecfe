import { valuesMatching, type Labelled } from '@latchkey/domain/platform/labels'
import type { ListQuery } from '@latchkey/domain/platform/page'
import type { UnitColumn } from '@latchkey/domain/properties/property.columns'
import {
  AVAILABILITY_LABELS,
  BUILDING_LABELS,
  UNIT_TYPE_LABELS,
} from '@latchkey/domain/properties/property.enums'
import { AREA_UNIT } from '@latchkey/domain/properties/property.labels'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Db } from '../db/schema.ts'
import { contains } from '../db/contains.ts'
import type { ListRequest } from '../platform/http/list-request.ts'
import type { PropertyRecord } from './properties.present.ts'

type Request = ListRequest<UnitColumn, UnitColumn>

/** The rows of a project's units under the filters of its list. */
export const unitListQueries = (
  db: Kysely<Db>,
  projectId: number,
  filters: ListQuery<UnitColumn>['filters'],
) => {
  const conditions = [
    sql`project_id = ${projectId}`,
    sql`deleted_at is null`,
    ...Object.entries(filters).map(([column, text]) => FILTERS[column as UnitColumn](text)),
  ]
  const where = sql.join(conditions, sql` and `)
  return {
    async count(): Promise<number> {
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from property where ${where}`.execute(db)
      return rows[0]?.total ?? 0
    },

    /** By name where nothing else is asked for; homes without a value come last either way. */
    async page({ page, limit, sort }: Request): Promise<PropertyRecord[]> {
      const column = SORTS[sort?.column ?? 'name']
      const way = sql.raw(sort?.direction === 'desc' ? 'desc' : 'asc')
      const { rows } = await sql<PropertyRecord>`
        select * from property where ${where}
          order by ${column} ${way} nulls last, id ${way} limit ${limit} offset ${(page - 1) * limit}`.execute(
        db,
      )
      return rows
    },
  }
}

type Filter = (text: string) => RawBuilder<unknown>

const labelled =
  (column: RawBuilder<unknown>, labels: Labelled): Filter =>
  (text) =>
    sql`${column} = any(${valuesMatching(labels, text)}::smallint[])`

/** An amount as lists show it. */
const pounds = (column: RawBuilder<unknown>) =>
  sql<string>`'£' || to_char(${column} / 100.0, 'FM999,999,990.00')`

/** What each column's filter asks of a unit: that what the list shows contains the text. Source: decisions G6 and J11. */
const FILTERS: Readonly<Record<UnitColumn, Filter>> = {
  name: (text) => contains(sql`lower(name)`, text),
  unitType: labelled(sql`unit_type`, UNIT_TYPE_LABELS),
  building: labelled(sql`building`, BUILDING_LABELS),
  availability: labelled(sql`availability`, AVAILABILITY_LABELS),
  bedrooms: (text) => contains(sql`bedrooms::text`, text),
  bathrooms: (text) => contains(sql`bathrooms::text`, text),
  purchasePrice: (text) => contains(pounds(sql`purchase_price_pence`), text),
  rentalPrice: (text) => contains(pounds(sql`rental_price_pence`), text),
  size: (text) => contains(sql`trim_scale(size)::text || ${` ${AREA_UNIT}`}`, text),
}

const SORTS: Readonly<Record<UnitColumn, RawBuilder<unknown>>> = {
  name: sql`lower(name)`,
  unitType: sql`unit_type`,
  building: sql`building`,
  availability: sql`availability`,
  bedrooms: sql`bedrooms`,
  bathrooms: sql`bathrooms`,
  purchasePrice: sql`purchase_price_pence`,
  rentalPrice: sql`rental_price_pence`,
  size: sql`size`,
}
