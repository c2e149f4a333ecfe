import type { DayHours } from '@latchkey/domain/office/office-hours'
import type { ColumnType, Generated } from 'kysely'
import type { Maybe } from './columns.ts'

export interface OfficeTable {
  id: Generated<number>
  agency_name: Maybe<string>
  logo_id: Maybe<number>
  /** `#rrggbb`. */
  main_colour: Maybe<string>
  accent_colour: Maybe<string>
  reply_address: Maybe<string>
  phone: Maybe<string>
  /** Null for the defaults. */
  hours: ColumnType<DayHours[] | null, string | null | undefined, string | null>
  warn_hours: Maybe<number>
  target_hours: Maybe<number>
  /** In minutes; null for the default. */
  time_step: Maybe<number>
  /** Viewings that tenants book; null for the defaults. */
  notice_hours: Maybe<number>
  days_ahead: Maybe<number>
  strict_records: Generated<boolean>
  /** Months. */
  keep_months: Generated<number>
  keep_months_complete: Generated<number>
  version: Generated<number>
}

export interface BankHolidayTable {
  /** `YYYY-MM-DD`. */
  on_day: string
  name: string
}

export interface OfficeTables {
  office: OfficeTable
  bank_holiday: BankHolidayTable
}
