import { expect, it } from 'vitest'
import { failing } from '../../root/env.fixtures.ts'
import { ProblemError, type Problem } from '../problem.ts'
import { outcomeOf } from './write-outcome.ts'

const outcomeAfter = (problem: Problem) => outcomeOf(() => Promise.reject(new ProblemError(problem)))

it('returns the outcome of a write, and never rejects', async () => {
  expect(await outcomeOf(() => Promise.resolve(true))).toEqual({ kind: 'done' })
  expect(await outcomeOf(() => Promise.resolve(false))).toEqual({ kind: 'rejected' })
  expect(await outcomeOf(failing('offline'))).toEqual({ kind: 'failed', problem: { kind: 'offline' } })
  expect(await outcomeAfter({ kind: 'limited', retryAfterSeconds: 9 })).toEqual({
    kind: 'limited',
    retryAfterSeconds: 9,
  })
  expect(
    await outcomeAfter({ kind: 'invalid', errors: [{ attribute: 'name', errors: [{ name: 'required' }] }] }),
  ).toEqual({ kind: 'invalid', errors: { name: ['required'] } })
})
