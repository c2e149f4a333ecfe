import { useCallback, useEffect, useState } from 'react'

/** After this, in milliseconds, a page is at rest and fetches what it may need later. */
const FETCH_AFTER_MS = 10_000

/** How long after a fetch that failed the next one begins, in milliseconds; each further pause is twice as long. */
const FIRST_PAUSE_MS = 5_000

/** Fetches until that succeeds: again after growing pauses, and as soon as the browser is online again. The returned function gives it up. */
function fetchUntilThere(load: () => Promise<unknown>, afterMs: number): () => void {
  const givenUp = new AbortController()
  let pauseMs = FIRST_PAUSE_MS
  let timer = setTimeout(tryNow, afterMs)
  let hasFailed = false

  function tryNow() {
    hasFailed = false
    load().catch(() => {
      if (givenUp.signal.aborted) return
      hasFailed = true
      timer = setTimeout(tryNow, pauseMs)
      pauseMs *= 2
    })
  }

  const handleOnline = () => {
    if (!hasFailed) return
    clearTimeout(timer)
    tryNow()
  }
  window.addEventListener('online', handleOnline, { signal: givenUp.signal })
  return () => {
    clearTimeout(timer)
    givenUp.abort()
  }
}

/** Fetches a part that nobody asked for yet once the page is at rest: when it is needed, a newer build or a lost connection may have taken it away. */
export function useFetchLater(load: () => Promise<unknown>): void {
  useEffect(() => fetchUntilThere(load, FETCH_AFTER_MS), [load])
}

/** A part that is fetched as soon as the page has been drawn; undefined until it is there. */
export function useFetched<Part>(load: () => Promise<Part>): Part | undefined {
  const [fetched, setFetched] = useState<{ part: Part }>()
  const keep = useCallback(async () => setFetched({ part: await load() }), [load])
  useEffect(() => fetchUntilThere(keep, 0), [keep])
  return fetched?.part
}
