import type { Brand, Office } from '@latchkey/domain/office/office.contract'
import type { OfficeDraft } from '@latchkey/domain/office/office.draft'
import { DEFAULT_BOOKING, DEFAULT_KEEPING } from '@latchkey/domain/office/office-hours'
import { DEFAULT_TIME_STEP } from '@latchkey/domain/office/time-step'
import { dialAddress } from '@latchkey/domain/platform/values/uk-number'
import { presentMedia } from '../media/media.present.ts'
import { orNull } from '../platform/values/blank.ts'
import type { OfficeRecord } from './office.queries.ts'

export function presentOffice({ office, logo, opening }: OfficeRecord): Office {
  return {
    agencyName: office.agency_name,
    logoId: office.logo_id,
    logo: logo && presentMedia(logo),
    mainColour: office.main_colour,
    accentColour: office.accent_colour,
    replyAddress: office.reply_address,
    phone: office.phone,
    hours: opening.hours,
    holidays: opening.holidays,
    warnHours: opening.warnHours,
    targetHours: opening.targetHours,
    timeStep: office.time_step ?? DEFAULT_TIME_STEP,
    noticeHours: office.notice_hours ?? DEFAULT_BOOKING.noticeHours,
    daysAhead: office.days_ahead ?? DEFAULT_BOOKING.daysAhead,
    strictRecords: office.strict_records,
    keepMonths: office.keep_months,
    keepMonthsComplete: office.keep_months_complete,
    version: office.version,
  }
}

/** The public part. */
export function presentBrand({ office, logo }: OfficeRecord): Brand {
  return {
    agencyName: office.agency_name,
    logo: logo?.location ?? null,
    mainColour: office.main_colour,
    accentColour: office.accent_colour,
    phone: office.phone,
    phoneAddress: office.phone === null ? null : dialAddress(office.phone),
    timeStep: office.time_step,
    strictRecords: office.strict_records,
  }
}

/** Blank text is stored as null. */
export function officeColumns(draft: OfficeDraft) {
  return {
    agency_name: orNull(draft.agencyName),
    logo_id: draft.logoId,
    main_colour: orNull(draft.mainColour),
    accent_colour: orNull(draft.accentColour),
    reply_address: orNull(draft.replyAddress),
    phone: orNull(draft.phone),
    hours: JSON.stringify(draft.hours),
    warn_hours: draft.warnHours,
    target_hours: draft.targetHours,
    time_step: draft.timeStep,
    notice_hours: draft.noticeHours,
    days_ahead: draft.daysAhead,
    strict_records: draft.strictRecords ?? false,
    keep_months: draft.keepMonths ?? DEFAULT_KEEPING.keepMonths,
    keep_months_complete: draft.keepMonthsComplete ?? DEFAULT_KEEPING.keepMonthsComplete,
  }
}
