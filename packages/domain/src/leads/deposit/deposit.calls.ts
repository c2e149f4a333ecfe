import { typed, type CallTable, type EnvOf } from '../../platform/calls.ts'
import type { Deposit, Deposits } from './deposit.contract.ts'
import type { DepositOutcomeValues, DepositValues } from './deposit.suite.ts'

/** The holding deposits of a lead. */
export const depositCalls = {
  list: { call: 'GET /leads/:id/deposits', response: typed<Deposits> },
  /** False outside the statuses of a reservation. */
  record: { call: 'POST /leads/:id/deposits', body: typed<DepositValues>, response: typed<Deposit | false> },
  /** False once it is closed. */
  recordOutcome: {
    call: 'POST /leads/:id/deposits/:depositId/outcome',
    body: (values: DepositOutcomeValues, version: number) => ({ ...values, version }),
  },
} as const satisfies CallTable

export interface DepositEnv extends EnvOf<{ deposits: typeof depositCalls }> {}
