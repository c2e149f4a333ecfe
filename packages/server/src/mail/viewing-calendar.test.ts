import { describe, expect, test } from 'vitest'
import { viewingCalendar, type ViewingCalendarFacts } from './viewing-calendar.ts'

const facts: ViewingCalendarFacts = {
  leadId: 7,
  sequence: 3,
  isCancelled: false,
  startsAt: new Date('2026-03-29T00:30:00Z'),
  sentAt: new Date('2026-03-01T08:00:00Z'),
  home: 'Plot 1',
  address: '1 High Street, Leeds',
  organizer: { name: 'Latchkey', address: 'no-reply@latchkey.example' },
  attendee: { name: 'Ann Lee', address: 'ann@example.com' },
  host: 'lettings.example',
}

/** Unfolded. */
function linesOf(over: Partial<ViewingCalendarFacts> = {}): string[] {
  const { content } = viewingCalendar({ ...facts, ...over })
  expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  return content.replaceAll('\r\n ', '').split('\r\n')
}

describe('a viewing in a calendar', () => {
  test('an invitation with the properties that calendars match by', () => {
    const { method, content } = viewingCalendar(facts)
    expect(method).toBe('REQUEST')
    expect(content.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(linesOf()).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'UID:viewing-of-lead-7@lettings.example',
        'SEQUENCE:3',
        'STATUS:CONFIRMED',
        'DTSTAMP:20260301T080000Z',
        'SUMMARY:Viewing: Plot 1',
        'LOCATION:1 High Street\\, Leeds',
        'ORGANIZER;CN="Latchkey":mailto:no-reply@latchkey.example',
      ]),
    )
  })

  test('a cancellation with the same UID', () => {
    const lines = linesOf({ isCancelled: true, sequence: 4 })
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        'STATUS:CANCELLED',
        'UID:viewing-of-lead-7@lettings.example',
        'SEQUENCE:4',
      ]),
    )
  })

  test.each([
    ['2026-03-29T00:30:00Z', 'DTSTART:20260329T003000Z', 'DTEND:20260329T013000Z'],
    ['2026-10-25T00:30:00Z', 'DTSTART:20261025T003000Z', 'DTEND:20261025T013000Z'],
  ])('lasts one real hour across a change of the clocks: %s', (utc, start, end) => {
    expect(linesOf({ startsAt: new Date(utc) })).toEqual(expect.arrayContaining([start, end]))
  })

  test('names cannot break out of their line', () => {
    const name = 'Ann "x"; CN=evil:\r\nATTENDEE:mailto:evil@example.com'
    const lines = linesOf({ home: name, address: name, attendee: { name, address: 'ann@example.com' } })
    const attendees = lines.filter((line) => line.startsWith('ATTENDEE'))
    expect(attendees).toEqual([expect.stringMatching(/:MAILTO:ann@example\.com$/i)])
  })
})
