import { runTool } from '../lib/run-tool.ts'
import { FAILED } from './failures.ts'
import { RUN_MS } from './limits.ts'

/** Something that is judged without running the product. */
export interface Check {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** The command that fixes it, if there is one. */
  readonly fix?: string
}

/** Types, lint and format, in the order of how much they say. */
export const checks: readonly Check[] = [
  { name: 'types', command: ['tsc', '--build'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check', '.'], fix: 'node_modules/.bin/oxfmt .' },
]

/** Runs one check; true when there is nothing to complain of. */
export async function runCheck({ name, command: [tool, ...args], fix }: Check): Promise<boolean> {
  const isInOrder = (await runTool(tool, args, { timeoutMs: RUN_MS })) === 0
  console.log(`${isInOrder ? '✓ ' : FAILED}${name}${isInOrder || !fix ? '' : ` (to fix: ${fix})`}`)
  return isInOrder
}
