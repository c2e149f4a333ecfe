import { useEffect } from 'react'

/** After this, in milliseconds, a page is at rest and fetches what it may need later. */
const FETCH_AFTER_MS = 10_000

/** Fetches a part that nobody asked for yet once the page is at rest: when it is needed, a newer build or a dead line may have taken it away. */
export function useFetchLater(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => {}), FETCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [load])
}
