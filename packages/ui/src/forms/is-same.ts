const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** True when two plain values (text, numbers, lists, records) say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isSame(one[key], other[key]))
  )
}
