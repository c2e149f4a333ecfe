import { expect, test, vi } from 'vitest'
import { leftToPostgres } from './steps.ts'

test.each([
  { ci: '', hasPostgres: true, patterns: ['**/*.postgres.int.test.ts'] },
  { ci: '', hasPostgres: false, patterns: [] },
  { ci: 'true', hasPostgres: true, patterns: [] },
  { ci: 'true', hasPostgres: false, patterns: [] },
])(
  'no test is left out on both databases: CI=$ci, PostgreSQL $hasPostgres',
  ({ ci, hasPostgres, patterns }) => {
    vi.stubEnv('CI', ci)
    expect(leftToPostgres(hasPostgres)).toEqual(patterns)
  },
)
