import { expect, test } from 'vitest'
import { bytesIn, nearestIn } from './blm-characters.ts'

test.each([
  ['£1,250 – “quiet” café…', '£1,250 – “quiet” café…'],
  ['3 €', '3 €'],
  ['Cafe\u0301', 'Café'],
  ['Łódź, Đà Nẵng', 'Lódz, Dà Nang'],
  ['5′ 10″ − 1‑bed', '5\' 10" - 1-bed'],
  ['㎡ ½ ⅓ x²', 'm2 ½ 1/3 x²'],
  ['ﬁrst ﬂoor', 'first floor'],
  ['● Lift → roof ≥ 3', '• Lift -> roof >= 3'],
  ['A 🏡 home 👨‍👩‍👧', 'A  home '],
  ['漢', '?'],
  ['a\ud800b', 'a?b'],
])('Windows-1252 has for %j the nearest, %j', (text, nearest) => {
  expect(nearestIn('windows-1252', text)).toBe(nearest)
})

test('UTF-8 has every character', () => {
  expect(nearestIn('utf-8', 'Łódź 漢 🏡')).toBe('Łódź 漢 🏡')
  expect(nearestIn('utf-8', 'a\ud800b')).toBe('a\ufffdb')
  expect([...bytesIn('utf-8', '€')]).toEqual([0xe2, 0x82, 0xac])
})

test('bytes of Windows-1252 are read again as the same text', () => {
  const text = '€ ‘Café’ – ½ £ ÿ ž'
  const bytes = bytesIn('windows-1252', text)
  expect(bytes).toHaveLength(text.length)
  expect(bytes[0]).toBe(0x80)
  expect(new TextDecoder('windows-1252').decode(bytes)).toBe(text)
})
