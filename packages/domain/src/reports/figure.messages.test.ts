import { expect, it } from 'vitest'
import { OUTCOME_LABELS } from '../leads/outcome/outcome.enums.ts'
import { figureText } from './figure.messages.ts'
import { REPORTED_OUTCOMES } from './report-figures.ts'

const period = { from: '2026-08-31', to: '2026-11-20' }

it.each([
  [
    { ...period, figure: 'enquiries', source: 'LetSpot', week: '2026-11-16' },
    'Enquiries, LetSpot, week of 16/11/2026',
  ],
  [{ ...period, figure: 'cancelled-us', source: 'other' }, 'Cancelled by us, Other, 31/08/2026 - 20/11/2026'],
  [{ ...period, figure: 'unknown' }, '31/08/2026 - 20/11/2026'],
  [{}, ''],
])('%j is %j', (choices, text) => {
  expect(figureText(choices)).toBe(text)
})

it('outcomes have the labels of leads', () => {
  const labels = REPORTED_OUTCOMES.map(({ label }) => label)
  expect(labels).toEqual([...Object.values(OUTCOME_LABELS), 'Not recorded'])
})
