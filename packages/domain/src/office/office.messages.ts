import { dayText } from '../platform/values/days.ts'
import { DASH } from '../platform/values/labels.ts'
import { type DayHours, type Holiday, WEEKDAYS } from './office-hours.ts'
import type { OfficeDraft } from './office.draft.ts'

export const OFFICE_SAVED = 'Office settings have been saved.'

export const STRICT_RECORDS_NOTE =
  'Ask for a reason whenever a reservation is declined or a viewing is cancelled, and refuse to complete a letting before every right to rent check is recorded.'

/** For comparing two drafts; a dash for an empty value. */
export function officeDraftText(field: keyof OfficeDraft, draft: OfficeDraft): string {
  if (field === 'hours') return hoursInWords(draft.hours).join(', ')
  if (field === 'holidays') return holidaysInWords(draft.holidays).join(', ') || DASH
  const value = draft[field]
  if (value === null || value === '') return DASH
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return field === 'logoId' ? `Picture ${value}` : String(value)
}

export const hoursInWords = (hours: readonly DayHours[]): string[] =>
  hours.map(({ day, open, from, to }) => {
    const label = WEEKDAYS.find((weekday) => weekday.day === day)?.label ?? String(day)
    return open ? `${label} ${from}–${to}` : `${label} closed`
  })

export const holidaysInWords = (holidays: readonly Holiday[]): string[] =>
  holidays.map(({ on, name }) => `${dayText(on)} ${name}`)
