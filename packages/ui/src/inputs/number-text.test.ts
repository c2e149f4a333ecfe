import { describe, expect, it } from 'vitest'
import { readNumber } from './number-text.ts'

describe('readNumber', () => {
  it.each([
    ['1250', 1250],
    ['1250.5', 1250.5],
    ['1,250.00', 1250],
    ['1 250', 1250],
    ['£1\u00a0250.50', 1250.5],
    ['£ 250 000', 250_000],
    ['1\u202f250\u202f000', 1_250_000],
    ['  £999,999.00 ', 999_999],
    ['\u202a1,250\u202c', 1250],
    ['１２', 12],
    ['￡１，２５０．５０', 1250.5],
    ['.5', 0.5],
    ['12.', 12],
    ['0', 0],
    ['-3', -3],
    ['-£3', -3],
  ])('reads %j', (text, number) => {
    expect(readNumber(text)).toBe(number)
  })

  it.each(['', ' ', '£'])('reads %j as null', (text) => {
    expect(readNumber(text)).toBeNull()
  })

  it.each([
    'ten',
    '1.2.3',
    '1,50',
    '1,5',
    '1,2350.00',
    '1,',
    '1 25',
    '1,250 000',
    '0,500',
    '1.250,50',
    '1.250',
    '12.345',
    '1250/52',
    '7£1,250.50',
    '£1.2k',
    'POA',
    '12k',
    '5²',
    '-',
    '.',
    '1e3',
    'Infinity',
    '0x10',
  ])('reads %j as NaN', (text) => {
    expect(readNumber(text)).toBeNaN()
  })
})
