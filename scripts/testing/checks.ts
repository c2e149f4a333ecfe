import { runTool } from '../lib/run-tool.ts'

/** Longest a check may take, in milliseconds. */
const TIMEOUT_MS = 600_000

/** Something that is judged without running the product. */
export interface Check {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** What to run to mend it, where a command can. */
  readonly mend?: string
}

/** Types, lint and format, in the order of how much they say. */
export const checks: readonly Check[] = [
  { name: 'types', command: ['tsc', '--build'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check', '.'], mend: 'node_modules/.bin/oxfmt .' },
]

/** Runs one check; true when there is nothing to complain of. */
export async function runCheck({ name, command: [tool, ...args], mend }: Check): Promise<boolean> {
  const isInOrder = (await runTool(tool, args, { timeoutMs: TIMEOUT_MS })) === 0
  console.log(`${isInOrder ? '✓' : '✗'} ${name}${isInOrder || !mend ? '' : ` (to mend: ${mend})`}`)
  return isInOrder
}
