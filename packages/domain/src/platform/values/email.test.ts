import { expect, it } from 'vitest'
import { EMAIL } from './email.ts'

it.each([
  'ann.lee@example.com',
  'a@b.co',
  "o'shaughnessy+lets@mail.example.co.uk",
  'ANN_1@EXAMPLE.COM',
  '1@2.example',
  'x@xn--exmple-cua.xn--p1ai',
  `${'a'.repeat(243)}@example.com`,
])('accepts %s', (address) => {
  expect(EMAIL.test(address)).toBe(true)
})

it.each([
  '',
  'a@',
  '@example.com',
  'ann',
  'ann@example',
  'ann@example.c',
  'ann lee@example.com',
  'ann@exam ple.com',
  'ann@@example.com',
  'ann@example..com',
  'ann@.example.com',
  'ann@-example.com',
  '.ann@example.com',
  'ann.@example.com',
  'an..n@example.com',
  'ann@example.com.',
  'ann@example.com, bob@example.com',
  'ann@example.com\n',
  'Ann <ann@example.com>',
  'ann@127.0.0.1',
])('rejects %j', (address) => {
  expect(EMAIL.test(address)).toBe(false)
})

// Backtracking expressions would exceed the time limit of a test on these.
it('is linear on hostile text', () => {
  for (const text of [
    'a'.repeat(50_000),
    'a.'.repeat(50_000),
    `a@${'a.'.repeat(50_000)}`,
    `a@${'a-'.repeat(50_000)}`,
  ]) {
    expect(EMAIL.test(text)).toBe(false)
  }
})
