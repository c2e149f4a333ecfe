import { expect, it } from 'vitest'
import { checkerOf } from '../platform/validation/request-body.fixtures.ts'
import { OfficeBody } from './office.body.ts'
import { cleanOfficeDraft, officeDraftText } from './office.draft.ts'
import { anOfficeDraft } from './office.fixtures.ts'
import { validateOffice } from './office.suite.ts'

const BLANK = {
  agencyName: '',
  logoId: null,
  mainColour: '',
  accentColour: '',
  replyAddress: '',
  phone: '',
} as const

it('asks for nothing', () => {
  expect(validateOffice(BLANK)).toEqual({})
  expect(validateOffice(anOfficeDraft())).toEqual({})
})

it('names everything that is wrong', () => {
  expect(
    validateOffice(
      {
        agencyName: 'x'.repeat(256),
        logoId: 12,
        mainColour: 'green',
        accentColour: '#12345',
        replyAddress: 'hello',
        phone: '12',
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
  })
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

it('reads the settings, and nothing else', () => {
  const check = checkerOf(OfficeBody, validateOffice)
  expect(check({ agencyName: ' Vale ', x: 1 })).toMatchObject({
    ok: true,
    value: { ...BLANK, agencyName: 'Vale', version: null },
  })
  expect(check({ agencyName: 1, logoId: 'a' })).toEqual({
    ok: false,
    errors: { agencyName: ['invalid'], logoId: ['enumerable'] },
  })
})

it('says in words what two people chose', () => {
  expect(officeDraftText('logoId', anOfficeDraft())).toBe('Picture 11')
  expect(officeDraftText('phone', anOfficeDraft({ phone: '' }))).toBe('-')
})
