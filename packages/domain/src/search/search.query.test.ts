import { describe, expect, test } from 'vitest'
import { recordNamesIn, recordNamesText } from './record-names.ts'
import { searchQueryErrors } from './search.query.ts'

const asked = (over: Partial<Parameters<typeof searchQueryErrors>[0]>) =>
  searchQueryErrors({ q: 'ann', limit: '', recent: '', ...over })

describe('the query of a search', () => {
  test.each([
    [{}, {}],
    [{ q: '' }, { q: ['required'] }],
    [{ q: 'a' }, { q: ['minlength'] }],
    [{ q: 'a'.repeat(100) }, {}],
    [{ q: 'a'.repeat(101) }, { q: ['maxlength'] }],
    [{ limit: '1' }, {}],
    [{ limit: '20' }, {}],
    [{ limit: '0' }, { limit: ['range'] }],
    [{ limit: '21' }, { limit: ['range'] }],
    [{ limit: '1.5' }, { limit: ['range'] }],
    [{ limit: 'x' }, { limit: ['range'] }],
    [{ q: '', recent: 'lead:7,unit:12' }, {}],
    [{ q: '', recent: 'tenant:7' }, { recent: ['range'] }],
    [{ q: '', recent: 'lead:x' }, { recent: ['range'] }],
    [{ q: '', recent: Array(11).fill('lead:7').join(',') }, { recent: ['range'] }],
  ])('%j has the errors %j', (over, errors) => {
    expect(Object.entries(asked(over)).filter(([, names]) => names.length > 0)).toEqual(
      Object.entries(errors),
    )
  })

  test('writes records in the format it reads', () => {
    const records = [
      { kind: 'lead', id: 7 },
      { kind: 'user', id: 12 },
    ] as const
    expect(recordNamesIn(recordNamesText(records))).toEqual(records)
  })
})
