import { filled } from '../platform/values/fields.ts'
import { normalisedEmail } from '../platform/values/email.ts'
import { cleanText } from '../platform/values/text.ts'
import type { DayHours, Holiday } from './office-hours.ts'
import type { Office } from './office.contract.ts'

/** Text is never null; the logo is null until chosen. */
export interface OfficeDraft {
  agencyName: string
  logoId: number | null
  /** `#rrggbb`, or blank for the product's colour. */
  mainColour: string
  accentColour: string
  replyAddress: string
  phone: string
  hours: DayHours[]
  holidays: Holiday[]
  /** In hours of opening time; null or NaN while not a number. */
  warnHours: number | null
  targetHours: number | null
  /** Minutes; null while none is chosen. */
  timeStep: number | null
  /** Null or NaN while not a number. */
  noticeHours: number | null
  daysAhead: number | null
  /** Null is invalid. */
  strictRecords: boolean | null
  /** Null or NaN while not a number. */
  keepMonths: number | null
  keepMonthsComplete: number | null
}

/** In the order of the form. */
export const OFFICE_LABELS: Readonly<Record<keyof OfficeDraft, string>> = {
  agencyName: 'Agency name',
  logoId: 'Logo',
  mainColour: 'Main colour',
  accentColour: 'Accent colour',
  replyAddress: 'Reply address',
  phone: 'Phone',
  hours: 'Office hours',
  holidays: 'Bank holidays',
  warnHours: 'Warn after (hours)',
  targetHours: 'Target (hours)',
  timeStep: 'Times offered every',
  noticeHours: 'Notice (hours)',
  daysAhead: 'Days ahead',
  strictRecords: 'Strict records',
  keepMonths: 'Months after the last activity',
  keepMonthsComplete: 'Months after a completed reservation',
}

const TEXT_FIELDS = ['agencyName', 'mainColour', 'accentColour', 'replyAddress', 'phone'] as const

export function officeDraftOf(office: Office): OfficeDraft {
  const { logo: _logo, version: _version, ...fields } = office
  return { ...fields, ...filled(TEXT_FIELDS, (field) => office[field] ?? '') }
}

/** Normalises text, colours and the order of bank holidays as they will be stored. */
export function cleanOfficeDraft(draft: OfficeDraft): OfficeDraft {
  return {
    ...draft,
    ...filled(TEXT_FIELDS, (field) => cleanText(draft[field])),
    replyAddress: normalisedEmail(draft.replyAddress),
    mainColour: cleanColour(draft.mainColour),
    accentColour: cleanColour(draft.accentColour),
    holidays: draft.holidays
      .map(({ on, name }) => ({ on, name: cleanText(name) }))
      .toSorted((one, other) => one.on.localeCompare(other.on)),
  }
}

/** `1A5`, `#1a5` and `11AA55` give `#11aa55`; other text is unchanged. */
function cleanColour(text: string): string {
  const [, digits = ''] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(cleanText(text)) ?? []
  if (digits === '') return cleanText(text)
  const pairs = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `#${pairs.toLowerCase()}`
}
