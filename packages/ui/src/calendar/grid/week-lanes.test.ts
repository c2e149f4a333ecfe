import { describe, expect, it } from 'vitest'
import type { CalendarEvent } from '../calendar-event.ts'
import { anEvent } from '../calendar.fixtures.ts'
import { laneDay } from './week-lanes.ts'

const rows = { first: 7, last: 18 }
const at = (...times: string[]): CalendarEvent[] =>
  times.map((startLabel, index) => anEvent({ id: index + 1, startLabel }))
const lane = (...times: string[]) =>
  laneDay(at(...times), rows).events.map((placed) => ({
    time: placed.event.startLabel,
    row: `${placed.hour}+${placed.band}`,
    lane: `${placed.lane + 1}/${placed.lanes}`,
  }))

describe('laneDay', () => {
  it('puts each quarter of an hour in its own band', () => {
    expect(lane('10:00', '11:15', '12:30', '13:59').map(({ row }) => row)).toEqual([
      '10+0',
      '11+1',
      '12+2',
      '13+3',
    ])
  })

  it('gives an event without overlaps the whole width', () => {
    expect(lane('10:00', '11:00').map((placed) => placed.lane)).toEqual(['1/1', '1/1'])
  })

  it('puts overlapping events side by side, and starts again after them', () => {
    expect(lane('10:00', '10:00', '10:30', '14:00').map((placed) => placed.lane)).toEqual([
      '1/3',
      '2/3',
      '3/3',
      '1/1',
    ])
  })

  it('reuses a lane within a chain of overlaps', () => {
    expect(lane('10:00', '10:30', '11:00', '11:30').map((placed) => placed.lane)).toEqual([
      '1/2',
      '2/2',
      '1/2',
      '2/2',
    ])
  })

  it('puts early and late events into the first and last row, in order of their true times', () => {
    expect(lane('22:00', '07:00', '05:30', '18:50', '06:59')).toEqual([
      { time: '05:30', row: '7+0', lane: '1/3' },
      { time: '06:59', row: '7+0', lane: '2/3' },
      { time: '07:00', row: '7+0', lane: '3/3' },
      { time: '18:50', row: '18+3', lane: '1/2' },
      { time: '22:00', row: '18+3', lane: '2/2' },
    ])
  })

  it('places every one of many events, none covering another', () => {
    const minutes = Array.from({ length: 300 }, (_, index) => (index * 37) % 1440)
    const day = laneDay(
      minutes.map((startMinute, id) => anEvent({ id, startMinute })),
      rows,
    )
    expect(new Set(day.events.map(({ event }) => event.id)).size).toBe(300)
    const cells = day.events.flatMap(({ hour, band, bands, lane: own }) =>
      Array.from({ length: bands }, (_, index) => `${hour * 4 + band + index}/${own}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
    expect(day.events.every((placed) => placed.lane < placed.lanes && placed.lanes <= day.lanes)).toBe(true)
  })

  it('has one lane for an empty day', () => {
    expect(laneDay([], rows)).toEqual({ events: [], lanes: 1 })
  })
})
