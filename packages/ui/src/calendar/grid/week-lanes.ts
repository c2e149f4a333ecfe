import type { CalendarEvent } from '../calendar-event.ts'

/** An hour row has bands of this many minutes; an event starts at the band that contains its minute. */
export const BAND_MINUTES = 15

const BANDS_PER_HOUR = 60 / BAND_MINUTES

/** The first and last hour row of a week view. */
export interface HourRows {
  first: number
  last: number
}

/** One event with its position in the week view. */
export interface LanedEvent {
  event: CalendarEvent
  /** The hour row in which it starts. */
  hour: number
  /** The band of that row at which it starts, 0 to 3. */
  band: number
  /** The number of bands that it fills. */
  bands: number
  /** Its position among parallel events, from 0. */
  lane: number
  /** The number of parallel events. */
  lanes: number
}

export interface LanedDay {
  events: readonly LanedEvent[]
  /** The maximum number of parallel events in the day; at least 1. */
  lanes: number
}

interface Span {
  event: CalendarEvent
  start: number
  end: number
}

/** Returns bands since midnight; an event outside the rows is moved to the nearest one. */
function spanOf(event: CalendarEvent, rows: HourRows): Span {
  const earliest = rows.first * BANDS_PER_HOUR
  const latest = (rows.last + 1) * BANDS_PER_HOUR - 1
  const band = Math.floor(event.startMinute / BAND_MINUTES)
  const start = Math.min(Math.max(band, earliest), latest)
  return { event, start, end: start + Math.max(1, Math.ceil(event.durationMinutes / BAND_MINUTES)) }
}

/** Lays out events that overlap, directly or through one another, side by side. */
function laneCluster(cluster: readonly Span[]): LanedEvent[] {
  const freeFrom: number[] = []
  const lanes = cluster.map(({ start, end }) => {
    const free = freeFrom.findIndex((from) => from <= start)
    const lane = free === -1 ? freeFrom.length : free
    freeFrom[lane] = end
    return lane
  })
  return cluster.map(({ event, start, end }, index) => ({
    event,
    hour: Math.floor(start / BANDS_PER_HOUR),
    band: start % BANDS_PER_HOUR,
    bands: end - start,
    lane: lanes[index] ?? 0,
    lanes: freeFrom.length,
  }))
}

/** Places the events of a day in hour rows, overlapping ones side by side. */
export function laneDay(events: readonly CalendarEvent[], rows: HourRows): LanedDay {
  const spans = events
    .map((event) => spanOf(event, rows))
    .toSorted(
      (one, other) =>
        one.start - other.start ||
        one.event.startMinute - other.event.startMinute ||
        one.event.id - other.event.id,
    )
  const clusters: Span[][] = []
  let clusterEnd = -1
  for (const span of spans) {
    if (span.start >= clusterEnd) clusters.push([])
    clusters.at(-1)?.push(span)
    clusterEnd = Math.max(clusterEnd, span.end)
  }
  const laned = clusters.flatMap(laneCluster)
  return { events: laned, lanes: Math.max(1, ...laned.map(({ lanes }) => lanes)) }
}
