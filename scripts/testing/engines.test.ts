import { expect, it } from 'vitest'
import { countByEngine } from './engines.ts'

const spec = (...tests: (readonly [string, string])[]) => ({
  tests: tests.map(([projectName, status]) => ({ projectName, status })),
})

it('counts each engine separately, nested suites included; a retried test counts as failed', () => {
  const suites = [
    {
      specs: [spec(['chromium', 'expected'], ['firefox', 'unexpected'])],
      suites: [{ specs: [spec(['chromium', 'expected'], ['firefox', 'flaky'])] }],
    },
    { specs: [spec(['firefox', 'skipped'])] },
  ]
  expect([...countByEngine({ suites })]).toEqual([
    ['chromium', { passed: 2, failed: 0, skipped: 0 }],
    ['firefox', { passed: 0, failed: 2, skipped: 1 }],
  ])
})
