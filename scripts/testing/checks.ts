import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { inRoot } from '../lib/root.ts'
import { runTool } from '../lib/run-tool.ts'
import { FAILED } from './failures.ts'
import { RUN_MS } from './limits.ts'

/** A static check. */
export interface Check {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly env?: Readonly<Record<string, string>>
  /** True if files can be checked one by one: after a change only the changed ones are. */
  readonly isPerFile?: true
  /** The command that fixes findings. */
  readonly fix?: string
}

/**
 * How many type checkers a tool runs at once, at most the default of tsc. They share no types: on two processors two or
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
    isPerFile: true,
  },
  // Files and exports that nothing imports; settings in knip.json.
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'format', command: ['oxfmt', '--check', '.'], fix: 'node_modules/.bin/oxfmt .' },
]

const SCRIPT = /\.(?:[cm]?[jt]s|tsx)$/

/** Runs a check, of these files only if it can; true without findings. */
export async function runCheck(
  { name, command: [tool, ...args], env, isPerFile, fix }: Check,
  changed?: readonly string[],
): Promise<boolean> {
  const files = isPerFile && changed?.filter((file) => SCRIPT.test(file) && existsSync(inRoot(file)))
  const isInOrder =
    files?.length === 0 ||
    (await runTool(tool, [...args, ...(files ?? [])], { timeoutMs: RUN_MS, env })) === 0
  console.log(`${isInOrder ? '✓ ' : FAILED}${name}${isInOrder || !fix ? '' : ` (to fix: ${fix})`}`)
  return isInOrder
}
