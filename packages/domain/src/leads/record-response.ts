import { writeAndFollow } from '../platform/records/saving.store.ts'
import type { WriteOutcome } from '../platform/records/write-outcome.ts'
import type { LeadsStore } from './leads.store.ts'
import type { ResponseMethod } from './waiting/waiting.words.ts'

/** Null removes the mark. Outside LeadsStore to keep it out of the entry chunk. */
export const recordResponse = (
  leads: LeadsStore,
  id: number,
  how: ResponseMethod | null,
): Promise<WriteOutcome> => writeAndFollow(leads, () => leads.calls.answer(id, how))
