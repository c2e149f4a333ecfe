import { spawnSync } from 'node:child_process'
import { ROOT } from '../lib/root.ts'

/** Where the work of everybody comes together, as a clone and as a checkout of a pull request know it. */
const MAIN = ['main', 'origin/main']

/**
 * The commit at which the work in this checkout left main; on main itself, the last commit.
 * @throws when git knows no main
 */
export function changeBase(): string {
  for (const main of MAIN) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], { cwd: ROOT, encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  throw new Error(`--changed compares with ${MAIN.join(' or ')}, and git knows neither here.`)
}
