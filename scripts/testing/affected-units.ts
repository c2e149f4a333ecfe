import { globSync } from 'node:fs'
import { ROOT } from '../lib/root.ts'
import { withImporters } from './imports.ts'

/** The tests of the project `unit`. */
export const UNIT_TESTS = [
  'packages/*/src/**/*.test.ts',
  'scripts/**/*.test.ts',
  // The only test of the cluster that needs neither PostgreSQL nor the product.
  'tests/cluster/proxy.test.ts',
]

/** Files that every unit test depends on without importing them. */
const ALL_UNIT_TESTS = /^(?:(?:packages\/\w+\/)?package\.json$|pnpm-lock\.yaml$|vitest\.config\.ts$)/

/** Unit tests that a change of these files can affect, relative to the root. */
export function affectedUnitTests(changed: readonly string[]): string[] {
  const tests = globSync(UNIT_TESTS, { cwd: ROOT })
  if (changed.some((file) => ALL_UNIT_TESTS.test(file))) return tests
  const reached = withImporters(changed, ROOT)
  return tests.filter((file) => reached.has(file))
}
