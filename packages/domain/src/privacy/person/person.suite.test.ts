import { expect, it } from 'vitest'
import { validatePersonQuery } from './person.suite.ts'

it.each([
  ['ann@example.com', '', true],
  ['', '07700 900456', true],
  ['', '٠٧٧٠٠ ٩٠٠٤٥٦', true],
  ['', '', false],
  ['', 'ask Priya', false],
])('email %j and phone %j name a person: %j', (email, phone, isEnough) => {
  expect(validatePersonQuery({ email, phone })).toEqual(isEnough ? {} : { email: ['required'] })
})
