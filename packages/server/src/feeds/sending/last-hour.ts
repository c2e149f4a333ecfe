import { addDays } from '@latchkey/domain/platform/values/days'
import type { DateFormatter } from '@latchkey/domain/platform/values/time'

/** The last of these hours of business time that has begun, in unix seconds; null without hours. */
export function lastHourOf(hours: readonly number[], dates: DateFormatter, now: number): number | null {
  const today = dates.toDateInput(now)
  const begun = [today, addDays(today, -1)]
    .flatMap((day) => hours.map((hour) => beginningOf(day, hour, dates)))
    .filter((at): at is number => at !== null && at <= now)
  return begun.length === 0 ? null : Math.max(...begun)
}

/** An hour that the change of the clocks leaves out begins when the next one does. */
function beginningOf(day: string, hour: number, dates: DateFormatter): number | null {
  const at = (of: number) => dates.fromLocalInput(`${day}T${String(of).padStart(2, '0')}:00`)
  return at(hour) ?? at(hour + 1)
}
