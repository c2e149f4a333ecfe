/** Pause before the first retry, in milliseconds; doubled after each failure. */
const FIRST_PAUSE_MS = 5_000

/**
 * Loads a part, at once or after a delay, and retries until it succeeds, with increasing pauses and whenever the
 * browser comes online. Returns a function that cancels it.
 */
export function fetchUntilThere(
  load: () => Promise<unknown>,
  afterMs: number,
  page: Pick<Window, 'addEventListener'> = window,
): () => void {
  const givenUp = new AbortController()
  let pauseMs = FIRST_PAUSE_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasFailed = false
  if (afterMs === 0) tryNow()
  else timer = setTimeout(tryNow, afterMs)

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
  page.addEventListener('online', handleOnline, { signal: givenUp.signal })
  return () => {
    clearTimeout(timer)
    givenUp.abort()
  }
}
