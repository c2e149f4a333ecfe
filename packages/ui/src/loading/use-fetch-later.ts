import { useCallback, useEffect, useState } from 'react'

/** After this, in milliseconds, a page is at rest and fetches what it may need later. */
const FETCH_AFTER_MS = 10_000

/** Fetches a part that nobody asked for yet once the page is at rest: when it is needed, a newer build or a dead line may have taken it away. */
export function useFetchLater(load: () => Promise<unknown>, afterMs: number = FETCH_AFTER_MS): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => {}), afterMs)
    return () => clearTimeout(timer)
  }, [load, afterMs])
}

/** A part that is fetched once the page is at rest, or at once when it is needed; undefined until it is there. */
export function useFetched<Part>(load: () => Promise<Part>, isNeeded: boolean): Part | undefined {
  const [fetched, setFetched] = useState<{ part: Part }>()
  useFetchLater(
    useCallback(async () => setFetched({ part: await load() }), [load]),
    isNeeded ? 0 : FETCH_AFTER_MS,
  )
  return fetched?.part
}
