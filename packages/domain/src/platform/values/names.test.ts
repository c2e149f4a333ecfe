import { describe, expect, it } from 'vitest'
import { freeNamesAmong, nameKey } from './names.ts'

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

describe('a unique name', () => {
  const made = [
    { id: 1, name: 'Café' },
    { id: 2, name: 'Cafe' },
    { id: 3, name: 'Agents’ views' },
  ]

  it.each(['Cafe\u0301', 'CAFE', "agents' views", 'Agents’\u00a0views'])('%j is taken', (name) => {
    expect(freeNamesAmong(made, null)(name)).toBe(false)
  })

  it('is kept by its record, in another spelling too', () => {
    expect(freeNamesAmong(made, { id: 3, name: 'Agents’ views' })("Agents' views")).toBe(true)
    expect(freeNamesAmong(made, { id: 3, name: 'Agents’ views' })('cafe')).toBe(false)
  })

  it('is kept where another record had it before names were folded', () => {
    expect(freeNamesAmong(made, { id: 1, name: 'Café' })('Café')).toBe(true)
    expect(freeNamesAmong(made, { id: 1, name: 'Café' })('CAFÉ')).toBe(false)
  })
})
