import { describe, expect, it } from 'vitest'
import { DATE_LIMIT, LONG_TEXT_MAX } from '../platform/limits.ts'
import { createDateFormatter } from '../platform/values/time.ts'
import { checkerOf } from '../platform/validation/request-body.fixtures.ts'
import { QuestionnaireBody } from './questionnaire.body.ts'
import { questionnaireDraftOf, type QuestionnaireDraft } from './questionnaire.draft.ts'
import { answeredQuestionnaire, QUESTIONNAIRE_NOW as NOW } from './questionnaire.fixtures.ts'
import { validateQuestionnaire } from './questionnaire.suite.ts'

const at = { now: NOW, dateFormatter: createDateFormatter() }
const checkQuestionnaire = checkerOf(QuestionnaireBody, validateQuestionnaire)
const errorsWith = (over: Partial<QuestionnaireDraft>) =>
  validateQuestionnaire(answeredQuestionnaire(over), at)

it('finds nothing wrong with one that is answered', () => {
  expect(errorsWith({})).toEqual({})
})

it('asks for everything that must be answered, and for nothing else', () => {
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

describe('members of the sets', () => {
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

  it('reads the budget that is no longer offered', () => {
    expect(errorsWith({ budget: 3 })).toEqual({})
  })

  it('takes 6 and 12 months and neither the keys nor anything else', () => {
    expect(errorsWith({ desiredTenancyPeriodInMonths: 6 })).toEqual({})
    for (const months of [1, 2, 3, 7, 24]) {
      expect(errorsWith({ desiredTenancyPeriodInMonths: months })).toEqual({
        desiredTenancyPeriodInMonths: ['enumerable'],
      })
    }
  })

  it('leaves out what need not be answered', () => {
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
  it('a viewing is later than now', () => {
    expect(errorsWith({ desiredViewingDate: NOW + 1 })).toEqual({})
    expect(errorsWith({ desiredViewingDate: NOW })).toEqual({ desiredViewingDate: ['minDate'] })
  })

  it('a move is on a later day than today, as the business counts days', () => {
    const lastOfToday = NOW + 12 * 3600 - 1
    expect(errorsWith({ desiredMoveDate: lastOfToday })).toEqual({ desiredMoveDate: ['minDate'] })
    expect(errorsWith({ desiredMoveDate: lastOfToday + 1 })).toEqual({})
  })

  it.each([DATE_LIMIT, Number.NaN, -1, 1_795_262_400_000])('%d is no date', (instant) => {
    expect(errorsWith({ desiredViewingDate: instant, desiredMoveDate: instant })).toEqual({
      desiredViewingDate: ['date'],
      desiredMoveDate: ['date'],
    })
  })
})

it('holds texts to their length', () => {
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

it('takes any phone number: the pattern is the staff’s', () => {
  expect(errorsWith({ phone: '+1 555 0100' })).toEqual({})
})

describe('reading unknown JSON', () => {
  it('cleans texts and leaves out what is not the tenant’s', () => {
    const checked = checkQuestionnaire(
      { ...answeredQuestionnaire(), firstName: ' Ann\u0000 ', status: 12, viewingUserId: 1, id: 7 },
      at,
    )
    expect(checked).toEqual({ ok: true, value: { ...answeredQuestionnaire(), verification: '' } })
  })

  it('names each field of a wrong shape', () => {
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

it('starts from what is known of the tenant', () => {
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
