import { useEffect, useState } from 'react'
import { businessDateFormatter } from './date-formatter.ts'

/** Polling interval, in milliseconds. */
const INTERVAL_MS = 60_000

/** Read again every minute, and when the page is shown again, as after the computer has slept. */
function useClock<Value extends string | number>(read: () => Value): Value {
  const [value, setValue] = useState(read)
  useEffect(() => {
    const readAgain = () => setValue(read())
    const timer = setInterval(readAgain, INTERVAL_MS)
    document.addEventListener('visibilitychange', readAgain)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', readAgain)
    }
  }, [read])
  return value
}

const readToday = () => businessDateFormatter.today()
const readNow = () => Math.floor(Date.now() / 1000)

/** `YYYY-MM-DD` in the business's time zone; follows the clock. */
export const useToday = (): string => useClock(readToday)

const readMinute = () => {
  const [hour = 0, minute = 0] = businessDateFormatter.formatTime(readNow()).split(':').map(Number)
  return hour * 60 + minute
}

/** Minutes since midnight in the business's time zone; follows the clock. */
export const useMinute = (): number => useClock(readMinute)

/** Unix seconds; follows the clock within a minute. */
export const useNow = (): number => useClock(readNow)
