import { useEffect, useState } from 'react'
import { businessDateFormatter } from './date-formatter.ts'

/** How often it is looked whether a day has ended, in milliseconds. */
const LOOK_EVERY_MS = 60_000

/** The day it is for the business, `YYYY-MM-DD`; a page left open overnight learns of the new one. Source: decision G9. */
export function useToday(): string {
  const [today, setToday] = useState(() => businessDateFormatter.today())
  useEffect(() => {
    const timer = setInterval(() => setToday(businessDateFormatter.today()), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return today
}
