import { describe, expect, it } from 'vitest'
import { countOf } from './noun.ts'

const ENQUIRY = { one: 'enquiry', many: 'enquiries' }

describe('countOf', () => {
  it.each([
    [0, '0 enquiries'],
    [1, '1 enquiry'],
    [2, '2 enquiries'],
    [1_000_000, '1,000,000 enquiries'],
  ])('formats %i as %s', (count, text) => {
    expect(countOf(count, ENQUIRY)).toBe(text)
  })
})
