import { describe, expect, it } from 'vitest'
import { ProblemError, type Problem } from '../problem.ts'
import { readingModelOf } from './reading.model.ts'

const Model = readingModelOf<string>('Name')
const responding = (value: string) => () => Promise.resolve(value)
const failing = (problem: Problem) => () => Promise.reject(new ProblemError(problem))

describe('readingModelOf', () => {
  it('holds the value', async () => {
    const reading = Model.create()
    expect(reading.phase).toBe('loading')
    await reading.read(responding('Ann'))
    expect([reading.phase, reading.value]).toEqual(['ready', 'Ann'])
  })

  it('keeps the value when a refetch fails', async () => {
    const reading = Model.create()
    await reading.read(responding('Ann'))
    await reading.read(failing({ kind: 'offline' }))
    expect([reading.phase, reading.value, reading.isStale]).toEqual(['ready', 'Ann', true])
    expect(reading.listState).toEqual({ phase: 'ready', hasRefreshFailed: true })
    await reading.read(responding('Ben'))
    expect([reading.value, reading.isStale]).toEqual(['Ben', false])
  })

  it('clears the value when it no longer exists', async () => {
    const reading = Model.create()
    await reading.read(responding('Ann'))
    await reading.read(failing({ kind: 'gone' }))
    expect([reading.phase, reading.value]).toEqual(['missing', null])
    expect(reading.listState).toEqual({ phase: 'failed', hasRefreshFailed: false })
  })

  it('can be retried after a failure', async () => {
    const reading = Model.create()
    await reading.read(failing({ kind: 'offline' }))
    expect(reading.listState).toEqual({ phase: 'failed', hasRefreshFailed: false })
    const retried = reading.read(responding('Ann'))
    expect(reading.phase).toBe('loading')
    await retried
    expect(reading.value).toBe('Ann')
  })

  it('ignores a late response to an older request, and any after leave', async () => {
    const reading = Model.create()
    const late = Promise.withResolvers<string>()
    const first = reading.read(() => late.promise)
    await reading.read(responding('Ben'))
    late.resolve('Ann')
    await first
    expect(reading.value).toBe('Ben')
    const left = reading.read(responding('Cas'))
    reading.leave()
    await left
    expect(reading.value).toBe('Ben')
  })
})
