import { describe, expect, it } from 'vitest'
import { readMoney } from './money-text.ts'

describe('readMoney', () => {
  it.each([
    ['1250', 1250],
    ['1250.5', 1250.5],
    ['1,250.00', 1250],
    ['£ 250 000', 250_000],
    ['  £999,999.00 ', 999_999],
    ['.5', 0.5],
    ['12.', 12],
    ['0', 0],
    ['-3', -3],
    // A digit typed into an amount that already has a comma.
    ['1,2350.00', 12_350],
  ])('reads %j', (text, pounds) => {
    expect(readMoney(text)).toBe(pounds)
  })

  it.each(['', ' ', '£'])('reads %j as null', (text) => {
    expect(readMoney(text)).toBeNull()
  })

  it.each([
    'ten',
    '1.2.3',
    '1,50',
    '1.250,50',
    '1.250',
    '12.345',
    '1250/52',
    '£1.2k',
    'POA',
    '12k',
    '-',
    '.',
    '1e3',
    'Infinity',
    '0x10',
  ])('reads %j as NaN', (text) => {
    expect(readMoney(text)).toBeNaN()
  })
})
