import { useEffect, useState } from 'react'
import { businessDateFormatter } from './date-formatter.ts'

/** Polling interval, in milliseconds. */
const LOOK_EVERY_MS = 60_000

/** `YYYY-MM-DD` in the business's time zone; updates when the day changes. */
export function useToday(): string {
  const [today, setToday] = useState(() => businessDateFormatter.today())
  useEffect(() => {
    const timer = setInterval(() => setToday(businessDateFormatter.today()), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return today
}
