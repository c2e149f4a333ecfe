import { dialAddress } from '../platform/values/uk-number.ts'
import { aMedia } from '../projects/project.fixtures.ts'
import type { Brand, Office } from './office.contract.ts'
import {
  DEFAULT_BOOKING,
  DEFAULT_KEEPING,
  DEFAULT_RESPONSE_HOURS,
  DEFAULT_HOURS,
  type OpeningHoursSettings,
} from './office-hours.ts'
import type { OfficeDraft } from './office.draft.ts'
import { DEFAULT_TIME_STEP } from './time-step.ts'

/** The defaults, with one bank holiday. */
export const OPENING_HOURS = {
  hours: [...DEFAULT_HOURS],
  holidays: [{ on: '2026-12-25', name: 'Christmas Day' }],
  ...DEFAULT_RESPONSE_HOURS,
} satisfies OpeningHoursSettings

export function anOffice(overrides: Partial<Office> = {}): Office {
  return {
    agencyName: 'Harbour & Vale',
    logoId: 11,
    logo: aMedia({ id: 11 }),
    mainColour: '#0f4c81',
    accentColour: '#f2a900',
    replyAddress: 'hello@harbourvale.example',
    phone: '0117 496 0123',
    ...OPENING_HOURS,
    timeStep: DEFAULT_TIME_STEP,
    ...DEFAULT_BOOKING,
    strictRecords: false,
    ...DEFAULT_KEEPING,
    version: 1,
    ...overrides,
  }
}

/** Settings that were never changed. */
export const EMPTY_OFFICE: Office = {
  agencyName: null,
  logoId: null,
  logo: null,
  mainColour: null,
  accentColour: null,
  replyAddress: null,
  phone: null,
  ...OPENING_HOURS,
  timeStep: DEFAULT_TIME_STEP,
  ...DEFAULT_BOOKING,
  strictRecords: false,
  ...DEFAULT_KEEPING,
  version: 1,
}

/** The brand of EMPTY_OFFICE: the product's own. */
export const NO_BRAND: Brand = {
  agencyName: null,
  logo: null,
  mainColour: null,
  accentColour: null,
  phone: null,
  phoneAddress: null,
  timeStep: null,
  strictRecords: false,
}

export function anOfficeDraft(overrides: Partial<OfficeDraft> = {}): OfficeDraft {
  return {
    agencyName: 'Harbour & Vale',
    logoId: 11,
    mainColour: '#0f4c81',
    accentColour: '#f2a900',
    replyAddress: 'hello@harbourvale.example',
    phone: '0117 496 0123',
    ...OPENING_HOURS,
    timeStep: DEFAULT_TIME_STEP,
    ...DEFAULT_BOOKING,
    strictRecords: false,
    ...DEFAULT_KEEPING,
    ...overrides,
  }
}

/** The brand of that office. */
export function aBrand(overrides: Partial<Brand> = {}): Brand {
  const { agencyName, mainColour, accentColour, phone, strictRecords } = anOffice()
  const logo = '/media/11.webp'
  return {
    agencyName,
    logo,
    mainColour,
    accentColour,
    phone,
    phoneAddress: phone && dialAddress(phone),
    timeStep: null,
    strictRecords,
    ...overrides,
  }
}

/** The settings after saving a draft. */
export const savedOffice = (draft: OfficeDraft, version: number): Office =>
  anOffice({
    ...draft,
    warnHours: draft.warnHours ?? DEFAULT_RESPONSE_HOURS.warnHours,
    targetHours: draft.targetHours ?? DEFAULT_RESPONSE_HOURS.targetHours,
    timeStep: draft.timeStep ?? DEFAULT_TIME_STEP,
    noticeHours: draft.noticeHours ?? DEFAULT_BOOKING.noticeHours,
    daysAhead: draft.daysAhead ?? DEFAULT_BOOKING.daysAhead,
    strictRecords: draft.strictRecords ?? false,
    keepMonths: draft.keepMonths ?? DEFAULT_KEEPING.keepMonths,
    keepMonthsComplete: draft.keepMonthsComplete ?? DEFAULT_KEEPING.keepMonthsComplete,
    version,
  })
