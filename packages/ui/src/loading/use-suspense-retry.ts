import { useEffect, useState } from 'react'

/** Pause between renders of a fallback, in milliseconds; longer than React's throttle of 300 ms. */
const RETRY_EVERY_MS = 1000

/**
 * Makes React retry suspended content. React reveals content that arrives soon after a fallback by a timer of
 * at most 300 ms; Chromium on a busy machine was seen to lose that timer, and the content never appeared.
 */
export function useSuspenseRetry(): void {
  const [, setRetries] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setRetries((retries) => retries + 1), RETRY_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
}
