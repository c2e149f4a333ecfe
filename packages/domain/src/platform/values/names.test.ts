import { describe, expect, it } from 'vitest'
import { nameKey } from './names.ts'

describe('a name', () => {
  it.each([
    ['O’Brien', "O'Brien"],
    ['OʼBRIEN', "o'brien"],
    ['Smith\u2011Jones', 'Smith-Jones'],
    ['Smith–Jones', 'smith-jones'],
    ['van\u00a0Dyke', 'van Dyke'],
    [' van  Dyke ', 'Van Dyke'],
    ['Ren\u00e9e', 'RENE\u0301E'],
  ])('%j is also %j', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other))
  })

  it.each([
    ['Léé', 'Lee'],
    ['Le e', 'Lee'],
    ['OBrien', "O'Brien"],
    ['Smith Jones', 'Smith-Jones'],
  ])('%j is not %j', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other))
  })
})
