import { useEffect, useState } from 'react'

/** How often a fallback renders anew, in milliseconds: longer than React holds back what has arrived. */
const RETRY_EVERY_MS = 1000

/**
 * Makes React retry what a fallback waits for. React shows what arrives soon after a fallback by a timer of 300 ms at most,
 * and Chromium on a busy machine was seen to lose that timer: then the content never came.
 */
export function useSuspenseRetry(): void {
  const [, setRetries] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setRetries((retries) => retries + 1), RETRY_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
}
