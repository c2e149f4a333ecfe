import { execFileSync, spawnSync } from 'node:child_process'
import { ROOT } from '../lib/root.ts'

/** The main branch, in a working copy and in a checkout of a pull request. */
const MAIN = ['main', 'origin/main']

/** Files that every journey depends on. */
const ALL_JOURNEYS =
  /^(?:packages\/(?:app|domain|server)\/(?:src\/(?!.*\.(?:test|stories|fixtures)\.tsx?$)|[^/]*$)|tests\/journeys\/_|playwright\.config\.ts$|pnpm-lock\.yaml$)/

/**
 * The commit at which this branch left main; on main itself, the last commit.
 * @throws when git knows no main
 */
export function changeBase(root = ROOT): string {
  for (const main of MAIN) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], { cwd: root, encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  throw new Error(`--changed compares with ${MAIN.join(' or ')}, and git knows neither here.`)
}

/** Files that differ from a commit, new ones included, relative to the root. */
export function changedFiles(base: string, root = ROOT): string[] {
  const lines = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [...lines('diff', '--name-only', base), ...lines('ls-files', '--others', '--exclude-standard')]
}

/** True when these files can affect every journey. Imports cannot tell: journeys import nothing of the product. */
export const affectsAllJourneys = (files: readonly string[]): boolean =>
  files.some((file) => ALL_JOURNEYS.test(file))

/** Files that no test of the server imports. */
const BESIDE_SERVER = /^(?:packages\/(?:app|ui)\/|docs\/|tests\/|\.storybook\/|[^/]+\.md$)/

/** True when these files can affect tests of the server. */
export const affectsServer = (files: readonly string[]): boolean =>
  files.some((file) => !BESIDE_SERVER.test(file))

export const hasJourneys = (files: readonly string[]): boolean =>
  files.some((file) => file.startsWith('tests/journeys/'))

/** The architecture test that compiles copies of the packages, which takes longer than all others together. */
export const MAP_CHANGES = 'tests/architecture/map-changes-compile.test.ts'

/** Files that it changes in the copies, and those that describe the changes. */
const OF_MAP_CHANGES =
  /^(?:packages\/(?:domain|server|ui\/src\/lettings)\/|docs\/MAP\.md$|scripts\/new\/|tests\/architecture\/)/

/** True when these files can affect `MAP_CHANGES`. */
export const affectsMapChanges = (files: readonly string[]): boolean =>
  files.some((file) => OF_MAP_CHANGES.test(file))
