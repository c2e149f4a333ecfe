import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import { createContext, use } from 'react'

/** Formats times in the time zone of the business. */
export const DateFormatterContext = createContext<DateFormatter | null>(null)

/** @throws Error outside of a DateFormatterContext: the time zone of the device would be wrong */
export function useDateFormatter(): DateFormatter {
  const dateFormatter = use(DateFormatterContext)
  if (dateFormatter === null) throw new Error('There is no DateFormatterContext around this component.')
  return dateFormatter
}
