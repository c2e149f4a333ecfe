import { statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { allBaselines, BASELINES, hasFrame } from '../visual/_baselines.ts'

// Git keeps every version of every picture, and a change of the shell makes a new version of all that show it.
const MOST_BASELINES = 250
const MOST_BYTES = 4_000_000
const MOST_WITH_FRAME = 60

test('the baselines are few and small', () => {
  const baselines = allBaselines()
  const bytes = baselines.reduce((sum, file) => sum + statSync(path.join(BASELINES, file)).size, 0)
  expect(baselines.length).toBeLessThanOrEqual(MOST_BASELINES)
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
})

test('few baselines show the shell of the product', async () => {
  const withFrame = await Promise.all(allBaselines().map(hasFrame))
  expect(withFrame.filter(Boolean).length).toBeLessThanOrEqual(MOST_WITH_FRAME)
})
