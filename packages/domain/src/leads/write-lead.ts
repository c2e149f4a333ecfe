import type { Said } from '../platform/notify.ts'
import { writeAndFollow } from '../platform/records/saving.store.ts'
import type { WriteOutcome } from '../platform/records/write-outcome.ts'
import type { LeadsStore } from './leads.store.ts'

/** Refetches after a failure too: it may have been done elsewhere already. */
export async function writeLead(
  leads: LeadsStore,
  write: () => Promise<boolean>,
  said: Said,
): Promise<WriteOutcome> {
  const outcome = await writeAndFollow(leads, write, said)
  if (outcome.kind !== 'done') void leads.receiveRefresh()
  return outcome
}
