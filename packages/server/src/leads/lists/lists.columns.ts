import type { LeadColumn, LeadSort } from '@latchkey/domain/leads/lead.columns'
import { LEAD_STATUS_LABELS } from '@latchkey/domain/leads/lead-status'
import type { ListQuery } from '@latchkey/domain/platform/lists/page'
import { shownDateParts } from '@latchkey/domain/platform/values/date-filter'
import { valuesMatching } from '@latchkey/domain/platform/values/labels'
import { normalisedEmail } from '@latchkey/domain/platform/values/email'
import { phonePart } from '@latchkey/domain/platform/values/phone'
import { sql, type RawBuilder } from 'kysely'
import { contains, emailContains, hasTrigram, nameContains } from '../../db/contains.ts'

/** Each has an index (section, column, id). */
export type SortColumn =
  | 'name_key'
  | 'email_key'
  | 'phone_key'
  | 'address_order'
  | 'property_name_key'
  | 'status'
  | 'submitted_at'
  | 'date_and_time'

/** True when the search index narrows the filters; it does not contain statuses and dates. */
export function isSearchable({
  status: _status,
  dateAndTime: _date,
  ...texts
}: ListQuery<LeadColumn>['filters']): boolean {
  return Object.values(texts).some((text) => hasTrigram(text))
}

/** Compares short texts by bytes, which is faster, with the same result, and never uses the search index. */
const comparedWith = (column: RawBuilder<string>, text: string): RawBuilder<string> =>
  hasTrigram(text) ? column : sql`${column} collate "C"`

interface ColumnQuery {
  readonly sort: SortColumn
  /** Matches what the list displays. */
  readonly filter: (text: string, timeZone: string) => RawBuilder<unknown>
}

export const COLUMNS: Readonly<Record<LeadColumn, ColumnQuery>> = {
  name: { sort: 'name_key', filter: (text) => nameContains(comparedWith(sql`name_key`, text), text) },
  email: {
    sort: 'email_key',
    filter: (text) => emailContains(comparedWith(sql`email_key`, text), normalisedEmail(text)),
  },
  phone: {
    sort: 'phone_key',
    filter: (text) => {
      // Digits only, so that spellings make no difference; without digits there is no filter.
      const digits = phonePart(text)
      return digits === '' ? sql`true` : contains(sql`phone_key`, digits)
    },
  },
  propertyAddress: {
    sort: 'address_order',
    filter: (text) =>
      hasTrigram(text)
        ? contains(sql`address_key`, text)
        : // The index of the sort contains the beginning of each address, which is nearly always all of it.
          sql`(${contains(comparedWith(sql`address_order`, text), text)} or id in (
            select id from lead where char_length(address_order) = 200 and ${contains(sql`address_key`, text)}))`,
  },
  propertyName: {
    sort: 'property_name_key',
    filter: (text) => contains(comparedWith(sql`property_name_key`, text), text),
  },
  status: {
    sort: 'status',
    filter: (text) => sql`status = any(${valuesMatching(LEAD_STATUS_LABELS, text)}::smallint[])`,
  },
  dateAndTime: {
    sort: 'date_and_time',
    filter: (text, timeZone) => {
      const shown = sql<string>`to_char(date_and_time at time zone ${timeZone}, 'DD/MM/YYYY HH24:MI')`
      return sql.join(
        shownDateParts(text).map((part) => contains(shown, part)),
        sql` and `,
      )
    },
  },
}

export const sortColumnOf = (sort: LeadSort): SortColumn =>
  sort === 'dateSubmitted' ? 'submitted_at' : COLUMNS[sort].sort
