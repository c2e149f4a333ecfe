import { describe, expect, it } from 'vitest'
import {
  PASSWORD_CHECKLIST_HEADING,
  passwordChecklist,
  passwordErrors,
  repeatErrors,
} from './password.rules.ts'

describe('a new password', () => {
  it.each(['Latchkey1!', 'Aaaaaa1@', 'Aaaaaa1$', 'Aaaaaa1!', 'Aaaaaa1%', 'Aaaaaa1*', 'Aaaaaa1?', 'Aaaaaa1&'])(
    'may be %s',
    (password) => {
      expect(passwordErrors(password)).toEqual([])
    },
  )

  it('may hold anything else as well', () => {
    expect(passwordErrors(' Aa1! #€👍 李 ')).toEqual([])
  })

  it.each([
    ['', ['required']],
    ['Aaaaa1!', ['minlength']],
    [`Aa1!${'a'.repeat(27)}`, ['maxlength']],
    ['AAAA111!', ['pattern']],
    ['aaaa111!', ['pattern']],
    ['Aaaaaaa!', ['pattern']],
    ['Aaaaaa11', ['pattern']],
    ['Aaaaaa1#', ['pattern']],
    ['        ', ['pattern']],
    ['short', ['minlength', 'pattern']],
  ])('%j fails %j', (password, errors) => {
    expect(passwordErrors(password)).toEqual(errors)
  })

  it('has 8 to 30 characters, counted as a person counts', () => {
    expect(passwordErrors(`Aa1!${'a'.repeat(4)}`)).toEqual([])
    expect(passwordErrors(`Aa1!${'a'.repeat(26)}`)).toEqual([])
    expect(passwordErrors(`Aa1!${'👍'.repeat(26)}`)).toEqual([])
    expect(passwordErrors(`Aa1!${'👍'.repeat(3)}`)).toEqual(['minlength'])
  })
})

describe('the checklist', () => {
  it('says what is wanted', () => {
    expect(PASSWORD_CHECKLIST_HEADING).toBe(
      'Passwords must be 8-30 characters long and contain the following:',
    )
    expect(passwordChecklist('').map(({ text }) => text)).toEqual([
      'At least 1 lowercase letter',
      'At least 1 uppercase letter',
      'At least 1 number',
      'At least 1 special character from $@$!%*?&',
    ])
  })

  it.each([
    ['', []],
    ['a', [0]],
    ['A', [1]],
    ['1', [2]],
    ['&', [3]],
    ['#', []],
    ['aA1?', [0, 1, 2, 3]],
  ])('of %j ticks lines %j', (password, ticked) => {
    const checks = passwordChecklist(password)
    expect(checks.flatMap(({ isMet }, index) => (isMet ? [index] : []))).toEqual(ticked)
  })
})

describe('the repeated password', () => {
  it('is there, and the same to the letter', () => {
    expect(repeatErrors('', 'Latchkey1!')).toEqual(['required'])
    expect(repeatErrors('Latchkey1! ', 'Latchkey1!')).toEqual(['compare'])
    expect(repeatErrors('Latchkey1!', 'Latchkey1!')).toEqual([])
  })
})
