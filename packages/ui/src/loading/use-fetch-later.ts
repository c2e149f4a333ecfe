import { useEffect } from 'react'
import { fetchUntilThere } from './fetch-until-there.ts'

/** After this, in milliseconds, a page is at rest and fetches what it may need later. */
const FETCH_AFTER_MS = 10_000

/** Fetches a part that nobody asked for yet once the page is at rest: when it is needed, a newer build or a lost connection may have taken it away. */
export function useFetchLater(load: () => Promise<unknown>): void {
  useEffect(() => fetchUntilThere(load, FETCH_AFTER_MS), [load])
}
