import { PASSWORD_CONDITIONS } from '@latchkey/domain/passwords/password.rules'
import { expect, test } from 'vitest'
import { commonPasswordCheck, hasNameInIt } from './guessable-passwords.ts'

const isCommon = await commonPasswordCheck()

test.each([
  'Password1!',
  'PassWord1!',
  'P@ssw0rd',
  'Welcome1!',
  'Qwerty123!',
  '!Trustno1',
  'Michael1?!',
  'Summer2025!',
  '1Qaz2wsx$',
])('%s satisfies every condition, and is rejected', (password) => {
  expect(PASSWORD_CONDITIONS.every(({ isMet }) => isMet(password))).toBe(true)
  expect(isCommon(password)).toBe(true)
})

test.each(['Password1!x', 'Fresh-one7!', 'Abcdef1%', 'Aaaaaa1@', 'Tr0ub4dor&3'])('%s is not', (password) => {
  expect(isCommon(password)).toBe(false)
})

test.each([
  ['Latchkey2!', ['Latchkey'], true],
  ['my-LATCHKEY-2!', ['Latchkey'], true],
  ['Carter99!', ['ben.carter@latchkey.example'], true],
  ['Bennett99!', ['ben.carter@latchkey.example'], false],
  ['Okafor77!', ['Chidi', 'Okafor'], true],
  ['Sleeper7!', ['Ann', 'Lee'], false],
  ['Fresh-one7!', [null, ''], false],
])('%s, with the names %j: %s', (password, names, hasOne) => {
  expect(hasNameInIt(password, names)).toBe(hasOne)
})
