/** A list with one id moved to another place; places beyond the ends are the ends. */
export function movedTo(ids: readonly number[], id: number, place: number): number[] {
  const others = ids.filter((other) => other !== id)
  const index = Math.min(Math.max(place, 0), others.length)
  return [...others.slice(0, index), id, ...others.slice(index)]
}

/** True for the same ids in the same order. */
export function isSameOrder(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index])
}
