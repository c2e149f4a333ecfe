import { expect, it } from 'vitest'
import { createDateFormatter } from '../../platform/values/time.ts'
import { answerText } from './lead-answers.ts'
import type { LeadAnswers } from '../lead.contract.ts'
import { aLead, anAnsweredLead } from '../lead.fixtures.ts'
import { ANSWER_LABELS, ANSWER_NAMES } from './answer.fields.ts'

const dateFormatter = createDateFormatter('Europe/London')
const read = (answers: Partial<LeadAnswers>) =>
  ANSWER_NAMES.filter((field) => field in answers).map((field) =>
    answerText(field, aLead(answers), dateFormatter),
  )

it('formats every answer', () => {
  const lead = anAnsweredLead()
  expect(ANSWER_NAMES.map((field) => [ANSWER_LABELS[field], answerText(field, lead, dateFormatter)])).toEqual(
    [
      ['Employment status', 'Employed Full Time'],
      ['Income source', 'Salary'],
      ['Total household income', '£40,000-£49,999'],
      ['Budget per month', '£1000-£1295'],
      ['Desired bedrooms', '2'],
      ['Pets', 'One elderly cat'],
      ['Apartment type', 'Top floor, if there is one'],
      ['Tenancy period', '12 months'],
      ['Desired viewing date', '04/03/2026 10:00'],
      ['Desired move date', '11/04/2026'],
      ['Right to rent share code', 'Yes'],
      ['Current living arrangements', 'Renting'],
      ['Where did you hear about the property?', 'Property Portal'],
      ['Parking required', 'No'],
      ['Comments', 'Evenings suit us best.\nWe both work from home on Fridays.'],
    ],
  )
})

it('shows a dash for every missing answer', () => {
  const texts = ANSWER_NAMES.map((field) => answerText(field, aLead({ pets: ' ' }), dateFormatter))
  expect(new Set(texts)).toEqual(new Set(['-']))
})

it('still formats the budget that is no longer offered', () => {
  expect(read({ budget: 3 })).toEqual(['£1300-£1595'])
})

it('formats the tenancy in months', () => {
  expect(read({ desiredTenancyPeriodInMonths: 6 })).toEqual(['6 months'])
})

it("formats an unknown number as 'Unknown'", () => {
  expect(
    read({
      whereDidYouHearAboutProperty: 99,
      budget: 0,
      employmentStatus: 5,
      desiredTenancyPeriodInMonths: 1,
    }),
  ).toEqual(['Unknown', 'Unknown', 'Unknown', 'Unknown'])
})
