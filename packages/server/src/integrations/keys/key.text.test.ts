import { expect, test } from 'vitest'
import { hasRightChecksum, newKey } from './key.text.ts'

const CHARACTERS = /^[0-9A-Za-z]$/

test('a new key has the length and the letters of one, and its checksum', () => {
  const { text, publicId } = newKey()
  expect(text).toMatch(/^lk_[0-9A-Za-z]{8}_[0-9A-Za-z]{38}$/)
  expect(text.slice(3, 11)).toBe(publicId)
  expect(hasRightChecksum(text)).toBe(true)
})

test('the checksum is CRC-32 of all before it in base 62, with zeros in front', () => {
  // Computed with another program.
  expect(hasRightChecksum('lk_00000000_00000000000000000000000000000000000000')).toBe(false)
  const known = 'lk_7Fk2mQ9x_0123456789abcdefghijklmnopqrstuv'
  expect(hasRightChecksum(`${known}07WOYa`)).toBe(true)
})

test('a key with one character changed is refused', () => {
  const { text } = newKey()
  for (let place = 3; place < text.length; place += 1) {
    if (!CHARACTERS.test(text.charAt(place))) continue
    const other = text.charAt(place) === 'a' ? 'b' : 'a'
    expect(hasRightChecksum(text.slice(0, place) + other + text.slice(place + 1))).toBe(false)
  }
})
