import { useEffect } from 'react'

/** Pause before prefetching, and before each retry, in milliseconds; the page has finished loading by then. */
const PAUSE_MS = 10_000

/** Prefetches a part: by the time it is needed, a newer build or a lost connection may have made it unavailable. */
export function useFetchLater(fetch: () => Promise<unknown>): void {
  useEffect(() => {
    let timer = setTimeout(tryNow, PAUSE_MS)
    function tryNow() {
      fetch().catch(() => {
        timer = setTimeout(tryNow, PAUSE_MS)
      })
    }
    return () => clearTimeout(timer)
  }, [fetch])
}
