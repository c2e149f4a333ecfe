import { isSame } from './is-same.ts'

/** What is being edited, and what it is compared with. */
export interface DraftState<T extends object> {
  /** What the draft started from: the record as last taken over. */
  base: T
  draft: T
}

/** The fields that were edited, in the order of the record. */
export const dirtyFieldsOf = <T extends object>({ base, draft }: DraftState<T>): (keyof T)[] =>
  (Object.keys(draft) as (keyof T)[]).filter((field) => !isSame(base[field], draft[field]))

/** A draft without edits. */
export const cleanDraft = <T extends object>(record: T): DraftState<T> => ({ base: record, draft: record })

/** The same edits on top of a newer record; what was not edited becomes what the record now says. */
export function rebaseDraft<T extends object>(state: DraftState<T>, newer: T): DraftState<T> {
  const edits = Object.fromEntries(dirtyFieldsOf(state).map((field) => [field, state.draft[field]]))
  return { base: newer, draft: { ...newer, ...edits } }
}
