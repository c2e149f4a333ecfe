import { useState } from 'react'
import { cleanDraft, dirtyFieldsOf, rebaseDraft } from './draft.ts'
import { isSame } from './is-same.ts'

/** A form's own copy of a record, and what to do with it. */
export interface Draft<T extends object> {
  values: T
  /** Changes one field. */
  set: <K extends keyof T>(field: K, value: T[K]) => void
  /** Changes one field by what it holds at that moment, for changes that may come several at once. */
  update: <K extends keyof T>(field: K, change: (value: T[K]) => T[K]) => void
  isDirty: boolean
  dirtyFields: readonly (keyof T)[]
  /** True when the record changed elsewhere while edits were under way; nothing was overwritten. */
  isBehind: boolean
  /** Forgets the edits; with a record, starts anew from that. */
  reset: (record?: T) => void
  /** Keeps the edits and takes everything else from the record as it is now. */
  rebase: () => void
}

/**
 * Edits a copy of `record`. While nothing is edited the copy follows the record;
 * once something is, a change of the record waits until `reset` or `rebase` is called.
 */
export function useDraft<T extends object>(record: T): Draft<T> {
  const [state, setState] = useState(() => cleanDraft(record))
  const dirtyFields = dirtyFieldsOf(state)
  const isDirty = dirtyFields.length > 0
  const hasNews = !isSame(record, state.base)

  // Set while rendering, so that nobody sees the old record for a moment.
  if (hasNews && !isDirty) setState(cleanDraft(record))

  return {
    values: state.draft,
    set: (field, value) =>
      setState((current) => ({ ...current, draft: { ...current.draft, [field]: value } })),
    update: (field, change) =>
      setState((current) => ({
        ...current,
        draft: { ...current.draft, [field]: change(current.draft[field]) },
      })),
    isDirty,
    dirtyFields,
    isBehind: hasNews && isDirty,
    reset: (next = record) => setState(cleanDraft(next)),
    rebase: () => setState((current) => rebaseDraft(current, record)),
  }
}
