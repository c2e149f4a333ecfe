import { formatUtc } from '../../platform/values/time.ts'
import type { TenantViewing } from './page.contract.ts'

/** Lines longer than this are folded (RFC 5545, 3.1). */
const LINE_MAX_BYTES = 75

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\s*\n\s*/g, ' ')

/** For example `20261124T100000Z`. */
const utc = (unixSeconds: number): string => formatUtc(unixSeconds, 'calendarFile')

/** In UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return [0x7f, 0x7_ff, 0xff_ff].findIndex((last) => code <= last) + 1 || 4
}

function folded(line: string): string {
  let length = 0
  return Array.from(line)
    .map((character) => {
      const bytes = bytesOf(character)
      length += bytes
      if (length <= LINE_MAX_BYTES) return character
      length = bytes + 1
      return `\r\n ${character}`
    })
    .join('')
}

/** A calendar file with the UID and SEQUENCE of the mailed ones, so that it replaces them (rule T1.4). */
export function viewingFile(viewing: TenantViewing, home: string | null, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Latchkey//Viewings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${viewing.uid}`,
    `SEQUENCE:${viewing.sequence}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(viewing.start)}`,
    `DTEND:${utc(viewing.end)}`,
    `SUMMARY:${escaped(home === null ? 'Viewing' : `Viewing: ${home}`)}`,
    ...(viewing.address === '' ? [] : [`LOCATION:${escaped(viewing.address)}`]),
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
