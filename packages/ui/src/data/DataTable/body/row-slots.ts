/** The rows of a table, and the keys of the elements that show them. */
export interface RowSlots {
  readonly ids: readonly string[]
  readonly keys: readonly number[]
}

export const NO_SLOTS: RowSlots = { ids: [], keys: [] }

/**
 * The keys of `ids`. If most rows are new, such as those of another page, the elements of the previous rows show
 * them: filling an element is cheaper than replacing it. Otherwise a row keeps its element, so that a change by a
 * colleague does not put another row under the focus or the pointer.
 */
export function nextSlots(previous: RowSlots, ids: readonly string[]): RowSlots {
  const keyOf = new Map(previous.ids.map((id, index) => [id, previous.keys[index]]))
  const keptCount = ids.filter((id) => keyOf.has(id)).length
  let unused = Math.max(-1, ...previous.keys) + 1
  const keys =
    keptCount * 2 < ids.length
      ? ids.map((_, index) => previous.keys[index] ?? unused++)
      : ids.map((id) => keyOf.get(id) ?? unused++)
  return { ids, keys }
}
