import { describe, expect, it } from 'vitest'
import { foldedText } from './folded-text.ts'

describe('a folded text', () => {
  it.each([
    ['Müller', 'muller'],
    ['MU\u0308LLER', 'muller'],
    ['Łódź', 'lodz'],
    ['Zoë', 'zoe'],
    ['Weiß', 'weiss'],
    ['WEIẞ', 'weiss'],
    ['Ærø', 'aero'],
    ['Œuvre', 'oeuvre'],
    ['Þórður', 'thordur'],
    ['İnci Işık', 'inci isik'],
    ['Đặng', 'dang'],
    ['Ángström', 'angstrom'],
    ['O’Brien', "o'brien"],
    ['OʼBRIEN', "o'brien"],
    ['O`Brien', "o'brien"],
    ['“The Mill”', '"the mill"'],
    ['10–12 Quayside', '10-12 quayside'],
    ['10\u201112', '10-12'],
    ['Flat\u00a07', 'flat 7'],
    ['Flat  7', 'flat 7'],
    ['３ Ａｃｒｅ', '3 acre'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['Ёлка', 'елка'],
    ['שָׁלוֹם', 'שלום'],
    ['مُحَمَّد', 'محمد'],
    ['がく', 'がく'],
    ['한국', '한국'],
    ['100%_\\', '100%_\\'],
    [' an', ' an'],
  ])('of %j is %j', (text, folded) => {
    expect(foldedText(text)).toBe(folded)
  })
})
