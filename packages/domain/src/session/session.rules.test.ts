import { describe, expect, it } from 'vitest'
import { isFollowable } from './session.rules.ts'

describe('isFollowable', () => {
  const own = 'http://localhost:4000'

  it.each([
    '/reset-password/abc?username=a',
    'http://localhost:4000/reset-password/abc',
    'https://id.example/x',
  ])('follows %s', (address) => {
    expect(isFollowable(address, own)).toBe(true)
  })

  it.each([
    '',
    'reset-password',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'http://evil.example/',
    'http://localhost:4000.evil.example/',
    'http://localhost:4000@evil.example/',
    'http://localhost:40001/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https:///evil',
  ])('does not follow %j', (address) => {
    expect(isFollowable(address, own)).toBe(false)
  })
})
