import type { DateFormatter } from '@latchkey/domain/platform/values/time'

/** The first instant of an existing `YYYY-MM-DD` day. */
export const startOfDay = (dates: DateFormatter, day: string): Date =>
  new Date((dates.fromDateInput(day) ?? 0) * 1000)
