import { describe, expect, it } from 'vitest'
import { chosenEmail, chosenPhone, readEmail, type Part } from './contacts.ts'

const parts = (...texts: string[]): Part[] => texts.map((text, at) => ({ at, heading: `Column ${at}`, text }))

const email = (...texts: string[]) => {
  const { value, part, rest } = chosenEmail(parts(...texts))
  return { value, at: part?.at ?? null, rest: rest.map(({ at, text }) => [at, text]) }
}

const phone = (...texts: string[]) => {
  const { value, rest } = chosenPhone(parts(...texts))
  return { phone: value?.phone ?? null, rest: rest.map(({ at, text }) => [at, text]) }
}

describe('of several emails', () => {
  it.each([
    [['ann@example.com'], { value: 'ann@example.com', at: 0, rest: [] }],
    [['ann@', 'lee@example.com'], { value: 'lee@example.com', at: 1, rest: [[0, 'ann@']] }],
    [
      ['ann@example.com; lee@example.com, x@example.com', 'y@example.com'],
      {
        value: 'ann@example.com',
        at: 0,
        rest: [
          [0, 'lee@example.com, x@example.com'],
          [1, 'y@example.com'],
        ],
      },
    ],
    [
      ['ann@example.com / lee@example.com'],
      { value: 'ann@example.com', at: 0, rest: [[0, 'lee@example.com']] },
    ],
    [
      ['ann@example.com or lee@example.com'],
      { value: 'ann@example.com', at: 0, rest: [[0, 'lee@example.com']] },
    ],
    [['ann@example.com', 'ANN@example.com'], { value: 'ann@example.com', at: 0, rest: [] }],
    [
      ['none', 'ann@'],
      {
        value: null,
        at: null,
        rest: [
          [0, 'none'],
          [1, 'ann@'],
        ],
      },
    ],
    [[], { value: null, at: null, rest: [] }],
  ])('%j gives %j', (texts, expected) => {
    expect(email(...texts)).toEqual(expected)
  })

  it('one with an international domain is stored in ASCII, and one too long is none', () => {
    expect(readEmail('ann@bücher.example')).toBe('ann@xn--bcher-kva.example')
    expect(readEmail(`${'a'.repeat(250)}@example.com`)).toBeNull()
  })
})

describe('of several phones', () => {
  it.each([
    [['020 7946 0958', '07700 900123'], { phone: '07700 900123', rest: [[0, '020 7946 0958']] }],
    [['020 7946 0958 / 07700 900123'], { phone: '07700 900123', rest: [[0, '020 7946 0958']] }],
    [['020 7946 0958', '01632 960123'], { phone: '020 7946 0958', rest: [[1, '01632 960123']] }],
    [['+33 1 23 45 67 89', '020 7946 0958'], { phone: '020 7946 0958', rest: [[0, '+33 1 23 45 67 89']] }],
    [['+33 1 23 45 67 89', '12'], { phone: '+33 1 23 45 67 89', rest: [[1, '12']] }],
    [['07700 900123', '+44 7700 900123'], { phone: '07700 900123', rest: [] }],
    [
      ['07700 900123 or 07700 900124', '7700900125'],
      {
        phone: '07700 900123',
        rest: [
          [0, '07700 900124'],
          [1, '7700900125'],
        ],
      },
    ],
    [['ask'], { phone: null, rest: [[0, 'ask']] }],
  ])('%j gives %j', (texts, expected) => {
    expect(phone(...texts)).toEqual(expected)
  })
})
