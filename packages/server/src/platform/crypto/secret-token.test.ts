import { expect, test } from 'vitest'
import { hashOfToken, newSecretToken } from './secret-token.ts'

test('ten thousand tokens are distinct, unrelated, and use every bit', () => {
  const tokens = Array.from({ length: 10_000 }, newSecretToken)
  expect(new Set(tokens).size).toBe(10_000)
  expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true)
  // A counter, time or id within would keep some bit nearly constant.
  const bytes = tokens.map((token) => Buffer.from(token, 'base64url'))
  for (let bit = 0; bit < 256; bit += 1) {
    const ones = bytes.filter((token) => ((token[bit >> 3] ?? 0) >> (bit & 7)) & 1).length
    // Ten standard deviations around one half.
    expect(Math.abs(ones - 5000)).toBeLessThan(500)
  }
})

test('the stored hash is neither the token nor usable as one', () => {
  const token = newSecretToken()
  const stored = hashOfToken(token)
  expect(stored).toHaveLength(32)
  expect(stored.equals(Buffer.from(token, 'base64url'))).toBe(false)
  expect(hashOfToken(stored.toString('base64url')).equals(stored)).toBe(false)
})
