import { getEnv } from 'mobx-state-tree'
import { problemOf } from '../platform/problem.ts'
import { readingOf, type ReadOutcome } from '../platform/records/read-outcome.ts'
import { writeAndFollow } from '../platform/records/saving.store.ts'
import { writeFailure, type WriteOutcome } from '../platform/records/write-outcome.ts'
import type { LeadsStore } from './leads.store.ts'
import type { DepositEnv } from './deposit/deposit.calls.ts'
import type { Deposit, DepositOpen, Deposits } from './deposit/deposit.contract.ts'
import type { DepositOutcomeValues, DepositValues } from './deposit/deposit.suite.ts'

const callsOf = (store: object) => getEnv<DepositEnv>(store).deposits

/** Reads with the environment of `store`. */
export const readDeposits = (store: object, leadId: number): Promise<ReadOutcome<Deposits>> =>
  readingOf(() => callsOf(store).list(leadId))

/** A deposit is open already, at the lead or on its home. */
export interface OpenDeposit {
  kind: 'open'
  heldBy: DepositOpen['heldBy']
}

export async function recordDeposit(
  leads: LeadsStore,
  leadId: number,
  values: DepositValues,
): Promise<WriteOutcome | OpenDeposit> {
  return leads.whileSaving(async () => {
    try {
      if ((await callsOf(leads).record(leadId, values)) === false) return { kind: 'rejected' }
    } catch (caught) {
      const problem = problemOf(caught)
      const heldBy = problem.kind === 'rejected' ? holderIn(problem.body) : null
      return heldBy === null ? writeFailure(problem) : { kind: 'open', heldBy }
    }
    void leads.receiveRefresh()
    return { kind: 'done' }
  })
}

export const recordDepositOutcome = (
  leads: LeadsStore,
  leadId: number,
  { id, version }: Pick<Deposit, 'id' | 'version'>,
  values: DepositOutcomeValues,
): Promise<WriteOutcome> =>
  writeAndFollow(leads, () => callsOf(leads).recordOutcome(leadId, id, values, version))

/** The lead that holds the deposit, in a 409; null for another body. */
export function holderIn(body: unknown): DepositOpen['heldBy'] | null {
  const error = body as DepositOpen | null
  return error?.error === 'deposit-open' ? error.heldBy : null
}
