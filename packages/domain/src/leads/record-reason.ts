import { writeAndFollow } from '../platform/records/saving.store.ts'
import type { WriteOutcome } from '../platform/records/write-outcome.ts'
import type { LeadsStore } from './leads.store.ts'
import type { ReasonValues } from './reason/reason.values.ts'

/** Outside LeadsStore to keep it out of the entry chunk. */
export const recordReason = (leads: LeadsStore, id: number, given: ReasonValues): Promise<WriteOutcome> =>
  writeAndFollow(leads, () => leads.calls.recordReason(id, given))
