const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** A day in front, a month by three letters of its name or more, a year behind: '7 Dec 2026', 'December', 'dec 2026'. */
const NAMED = /^(?:(\d{1,2})\s*)?([a-z]{3,9})\.?(?:\s*(\d{4}))?$/

/** '7/12', '7.12.2026', '7-12-2026 10:30'. */
const NUMBERED = /^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{1,4}.*))?$/

/** '1/2026'. */
const MONTH_OF_YEAR = /^(\d{1,2})[./-](\d{4})$/

const two = (number: string): string => number.padStart(2, '0')

/**
 * What the date that a list shows, `DD/MM/YYYY HH:mm`, must contain for a person's text: a day, a month or both, by
 * number or by name. Any other text is compared as it is. Source: decision G6.
 */
export function shownDatePart(text: string): string {
  const given = text.trim().toLowerCase()
  const [, namedDay, name, namedYear = ''] = NAMED.exec(given) ?? []
  const month = name === undefined ? -1 : MONTHS.findIndex((each) => each.startsWith(name))
  if (month >= 0)
    return `${namedDay === undefined ? '' : two(namedDay)}/${two(String(month + 1))}/${namedYear}`
  const [, monthOfYear, year] = MONTH_OF_YEAR.exec(given) ?? []
  if (monthOfYear !== undefined) return `/${two(monthOfYear)}/${year}`
  const [, day, monthNumber, rest] = NUMBERED.exec(given) ?? []
  if (day === undefined || monthNumber === undefined) return given
  return `${two(day)}/${two(monthNumber)}/${rest ?? ''}`
}
