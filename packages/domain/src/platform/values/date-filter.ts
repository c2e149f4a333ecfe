import { divisionsOf, plainDateText, readTime, readTypedDay, type TypedDay } from './date-text.ts'

/** As far as typed: `07/12/`, `/12/2026`. A year of two digits is complete, except for 20, with which each begins. */
const shownDay = ({ day, month, year }: TypedDay): string =>
  `${day}/${month}/${year.length === 2 && year !== '20' ? `20${year}` : year}`

/** After the space that comes before a time; of an hour alone, all its minutes. */
function shownTime(typed: string): string {
  const time = readTime(typed) ?? typed
  return ` ${/^\d{1,2}(?:[ap]m)?$/.test(typed) ? time.replace(/:00$/, ':') : time}`
}

/**
 * Converts a filter's text to the parts of `DD/MM/YYYY HH:mm` to search for. It reads what the date fields read, and
 * also months, years and what is half typed; other text is returned unchanged.
 */
export function shownDateParts(text: string): string[] {
  const plain = plainDateText(text)
  const whole = readTypedDay(plain)
  if (whole !== null) return [shownDay(whole)]
  const divisions = divisionsOf(plain).flatMap(({ day, time }) => {
    const typed = readTypedDay(day)
    return typed === null ? [] : [{ typed, time }]
  })
  const division = divisions.find(({ time }) => readTime(time) !== null) ?? divisions[0]
  return division === undefined
    ? [text.trim().toLowerCase()]
    : [shownDay(division.typed), shownTime(division.time)]
}
