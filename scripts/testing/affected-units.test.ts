import { expect, it } from 'vitest'
import { affectedUnitTests } from './affected-units.ts'

const OF_STATUSES = 'packages/domain/src/leads/lead.status.test.ts'
const OF_LANES = 'scripts/testing/lanes.test.ts'

it('are those that import what changed, and a changed test itself', () => {
  const tests = affectedUnitTests(['packages/domain/src/leads/lead.status.ts', OF_LANES])
  expect(tests).toEqual(expect.arrayContaining([OF_STATUSES, OF_LANES]))
  expect(tests).not.toContain('scripts/testing/outcome.test.ts')
})

it('are those of scripts that import what changed', () => {
  expect(affectedUnitTests(['scripts/lib/root.ts'])).toContain('scripts/testing/change.test.ts')
})

it.each(['pnpm-lock.yaml', 'vitest.config.ts', 'packages/domain/package.json'])(
  'are all after a change of %s',
  (file) => {
    expect(affectedUnitTests([file])).toEqual(expect.arrayContaining([OF_STATUSES, OF_LANES]))
  },
)

it('are none after a change of the documentation', () => {
  expect(affectedUnitTests(['docs/MAP.md'])).toEqual([])
})
