import { expect, test } from 'vitest'
import { createDateFormatter } from '../platform/values/time.ts'
import { filledValues } from './open-enquiry.ts'
import { neverCompletedText, toCompleteText } from './to-complete-count.ts'
import { enquirerName, enquiryFacts, problemText } from './to-complete.messages.ts'

test('what came is shown in the order of the form, without ids of other systems', () => {
  const fields = {
    'property.crmPropertyUuid': 'CRM-1',
    notes: 'Hi',
    submittedAt: 1_772_442_000,
    'property.county': 'Devon',
    firstName: 'Joe',
  }
  expect(enquiryFacts(fields, createDateFormatter('Europe/London'))).toEqual([
    { term: 'First Name', value: 'Joe' },
    { term: 'Message', value: 'Hi' },
    { term: 'Sent at', value: '02/03/2026 09:00' },
    { term: 'Property County', value: 'Devon' },
  ])
})

test.each([
  [{ field: 'phone', name: 'required' as const }, 'Phone: This is required'],
  [{ field: 'phone', name: 'pattern' as const }, 'Phone: This is not a valid phone'],
  [
    { field: 'property.postcode', name: 'pattern' as const },
    'Property Postcode: This is not a valid postcode',
  ],
  [{ field: 'email', name: 'missing' as const }, 'Email: This place is not in the example'],
  [{ field: 'property', name: 'invalid' as const }, 'Property: This is invalid'],
])('%j is %j', (problem, text) => expect(problemText(problem)).toBe(text))

test('who it is: a name, else an email, else the source', () => {
  expect(enquirerName({ fields: { lastName: 'Lee', email: 'a@b.uk' }, source: 'Zoopla' })).toBe('Lee')
  expect(enquirerName({ fields: { email: 'a@b.uk' }, source: 'Zoopla' })).toBe('a@b.uk')
  expect(enquirerName({ fields: { notes: 'Hi' }, source: 'Zoopla' })).toBe('Zoopla')
})

test('counts', () => {
  expect([toCompleteText(1), neverCompletedText(1), neverCompletedText(3)]).toEqual([
    '1 to complete',
    '1 enquiry was never completed',
    '3 enquiries were never completed',
  ])
})

test('a form takes over what it has a field for', () => {
  const values = filledValues({
    firstName: 'Joe',
    'property.name': 'Mill 3',
    'property.ref': '7',
    submittedAt: 5,
  })
  expect(values).toMatchObject({
    firstName: 'Joe',
    lastName: '',
    'property.name': 'Mill 3',
    sendQuestionnaire: true,
  })
  expect(values).not.toHaveProperty('property.ref')
  expect(values).not.toHaveProperty('submittedAt')
})
