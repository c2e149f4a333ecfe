/** How long after a fetch that failed the next one begins, in milliseconds; each further pause is twice as long. */
const FIRST_PAUSE_MS = 5_000

/**
 * Fetches a part after a while, and again until that succeeds: after growing pauses, and as soon as the browser is online
 * again. The returned function gives it up.
 */
export function fetchUntilThere(
  load: () => Promise<unknown>,
  afterMs: number,
  page: Pick<Window, 'addEventListener'> = window,
): () => void {
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
  page.addEventListener('online', handleOnline, { signal: givenUp.signal })
  return () => {
    clearTimeout(timer)
    givenUp.abort()
  }
}
