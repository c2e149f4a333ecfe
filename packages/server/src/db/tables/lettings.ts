import type { DepositOutcome } from '@latchkey/domain/leads/deposit/deposit.enums'
import type { CheckKind } from '@latchkey/domain/leads/right-to-rent/right-to-rent.enums'
import type { Generated } from 'kysely'
import type { Day, Id, Instant, Maybe } from './columns.ts'

/** Open while it has no outcome; one open deposit per lead and per home. */
export interface HoldingDepositTable {
  id: Id
  lead_id: number
  property_id: number | null
  amount_pence: number
  /** Monthly. */
  rent_pence: number
  received_on: Day
  deadline_on: Day
  /** The deadline was agreed in writing. */
  is_agreed: boolean
  outcome: Maybe<DepositOutcome>
  outcome_on: Maybe<Day>
  /** The reason mailed to the applicant whose deposit was kept. */
  reason: Maybe<string>
  created_by: number | null
  at: Date
  version: Generated<number>
  /** The time of the reminder three days before the deadline. */
  told_at: Instant
  /** The time of the reminder on the day of the deadline. */
  told_on_day_at: Instant
}

/** The right to rent check of one adult. */
export interface RightToRentCheckTable {
  id: Id
  lead_id: number
  adult_name: string
  kind: CheckKind
  checked_on: Day
  checked_by: number | null
  /** The last day on which it is valid; null without a time limit. */
  expires_on: Maybe<Day>
  /** The time at which staff were notified of its expiry. */
  notified_at: Instant
  deleted_at: Instant
  version: Generated<number>
}

export interface LettingsTables {
  holding_deposit: HoldingDepositTable
  right_to_rent_check: RightToRentCheckTable
}
