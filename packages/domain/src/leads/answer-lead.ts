import { writeAndFollow } from '../platform/records/saving.store.ts'
import type { WriteOutcome } from '../platform/records/write-outcome.ts'
import type { LeadsStore } from './leads.store.ts'
import type { AnswerHow } from './waiting/waiting.words.ts'

/** Marks a lead as answered; null takes the mark back. Not an action of the store, which every page of the staff waits for. Source: decision A3. */
export const answerLead = (leads: LeadsStore, id: number, how: AnswerHow | null): Promise<WriteOutcome> =>
  writeAndFollow(leads, () => leads.calls.answer(id, how))
