import { expect, it } from 'vitest'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { GENERIC_ERROR } from '../platform/messages.ts'
import { AttemptModel } from './attempt.model.ts'
import { TOO_MANY_ATTEMPTS } from './session.rules.ts'

const NO = 'No.'

it.each<[kind: string, failure: string | null]>([
  ['rejected', NO],
  ['limited', TOO_MANY_ATTEMPTS],
  ['broken', GENERIC_ERROR],
  ['failed', GENERIC_ERROR],
  ['signed-in', null],
  ['done', null],
])('%s fails with %j', async (kind, failure) => {
  const attempt = AttemptModel.create()
  expect(await attempt.make(Promise.resolve({ kind }), NO)).toEqual({ kind })
  expect(attempt.failure).toBe(failure)
})

it('keeps the server’s errors for the fields, until the next outcome', async () => {
  const attempt = AttemptModel.create()
  const errors: ErrorsByField = { username: ['email'] }
  await attempt.make(Promise.resolve({ kind: 'invalid', errors }), NO)
  expect([attempt.failure, attempt.serverErrors]).toEqual([null, errors])
  await attempt.make(Promise.resolve({ kind: 'rejected' }))
  expect([attempt.failure, attempt.serverErrors]).toEqual([GENERIC_ERROR, {}])
})

it('is busy while pending, and clears the previous failure', async () => {
  const attempt = AttemptModel.create()
  attempt.fail(NO)
  const answer = Promise.withResolvers<{ kind: string }>()
  const made = attempt.make(answer.promise, NO)
  expect([attempt.isBusy, attempt.failure]).toEqual([true, null])
  answer.resolve({ kind: 'done' })
  await made
  expect(attempt.isBusy).toBe(false)
})
