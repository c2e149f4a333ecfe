import type { Deposit, Deposits } from '@latchkey/domain/leads/deposit/deposit.contract'
import { depositCap } from '@latchkey/domain/leads/deposit/deposit.rules'
import { poundsOf, poundsOrNull } from '@latchkey/domain/platform/values/money'
import type { DepositRecord } from './deposit.queries.ts'

export const presentDeposit = (record: DepositRecord): Deposit => ({
  id: record.id,
  amount: poundsOf(record.amount_pence),
  rent: poundsOf(record.rent_pence),
  receivedOn: record.received_on,
  deadlineOn: record.deadline_on,
  isAgreed: record.is_agreed,
  outcome: record.outcome,
  outcomeOn: record.outcome_on,
  reason: record.reason,
  version: record.version,
})

export const presentDeposits = (records: readonly DepositRecord[], rentPence: number | null): Deposits => ({
  cap: rentPence === null ? null : poundsOf(depositCap(rentPence)),
  rent: poundsOrNull(rentPence),
  deposits: records.map(presentDeposit),
})
