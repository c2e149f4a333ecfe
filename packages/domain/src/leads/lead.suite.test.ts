import { describe, expect, it } from 'vitest'
import { LONG_TEXT_MAX, DATE_LIMIT } from '../platform/limits.ts'
import type { LeadDraft, LeadPropertyDraft } from './lead.draft.ts'
import { draftsOf } from '../platform/validation/validation.fixtures.ts'
import { filled } from '../platform/values/fields.ts'
import {
  LEAD_DATE_FIELDS,
  LEAD_DOTTED_HOME_FIELDS,
  LEAD_HOME_NAMES,
  LEAD_TEXT_FIELDS,
} from './lead.fields.ts'
import { LEAD_STATUSES, type LeadStatus } from './lead-status.ts'
import { aLeadDraft, FIXTURE_NOW } from './lead.fixtures.ts'
import { errorsOf } from '../platform/validation/suite-rules.ts'
import { createLeadSuite, validateLead } from './lead.suite.ts'
import { emptyLeadValues, type LeadValues } from './lead-values.ts'
import { toLeadSave } from './lead-save.ts'

const errorsWith = (changes: Partial<LeadDraft>) => validateLead(aLeadDraft(changes))
const errorsAfter = (savedPhone: string, phone: string) => validateLead(aLeadDraft({ phone }), { savedPhone })
const homeErrors = (changes: Partial<LeadPropertyDraft>) =>
  errorsWith({ property: { ...aLeadDraft().property, ...changes } })

/** A draft with every field that its status shows. */
const complete = (status: LeadStatus) =>
  aLeadDraft({
    status,
    viewingDate: FIXTURE_NOW,
    viewingUserId: 1,
    reservationSentDate: FIXTURE_NOW,
    reservationCompleteDate: FIXTURE_NOW,
  })

it('accepts a complete lead', () => {
  expect(errorsWith({})).toEqual({})
})

it('reports every required field of an empty form', () => {
  expect(validateLead(toLeadSave(emptyLeadValues()))).toEqual({
    firstName: ['required'],
    lastName: ['required'],
    email: ['required'],
    phone: ['required'],
    'property.name': ['required'],
  })
})

describe.each(['firstName', 'lastName'] as const)('%s', (field) => {
  it('is required', () => {
    expect(errorsWith({ [field]: '' })).toEqual({ [field]: ['required'] })
    expect(errorsWith({ [field]: ' \t\u0000 ' })).toEqual({ [field]: ['required'] })
  })

  it('has at most 255 characters', () => {
    expect(errorsWith({ [field]: 'a'.repeat(255) })).toEqual({})
    expect(errorsWith({ [field]: `  ${'👍'.repeat(255)}  ` })).toEqual({})
    expect(errorsWith({ [field]: 'a'.repeat(256) })).toEqual({ [field]: ['maxlength'] })
  })

  it('may have any characters', () => {
    expect(errorsWith({ [field]: "<script>alert('%_')</script> 李" })).toEqual({})
  })
})

describe('email', () => {
  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['a@', 'email'],
    ['ann.example.com', 'email'],
    [`${'a'.repeat(244)}@example.com`, 'maxlength'],
    ['a'.repeat(256), 'maxlength'],
  ])('%j fails %s', (email, name) => {
    expect(errorsWith({ email })).toEqual({ email: [name] })
  })

  it('may have 255 characters, and spaces around it', () => {
    expect(errorsWith({ email: `${'a'.repeat(243)}@example.com` })).toEqual({})
    expect(errorsWith({ email: ' ann@example.com ' })).toEqual({})
  })

  it('may have an international domain (X16)', () => {
    expect(errorsWith({ email: 'zoe@MÜLLER.example' })).toEqual({})
    expect(errorsWith({ email: `${'a'.repeat(240)}@müller.com` })).toEqual({ email: ['maxlength'] })
    expect(errorsWith({ email: 'zoë@müller.example' })).toEqual({ email: ['email'] })
  })
})

describe('phone', () => {
  it.each([
    '07700900123',
    '+44 7700 900123',
    '441234567890',
    '01234 56789',
    '0 7 7 0 0 9 0 0 1 2 3',
    '  07700 900123  ',
  ])('accepts %j', (phone) => {
    expect(errorsWith({ phone })).toEqual({})
  })

  it.each([
    ['', 'required'],
    ['12345', 'pattern'],
    ['+1 202 555 0100', 'pattern'],
    ['0770090', 'pattern'],
    ['012345678', 'pattern'],
    ['077009001234', 'pattern'],
    ['0044 7700 900123', 'pattern'],
    ['+07700900123', 'pattern'],
    ['(0117) 900 1234', 'pattern'],
    ['0117-900-1234', 'pattern'],
    ['07700 90012x', 'pattern'],
    ['٠٧٧٠٠٩٠٠١٢٣', 'pattern'],
    [`0${' '.repeat(250)}7700900123`, 'maxlength'],
  ])('%j fails %s', (phone, name) => {
    expect(errorsWith({ phone })).toEqual({ phone: [name] })
  })
})

it('accepts the saved phone, however it is written, and no other one (L32)', () => {
  const foreign = '+33 6 12 34 56 78'
  expect(errorsAfter(foreign, foreign)).toEqual({})
  expect(errorsAfter('+33\u00a06 12 34 56 78', ` ${foreign} `)).toEqual({})
  expect(errorsAfter(foreign, '+33 6 12 34 56 79')).toEqual({ phone: ['pattern'] })
  expect(errorsAfter(foreign, '07700 900123')).toEqual({})
  expect(errorsAfter('', '')).toEqual({ phone: ['required'] })
})

describe.each(['addressLine1', 'addressLine2', 'city', 'country', 'crmEnquiryUuid'] as const)(
  '%s',
  (field) => {
    it('may be blank and has at most 255 characters', () => {
      expect(errorsWith({ [field]: '' })).toEqual({})
      expect(errorsWith({ [field]: 'a'.repeat(255) })).toEqual({})
      expect(errorsWith({ [field]: 'a'.repeat(256) })).toEqual({ [field]: ['maxlength'] })
    })
  },
)

describe.each([
  ['postcode', (text: string) => errorsWith({ postcode: text })],
  ['property.postcode', (text: string) => homeErrors({ postcode: text })],
] as const)('%s', (field, errorsFor) => {
  it.each(['', 'SW1A 1AA', 'M11AE', 'm1 1ae', 'B33 8TH', 'CR2 6XH', 'EC1A1BB', ' BS1 4RB '])(
    'accepts %j',
    (text) => {
      expect(errorsFor(text)).toEqual({})
    },
  )

  it.each([
    ['ABC', 'pattern'],
    ['SW1A-1AA', 'pattern'],
    ['1AA SW1A', 'pattern'],
    ['SW1A 1A', 'pattern'],
    ['M1  1AE', 'pattern'],
    ['SW1A  1AAA', 'maxlength'],
    ['SW1A  1AA', 'maxlength'],
    ['123456789', 'maxlength'],
  ])('%j fails %s: length is checked before the pattern', (text, name) => {
    expect(errorsFor(text)).toEqual({ [field]: [name] })
  })
})

describe('notes', () => {
  it('may be long, on many lines, and have any characters', () => {
    expect(errorsWith({ notes: '<b>\n\t👍\n' })).toEqual({})
    expect(errorsWith({ notes: 'a'.repeat(LONG_TEXT_MAX) })).toEqual({})
    expect(errorsWith({ notes: 'a'.repeat(LONG_TEXT_MAX + 1) })).toEqual({ notes: ['maxlength'] })
  })
})

describe('status', () => {
  it.each(LEAD_STATUSES)('may be %d', (status) => {
    expect(validateLead(complete(status))).toEqual({})
  })

  it('is required', () => {
    expect(errorsWith({ status: null })).toEqual({ status: ['required'] })
  })

  it.each([0, 13, -1, 4.5, Number.NaN, Infinity])('may not be %d', (status) => {
    expect(errorsWith({ status })).toEqual({ status: ['enumerable'] })
  })
})

describe('fields of the selected status', () => {
  const missing = {
    viewingDate: null,
    viewingUserId: null,
    reservationSentDate: null,
    reservationCompleteDate: null,
  }
  const required: Partial<Record<LeadStatus, string[]>> = {
    3: ['viewingDate', 'viewingUserId'],
    4: ['viewingDate', 'viewingUserId'],
    5: ['viewingDate', 'viewingUserId'],
    6: ['viewingDate', 'viewingUserId'],
    7: ['reservationSentDate'],
    12: ['reservationCompleteDate'],
  }

  it.each(LEAD_STATUSES)('are required in %d, and no others', (status) => {
    const errors = validateLead({ ...complete(status), ...missing })
    const expected = (required[status] ?? []).map((field) => [field, ['required']])
    expect(errors).toEqual(Object.fromEntries(expected))
  })

  it('are required one by one', () => {
    expect(validateLead({ ...complete(4), viewingDate: null })).toEqual({ viewingDate: ['required'] })
    expect(validateLead({ ...complete(4), viewingUserId: null })).toEqual({ viewingUserId: ['required'] })
  })
})

describe.each(['viewingDate', 'reservationSentDate', 'reservationCompleteDate'] as const)('%s', (field) => {
  it.each([0, 1, FIXTURE_NOW, DATE_LIMIT - 1])('may be %d', (date) => {
    expect(errorsWith({ [field]: date })).toEqual({})
  })

  it.each([Number.NaN, -1, 1.5, DATE_LIMIT, FIXTURE_NOW * 1000, Infinity])('may not be %d', (date) => {
    expect(errorsWith({ [field]: date })).toEqual({ [field]: ['date'] })
  })

  it('must be a date even where it is required', () => {
    const status = { viewingDate: 4, reservationSentDate: 7, reservationCompleteDate: 12 } as const
    expect(validateLead({ ...complete(status[field]), [field]: Number.NaN })).toEqual({ [field]: ['date'] })
  })
})

describe('the agent', () => {
  const lookups = { knowsUser: (id: number) => id === 7 }

  it('is one of the users', () => {
    expect(validateLead({ ...complete(4), viewingUserId: 7 }, lookups)).toEqual({})
    expect(validateLead({ ...complete(4), viewingUserId: 8 }, lookups)).toEqual({
      viewingUserId: ['enumerable'],
    })
    expect(validateLead(aLeadDraft({ viewingUserId: 8 }), lookups)).toEqual({ viewingUserId: ['enumerable'] })
  })

  it('is not looked up when users are not known', () => {
    expect(errorsWith({ viewingUserId: 8 })).toEqual({})
  })

  it.each([Number.NaN, 1.5, Infinity])('is a whole number, not %d', (viewingUserId) => {
    expect(errorsWith({ viewingUserId })).toEqual({ viewingUserId: ['enumerable'] })
  })
})

describe('the home', () => {
  it('has a name of at most 255 characters', () => {
    expect(homeErrors({ name: '' })).toEqual({ 'property.name': ['required'] })
    expect(homeErrors({ name: '  ' })).toEqual({ 'property.name': ['required'] })
    expect(homeErrors({ name: 'a'.repeat(255) })).toEqual({})
    expect(homeErrors({ name: 'a'.repeat(256) })).toEqual({ 'property.name': ['maxlength'] })
  })

  const others = LEAD_HOME_NAMES.filter((field) => field !== 'name' && field !== 'postcode')

  it.each(others)('has a %s of at most 255 characters, if any', (field) => {
    expect(homeErrors({ [field]: '' })).toEqual({})
    expect(homeErrors({ [field]: 'a'.repeat(255) })).toEqual({})
    expect(homeErrors({ [field]: 'a'.repeat(256) })).toEqual({ [`property.${field}`]: ['maxlength'] })
  })
})

it('reports all failing fields together, each with the first rule it fails', () => {
  expect(
    validateLead({
      ...complete(4),
      firstName: '',
      email: 'a@',
      phone: '1',
      postcode: 'ABC',
      viewingUserId: null,
    }),
  ).toEqual({
    firstName: ['required'],
    email: ['email'],
    phone: ['pattern'],
    postcode: ['pattern'],
    viewingUserId: ['required'],
  })
})

it('keeps no state between checks', () => {
  const long = 'a'.repeat(256)
  expect(['', long, '', long].map((city) => errorsWith({ city }))).toEqual([
    {},
    { city: ['maxlength'] },
    {},
    { city: ['maxlength'] },
  ])
})

it('has the same result as the suite of the form', () => {
  const texts = ['', 'Ann', 'ann@example.com', '07700 900123', 'BS1 4RB', 'x'.repeat(256)]
  const drafts = draftsOf<LeadValues>(
    {
      ...filled([...LEAD_TEXT_FIELDS, ...LEAD_DOTTED_HOME_FIELDS], () => texts),
      ...filled(LEAD_DATE_FIELDS, () => [null, Number.NaN, FIXTURE_NOW, 0, 1e12]),
      viewingUserId: [null, 7, 8, 1.5],
      status: [null, ...LEAD_STATUSES, 13],
      'statusReason.reason': [null, 7, 9],
      'statusReason.words': ['too short', 'x'.repeat(20), 'x'.repeat(1001)],
    },
    300,
  )
  const lookups = { knowsUser: (id: number) => id === 7, needsReason: () => true }
  const failures = drafts.map((draft) => {
    const errors = validateLead(toLeadSave(draft), lookups)
    expect(errorsOf(createLeadSuite(lookups), draft)).toEqual(errors)
    return Object.values(errors).flat()
  })
  expect(new Set(failures.flat())).toEqual(
    new Set(['required', 'minlength', 'maxlength', 'email', 'pattern', 'date', 'enumerable']),
  )
})
