import { availableParallelism } from 'node:os'
import { runTool } from '../lib/run-tool.ts'
import { RUN_MS } from './limits.ts'
import { failedWith, NOTHING, type Outcome } from './outcome.ts'
import type { Log } from './runners.ts'

/** A static check. */
export interface Check {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly env?: Readonly<Record<string, string>>
  /** The command that fixes findings. */
  readonly fix?: string
}

/**
 * A tool runs so many type checkers at once, at most the default of tsc. They share no types: on two processors two or
 * four of them took twice the processor time of one, and as long or longer.
 */
const CHECKERS = String(Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2))))

/** The most informative first. */
export const checks: readonly Check[] = [
  { name: 'types', command: ['tsc', '--build', '--builders', '2', '--checkers', CHECKERS] },
  {
    name: 'lint',
    command: ['oxlint', '--deny-warnings'],
    // tsgolint starts one checker per processor that Go may use; GOGC has Go collect garbage less often.
    env: { GOMAXPROCS: CHECKERS, GOGC: '200' },
  },
  // Files and exports that nothing imports; settings in knip.json.
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'format', command: ['oxfmt', '--check', '.'], fix: 'node_modules/.bin/oxfmt .' },
]

export async function runCheck(
  { name, command: [tool, ...args], env, fix }: Check,
  log?: Log,
): Promise<Outcome> {
  const code = await runTool(tool, args, {
    timeoutMs: RUN_MS,
    ...(env && { env }),
    ...(log && { onLine: log }),
  })
  const print = log ?? console.log
  print(code === 0 ? `✓ ${name}` : `✗ ${name}${fix ? ` (to fix: ${fix})` : ''}`)
  return code === 0 ? { ...NOTHING, passed: 1 } : failedWith(`the check of ${name} has findings`)
}
