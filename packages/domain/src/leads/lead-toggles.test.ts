import { expect, it } from 'vitest'
import { LEAD_TOGGLES, TO_COME } from './lead-toggles.ts'

const pressed = (
  section: keyof typeof LEAD_TOGGLES,
  choices: Readonly<Record<string, string>>,
  label: string,
) => LEAD_TOGGLES[section](choices).find((toggle) => toggle.label === label)?.pressed

const labels = (section: keyof typeof LEAD_TOGGLES, choices: Readonly<Record<string, string>>) =>
  LEAD_TOGGLES[section](choices).map(({ label }) => label)

it('a toggle turns its choice on and off, and keeps the others', () => {
  expect(pressed('Enquiry', { handler: 'me' }, 'Waiting')).toEqual({ handler: 'me', waiting: '1' })
  expect(pressed('Enquiry', { handler: 'me', waiting: '1' }, 'Waiting')).toEqual({ handler: 'me' })
  expect(pressed('Viewing', {}, TO_COME)).toEqual({ when: 'to-come' })
  expect(pressed('Viewing', { when: 'to-come' }, TO_COME)).toEqual({})
})

it('what only the dashboard turns on takes the place of the usual toggle until it is turned off', () => {
  expect(labels('Enquiry', { waiting: 'overdue' })).toEqual(['Overdue'])
  expect(pressed('Enquiry', { waiting: 'overdue' }, 'Overdue')).toEqual({ waiting: '1' })
  expect(labels('Viewing', { when: 'today' })).toEqual(['Today'])
  expect(pressed('Viewing', { when: 'today' }, 'Today')).toEqual({})
  expect(labels('Reservation', {})).toEqual(['Check again'])
  expect(labels('Reservation', { deposit: 'due' })).toEqual(['Deposit due'])
  expect(pressed('Reservation', { deposit: 'due' }, 'Deposit due')).toEqual({})
})
