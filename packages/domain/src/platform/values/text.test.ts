import { describe, expect, it } from 'vitest'
import { characterCount, cleanText, isLongerThan } from './text.ts'

describe('cleanText', () => {
  it('trims and drops control characters', () => {
    expect(cleanText('  Ann\u0000 L\u0007ee\u009f\u007f \n')).toBe('Ann Lee')
    expect(cleanText('a\uffffb\ufffec\u{1fffe}d\ufdd0')).toBe('abcd')
  })

  it('keeps line breaks and tabs of long text, normalised to line feeds', () => {
    expect(cleanText(' one\r\n\ttwo\rthree\u0000\n ', { isLong: true })).toBe('one\n\ttwo\nthree')
  })

  it.each(['\n', '\r', '\r\n', '\t', '\v', '\f', '\u0085', '\u2028', '\u2029', ' \n\n\t ', '\u0000\n'])(
    'keeps words apart where a single line had %j',
    (gap) => {
      expect(cleanText(`3 Quayside${gap}Redcliffe${gap}`)).toBe('3 Quayside Redcliffe')
    },
  )

  it.each(['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    'reads %j in long text as a line break',
    (end) => {
      expect(cleanText(`Key 4${end}Alarm${end}`, { isLong: true })).toBe('Key 4\nAlarm')
    },
  )

  it('leaves everything else unchanged', () => {
    const text = '<b>50%</b> _ \\ "é" 👩🏽‍🚀 李'
    expect(cleanText(text)).toBe(text)
    expect(cleanText(text, { isLong: true })).toBe(text)
  })

  it.each([{ isLong: false }, { isLong: true }])('removes invisible characters of a paste: %j', (as) => {
    expect(cleanText('\ufeffSm\u00adith\u200b \u202eenaJ\u202c\u2060', as)).toBe('Smith enaJ')
  })

  it.each(['\u200b', '\u200d', ' \u200c\u00a0\u200d ', '\u2066\u2069'])(
    'reads text of invisible characters only as empty: %j',
    (text) => {
      expect(cleanText(text)).toBe('')
      expect(cleanText(text, { isLong: true })).toBe('')
    },
  )

  it('keeps joiners between letters and emoji', () => {
    const text = 'می\u200cخواهم 👩\u200d💻 ❤\ufe0f 🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'
    expect(cleanText(text)).toBe(text)
  })

  it('replaces lone surrogates, which the database rejects', () => {
    expect(cleanText('a\ud800b')).toBe('a\ufffdb')
  })

  it('stores one form of a letter, and plain spaces in a single line', () => {
    expect(cleanText('Cafe\u0301')).toBe('Caf\u00e9')
    expect(cleanText('Cafe\u0301', { isLong: true })).toBe('Caf\u00e9')
    expect(cleanText('07700\u00a0900\u202f456')).toBe('07700 900 456')
  })

  it('is idempotent', () => {
    const pieces = [
      ' ',
      '\n',
      '\r',
      '\t',
      '\f',
      '\u2028',
      '\u0000',
      'a',
      'é',
      '\u0301',
      '👍',
      '\ud800',
      '\u00a0',
      '\u200b',
      '\u200d',
    ]
    for (let seed = 0; seed < 2000; seed += 1) {
      const text = Array.from(
        { length: 6 },
        (_, at) => pieces[(seed * (at + 7) + at * at) % pieces.length],
      ).join('')
      for (const isLong of [true, false]) {
        const once = cleanText(text, { isLong })
        expect(cleanText(once, { isLong })).toBe(once)
      }
    }
  })
})

describe('length', () => {
  it('counts code points, not UTF-16 units', () => {
    expect(characterCount('aé👍')).toBe(3)
    expect(isLongerThan('👍'.repeat(255), 255)).toBe(false)
    expect(isLongerThan('👍'.repeat(256), 255)).toBe(true)
    expect(isLongerThan('a'.repeat(255), 255)).toBe(false)
    expect(isLongerThan('a'.repeat(256), 255)).toBe(true)
  })
})
