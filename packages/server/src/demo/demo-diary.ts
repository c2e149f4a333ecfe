import { VIEWING_SECONDS } from '@latchkey/domain/leads/lead.limits'
import { addDays, weekdayOf } from '@latchkey/domain/platform/values/days'
import { formatUtc, type DateFormatter } from '@latchkey/domain/platform/values/time'
import type { Random } from './random.ts'

const SUNDAY = 7

/** Every quarter of an hour from 08:00; the last one ends by 18:00. */
const STARTS = Array.from({ length: 37 }, (_, nr) => formatUtc((8 * 60 + nr * 15) * 60, 'time'))

/** Books viewings so that no two of an agent overlap. */
export interface DemoDiary {
  /** A free hour of the agent on that day or the next working day with one, in unix seconds. */
  book(agentId: number, daysFromToday: number): number
}

/** Days are those of the business time zone. */
export function demoDiary(random: Random, dateFormatter: DateFormatter, nowSeconds: number): DemoDiary {
  const booked = new Map<number, number[]>()
  const today = dateFormatter.toDateInput(nowSeconds)

  function freeOn(agentId: number, day: string): number | undefined {
    if (weekdayOf(day) === SUNDAY) return undefined
    const taken = booked.get(agentId) ?? []
    const first = random.whole(0, STARTS.length - 1)
    for (let nr = 0; nr < STARTS.length; nr += 1) {
      const start = dateFormatter.fromLocalInput(`${day}T${STARTS[(first + nr) % STARTS.length]}`)
      if (start === null || taken.some((other) => Math.abs(other - start) < VIEWING_SECONDS)) continue
      booked.set(agentId, [...taken, start])
      return start
    }
    return undefined
  }

  return {
    book(agentId, daysFromToday) {
      for (let days = daysFromToday; ; days += 1) {
        const start = freeOn(agentId, addDays(today, days))
        if (start !== undefined) return start
      }
    },
  }
}
