import type { DataFilters } from '../columns/data-column.ts'

/** Text in a filter field that is ahead of the active filter. */
export interface FilterDraft {
  text: string
  /** True from a key until the text is sent. */
  isPending: boolean
  /** Values that the active filter may have until the sent text arrives: the previous value, then each text sent. */
  expected: readonly string[]
}

/** Drafts by column. */
export type FilterDrafts = Readonly<Record<string, FilterDraft>>

const heldIn = (filters: DataFilters, column: string): string => filters[column]?.trim() ?? ''

// A filter that the table did not send (Back, Clear filters, a shared link) replaces the typed text. The echo
// of a filter that it did send must not, as it would discard text typed since.
const isAhead = (draft: FilterDraft, held: string): boolean =>
  draft.isPending || draft.expected.includes(held)

/** The text of a filter field: the draft while it is ahead, otherwise the active filter. */
export function shownText(drafts: FilterDrafts, filters: DataFilters, column: string): string {
  const draft = drafts[column]
  return draft !== undefined && isAhead(draft, heldIn(filters, column)) ? draft.text : (filters[column] ?? '')
}

/** The drafts after a key in one field. */
export function typed(drafts: FilterDrafts, column: string, text: string): FilterDrafts {
  return { ...drafts, [column]: { text, isPending: true, expected: drafts[column]?.expected ?? [] } }
}

/** The drafts after all of them are sent. */
export function sent(drafts: FilterDrafts, filters: DataFilters): FilterDrafts {
  const entries = Object.entries(drafts).map(([column, draft]): [string, FilterDraft] => {
    if (!draft.isPending) return [column, draft]
    const expected = [...draft.expected, heldIn(filters, column), draft.text.trim()]
    return [column, { ...draft, isPending: false, expected }]
  })
  return Object.fromEntries(entries)
}

/**
 * The drafts after the active filters changed: drafts that were overridden are removed, and arrived ones no
 * longer expect older values.
 */
export function settled(drafts: FilterDrafts, filters: DataFilters): FilterDrafts {
  const entries = Object.entries(drafts)
  const next = entries
    .filter(([column, draft]) => isAhead(draft, heldIn(filters, column)))
    .map(([column, draft]): [string, FilterDraft] => {
      const hasArrived = draft.expected.length > 1 && draft.expected.at(-1) === heldIn(filters, column)
      return [column, hasArrived ? { ...draft, expected: draft.expected.slice(-1) } : draft]
    })
  const isUnchanged =
    next.length === entries.length && next.every(([column, draft]) => drafts[column] === draft)
  return isUnchanged ? drafts : Object.fromEntries(next)
}

/** The active filters with the drafts applied, without blanks. */
export function merged(drafts: FilterDrafts, filters: DataFilters): Record<string, string> {
  const texts = {
    ...filters,
    ...Object.fromEntries(Object.entries(drafts).map(([column, draft]) => [column, draft.text])),
  }
  return Object.fromEntries(
    Object.entries(texts).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1].trim() !== '',
    ),
  )
}

/** True if two sets of filters match the same rows. */
export function isSameFilters(one: DataFilters, other: DataFilters): boolean {
  return [...Object.keys(one), ...Object.keys(other)].every(
    (column) => heldIn(one, column) === heldIn(other, column),
  )
}
