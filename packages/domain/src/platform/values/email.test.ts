import { expect, it } from 'vitest'
import { EMAIL, normalisedEmail } from './email.ts'

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

it.each([
  ['zoe@müller.example', 'zoe@xn--mller-kva.example'],
  ['Zoe@MÜLLER.Example', 'Zoe@xn--mller-kva.example'],
  [' zoe@mu\u0308ller.example\u200b ', 'zoe@xn--mller-kva.example'],
  ['zoe@straße.example', 'zoe@xn--strae-oqa.example'],
  ['zoe@例え。テスト', 'zoe@xn--r8jz45g.xn--zckzah'],
  ['zoe@example。com', 'zoe@example.com'],
  ['zoe@דוגמה.example', 'zoe@xn--6dbbec0c.example'],
  ['zoe@i❤.example', 'zoe@xn--i-7iq.example'],
  ['zoe@xn--mller-kva.example', 'zoe@xn--mller-kva.example'],
  ['ANN_1@EXAMPLE.COM', 'ANN_1@EXAMPLE.COM'],
])('%j is stored as %s', (typed, stored) => {
  expect(normalisedEmail(typed)).toBe(stored)
  expect(EMAIL.test(stored)).toBe(true)
})

it.each([
  'zoë@müller.example',
  'zoe＠müller.example',
  'zoe@müller',
  'zoe@müller..example',
  'zoe@müller.example.',
  'zoe@１',
  'zoe@１２７.０.０.１',
  'zoe@müller.１',
  'zoe@müller.example:25',
  'zoe@müller.example/path',
  'zoe@müller.example?x',
  'zoe@müller.example#x',
  'zoe@müller.example％41',
  'zoe@m%c3%bcller.example',
  'zoe@mül ler.example',
  'zoe@mül\u3000ler.example',
  'zoe@[ü::1]',
  'zoe@müller／x.example',
  'zoe@דוגמה1a.example',
  'zoe@ü\ud800.example',
  'zoe@\u200dü.example',
  'zoe@xn--ü.example',
  `zoe@${'ü'.repeat(64)}.example`,
  `zoe@${'ü.'.repeat(200)}example`,
  'Zoe <zoe@müller.example>',
  'zoe@müller.example, bob@müller.example',
])('%j is refused, not thrown', (typed) => {
  expect(EMAIL.test(normalisedEmail(typed))).toBe(false)
})

it.each([
  ['müller', 'xn--mller-kva'],
  ['@Müller.Exa', '@xn--mller-kva.exa'],
  ['zoe@müller.example', 'zoe@xn--mller-kva.example'],
  ['zoe', 'zoe'],
  ['Zoë Müller', 'Zoë Müller'],
  ['', ''],
])('a part typed as %j is looked for as %j', (typed, part) => {
  expect(normalisedEmail(typed)).toBe(part)
})

// Punycode takes the square of the length.
it('does not convert long text', () => {
  const long = Array.from({ length: 300_000 }, (_, index) =>
    String.fromCodePoint(0x4e00 + (index % 20_000)),
  ).join('')
  expect(normalisedEmail(long)).toBe(long)
})
