import { expect, it } from 'vitest'
import { feedbackOn, NO_FEEDBACK } from './visit-outcome.ts'

it('shows nothing after a success', () => {
  expect([feedbackOn({ kind: 'known' }), feedbackOn({ kind: 'done' })]).toEqual([NO_FEEDBACK, NO_FEEDBACK])
})

it('leaves errors of fields to the fields', () => {
  expect(feedbackOn({ kind: 'invalid', errors: { email: ['email'] } })).toEqual({
    failure: null,
    serverErrors: { email: ['email'] },
  })
})

it.each([
  [{ kind: 'mismatch' }, { kind: 'mismatch' }],
  [{ kind: 'lapsed' }, { kind: 'lapsed' }],
  [{ kind: 'rejected' }, { kind: 'rejected' }],
  [
    { kind: 'limited', retryAfterSeconds: 60 },
    { kind: 'limited', retryAfterSeconds: 60 },
  ],
  [{ kind: 'failed', problem: { kind: 'offline' } }, { kind: 'offline' }],
  [{ kind: 'failed', problem: { kind: 'gone' } }, { kind: 'gone' }],
  [{ kind: 'failed', problem: { kind: 'broken' } }, { kind: 'rejected' }],
  [{ kind: 'failed', problem: { kind: 'unauthenticated' } }, { kind: 'rejected' }],
] as const)('tells %j as %j', (outcome, failure) => {
  expect(feedbackOn(outcome)).toEqual({ failure, serverErrors: {} })
})
