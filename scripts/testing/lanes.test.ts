import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { runInLanes } from './lanes.ts'

const steps = Object.entries({ check: 3, server: 9, stories: 8, unit: 1 }).map(([name, seconds]) => ({
  name,
  seconds,
}))

/** Runs the steps and returns the order in which they began. */
async function begun(lanes: number, timings: Record<string, number> = {}) {
  const order: string[] = []
  const results = await runInLanes(steps, lanes, timings, async ({ name }) => {
    order.push(name)
    await turn()
    return name
  })
  expect(results.toSorted()).toEqual(steps.map(({ name }) => name))
  return order
}

it('starts the longest step first, and gives a free lane the longest of the rest', async () => {
  expect(await begun(1)).toEqual(['server', 'stories', 'check', 'unit'])
  expect(await begun(2)).toEqual(['server', 'stories', 'check', 'unit'])
})

it('uses the times of the last run rather than the estimates of the steps', async () => {
  expect(await begun(1, { unit: 20, server: 2 })).toEqual(['unit', 'stories', 'check', 'server'])
})
