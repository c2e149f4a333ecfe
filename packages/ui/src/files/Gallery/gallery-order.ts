/** Moves one id to another place; places beyond the ends are clamped. */
export function movedTo(ids: readonly number[], id: number, place: number): number[] {
  const others = ids.filter((other) => other !== id)
  const index = Math.min(Math.max(place, 0), others.length)
  return [...others.slice(0, index), id, ...others.slice(index)]
}

export function isSameOrder(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index])
}
