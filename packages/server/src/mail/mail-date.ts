import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { unixSeconds } from '../platform/values/unix-seconds.ts'

/** 'Monday 2 March 2026 at 10:00' */
export const spokenDateTime = (instant: Date, timeZone: string): string =>
  createDateFormatter(timeZone).format(unixSeconds(instant), 'dayAndTimeInWords')

/** 'Monday 2 March 2026' */
export const spokenDate = (instant: Date, timeZone: string): string =>
  createDateFormatter(timeZone).format(unixSeconds(instant), 'dayInWords')
