import { setImmediate as nextTurn } from 'node:timers/promises'

/** Maximum time that the server's other calls wait for a slice. */
const SLICE_MS = 8

/** Maps in slices, between which other calls are answered. */
export async function mappedInSlices<From, To>(
  items: readonly From[],
  map: (item: From) => To,
): Promise<To[]> {
  const mapped: To[] = []
  let until = performance.now() + SLICE_MS
  for (const item of items) {
    mapped.push(map(item))
    if (performance.now() < until) continue
    await nextTurn()
    until = performance.now() + SLICE_MS
  }
  return mapped
}
