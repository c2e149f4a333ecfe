import { HOUR_SECONDS } from './durations.ts'

/** Reads how far the local time of a zone is ahead of UTC at an instant, both in seconds. */
export type ReadOffset = (unixSeconds: number) => number

/** The parts of Temporal that are used: TypeScript's library for this target has none. */
interface TemporalParts {
  readonly Instant: {
    fromEpochMilliseconds(ms: number): {
      toZonedDateTimeISO(zone: string): { readonly offsetNanoseconds: number }
    }
  }
}

const NANOSECONDS = 1e9

/**
 * By Temporal where it is built in (Chrome 144, Firefox 139), else by Intl.
 * @throws RangeError when an offset is read of an unknown zone.
 */
export function createOffsetReader(zone: string): ReadOffset {
  const { Temporal } = globalThis as { Temporal?: TemporalParts }
  if (Temporal === undefined) return createIntlOffsetReader(zone)
  return (unixSeconds) =>
    Temporal.Instant.fromEpochMilliseconds(Math.floor(unixSeconds) * 1000).toZonedDateTimeISO(zone)
      .offsetNanoseconds / NANOSECONDS
}

/** Exported for its comparison with Temporal. Intl is created at first use, because it takes a browser 12 ms. */
export function createIntlOffsetReader(zone: string): ReadOffset {
  let format: Intl.DateTimeFormat | undefined
  return (unixSeconds) => {
    format ??= new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' })
    const name = format.formatToParts(unixSeconds * 1000).find(({ type }) => type === 'timeZoneName')
    const [, sign, hours, minutes, seconds] = /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name?.value ?? '') ?? []
    const size = Number(hours ?? 0) * HOUR_SECONDS + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
    return sign === '-' ? -size : size
  }
}
