import type { Generated } from 'kysely'
import type { Maybe } from './columns.ts'

/** The settings of the office: one row. */
export interface OfficeTable {
  id: Generated<number>
  agency_name: Maybe<string>
  logo_id: Maybe<number>
  /** `#rrggbb`. */
  main_colour: Maybe<string>
  accent_colour: Maybe<string>
  reply_address: Maybe<string>
  phone: Maybe<string>
  version: Generated<number>
}
