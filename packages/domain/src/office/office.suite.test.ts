import { expect, it } from 'vitest'
import { checkerOf } from '../platform/validation/validation.fixtures.ts'
import { OfficeBody } from './office.body.ts'
import { cleanOfficeDraft } from './office.draft.ts'
import { officeDraftText } from './office.messages.ts'
import { OPENING_HOURS, anOfficeDraft } from './office.fixtures.ts'
import { DEFAULT_BOOKING, DEFAULT_KEEPING } from './office-hours.ts'
import { validateOffice } from './office.suite.ts'

const BLANK = {
  agencyName: '',
  logoId: null,
  mainColour: '',
  accentColour: '',
  replyAddress: '',
  phone: '',
  ...OPENING_HOURS,
  timeStep: 15,
  ...DEFAULT_BOOKING,
  strictRecords: false,
  ...DEFAULT_KEEPING,
}

it('requires nothing', () => {
  expect(validateOffice(BLANK)).toEqual({})
  expect(validateOffice(anOfficeDraft())).toEqual({})
})

it('takes a reply address with an international domain (X16)', () => {
  expect(validateOffice(anOfficeDraft({ replyAddress: 'hello@müller.example' }))).toEqual({})
})

it('reports every invalid field', () => {
  expect(
    validateOffice(
      {
        agencyName: 'x'.repeat(256),
        logoId: 12,
        mainColour: 'green',
        accentColour: '#12345',
        replyAddress: 'hello',
        phone: '12',
        hours: OPENING_HOURS.hours.map((hours) => ({ ...hours, from: '18:00', to: '10:00' })).slice(0, 2),
        holidays: [{ on: 'soon', name: '' }],
        warnHours: 4,
        targetHours: 4,
        timeStep: 7,
        strictRecords: null,
        noticeHours: 169,
        daysAhead: 0.5,
        keepMonths: 5,
        keepMonthsComplete: 121,
      },
      { knowsMedia: (id) => id === 11 },
    ),
  ).toEqual({
    agencyName: ['maxlength'],
    logoId: ['enumerable'],
    mainColour: ['pattern'],
    accentColour: ['pattern'],
    replyAddress: ['email'],
    phone: ['pattern'],
    'hours.0.to': ['range'],
    'hours.1.to': ['range'],
    'holidays.0.on': ['date'],
    'holidays.0.name': ['required'],
    warnHours: ['range'],
    noticeHours: ['range'],
    daysAhead: ['range'],
    timeStep: ['enumerable'],
    strictRecords: ['invalid'],
    keepMonths: ['range'],
    keepMonthsComplete: ['range'],
  })
})

it('accepts at most 500 bank holidays', () => {
  const holidays = Array.from({ length: 501 }, (_, day) => ({
    on: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    name: 'Closed',
  }))
  expect(validateOffice(anOfficeDraft({ holidays: holidays.slice(1) }))).toEqual({})
  expect(validateOffice(anOfficeDraft({ holidays }))).toEqual({ holidays: ['maxlength'] })
})

it.each([
  ['1A5', '#11aa55'],
  [' #0F4C81 ', '#0f4c81'],
  ['0f4c81', '#0f4c81'],
  ['#12345', '#12345'],
  ['green', 'green'],
])('stores the colour %s as %s', (mainColour, stored) => {
  expect(cleanOfficeDraft(anOfficeDraft({ mainColour })).mainColour).toBe(stored)
})

it('decodes only the settings that were sent', () => {
  const check = checkerOf(OfficeBody, (sent) => validateOffice({ ...BLANK, ...sent }))
  expect(check({ agencyName: ' Vale ', logoId: null, x: 1 })).toEqual({
    ok: true,
    value: { agencyName: 'Vale', logoId: null, version: null },
  })
  expect(check({ warnHours: 2.25 })).toEqual({ ok: false, errors: { warnHours: ['range'] } })
  expect(check({ agencyName: 1, logoId: 'a' })).toEqual({
    ok: false,
    errors: { agencyName: ['invalid'], logoId: ['enumerable'] },
  })
})

it('words differing values', () => {
  expect(officeDraftText('logoId', anOfficeDraft())).toBe('Picture 11')
  expect(officeDraftText('phone', anOfficeDraft({ phone: '' }))).toBe('-')
})
