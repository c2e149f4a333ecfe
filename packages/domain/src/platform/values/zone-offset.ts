import { DAY_SECONDS, HOUR_SECONDS } from './durations.ts'

/** Reads how far the local time of a zone is ahead of UTC at an instant, both in seconds. */
export type ReadOffset = (unixSeconds: number) => number

/** @throws RangeError for an unknown zone */
function offsetsOf(zone: string): ReadOffset {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' })
  return (unixSeconds) => {
    const name = format.formatToParts(unixSeconds * 1000).find(({ type }) => type === 'timeZoneName')
    const [, sign, hours, minutes, seconds] = /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name?.value ?? '') ?? []
    const size = Number(hours ?? 0) * HOUR_SECONDS + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
    return sign === '-' ? -size : size
  }
}

/** A list or a month asks for the same few days again and again. */
function rememberDays(readOffset: ReadOffset): ReadOffset {
  /** By day of UTC: the offset throughout the day, or null if the clocks change on it. */
  const offsetOfDay = new Map<number, number | null>()
  return (unixSeconds) => {
    const day = Math.floor(unixSeconds / DAY_SECONDS)
    let offset = offsetOfDay.get(day)
    if (offset === undefined) {
      const first = readOffset(day * DAY_SECONDS)
      offset = first === readOffset((day + 1) * DAY_SECONDS) ? first : null
      offsetOfDay.set(day, offset)
    }
    return offset ?? readOffset(unixSeconds)
  }
}

const readers = new Map<string, ReadOffset>()

/**
 * By Intl, once for each zone: the timezone plugin of dayjs is slow, and an hour wrong around clock changes.
 * @throws RangeError when an offset is read of an unknown zone
 */
export function offsetIn(zone: string, unixSeconds: number): number {
  let reader = readers.get(zone)
  if (reader === undefined) {
    reader = rememberDays(offsetsOf(zone))
    readers.set(zone, reader)
  }
  return reader(unixSeconds)
}
