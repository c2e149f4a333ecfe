import { getEnv } from 'mobx-state-tree'
import { CHANGED_MEANWHILE } from '../platform/messages.ts'
import { notifyOf, notifyOutcome, type Said } from '../platform/notify.ts'
import { writeAndFollow } from '../platform/records/saving.store.ts'
import type { WriteOutcome } from '../platform/records/write-outcome.ts'
import type { LeadsStore } from './leads.store.ts'
import type { DepositEnv } from './deposit/deposit.calls.ts'
import type { Deposit, Deposits } from './deposit/deposit.contract.ts'
import type { DepositOutcomeValues, DepositValues } from './deposit/deposit.suite.ts'
import { openDepositText, RECORD_DEPOSIT, RECORD_DEPOSIT_OUTCOME } from './deposit/deposit.messages.ts'
import { holderIn } from './deposit/open-deposit.ts'

const said = (done: string): Said => ({ done, rejected: CHANGED_MEANWHILE, hasForm: true })

const callsOf = (store: object) => getEnv<DepositEnv>(store).deposits

/** Reads with the environment of `store`. */
export const readDeposits = (store: object, leadId: number): Promise<Deposits> => callsOf(store).list(leadId)

/** Names the lead that holds an open deposit, of this lead or of its home. */
export async function recordDeposit(
  leads: LeadsStore,
  leadId: number,
  values: DepositValues,
): Promise<WriteOutcome> {
  const outcome = await writeAndFollow(
    leads,
    async () => (await callsOf(leads).record(leadId, values)) !== false,
  )
  const problem = outcome.kind === 'failed' ? outcome.problem : null
  const heldBy = problem?.kind === 'rejected' ? holderIn(problem.body) : null
  if (heldBy === null) notifyOutcome(leads, outcome, said(RECORD_DEPOSIT.done))
  else notifyOf(leads).error(openDepositText(heldBy, leadId))
  return outcome
}

export const recordDepositOutcome = (
  leads: LeadsStore,
  leadId: number,
  { id, version }: Pick<Deposit, 'id' | 'version'>,
  values: DepositOutcomeValues,
): Promise<WriteOutcome> =>
  writeAndFollow(
    leads,
    () => callsOf(leads).recordOutcome(leadId, id, values, version),
    said(RECORD_DEPOSIT_OUTCOME.done),
  )
