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

/** Optional day, month by at least three letters, optional year: '7 Dec 2026', 'December', 'dec 2026'. */
const NAMED = /^(?:(\d{1,2})\s*)?([a-z]{3,9})\.?(?:\s*(\d{4}))?$/

/** '7/12', '7.12.2026', '7-12-2026 10:30'. */
const NUMBERED = /^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{1,4}.*))?$/

/** '1/2026'. */
const MONTH_OF_YEAR = /^(\d{1,2})[./-](\d{4})$/

const two = (number: string): string => number.padStart(2, '0')

/**
 * Converts a filter's text to the part of `DD/MM/YYYY HH:mm` to search for: day, month or both, by number or name.
 * Other text is returned unchanged.
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
