import { useEffect, useState } from 'react'

/** How often a wait looks again, in milliseconds: longer than React holds back what has arrived. */
const LOOK_AGAIN_EVERY_MS = 1000

/**
 * Makes React look again for what is waited for. It shows what arrives soon after a fallback by a timer of 300 ms at most,
 * and Chromium on a busy machine was seen to lose that timer: then what was waited for never came.
 */
export function useLookingAgain(): void {
  const [, setLooks] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setLooks((looks) => looks + 1), LOOK_AGAIN_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
}
