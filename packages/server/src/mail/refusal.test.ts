import { expect, test } from 'vitest'
import { refusalOf } from './refusal.ts'

const smtpError = (fields: object) => Object.assign(new Error('Cannot send'), fields)

test.each([
  [{ command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 No such user' }, '550 5.1.1 No such user'],
  [{ command: 'RCPT TO', responseCode: 551, response: '551 User\r\nnot local' }, '551 User not local'],
  [{ command: 'RCPT TO', responseCode: 550, response: '550 5.7.1 Relaying denied' }, null],
  [{ command: 'RCPT TO', responseCode: 450, response: '450 4.2.0 Greylisted' }, null],
  [{ command: 'RCPT TO', responseCode: 552, response: '552 Mailbox full' }, null],
  [{ command: 'MAIL FROM', responseCode: 550, response: '550 Sender rejected' }, null],
  [{ command: 'AUTH PLAIN', responseCode: 535, response: '535 Wrong password' }, null],
  [{ command: 'CONN', code: 'ECONNECTION' }, null],
])('%j', (fields, words) => {
  expect(refusalOf(smtpError(fields))).toBe(words)
})
