import type { LeadColumn, LeadSort } from '@latchkey/domain/leads/lead.columns'
import { LEAD_STATUS_LABELS } from '@latchkey/domain/leads/lead.status'
import type { ListQuery } from '@latchkey/domain/platform/lists/page'
import { shownDatePart } from '@latchkey/domain/platform/values/date-filter'
import { valuesMatching } from '@latchkey/domain/platform/values/labels'
import { sql, type RawBuilder } from 'kysely'
import { contains } from '../db/contains.ts'

/** A column that lists are sorted by; each has an index (section, column, id). */
export type SortColumn =
  | 'name_key'
  | 'email_key'
  | 'phone_key'
  | 'address_order'
  | 'property_name_key'
  | 'status'
  | 'submitted_at'
  | 'date_and_time'

/** The search index knows three letters in a row and more; for less it would return every row. */
const SEARCHABLE = /[\p{L}\p{N}]{3}/u

/** True when a filter is one that the search index narrows; statuses and dates are not in it. */
export function isSearchable({
  status: _status,
  dateAndTime: _date,
  ...texts
}: ListQuery<LeadColumn>['filters']): boolean {
  return Object.values(texts).some((text) => SEARCHABLE.test(text))
}

/** How a column is asked for. */
interface ColumnQuery {
  readonly sort: SortColumn
  /** What a filter asks of a row: that what the list shows contains the text. Source: decision G6. */
  readonly filter: (text: string, timeZone: string) => RawBuilder<unknown>
}

/** How each column of the lists is filtered and sorted. */
export const COLUMNS: Readonly<Record<LeadColumn, ColumnQuery>> = {
  name: { sort: 'name_key', filter: (text) => contains(sql`name_key`, text) },
  email: { sort: 'email_key', filter: (text) => contains(sql`email_key`, text) },
  phone: {
    sort: 'phone_key',
    filter: (text) => {
      // Digits only, so +44, spaces and brackets make no difference; nothing to compare is no filter. Source: decision G7.
      const digits = text.replace(/\D/g, '')
      // Not by `contains`: digits have no case, and the collation that lower-casing brings would hide the index.
      return digits === '' ? sql`true` : sql`phone_key like ${`%${digits}%`}`
    },
  },
  propertyAddress: {
    sort: 'address_order',
    filter: (text) =>
      SEARCHABLE.test(text)
        ? contains(sql`address_key`, text)
        : // The index of the sort holds the beginning of each address, which is all of almost every one.
          sql`(${contains(sql`address_order`, text)} or id in (
            select id from lead where char_length(address_order) = 200 and ${contains(sql`address_key`, text)}))`,
  },
  propertyName: { sort: 'property_name_key', filter: (text) => contains(sql`property_name_key`, text) },
  status: {
    sort: 'status',
    filter: (text) => sql`status = any(${valuesMatching(LEAD_STATUS_LABELS, text)}::smallint[])`,
  },
  dateAndTime: {
    sort: 'date_and_time',
    filter: (text, timeZone) =>
      contains(
        sql`to_char(date_and_time at time zone ${timeZone}, 'DD/MM/YYYY HH24:MI')`,
        shownDatePart(text),
      ),
  },
}

/** The column that a sort goes by. */
export const sortColumnOf = (sort: LeadSort): SortColumn =>
  sort === 'dateSubmitted' ? 'submitted_at' : COLUMNS[sort].sort
