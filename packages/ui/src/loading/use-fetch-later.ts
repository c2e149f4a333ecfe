import { useEffect } from 'react'
import { fetchUntilThere } from './fetch-until-there.ts'

/** Delay before prefetching, in milliseconds; the page has finished loading by then. */
const FETCH_AFTER_MS = 10_000

/** Prefetches a part: by the time it is needed, a newer build or a lost connection may have made it unavailable. */
export function useFetchLater(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Chromium never refetches a module that failed, until the page is reloaded.
    const loadOnline = () =>
      navigator.onLine ? load() : Promise.reject(new Error('The browser is offline.'))
    return fetchUntilThere(loadOnline, FETCH_AFTER_MS)
  }, [load])
}
