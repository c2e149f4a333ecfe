import { expect, test } from 'vitest'
import { concurrencyLimit } from './concurrency-limit.ts'

test('runs at most as many as the limit, in order, also after failures', async () => {
  const limit = concurrencyLimit(2)
  const finish: (() => void)[] = []
  const begun: number[] = []
  const works = [0, 1, 2, 3].map((work) =>
    limit(async () => {
      begun.push(work)
      await new Promise<void>((resolve) => finish.push(resolve))
      if (work === 0) throw new Error('failed')
      return work
    }),
  )
  const ended = Promise.allSettled(works)
  expect(begun).toEqual([0, 1])
  finish[0]?.()
  await expect(works[0]).rejects.toThrow('failed')
  expect(begun).toEqual([0, 1, 2])
  finish[1]?.()
  finish[2]?.()
  await Promise.all([works[1], works[2]])
  expect(begun).toEqual([0, 1, 2, 3])
  finish[3]?.()
  expect((await ended).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
})
