import { create } from 'vest'
import { UK_PHONE } from '../leads/lead.limits.ts'
import { hasErrors, type ErrorsByField } from '../platform/field-errors.ts'
import { TEXT_MAX } from '../platform/limits.ts'
import {
  errorsOf,
  optionalEmail,
  optionalText,
  patternedText,
  rule,
} from '../platform/validation/suite-rules.ts'
import {
  errorsWithin,
  holidayErrors,
  hoursErrors,
  isResponseHours,
  isWholeWeek,
} from './opening-hours.rules.ts'
import { BOOKING_LIMITS, KEEPING_LIMITS, HOLIDAYS_MAX } from './office-hours.ts'
import { cleanOfficeDraft, type OfficeDraft } from './office.draft.ts'
import { TIME_STEPS } from './time-step.ts'

const COLOUR = /^#[\da-f]{6}$/

/** Data that the rules need beyond the draft; what is omitted passes. */
export interface OfficeLookups {
  knowsMedia?: (id: number) => boolean
}

/** A factory, because overlapping runs of one suite interfere with each other. */
export const createOfficeSuite = ({ knowsMedia = () => true }: OfficeLookups = {}) =>
  create((draft: OfficeDraft) => {
    optionalText('agencyName', draft.agencyName, TEXT_MAX)
    const { logoId } = draft
    rule(
      'logoId',
      'enumerable',
      () => logoId === null || (Number.isSafeInteger(logoId) && knowsMedia(logoId)),
    )
    patternedText('mainColour', draft.mainColour, COLOUR)
    patternedText('accentColour', draft.accentColour, COLOUR)
    optionalText('replyAddress', draft.replyAddress, TEXT_MAX)
    optionalEmail('replyAddress', draft.replyAddress)
    patternedText('phone', draft.phone, UK_PHONE)
    optionalText('phone', draft.phone, TEXT_MAX)
    rule('hours', 'required', () => isWholeWeek(draft.hours))
    rule('hours', 'range', () => !hasErrors(hoursErrors(draft.hours)))
    rule('holidays', 'maxlength', () => draft.holidays.length <= HOLIDAYS_MAX)
    rule('holidays', 'invalid', () => !hasErrors(holidayErrors(draft.holidays)))
    const { warnHours, targetHours } = draft
    rule('warnHours', 'range', () => isResponseHours(warnHours))
    rule(
      'warnHours',
      'range',
      () => !isResponseHours(warnHours) || !isResponseHours(targetHours) || warnHours < targetHours,
    )
    rule('targetHours', 'range', () => isResponseHours(targetHours))
    rule('noticeHours', 'range', () => isWithin(draft.noticeHours, BOOKING_LIMITS.noticeHours))
    rule('daysAhead', 'range', () => isWithin(draft.daysAhead, BOOKING_LIMITS.daysAhead))
    rule('strictRecords', 'invalid', () => draft.strictRecords !== null)
    rule('keepMonths', 'range', () => isWithin(draft.keepMonths, KEEPING_LIMITS.keepMonths))
    rule('keepMonthsComplete', 'range', () =>
      isWithin(draft.keepMonthsComplete, KEEPING_LIMITS.keepMonthsComplete),
    )
    rule('timeStep', 'enumerable', () => TIME_STEPS.some((minutes) => minutes === draft.timeStep))
  })

const isWithin = (value: number | null, { min, max }: { min: number; max: number }): boolean =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max

/** Errors within hours and holidays are keyed by their index as sent. */
export function validateOffice(draft: OfficeDraft, lookups?: OfficeLookups): ErrorsByField {
  const errors = errorsOf(createOfficeSuite(lookups), cleanOfficeDraft(draft))
  const within = {
    ...errorsWithin('hours', hoursErrors(draft.hours)),
    ...errorsWithin('holidays', holidayErrors(draft.holidays)),
  }
  const fields = Object.entries(errors).filter(
    ([field]) => !Object.keys(within).some((place) => place.startsWith(`${field}.`)),
  )
  return { ...Object.fromEntries(fields), ...within }
}
