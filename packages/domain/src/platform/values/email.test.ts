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
])('takes %s', (address) => {
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
])('refuses %j', (address) => {
  expect(EMAIL.test(address)).toBe(false)
})

// An expression that tries every way to read these would not come back within the limit of a test.
it('comes to an end on hostile text', () => {
  for (const text of [
    'a'.repeat(50_000),
    'a.'.repeat(50_000),
    `a@${'a.'.repeat(50_000)}`,
    `a@${'a-'.repeat(50_000)}`,
  ]) {
    expect(EMAIL.test(text)).toBe(false)
  }
})
