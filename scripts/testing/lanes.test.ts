import { expect, it } from 'vitest'
import { planLanes } from './lanes.ts'

const steps = [50, 30, 300, 200, 180, 70, 240].map((seconds) => ({ seconds }))
const secondsIn = (lanes: { seconds: number }[][]) => lanes.map((lane) => lane.map(({ seconds }) => seconds))

it('ends the lanes at about the same time, and begins each with what is quick', () => {
  expect(secondsIn(planLanes(steps, 2))).toEqual([
    [50, 180, 300],
    [30, 70, 200, 240],
  ])
})

it('takes one after the other where there is one lane, and leaves a lane empty where there is one step', () => {
  expect(secondsIn(planLanes(steps, 1))).toEqual([[30, 50, 70, 180, 200, 240, 300]])
  expect(secondsIn(planLanes(steps.slice(0, 1), 2))).toEqual([[50], []])
})
