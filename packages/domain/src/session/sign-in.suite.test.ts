import { describe, expect, it } from 'vitest'
import { validateSignIn } from './sign-in.suite.ts'

describe('validateSignIn', () => {
  it('requires both fields', () => {
    expect(validateSignIn({ username: ' ', password: '' })).toEqual({
      username: ['required'],
      password: ['required'],
    })
    expect(validateSignIn({ username: 'ann@example.com', password: ' ' })).toEqual({})
  })
})
