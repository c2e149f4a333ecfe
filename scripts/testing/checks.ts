import { existsSync } from 'node:fs'
import { inRoot } from '../lib/root.ts'
import { runTool } from '../lib/run-tool.ts'
import { FAILED } from './failures.ts'
import { RUN_MS } from './limits.ts'

/** A static check. */
export interface Check {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** True if files can be checked one by one: after a change only the changed ones are. */
  readonly isPerFile?: true
  /** The command that fixes findings. */
  readonly fix?: string
}

/** The most informative first. */
export const checks: readonly Check[] = [
  { name: 'types', command: ['tsc', '--build'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'], isPerFile: true },
  // Files and exports that nothing imports; settings in knip.json.
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'format', command: ['oxfmt', '--check', '.'], fix: 'node_modules/.bin/oxfmt .' },
]

const SCRIPT = /\.(?:[cm]?[jt]s|tsx)$/

/** Runs a check, of these files only if it can; true without findings. */
export async function runCheck(
  { name, command: [tool, ...args], isPerFile, fix }: Check,
  changed?: readonly string[],
): Promise<boolean> {
  const files = isPerFile && changed?.filter((file) => SCRIPT.test(file) && existsSync(inRoot(file)))
  const isInOrder =
    files?.length === 0 || (await runTool(tool, [...args, ...(files ?? [])], { timeoutMs: RUN_MS })) === 0
  console.log(`${isInOrder ? '✓ ' : FAILED}${name}${isInOrder || !fix ? '' : ` (to fix: ${fix})`}`)
  return isInOrder
}
