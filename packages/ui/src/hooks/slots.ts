/** The items of a list, and the keys of the elements that show them. */
export interface Slots {
  readonly ids: readonly Id[]
  readonly keys: readonly number[]
}

export type Id = string | number

export const NO_SLOTS: Slots = { ids: [], keys: [] }

/**
 * The keys of `ids`. If most items are new, such as those of another page, the elements of the previous items show
 * them: filling an element is cheaper than replacing it. Otherwise an item keeps its element, so that a change by a
 * colleague does not put another one under the focus or the pointer.
 */
export function nextSlots(previous: Slots, ids: readonly Id[]): Slots {
  const keyOf = new Map(previous.ids.map((id, index) => [id, previous.keys[index]]))
  const keptCount = ids.filter((id) => keyOf.has(id)).length
  let unused = Math.max(-1, ...previous.keys) + 1
  const keys =
    keptCount * 2 < ids.length
      ? ids.map((_, index) => previous.keys[index] ?? unused++)
      : ids.map((id) => keyOf.get(id) ?? unused++)
  return { ids, keys }
}
