import type { DataFilters } from '../columns/data-column.ts'

/** Text in a filter box that runs ahead of the filter that holds. */
export interface FilterDraft {
  text: string
  /** True from a key until the text is sent. */
  isPending: boolean
  /** What the filter may hold while the text is on its way: what it held before, then what was sent. */
  expected: readonly string[]
}

/** Text that runs ahead, by column. */
export type FilterDrafts = Readonly<Record<string, FilterDraft>>

const heldIn = (filters: DataFilters, column: string): string => filters[column]?.trim() ?? ''

// A filter that the table did not send itself (Back, Clear filters, a shared address) replaces what
// was typed; the echo of one it did send must not, or it would eat the keys typed since.
const isAhead = (draft: FilterDraft, held: string): boolean =>
  draft.isPending || draft.expected.includes(held)

/** What a filter box shows: the person's own text while it runs ahead, else the filter that holds. */
export function shownText(drafts: FilterDrafts, filters: DataFilters, column: string): string {
  const draft = drafts[column]
  return draft !== undefined && isAhead(draft, heldIn(filters, column)) ? draft.text : (filters[column] ?? '')
}

/** The drafts after a key in one box. */
export function typed(drafts: FilterDrafts, column: string, text: string): FilterDrafts {
  return { ...drafts, [column]: { text, isPending: true, expected: drafts[column]?.expected ?? [] } }
}

/** The drafts after sending all of them, over the filters that hold meanwhile. */
export function sent(drafts: FilterDrafts, filters: DataFilters): FilterDrafts {
  const entries = Object.entries(drafts).map(([column, draft]): [string, FilterDraft] => {
    if (!draft.isPending) return [column, draft]
    const expected = [...draft.expected, heldIn(filters, column), draft.text.trim()]
    return [column, { ...draft, isPending: false, expected }]
  })
  return Object.fromEntries(entries)
}

/** The drafts after filters came in: replaced ones go, and arrived ones expect nothing older any more. */
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

/** The filters to ask for: those that hold, with what was typed on top, and no blank ones. */
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

/** True when two sets of filters ask for the same rows. */
export function isSameFilters(one: DataFilters, other: DataFilters): boolean {
  return [...Object.keys(one), ...Object.keys(other)].every(
    (column) => heldIn(one, column) === heldIn(other, column),
  )
}
