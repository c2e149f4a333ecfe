import type { Problem } from '@latchkey/domain/platform/problem'
import { describe, expect, it } from 'vitest'
import { problemFrom, retryAfterSecondsIn, type FailedResponse } from './http-problem.ts'

const word = { error: 'x', message: 'x' }
const required = [{ attribute: 'property.name', errors: [{ name: 'required' }] }]

const table: [what: string, response: FailedResponse | null, problem: Problem][] = [
  ['no response at all', null, { kind: 'offline' }],
  ['a proxy without a server behind it', { status: 502, body: '<html>' }, { kind: 'offline' }],
  ['a lost commit', { status: 503, body: { error: 'unconfirmed' } }, { kind: 'unconfirmed' }],
  ['a server on its way up', { status: 503, body: word }, { kind: 'offline' }],
  ['a proxy that gave up waiting', { status: 504, body: '' }, { kind: 'offline' }],
  ['no session', { status: 401, body: word }, { kind: 'unauthenticated' }],
  ['no permission', { status: 403, body: word }, { kind: 'forbidden' }],
  [
    'areas that the user may not give to a key',
    { status: 403, body: { error: 'forbidden', areas: ['enquiries'] } },
    { kind: 'forbidden', areas: ['enquiries'] },
  ],
  ['no fresh proof', { status: 403, body: word, isProofRequired: true }, { kind: 'unproved' }],
  ['an unknown or deleted record', { status: 404, body: word }, { kind: 'gone' }],
  [
    'a lead that was merged into another',
    { status: 404, body: { error: 'not_found', mergedInto: 7 } },
    { kind: 'gone', mergedInto: 7 },
  ],
  [
    'a lead whose import was undone',
    { status: 404, body: { error: 'not_found', isImportUndone: true } },
    { kind: 'gone', isImportUndone: true },
  ],
  [
    'a stale record',
    { status: 409, body: { error: 'conflict' } },
    { kind: 'rejected', body: { error: 'conflict' } },
  ],
  ['rejected fields', { status: 422, body: required }, { kind: 'invalid', errors: required as never }],
  [
    'a field with an unknown error',
    { status: 422, body: [{ attribute: 'email', errors: [{ name: 'haunted' }, {}, null] }] },
    {
      kind: 'invalid',
      errors: [
        { attribute: 'email', errors: [{ name: 'invalid' }, { name: 'invalid' }, { name: 'invalid' }] },
      ],
    },
  ],
  ['a 422 that names no field', { status: 422, body: [] }, { kind: 'broken' }],
  ['a 422 of another shape', { status: 422, body: word }, { kind: 'broken' }],
  ['a 422 with a nameless field', { status: 422, body: [{ errors: [] }] }, { kind: 'broken' }],
  [
    'too many calls',
    { status: 429, body: word, retryAfter: '30' },
    { kind: 'limited', retryAfterSeconds: 30 },
  ],
  [
    'too many calls, without a delay',
    { status: 429, body: word },
    { kind: 'limited', retryAfterSeconds: null },
  ],
  ['a fault', { status: 500, body: word }, { kind: 'broken' }],
  ['malformed JSON', { status: 400, body: word }, { kind: 'broken' }],
  ['too large', { status: 413, body: word }, { kind: 'too-large' }],
  ['too large for a proxy', { status: 413, body: '<html>' }, { kind: 'too-large' }],
  ['an unexpected redirect', { status: 302, body: '' }, { kind: 'broken' }],
]

describe('problemFrom', () => {
  it.each(table)('%s', (_what, response, problem) => {
    expect(problemFrom(response)).toEqual(problem)
  })
})

describe('retryAfterSecondsIn', () => {
  const nowMs = Date.UTC(2026, 2, 2, 9)

  it.each([
    ['120', 120],
    ['0', 0],
    ['1.2', 2],
    ['-5', null],
    ['', null],
    [undefined, null],
    ['soon', null],
    [new Date(nowMs + 90_000).toUTCString(), 90],
    [new Date(nowMs - 90_000).toUTCString(), 0],
  ])('%s', (header, seconds) => {
    expect(retryAfterSecondsIn(header, nowMs)).toBe(seconds)
  })
})
