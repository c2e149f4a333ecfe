import { expect, it, vi } from 'vitest'
import { ProblemError, type Problem } from '../platform/problem.ts'
import { anEnv } from '../root/env.fixtures.ts'
import type { ExportQuestion } from './exports.calls.ts'
import { ExportsStoreModel } from './exports.store.ts'

const QUESTION: ExportQuestion = { list: 'enquiries', query: { filters: { name: 'ann' }, sort: null } }

function storeWith(...responses: Promise<void>[]) {
  const cancel = vi.fn<() => void>()
  const run = vi.fn<() => { response: Promise<void>; cancel: () => void }>(() => ({
    response: responses.shift() ?? Promise.resolve(),
    cancel: () => cancel(),
  }))
  return { store: ExportsStoreModel.create({}, anEnv({ exports: { run } })), run, cancel }
}

it('reports which list is being exported', async () => {
  const { store, run } = storeWith()
  const running = store.run(QUESTION, 'csv')
  expect(store.running).toBe('enquiries')
  expect(run).toHaveBeenCalledExactlyOnceWith(QUESTION, 'csv')
  expect(await running).toEqual({ kind: 'done' })
  expect(store.running).toBeNull()
})

it('a cancelled export reports nothing, whatever its result', async () => {
  const response = Promise.withResolvers<void>()
  const { store, cancel } = storeWith(response.promise)
  const running = store.run(QUESTION, 'csv')
  store.cancel()
  expect(cancel).toHaveBeenCalledOnce()
  expect(store.running).toBeNull()
  response.reject(new ProblemError({ kind: 'offline' }))
  expect(await running).toEqual({ kind: 'cancelled' })
})

it.each<[Problem, object]>([
  [
    { kind: 'rejected', body: { error: 'too-many', rows: 100_001, max: 100_000 } },
    { kind: 'too-many', rows: 100_001, max: 100_000 },
  ],
  [
    { kind: 'limited', retryAfterSeconds: 10 },
    { kind: 'limited', retryAfterSeconds: 10 },
  ],
  [{ kind: 'offline' }, { kind: 'failed', problem: { kind: 'offline' } }],
])('names %j', async (problem, outcome) => {
  const { store } = storeWith(Promise.reject(new ProblemError(problem)))
  expect(await store.run(QUESTION, 'xlsx')).toEqual(outcome)
})
