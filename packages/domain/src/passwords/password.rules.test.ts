import { describe, expect, it } from 'vitest'
import { passwordChecklist, passwordChecklistHeading } from './password.rules.ts'

describe('the checklist', () => {
  it('lists the conditions', () => {
    expect(passwordChecklistHeading()).toBe(
      'Passwords must be 8-30 characters long and contain the following:',
    )
    expect(passwordChecklistHeading(64)).toContain('8-64 characters')
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
  ])('of %j ticks %j', (password, ticked) => {
    const checks = passwordChecklist(password)
    expect(checks.flatMap(({ isMet }, index) => (isMet ? [index] : []))).toEqual(ticked)
  })
})
