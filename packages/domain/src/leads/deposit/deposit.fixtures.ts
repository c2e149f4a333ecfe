import type { Deposit, Deposits } from './deposit.contract.ts'

/** The day of the fixtures below. */
export const DEPOSIT_TODAY = '2026-03-02'

/** Received today; open. */
export function aDeposit(overrides: Partial<Deposit> = {}): Deposit {
  return {
    id: 1,
    amount: 288.46,
    rent: 1250,
    receivedOn: DEPOSIT_TODAY,
    deadlineOn: '2026-03-16',
    isAgreed: false,
    outcome: null,
    outcomeOn: null,
    reason: null,
    version: 1,
    ...overrides,
  }
}

export const someDeposits = (...deposits: Deposit[]): Deposits => ({ cap: 288.46, rent: 1250, deposits })
