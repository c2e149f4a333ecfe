import { runTool } from '../lib/run-tool.ts'
import { FAILED } from './failures.ts'
import { RUN_MS } from './limits.ts'

/** A static check. */
export interface Check {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** The command that fixes findings. */
  readonly fix?: string
}

/** The most informative first. */
export const checks: readonly Check[] = [
  { name: 'types', command: ['tsc', '--build'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  // Files and exports that nothing imports; settings in knip.json.
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'format', command: ['oxfmt', '--check', '.'], fix: 'node_modules/.bin/oxfmt .' },
]

/** Runs a check; true without findings. */
export async function runCheck({ name, command: [tool, ...args], fix }: Check): Promise<boolean> {
  const isInOrder = (await runTool(tool, args, { timeoutMs: RUN_MS })) === 0
  console.log(`${isInOrder ? '✓ ' : FAILED}${name}${isInOrder || !fix ? '' : ` (to fix: ${fix})`}`)
  return isInOrder
}
