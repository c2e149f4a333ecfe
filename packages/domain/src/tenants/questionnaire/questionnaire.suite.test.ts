import { describe, expect, it } from 'vitest'
import { DATE_LIMIT, LONG_TEXT_MAX } from '../../platform/limits.ts'
import { createDateFormatter } from '../../platform/values/time.ts'
import { checkerOf } from '../../platform/validation/validation.fixtures.ts'
import { QuestionnaireBody } from './questionnaire.body.ts'
import { questionnaireDraftOf, type QuestionnaireDraft } from './questionnaire.draft.ts'
import { answeredQuestionnaire, QUESTIONNAIRE_NOW as NOW } from './questionnaire.fixtures.ts'
import { validateQuestionnaire } from './questionnaire.suite.ts'

const at = { now: NOW, dateFormatter: createDateFormatter() }
const checkQuestionnaire = checkerOf(QuestionnaireBody, validateQuestionnaire)
const errorsWith = (over: Partial<QuestionnaireDraft>) =>
  validateQuestionnaire(answeredQuestionnaire(over), at)

it('accepts a complete questionnaire', () => {
  expect(errorsWith({})).toEqual({})
})

it('requires exactly the required answers', () => {
  expect(checkQuestionnaire({}, at).errors).toEqual(
    Object.fromEntries(
      [
        'firstName',
        'lastName',
        'email',
        'phone',
        'employmentStatus',
        'howWillYouPay',
        'totalHouseholdIncome',
        'budget',
        'desiredTenancyPeriodInMonths',
        'currentLivingArrangements',
        'whereDidYouHearAboutProperty',
        'desiredViewingDate',
        'notes',
      ].map((field) => [field, ['required']]),
    ),
  )
})

describe('choices', () => {
  it.each([
    ['employmentStatus', 4],
    ['howWillYouPay', 5],
    ['totalHouseholdIncome', 5],
    ['budget', 5],
    ['currentLivingArrangements', 4],
    ['whereDidYouHearAboutProperty', 7],
    ['desiredBedrooms', 9],
  ] as const)('%s goes from 1 to %d', (field, max) => {
    expect(errorsWith({ [field]: 1 })).toEqual({})
    expect(errorsWith({ [field]: max })).toEqual({})
    for (const wrong of [0, max + 1, -1]) {
      expect([wrong, errorsWith({ [field]: wrong })]).toEqual([wrong, { [field]: ['enumerable'] }])
    }
  })

  it('accepts the budget that is no longer offered', () => {
    expect(errorsWith({ budget: 3 })).toEqual({})
  })

  it('accepts 6 and 12 months, and neither the keys nor other values', () => {
    expect(errorsWith({ desiredTenancyPeriodInMonths: 6 })).toEqual({})
    for (const months of [1, 2, 3, 7, 24]) {
      expect(errorsWith({ desiredTenancyPeriodInMonths: months })).toEqual({
        desiredTenancyPeriodInMonths: ['enumerable'],
      })
    }
  })

  it('accepts missing optional answers', () => {
    expect(
      errorsWith({
        desiredBedrooms: null,
        rightToRentShareCode: null,
        parkingRequired: null,
        desiredMoveDate: null,
        pets: '',
        apartmentType: '',
      }),
    ).toEqual({})
  })
})

describe('dates', () => {
  it('require a viewing later than now', () => {
    expect(errorsWith({ desiredViewingDate: NOW + 1 })).toEqual({})
    expect(errorsWith({ desiredViewingDate: NOW })).toEqual({ desiredViewingDate: ['minDate'] })
  })

  it('require a move on a later day than today, in the business’s zone', () => {
    const lastOfToday = NOW + 12 * 3600 - 1
    expect(errorsWith({ desiredMoveDate: lastOfToday })).toEqual({ desiredMoveDate: ['minDate'] })
    expect(errorsWith({ desiredMoveDate: lastOfToday + 1 })).toEqual({})
  })

  it.each([DATE_LIMIT, Number.NaN, -1, 1_795_262_400_000])('reject %d', (instant) => {
    expect(errorsWith({ desiredViewingDate: instant, desiredMoveDate: instant })).toEqual({
      desiredViewingDate: ['date'],
      desiredMoveDate: ['date'],
    })
  })
})

it('limits the length of text', () => {
  const long = 'x'.repeat(256)
  expect(
    errorsWith({ firstName: long, lastName: long, phone: long, pets: long, apartmentType: long }),
  ).toEqual({
    firstName: ['maxlength'],
    lastName: ['maxlength'],
    phone: ['maxlength'],
    pets: ['maxlength'],
    apartmentType: ['maxlength'],
  })
  expect(errorsWith({ notes: 'x'.repeat(LONG_TEXT_MAX) })).toEqual({})
  expect(errorsWith({ notes: 'x'.repeat(LONG_TEXT_MAX + 1) })).toEqual({ notes: ['maxlength'] })
})

it.each([
  ['', 'required'],
  ['a@', 'email'],
  [`${'a'.repeat(251)}@b.uk`, 'maxlength'],
] as const)('the email %j fails %s', (email, name) => {
  expect(errorsWith({ email })).toEqual({ email: [name] })
})

it('accepts an email with an international domain (X16)', () => {
  expect(errorsWith({ email: 'zoe@müller.example' })).toEqual({})
})

it('accepts any phone number: the pattern applies to staff only', () => {
  expect(errorsWith({ phone: '+1 555 0100' })).toEqual({})
})

describe('decoding', () => {
  it('cleans text and drops fields that are not the tenant’s', () => {
    const checked = checkQuestionnaire(
      { ...answeredQuestionnaire(), firstName: ' Ann\u0000 ', status: 12, viewingUserId: 1, id: 7 },
      at,
    )
    expect(checked).toEqual({ ok: true, value: { ...answeredQuestionnaire(), verification: '' } })
  })

  it('reports each malformed field', () => {
    const checked = checkQuestionnaire(
      {
        ...answeredQuestionnaire(),
        budget: '2',
        parkingRequired: 'yes',
        rightToRentShareCode: 'x',
        desiredMoveDate: 'tomorrow',
        pets: 3,
      },
      at,
    )
    expect(checked).toEqual({
      ok: false,
      errors: {
        budget: ['enumerable'],
        parkingRequired: ['enumerable'],
        rightToRentShareCode: ['enumerable'],
        desiredMoveDate: ['date'],
        pets: ['invalid'],
      },
    })
  })
})

it('starts from the saved answers', () => {
  const answers = answeredQuestionnaire()
  expect(
    questionnaireDraftOf({
      ...answers,
      id: 1,
      verification: 'x',
      pets: null,
      apartmentType: null,
      notes: null,
    }),
  ).toEqual({ ...answers, pets: '', apartmentType: '', notes: '' })
})
