import { expect, it } from 'vitest'
import { newsOf, NO_NEWS } from './visit-failure.ts'

it('has nothing to tell when all went well', () => {
  expect([newsOf({ kind: 'known' }), newsOf({ kind: 'done' })]).toEqual([NO_NEWS, NO_NEWS])
})

it('leaves fields to say themselves what is wrong', () => {
  expect(newsOf({ kind: 'invalid', errors: { email: ['email'] } })).toEqual({
    failure: null,
    serverErrors: { email: ['email'] },
  })
})

it.each([
  [{ kind: 'mismatch' }, { kind: 'mismatch' }],
  [{ kind: 'lapsed' }, { kind: 'lapsed' }],
  [{ kind: 'refused' }, { kind: 'refused' }],
  [
    { kind: 'limited', retryAfterSeconds: 60 },
    { kind: 'limited', retryAfterSeconds: 60 },
  ],
  [{ kind: 'failed', problem: { kind: 'offline' } }, { kind: 'offline' }],
  [{ kind: 'failed', problem: { kind: 'gone' } }, { kind: 'gone' }],
  [{ kind: 'failed', problem: { kind: 'broken' } }, { kind: 'refused' }],
  [{ kind: 'failed', problem: { kind: 'unauthenticated' } }, { kind: 'refused' }],
] as const)('tells %j as %j', (outcome, failure) => {
  expect(newsOf(outcome)).toEqual({ failure, serverErrors: {} })
})
