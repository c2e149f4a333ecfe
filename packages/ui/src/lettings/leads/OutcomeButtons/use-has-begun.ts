import { useEffect, useState } from 'react'

/** The longest delay of `setTimeout`. */
const LONGEST_MS = 2 ** 31 - 1

/** True from `at` on, in unix seconds; renders again at that time. */
export function useHasBegun(at: number): boolean {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    if (at * 1000 <= nowMs) return undefined
    const timer = setTimeout(() => setNowMs(Date.now()), Math.min(at * 1000 - Date.now(), LONGEST_MS))
    return () => clearTimeout(timer)
  }, [at, nowMs])
  return at * 1000 <= nowMs
}
