import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('one runs, the allowed number wait in order, and one more is rejected', async () => {
  const queue = oneAtATime(2)
  const log: string[] = []
  const work = (name: string) => () => {
    log.push(`${name} begins`)
    return turn(name).then(() => log.push(`${name} ends`))
  }
  const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map((name) => queue(work(name)))
  expect(await fourth).toBeNull()
  await Promise.all([first, second, third])
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  expect(await queue(() => Promise.resolve('e'))).toBe('e')
})

test('a failure rejects for its caller, and the next one runs', async () => {
  const queue = oneAtATime(1)
  const failing = queue(() => Promise.reject(new Error('damaged')))
  const next = queue(() => Promise.resolve('next'))
  await expect(failing).rejects.toThrow('damaged')
  expect(await next).toBe('next')
})
