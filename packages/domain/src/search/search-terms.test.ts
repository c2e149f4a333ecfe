import { describe, expect, test } from 'vitest'
import { personTexts, searchTermsOf } from './search-terms.ts'

test.each([
  [{ phone: '+44 7700 900777', email: ' ann@x.uk' }, ['07700900777', 'ann@x.uk']],
  [{ phone: '(0113) 496-0777', email: '' }, ['01134960777']],
  [{ phone: '', email: `${'a'.repeat(110)}@x.uk` }, ['a'.repeat(100)]],
])('the texts that find the leads of %j are %j', (person, texts) => {
  expect(personTexts(person)).toEqual(texts)
})

describe('a typed text', () => {
  test.each([
    ['07700900777', '07700900777'],
    ['+44 7700 900', '447700900'],
    ['077', '077'],
    ['(020) 7946 0958', '02079460958'],
    ['020-7946-0958', '02079460958'],
    ['0044 20 7946', '44207946'],
    ['+44 (0)20\u00a07946\u20110958', '442079460958'],
    ['07', null],
    ['+44', null],
    ['077x', null],
    ['12 High', null],
  ])('%j has the phone digits %j', (text, digits) => {
    expect(searchTermsOf(text).phoneDigits).toBe(digits)
  })

  test.each([
    ['an', false],
    ['ann', true],
    ['🏠🏠', false],
  ])('%j matches anywhere: %j', (text, isAnywhere) => {
    expect(searchTermsOf(text).isAnywhere).toBe(isAnywhere)
  })

  test.each([
    ['ls14ap', ['ls14ap', 'ls1 4ap']],
    ['LS1 4AP', ['LS1 4AP', 'LS14AP']],
    ['ls141', ['ls141', 'ls14 1']],
    ['w1a1aa', ['w1a1aa', 'w1a 1aa']],
    ['m11ae', ['m11ae', 'm1 1ae']],
    ['ls1\u00a04ap', ['ls1\u00a04ap', 'ls14ap', 'ls1 4ap']],
    ['ls14', ['ls14', 'ls1 4']],
    ['ls1', ['ls1']],
    ['leeds', ['leeds']],
    ['12 high', ['12 high']],
  ])('%j is searched in addresses as %j', (text, spellings) => {
    expect(searchTermsOf(text).addressTexts).toEqual(spellings)
  })
})
